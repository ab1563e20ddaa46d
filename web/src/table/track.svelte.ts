import { ask, type Schemas } from '../api/ask';
import type { TableEvent, Told, View } from '../api/stream';
import { isStill, PACE, settings } from '../look/settings.svelte';
import { lastSeen, saw } from './seen';

type Step = { step: number; view: View; story: Told };
type Shown = { steps: number; shown: (Step & { views?: View[] })[] };
/** What all seats know, put into one view, as a seat looks at the table. */
export type Opened = (views: View[], seat: number) => View;
export type Moment = { step: number; told: Told };
export type Heard = { step: number; news: Schemas['NewsInfo'] };
const CHUNK = 50; // steps in one answer of the server
const AROUND = 20; // steps fetched before and after the one that is wanted
const AROUND_OPEN = 4; // the same with the views of all seats
const HURRY = 60; // more steps than that behind: the rest is skipped, and told by the saga

/** What one viewer of a table has seen, step by step. Step n is what it saw after the n-th change. */
export class Track {
  latest = $state.raw<TableEvent | null>(null);
  view = $state.raw<View | null>(null);
  at = $state(0);
  last = $state(0);
  following = $state(true);
  saga = $state.raw<Moment[]>([]);
  news = $state.raw<Heard[]>([]);
  /** The step after which something happened that nobody saw happen. */
  missed = $state<number | null>(null);
  private steps = new Map<number, Step>();
  private running = false;
  private patient = false;
  private held = false;
  private cut = false;
  private watched = false;
  private wish = 0;
  private goOn: () => void = () => {};

