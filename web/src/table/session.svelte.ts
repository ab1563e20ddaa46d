import { ask, insist, Refused } from '../api/ask';
import { keysOf } from '../api/keys';
import { listen, type Line, type TableEvent, type TableInfo, type Told, type View } from '../api/stream';
import { isStill, PACE, settings } from '../look/settings.svelte';

type Step = { step: number; view: View; story: Told };
type Shown = { steps: number; shown: Step[] };
const CHUNK = 50; // steps in one answer of the server
const HURRY = 12; // more steps than that behind: the rest is skipped, and told by the saga

/** What one viewer of a table has seen, step by step. Step n is what it saw after the n-th change. */
export class Track {
  latest = $state.raw<TableEvent | null>(null);
  view = $state.raw<View | null>(null);
  at = $state(0);
  last = $state(0);
  following = $state(true);
  saga = $state.raw<{ step: number; told: Told }[]>([]);
  away = $state(0); // the step since which nobody looked
  private steps = new Map<number, Step>();
  private running = false;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly secret: string,
  ) {}

  get live(): boolean {
    return this.at === this.last;
  }

  hear(event: TableEvent): void {
    const first = this.latest === null;
    const before = this.last;
    this.latest = event;
    this.last = Number(event.event.split('.')[0]);
    if (first) {
      this.show(this.last, event.view);
      void this.recall();
      return;
    }
    if (event.story) this.add(before, event.story);
    else void this.recall();
    if (this.following) void this.run();
  }

  private add(after: number, story: Told[]): void {
    this.saga = [...this.saga, ...story.map((told, at) => ({ step: after + at + 1, told }))];
  }

  private show(step: number, view: View | null): void {
    this.at = step;
    this.view = step === this.last ? (this.latest?.view ?? view) : view;
  }

  /** One step after another up to the present, each long enough to be seen. */
  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.following && this.at < this.last) {
        if (document.hidden || isStill() || settings.speed === 'instant' || this.last - this.at > HURRY || this.undisturbed) {
          this.show(this.last, this.latest?.view ?? null);
        } else {
          const next = this.at + 1;
          const view = next === this.last ? this.latest?.view : (await this.find(next)).view;
          this.show(next, view ?? null);
          if (this.at < this.last) await new Promise((done) => setTimeout(done, this.pause(next)));
        }
      }
      if (this.at === this.last) this.view = this.latest?.view ?? this.view;
    } finally {
      this.running = false;
    }
  }

  /** I was deciding and am deciding the same: what others do meanwhile must not hold me up. */
  private get undisturbed(): boolean {
    const [shown, now] = [this.view, this.latest?.view];
    if (this.seat === null || !shown || !now || shown.decision !== now.decision) return false;
    return shown.waiting.includes(this.seat) && now.waiting.includes(this.seat);
  }

  /** How long a step stays before the next one: nothing was told, nothing is waited for. */
  private pause(step: number): number {
    const told = this.saga.find((each) => each.step === step)?.told ?? [];
    return told.length ? PACE[settings.speed] : 0;
  }

  /** All at once, when the player says so. */
  hurry(): void {
    if (this.following) this.show(this.last, this.latest?.view ?? null);
  }

  private get path(): string {
    return `/tables/${this.table}${this.seat === null ? '' : `/seats/${this.seat}`}`;
  }

  /** A step of the past, fetched with its neighbours. */
  async find(step: number): Promise<Step> {
    const known = this.steps.get(step);
    if (known) return known;
    const count = Math.min(CHUNK, Math.max(1, this.last - step));
    const found = await ask<Shown>('GET', `${this.path}/replay?first=${step}&count=${count}`, { secret: this.secret });
    for (const each of found.shown) this.steps.set(each.step, each);
    return this.steps.get(step)!;
  }

  /** All that was told so far; without it the saga begins where this browser came in. */
  private async recall(): Promise<void> {
    const found: { step: number; told: Told }[] = [];
    for (let after = 0; after < this.last; after += CHUNK) {
      const { story } = await ask<{ story: Told[] }>('GET', `${this.path}/story?after=${after}&count=${CHUNK}`, { secret: this.secret });
      found.push(...story.map((told, at) => ({ step: after + at + 1, told })));
      if (story.length < CHUNK) break;
    }
    const end = found.at(-1)?.step ?? 0;
    this.saga = [...found, ...this.saga.filter((each) => each.step > end)];
  }

  /** Look at a moment of the past, or with the last step come back to the present. */
  async look(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(step, this.last));
    this.following = wanted === this.last;
    this.show(wanted, wanted === this.last ? (this.latest?.view ?? null) : (await this.find(wanted)).view);
  }
}

