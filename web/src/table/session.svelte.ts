import { Away, freshId, insist, MOMENT, Refused, type Phrase, type Schemas } from '../api/ask';
import { keysOf, type Role } from '../api/keys';
import { listen, type Line, type TableEvent, type TableInfo, type View } from '../api/stream';
import { namesOf } from './names';
import { roundAt, roundStarts } from './rounds';
import { Track, type Opened } from './track.svelte';

export { Track };

/** What a move would come to; it is made by `keepTrial`, or never. */
export type Trial = { move: Move; decision: number; view: View; story: Phrase[]; then: Schemas['Trial']['then'] };
type Move = number | string | object;

const PATIENCE = 20_000; // ms a move is sent again and again

/** A table in this tab: the seats it holds, the stream, and what is sent. */
export class Session {
  line = $state<Line>('away');
  refusal = $state.raw<Refused | Away | null>(null);
  /** What of mine is on its way; the event may bring the next decision before the answer is there. */
  private sent = $state.raw<{ decision: number; move: Move | null } | null>(null);
  tracks = $state.raw<Track[]>([]);
  /** Where the game stands, as its board says it: "Round 5 of 10 · Fights". */
  heading = $state('');
  /** The code of a move that a hint points at. */
  marked = $state<number | null>(null);
  private chosen = $state<number | null>(null);
  /** Another seat's eyes, after the end. */
  private other = $state.raw<Track | null>(null);
  /** The same eyes while everybody's hands were closed. */
  private closed: Track | null = null;
  /** On a screen that people share: the seat whose player looks at it. */
  private looker = $state<number | null>(null);
  private tried = $state.raw<Trial | null>(null);
  private seated = $derived(JSON.stringify(this.table?.seats ?? []));
  /** How sentences call the seats; it stays the same as long as they do, so that the saga is not said anew. */
  names = $derived(namesOf(JSON.parse(this.seated)));
  private close: () => void;

