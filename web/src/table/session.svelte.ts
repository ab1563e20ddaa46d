import { api, Unreachable, by, freshId, insist, MOMENT, Refused, type Schemas } from '../api/ask';
import { keysOf, type Role } from '../api/keys';
import { listen, type Line, type People, type Presence, type TableEvent, type TableInfo, type Times, type View } from '../api/stream';
import { given, nth } from '../given';
import { say } from '../i18n/messages.svelte';
import { toldAt } from './saga/rounds';
import { namesOf } from './seats/names';
import { Talk } from './talk/talk.svelte';
import type { Playing, Scenes } from './timeline/scene';
import { TableTimes } from './clock/times.svelte';
import { Track } from './track.svelte';
import { Trials, type Move } from './trials.svelte';
import { Viewing } from './viewing.svelte';

const PATIENCE = 20_000; // ms a move is sent again and again

/** A table in this tab: the seats it holds, the stream, and what is sent. */
export class Session {
  line = $state<Line>('away');
  refusal = $state.raw<Refused | Unreachable | null>(null);
  /** What of mine is on its way; the event may bring the next decision before the answer is there. */
  private sent = $state.raw<{ decision: number; move: Move | null } | null>(null);
  tracks = $state.raw<Track[]>([]);
  /** How the others are, as the first who looks here is told. */
  private people = $state.raw<People | null>(null);
  /** How the clocks stand, as the same one is told. */
  readonly times = new TableTimes();
  /** Where the game stands, as its board says it: "Round 5 of 10 · Fights". */
  heading = $state('');
  /** The code of a move that a hint points at. */
  marked = $state<number | null>(null);
  /** A bot decides for me while I watch, one decision after another; it ends with this page. */
  autoplay = $state(false);
  private seated = $derived(JSON.stringify(this.table?.seats ?? []));
  /** How sentences call the seats; it stays the same as long as they do, so that the saga is not said anew. */
  names = $derived(namesOf(JSON.parse(this.seated), this.you));
  /** Who teaches may keep a move from being sent. */
  allows: (move: Move) => boolean | Promise<boolean> = () => true;
  /** No hint is offered, for the move is to be found. */
  unaided = $state(false);
  private scenes: Scenes | null = null;
  /** As whom the page looks. */
  readonly viewing = new Viewing(this);
  /** What is tried out before it is done. */
  readonly trials = new Trials(this);
  /** What people say here. */
  readonly talk: Talk;
  private close: () => void;

  constructor(readonly id: string) {
    this.talk = new Talk(this);
    const held = keysOf(id);
    const seats = held.filter((key) => key.role === 'seat').sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
    const watch = held.find((key) => key.role === 'watch');
    const viewers = seats.length ? seats : watch ? [watch] : [];
    this.tracks = viewers.map((key) => new Track(id, key.role === 'seat' ? key.seat : null, key.secret));
    this.viewing.begin();
    this.close = viewers.length
      ? listen(
          viewers.map((key) => key.secret),
          {
            event: (event) => this.hear(event),
            people: (people) => this.meetPeople(people),
            clocks: (times) => this.keepTime(times),
            talk: (talk) => this.talk.hear(talk),
            line: (line) => this.meet(line),
          },
        )
      : () => {};
    if (!viewers.length) this.line = 'refused';
  }

  /** The game's face has come, and with it the scenes that it makes of steps. */
  stageWith(scenes: Scenes | null): void {
    this.scenes = scenes;
    for (const track of this.tracks) track.scenes = scenes;
  }

  leave(): void {
    this.close();
  }

  private meet(line: Line): void {
    this.line = line;
    if (line === 'away') for (const track of this.tracks) track.lose();
  }

  private hear(event: TableEvent): void {
    this.tracks.find((track) => track.seat === event.seat)?.hear(event);
  }

  private meetPeople(people: People): void {
    if (people.seat !== (this.tracks[0]?.seat ?? null)) return;
    this.people = people;
    this.talk.meet(people);
  }

  private keepTime(times: Times): void {
    if (times.seat === (this.tracks[0]?.seat ?? null)) this.times.hear(times);
  }

  /** How somebody else is; of this browser's own seats there is nothing to say, nor of bots. */
  presenceOf(seat: number): Presence | null {
    return this.mine.includes(seat) ? null : (this.people?.presence[seat] ?? null);
  }

  /** Whether there is somebody to talk to, now or soon. */
  get talks(): boolean {
    const { table, mine, talk } = this;
    if (!table || table.lesson || table.puzzle || !this.tracks.length) return false;
    const others = table.seats.some((who, seat) => who.who === 'person' && !mine.includes(seat));
    return (
      others || !mine.length || (table.status === 'gathering' && table.seats.some((who) => who.who === 'open')) || talk.items.length > 0
    );
  }

  key(role: Role): string | null {
    return keysOf(this.id).find((key) => key.role === role)?.secret ?? null;
  }

  get host(): string | null {
    return this.key('host');
  }

  /** The host's secret, for what only the host is offered. */
  get hostSecret(): string {
    return given(this.host);
  }

  /** The secret of the first who looks here: enough for what any viewer may ask. */
  get secret(): string {
    return nth(this.tracks, 0).secret;
  }

  /** The track of a seat of this browser. */
  trackOf(seat: number): Track {
    return given(this.tracks.find((track) => track.seat === seat));
  }

  /** What another seat saw, which is open to all after the end. */
  pastOf(seat: number): Track {
    const other = new Track(this.id, seat, this.secret, true);
    other.scenes = this.scenes;
    return other;
  }