/** A table in this tab: the seats it holds, the stream, and what is sent. */
export class Session {
  line = $state<Line>('away');
  refusal = $state.raw<Refused | null>(null);
  sending = $state(false);
  tracks = $state.raw<Track[]>([]);
  private chosen = $state<number | null>(null);
  private close: () => void;

  constructor(readonly id: string) {
    const held = keysOf(id);
    const seats = held.filter((key) => key.role === 'seat').sort((a, b) => a.seat! - b.seat!);
    const watch = held.find((key) => key.role === 'watch');
    const viewers = seats.length ? seats : watch ? [watch] : [];
    this.tracks = viewers.map((key) => new Track(id, key.role === 'seat' ? key.seat : null, key.secret));
    this.chosen = this.tracks[0]?.seat ?? null;
    this.close = viewers.length
      ? listen(viewers.map((key) => key.secret), { event: (event) => this.hear(event), line: (line) => (this.line = line) })
      : () => {};
    if (!viewers.length) this.line = 'refused';
  }

  leave(): void {
    this.close();
  }

  private hear(event: TableEvent): void {
    this.tracks.find((track) => track.seat === event.seat)?.hear(event);
  }

  get host(): string | null {
    return keysOf(this.id).find((key) => key.role === 'host')?.secret ?? null;
  }

  /** The seats of this browser; more than one is a screen that people share. */
  get mine(): number[] {
    return this.tracks.flatMap((track) => (track.seat === null ? [] : [track.seat]));
  }

  get track(): Track | null {
    return this.tracks.find((track) => track.seat === this.chosen) ?? null;
  }

  get seat(): number | null {
    return this.track?.seat ?? null;
  }

  get table(): TableInfo | null {
    return this.track?.latest?.table ?? null;
  }

  get view(): View | null {
    return this.track?.view ?? null;
  }

  /** It is for the seat that looks to decide, and what it looks at is the present. */
  get mayAct(): boolean {
    const track = this.track;
    return !!track && track.live && track.seat !== null && !!track.view?.waiting.includes(track.seat) && !this.sending;
  }

  lookFrom(seat: number | null): void {
    this.chosen = seat;
  }

  /** A code, a text, or a whole move in the game's own form. */
  async play(move: number | string | object): Promise<boolean> {
    return this.send('moves', { move });
  }

  async undo(): Promise<boolean> {
    return this.send('undo', {});
  }

  private async send(what: 'moves' | 'undo', body: object): Promise<boolean> {
    const track = this.track;
    if (!track?.latest?.view || track.seat === null || this.sending) return false;
    this.sending = true;
    this.refusal = null;
    try {
      await insist('POST', `/tables/${this.id}/seats/${track.seat}/${what}`, {
        secret: track.secret,
        body: { id: crypto.randomUUID(), decision: track.latest.view.decision, ...body },
      });
      return true;
    } catch (error) {
      if (error instanceof Refused) this.refusal = error.error === 'decision' ? null : error;
      else throw error;
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Whether a move is possible, and if not, the rule and the reason. */
  async why(move: number | string | object): Promise<{ legal: boolean; rule: string; reason: string }> {
    return ask('POST', `/tables/${this.id}/seats/${this.seat}/why`, { secret: this.track!.secret, body: { move } });
  }
}