  constructor(readonly id: string) {
    const held = keysOf(id);
    const seats = held.filter((key) => key.role === 'seat').sort((a, b) => a.seat! - b.seat!);
    const watch = held.find((key) => key.role === 'watch');
    const viewers = seats.length ? seats : watch ? [watch] : [];
    this.tracks = viewers.map((key) => new Track(id, key.role === 'seat' ? key.seat : null, key.secret));
    this.chosen = this.tracks[0]?.seat ?? null;
    if (this.tracks.length === 1) this.tracks[0]!.watch(true);
    this.close = viewers.length
      ? listen(viewers.map((key) => key.secret), { event: (event) => this.hear(event), line: (line) => this.meet(line) })
      : () => {};
    if (!viewers.length) this.line = 'refused';
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

  key(role: Role): string | null {
    return keysOf(this.id).find((key) => key.role === role)?.secret ?? null;
  }

  get host(): string | null {
    return this.key('host');
  }

  /** The seats of this browser; more than one is a screen that people share. */
  get mine(): number[] {
    return this.tracks.flatMap((track) => (track.seat === null ? [] : [track.seat]));
  }

  private get own(): Track | null {
    return this.tracks.find((track) => track.seat === this.chosen) ?? null;
  }

  get track(): Track | null {
    return this.other ?? this.own;
  }

  get seat(): number | null {
    return this.track?.seat ?? null;
  }

  get table(): TableInfo | null {
    return this.own?.latest?.table ?? null;
  }

  get view(): View | null {
    return this.trial?.view ?? this.track?.view ?? null;
  }

  /** The move that is being tried out, as long as it answers the question that is open. */
  get trial(): Trial | null {
    return this.track?.live && this.tried?.decision === this.track.view?.decision ? this.tried : null;
  }

  get sending(): boolean {
    return this.sent !== null && this.sent.decision === this.track?.latest?.view?.decision;
  }

  /** The move that is on its way. */
  get playing(): Move | null {
    return this.sending ? this.sent!.move : null;
  }

  get over(): boolean {
    return this.table?.status === 'over' || this.table?.status === 'abandoned';
  }

  /** It is for the seat that looks to decide, and what it looks at is the present. */
  get mayAct(): boolean {
    const track = this.track;
    return !!track?.latest && track.live && track.seat !== null && !!track.view?.waiting.includes(track.seat) && !this.sending && !this.trial;
  }

  /** My seats for which the table waits now. */
  get awaited(): number[] {
    return this.mine.filter((seat) => {
      const event = this.tracks.find((track) => track.seat === seat)!.latest;
      return event?.table.status === 'running' && !event.table.seats[seat]?.level && !!event.view?.waiting.includes(seat);
    });
  }

  lookFrom(seat: number | null): void {
    this.tried = null;
    for (const track of this.tracks) track.watch(track.seat === seat);
    this.chosen = seat;
    this.marked = null;
  }

  /** After the end, any seat's eyes. */
  async lookBack(seat: number): Promise<void> {
    const opened = this.track?.opened ?? null;
    this.closed = null;
    await this.lookAs(seat);
    if (opened) await this.openHands(opened);
  }

  private async lookAs(seat: number): Promise<void> {
    if (this.mine.includes(seat)) {
      this.other = null;
      return this.lookFrom(seat);
    }
    const round = this.track!.live ? null : roundAt(this.track!.saga, this.track!.at);
    const other = new Track(this.id, seat, this.tracks[0]!.secret, true);
    await this.attempt(async () => {
      const opened = other.openPast();
      await Promise.race([opened, new Promise((done) => setTimeout(done, 400))]);
      this.other = other;
      await opened;
      const start = roundStarts(other.saga).find((each) => each.round === round);
      if (round !== null && other.live) await other.look(start?.step ?? 0);
    });
  }

  /** After the end: all hands at once, or only what the seat saw. */
  async openHands(opened: Opened | null): Promise<void> {
    if (!opened) {
      const { closed, track } = this;
      await closed?.look(track!.at);
      this.other = closed?.past ? closed : null;
      this.closed = null;
      return;
    }
    if (this.seat === null) await this.lookAs(0);
    const from = this.track!;
    const open = await this.attempt(() => from.open(opened));
    if (!open) return;
    this.closed = from;
    this.other = open;
  }

  /** On a screen that people share, nothing of a seat is seen until its player says so. */
  get curtained(): boolean {
    return this.mine.length > 1 && this.table?.status === 'running' && this.looker === null;
  }

  /** The curtain has to fall: somebody else of this screen decides, and who looks has seen it all. */
  get handsOver(): boolean {
    const { awaited, looker } = this;
    return this.mine.length > 1 && looker !== null && awaited.length > 0 && !awaited.includes(looker) && !!this.own?.live;
  }

  dropCurtain(): void {
    this.looker = this.refusal = null;
    for (const track of this.tracks) track.watch(false);
  }

  liftCurtain(seat: number): void {
    this.looker = seat;
    this.lookFrom(seat);
  }

  /** A code, a text, or a whole move in the game's own form. */
  async play(move: Move): Promise<boolean> {
    return this.send('moves', move, { move });
  }

  async tryOut(move: Move): Promise<void> {
    const path = `/tables/${this.id}/seats/${this.seat}/try`;
    const found = await this.attempt(() => insist<Schemas['Trial']>('POST', path, { secret: this.track!.secret, body: { move } }, MOMENT));
    this.tried = found && { move, ...found, view: found.view as View, story: found.story as Phrase[] };
  }

  dropTrial(): void {
    this.tried = null;
  }

  async keepTrial(): Promise<void> {
    const move = this.trial?.move;
    this.tried = null;
    if (move !== undefined) await this.play(move);
  }

  async undo(): Promise<boolean> {
    return this.send('undo', null, {});
  }

  private async send(what: 'moves' | 'undo', move: Move | null, body: object): Promise<boolean> {
    const track = this.track;
    if (!track?.latest?.view || track.seat === null || this.sending) return false;
    const { decision } = track.latest.view;
    const sent = (this.sent = { decision, move });
    this.marked = null;
    const asked = { id: freshId(), decision, ...body };
    const done = await this.attempt(() =>
      insist('POST', `/tables/${this.id}/seats/${track.seat}/${what}`, { secret: track.secret, body: asked }, PATIENCE).then(() => true),
    );
    if (this.sent === sent) this.sent = null;
    return done ?? false;
  }

  /** Does it, or keeps what was refused, to be said. */
  async attempt<T>(deed: () => Promise<T>): Promise<T | null> {
    this.refusal = null;
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Away)) throw error;
      this.refusal = error instanceof Refused && error.error === 'decision' ? null : error;
      return null;
    }
  }

  /** Whether a move is possible, and if not, the rule and the reason. */
  async why(move: Move): Promise<{ legal: boolean; rule: string; reason: string }> {
    return insist('POST', `/tables/${this.id}/seats/${this.seat}/why`, { secret: this.track!.secret, body: { move } }, MOMENT);
  }
}