  /** The seats of this browser; more than one is a screen that people share. */
  get mine(): number[] {
    return this.tracks.flatMap((track) => (track.seat === null ? [] : [track.seat]));
  }

  /** The seat that is "you": the only one of this browser, whoever's eyes it looks through. */
  get you(): number | null {
    return this.mine.length === 1 ? nth(this.mine, 0) : null;
  }

  get track(): Track | null {
    return this.viewing.track;
  }

  get seat(): number | null {
    return this.track?.seat ?? null;
  }

  get table(): TableInfo | null {
    return this.viewing.own?.latest?.table ?? null;
  }

  get view(): View | null {
    return this.trials.now?.view ?? this.track?.view ?? null;
  }

  /** For all that is drawn only once the table, its view and whose eyes they are have come. */
  get shownTable(): TableInfo {
    return given(this.table);
  }

  get shownView(): View {
    return given(this.view);
  }

  get shownTrack(): Track {
    return given(this.track);
  }

  /** The seat that looks, where only a seat can. */
  get ownSeat(): number {
    return given(this.seat);
  }

  /** What has just happened, where the table is not to be told for whom it waits: in the past, and between my own steps. */
  get moment(): string {
    const { track, seat } = this;
    if (!track) return '';
    const [past, mine] = [!(track.live || track.following), seat !== null && !!this.view?.waiting.includes(seat)];
    const told = past || mine ? toldAt(track.saga, track.told, this.names) : '';
    return told || (past ? say('web-past-begin') : '');
  }

  /** The scene that runs; nothing can be decided meanwhile. */
  get scene(): Playing | null {
    return this.track?.stage.playing ?? null;
  }

  endScene(): void {
    this.track?.endScene();
  }

  get sending(): boolean {
    return this.sent !== null && this.sent.decision === this.track?.latest?.view?.decision;
  }

  /** The move that is on its way. */
  get playing(): Move | null {
    return this.sending ? (this.sent?.move ?? null) : null;
  }

  get over(): boolean {
    return (this.table?.status === 'over' && !this.viewing.own?.behind) || this.table?.status === 'abandoned';
  }

  /** It is for me to decide, and no bot does so in my place. */
  get mayAct(): boolean {
    return this.isAsked && !this.autoplay && !this.table?.seats[this.ownSeat]?.level;
  }

  /** It is for the seat that looks to decide, and what it looks at is the present. */
  get isAsked(): boolean {
    const track = this.track;
    return (
      !!track?.latest &&
      track.live &&
      track.seat !== null &&
      !!track.view?.waiting.includes(track.seat) &&
      !this.sending &&
      !this.trials.now
    );
  }

  /** My seats for which the table waits now. */
  get awaited(): number[] {
    return this.mine.filter((seat) => {
      const event = this.trackOf(seat).latest;
      return event?.table.status === 'running' && !event.table.seats[seat]?.level && !!event.view?.waiting.includes(seat);
    });
  }

  /** A code, a text, or a whole move in the game's own form. */
  async play(move: Move): Promise<boolean> {
    const allowed = this.allows(move);
    if (allowed !== true && !(await allowed)) return false;
    return this.send(move, (sent, asking) => api.POST('/api/tables/{table}/seats/{seat}/moves', { ...asking, body: { ...sent, move } }));
  }

  /** A bot makes the decision that is open, and no other. */
  async letDecide(): Promise<boolean> {
    return this.send(null, (body, asking) => api.POST('/api/tables/{table}/seats/{seat}/decide', { ...asking, body }));
  }

  async undo(): Promise<boolean> {
    return this.send(null, (body, asking) => api.POST('/api/tables/{table}/seats/{seat}/undo', { ...asking, body }));
  }

  /** What a seat asks goes with its place and its secret. */
  get asking() {
    return { params: { path: { table: this.id, seat: this.ownSeat } }, ...by(this.shownTrack.secret) };
  }

  private async send(
    move: Move | null,
    post: (body: Schemas['UndoRequest'], asking: Session['asking']) => ReturnType<typeof api.POST>,
  ): Promise<boolean> {
    const track = this.track;
    if (!track?.latest?.view || track.seat === null || this.sending) return false;
    const { decision } = track.latest.view;
    const sent = (this.sent = { decision, move });
    this.marked = null;
    const [body, asking] = [{ id: freshId(), decision }, this.asking];
    const done = await this.attempt(() => insist(() => post(body, asking), PATIENCE).then(() => true));
    if (this.sent === sent) this.sent = null;
    return done ?? false;
  }

  /** Does it, or keeps what was refused, to be said. */
  async attempt<T>(deed: () => Promise<T>): Promise<T | null> {
    this.refusal = null;
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      this.refusal = error instanceof Refused && error.error === 'decision' ? null : error;
      return null;
    }
  }

  /** Whether a move is possible, and if not, the rule and the reason. */
  async why(move: Move): Promise<Schemas['WhyAnswer']> {
    return insist(() => api.POST('/api/tables/{table}/seats/{seat}/why', { ...this.asking, body: { move } }), MOMENT);
  }
  /** All ways to pay a move, the cheapest first, each with its bill. */
  async ways(move: Move): Promise<Schemas['WaysAnswer']> {
    return insist(() => api.POST('/api/tables/{table}/seats/{seat}/ways', { ...this.asking, body: { move } }), MOMENT);
  }
}