  /** `past`: another seat's eyes, which are open to all after the end; `opened`: with everybody's hands. */
  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly secret: string,
    readonly past = false,
    readonly opened: Opened | null = null,
  ) {}

  get live(): boolean {
    return this.at === this.last;
  }

  hear(event: TableEvent): void {
    const first = this.latest === null;
    const before = this.last;
    this.latest = event;
    this.last = Number(event.event.split('.')[0]);
    this.gather(event);
    if (first) {
      const seen = lastSeen(this.table, this.seat);
      if (seen !== null && seen < this.last) this.missed = seen;
      this.show(this.last, event.view);
      void this.recall();
      return;
    }
    if (event.view) this.keep(this.last, event.view);
    event.between.toReversed().forEach((view, at) => this.keep(this.last - 1 - at, view));
    if (event.story) this.add(before, event.story);
    else void this.recall();
    if (this.following) void this.run();
  }

  private keep(step: number, view: View): void {
    this.steps.set(step, { step, view, story: [] });
  }

  /** The line was away: what is skipped now was missed. */
  lose(): void {
    this.cut = true;
  }

  private gather(event: TableEvent): void {
    const known = this.news.at(-1)?.news.at ?? -1;
    const heard = event.table.news.map((news, at) => ({ step: event.newsAfter[at]!, news }));
    if (heard.some(({ news }) => news.at > known)) this.news = [...this.news, ...heard.filter(({ news }) => news.at > known)];
  }

  private add(after: number, story: Told[]): void {
    this.saga = [...this.saga, ...story.map((told, at) => ({ step: after + at + 1, told }))];
  }

  private show(step: number, view: View | null): void {
    this.at = step;
    this.view = step === this.last ? (this.latest?.view ?? view) : view;
    if (this.watched && this.following && !document.hidden && !this.past) saw(this.table, this.seat, step);
  }

  /** Somebody looks with these eyes, or turns away: what happens meanwhile waits for them. */
  watch(watched: boolean): void {
    this.watched = watched;
    if (!watched) return;
    if (this.live && this.latest) this.show(this.at, this.view);
    if (this.following) void this.run();
  }

  /** What happens waits until what is shown has been explained. */
  hold(held: boolean): void {
    this.held = held;
    if (!held && this.following) void this.run();
  }

  private get skips(): boolean {
    return document.hidden || (this.last - this.at > HURRY && !this.patient);
  }

  /** One step after another up to the present, each long enough to be seen. */
  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.watched && this.following && this.at < this.last && (!this.held || this.undisturbed)) {
        if (this.skips && (document.hidden || this.cut)) this.missed ??= this.at;
        if (this.skips || this.undisturbed || isStill() || settings.speed === 'instant') {
          this.show(this.last, this.latest?.view ?? null);
        } else {
          const next = this.nextTelling;
          const view = next === this.last ? this.latest?.view : (await this.find(next)).view;
          if (!this.following || this.at >= next) continue;
          this.show(next, view ?? null);
          if (this.at < this.last) await this.linger(next);
        }
      }
      if (this.at === this.last) this.view = this.latest?.view ?? this.view;
    } catch {
      this.show(this.last, this.latest?.view ?? null); // the line is away: the present comes with it
    } finally {
      this.running = this.cut = false;
      this.patient = this.patient && this.at < this.last;
    }
  }

  /** The next step with something to tell; what passes in silence, and plans that nobody sees yet, come along with it. */
  private get nextTelling(): number {
    for (let step = this.at + 1; step < this.last; step++) {
      const told = this.saga.find((each) => each.step === step)?.told;
      if (!told || told.some((phrase) => !phrase.id.endsWith('-planned'))) return step;
    }
    return this.last;
  }

  /** I was deciding and am deciding the same: what others do meanwhile must not hold me up. */
  private get undisturbed(): boolean {
    const [shown, now] = [this.view, this.latest?.view];
    if (this.seat === null || !shown || !now || shown.decision !== now.decision) return false;
    return shown.waiting.includes(this.seat) && now.waiting.includes(this.seat);
  }

  /** A step stays for as long as it has something to tell, or until the player has seen enough. */
  private async linger(step: number): Promise<void> {
    const told = this.saga.find((each) => each.step === step)?.told ?? [];
    if (!told.length) return;
    await new Promise<void>((done) => {
      this.goOn = done;
      setTimeout(done, PACE[settings.speed]);
    });
  }

  /** All at once, when the player says so. */
  hurry(): void {
    if (!this.following || this.live) return;
    this.show(this.last, this.latest?.view ?? null);
    this.goOn();
  }

  /** What was missed, one step after another. */
  async showMissed(): Promise<void> {
    const from = this.missed ?? this.last;
    this.missed = null;
    await this.look(from);
    this.following = true;
    this.patient = true;
    void this.run();
  }

  private get path(): string {
    return `/tables/${this.table}${this.seat === null ? '' : `/seats/${this.seat}`}`;
  }

  private async fetch(first: number, count: number): Promise<Shown> {
    const from = this.past ? `/tables/${this.table}/replay?seat=${this.seat}&everything=${!!this.opened}&` : `${this.path}/replay?`;
    const found = await ask<Shown>('GET', `${from}first=${first}&count=${count}`, { secret: this.secret });
    for (const each of found.shown) this.steps.set(each.step, each.views ? { ...each, view: this.opened!(each.views, this.seat!) } : each);
    return found;
  }

  /** A step of the past, fetched with its neighbours. */
  private async find(step: number): Promise<Step> {
    const known = this.steps.get(step);
    if (known) return known;
    const around = this.opened ? AROUND_OPEN : AROUND;
    let [first, end] = [step, step];
    while (first > 0 && step - first < around && !this.steps.has(first - 1)) first--;
    while (end < this.last && end - step < around && !this.steps.has(end + 1)) end++;
    await this.fetch(first, end - first + 1);
    return this.steps.get(step)!;
  }

  /** All that was told so far; without it the saga begins where this browser came in. */
  private async recall(): Promise<void> {
    const found: Moment[] = [];
    try {
      for (let after = 0; after < this.last; after += CHUNK) {
        const { story } = await ask<{ story: Told[] }>('GET', `${this.path}/story?after=${after}&count=${CHUNK}`, { secret: this.secret });
        found.push(...story.map((told, at) => ({ step: after + at + 1, told })));
        if (story.length < CHUNK) break;
      }
    } catch {
      return; // it is asked for again with the next event that has no story
    }
    const end = found.at(-1)?.step ?? 0;
    this.saga = [...found, ...this.saga.filter((each) => each.step > end)];
  }

  /** All steps of another seat, after the end. */
  async openPast(): Promise<void> {
    this.last = (await this.fetch(0, 1)).steps;
    await this.look(this.last);
    for (let first = 0; first <= this.last; first += CHUNK) {
      const { shown } = await this.fetch(first, CHUNK);
      this.saga = [...this.saga, ...shown.filter((each) => each.step > 0).map((each) => ({ step: each.step, told: each.story }))];
    }
  }

  /** The same moment and the same saga, with everybody's hands. */
  async open(opened: Opened): Promise<Track> {
    const found = new Track(this.table, this.seat, this.secret, true, opened);
    [found.saga, found.last] = [this.saga, this.last];
    await found.look(this.at);
    return found;
  }

  /** Look at a moment of the past, or with the last step come back to the present. */
  async look(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(step, this.last));
    this.wish = wanted;
    this.following = wanted === this.last && !this.past;
    const present = wanted === this.last && this.latest ? this.latest.view : null;
    const view = present ?? (await this.find(wanted)).view;
    if (this.wish === wanted) this.show(wanted, view);
  }
}
