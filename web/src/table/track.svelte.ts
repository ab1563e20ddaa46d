import type { Schemas } from '../api/ask';
import type { TableEvent, Story, View } from '../api/stream';
import { isStill, PACE, RATE, settings } from '../look/settings.svelte';
import { CHUNK, Past, type Opened } from './past';
import { lastSeen, saw } from './saga/seen';
import type { Scene, Scenes, Told } from './timeline/scene';
import { Stage } from './timeline/stage.svelte';

export type SagaStep = { step: number; story: Story };
export type DatedNews = { step: number; news: Schemas['NewsInfo'] };
const HURRY = 160; // more steps than that behind: the rest is skipped, and told by the saga
const AHEAD = 12; // steps that a scene may look ahead

/**
 * The timeline of one viewer of a table: what it has seen, step by step. Step n is what it saw after the n-th change.
 *
 * Everything that is shown or heard comes from here. `at` is the step that is shown, `view` what board, piles, plates and points show,
 * `told` the step up to which the saga tells, and `stage` where the scene of the next step runs. `run` is the one queue: it shows a step
 * after its scene, and the next one after that. The present, what was missed, the replay and other seats' eyes all go through it.
 */
export class Track {
  latest = $state.raw<TableEvent | null>(null);
  private shown = $state.raw<View | null>(null);
  readonly stage = new Stage();
  at = $state(0);
  last = $state(0);
  following = $state(true);
  saga = $state.raw<SagaStep[]>([]);
  news = $state.raw<DatedNews[]>([]);
  /** The step after which something happened that nobody saw happen. */
  missed = $state<number | null>(null);
  /** Makes scenes of steps; the game's face brings it. */
  scenes: Scenes | null = null;
  /** The step that is shown came with a scene. */
  staged = false;
  /** The replay plays: the saga tells what has been shown, and no more. */
  replaying = $state(false);
  /** Somebody has gone to a step of their own choice. */
  moved = false;
  private bringing = $state(0); // the last step of the scene that runs
  private since = 0; // when the step that is shown came
  private readonly steps: Past;
  private running = false;
  private stepping = false;
  private patient = false;
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
  ) {
    this.steps = new Past({ table, seat, secret, past, opened });
  }

  get view(): View | null {
    return this.stage.view ?? this.shown;
  }

  /** What is shown is the present, and no scene runs. */
  get live(): boolean {
    return this.at === this.last && !this.stage.playing;
  }

  /** Up to which step the saga tells. */
  get told(): number {
    return this.stage.told ? this.bringing : this.at;
  }

  /** What happens is on its way to the eyes of somebody who follows it. */
  get behind(): boolean {
    return this.watched && this.following && !this.live;
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
    if (event.view) this.steps.keep(this.last, event.view);
    event.between.toReversed().forEach((view, at) => this.steps.keep(this.last - 1 - at, view));
    if (event.story) this.add(before, event.story);
    else void this.recall();
    if (this.following) void this.run();
  }

  /** The line was away: what is skipped now was missed. */
  lose(): void {
    this.cut = true;
  }

  private gather(event: TableEvent): void {
    const known = this.news.at(-1)?.news.at ?? -1;
    const dated = event.table.news.map((news, at) => ({ step: event.newsAfter[at] ?? this.last, news }));
    if (dated.some(({ news }) => news.at > known)) this.news = [...this.news, ...dated.filter(({ news }) => news.at > known)];
  }

  private add(after: number, stories: Story[]): void {
    this.saga = [...this.saga, ...stories.map((story, at) => ({ step: after + at + 1, story }))];
  }

  private show(step: number, view: View | null): void {
    this.at = step;
    this.shown = step === this.last ? (this.latest?.view ?? view) : view;
    this.since = performance.now();
    if (this.watched && this.following && !document.hidden && !this.past) saw(this.table, this.seat, step);
  }

  /** Somebody looks with these eyes, or turns away: what happens meanwhile waits for them. */
  watch(watched: boolean): void {
    this.watched = watched;
    if (!watched) return;
    if (this.live && this.latest) this.show(this.at, this.shown);
    if (this.following) void this.run();
  }

  private get skips(): boolean {
    return document.hidden || (this.last - this.at > HURRY && !this.patient);
  }

  /** One step after another up to the present, each with its scene or long enough to be seen. */
  private async run(): Promise<void> {
    if (this.running || this.stepping) return;
    this.running = true;
    try {
      while (this.watched && this.following && this.at < this.last) {
        if (this.skips && (document.hidden || this.cut)) this.missed ??= this.at;
        if (this.skips || this.undisturbed || settings.speed === 'instant') this.showPresent();
        else {
          await this.linger();
          if (this.following && this.at < this.last) await this.bring(this.nextStory, RATE[settings.speed], () => this.following);
        }
      }
      if (this.at === this.last) this.shown = this.latest?.view ?? this.shown;
    } catch {
      this.showPresent(); // the line is away: the present comes with it
    } finally {
      this.running = this.cut = false;
      this.patient = this.patient && this.at < this.last;
    }
  }

  private showPresent(): void {
    this.staged = false;
    this.show(this.last, this.latest?.view ?? null);
  }

  /** Show a step once its scene is over, as long as it is wanted. */
  private async bring(step: number, rate: number, wanted: () => boolean): Promise<void> {
    const [from, view] = [this.at, await this.viewOf(step)];
    if (!wanted() || this.at !== from) return;
    const scene = this.sceneOf(step, view);
    const [end, after] = scene?.until ? [scene.until, await this.viewOf(scene.until)] : [step, view];
    const done = (): void => {
      this.staged = !!scene?.beats.length;
      if (wanted() && this.at === from) this.show(end, after);
    };
    this.bringing = end;
    if (scene && this.shown) await this.stage.play(scene, this.shown, rate, done);
    else done();
  }

  private async viewOf(step: number): Promise<View> {
    const present = step === this.last ? this.latest?.view : null;
    return present ?? this.steps.find(step, this.last);
  }

  private storyOf(step: number): Story {
    return this.saga.find((each) => each.step === step)?.story ?? [];
  }

  private sceneOf(step: number, after: View): Scene | null {
    const before = this.shown;
    if (!this.scenes || !before) return null;
    const ahead: Told[] = [];
    for (let next = step + 1, known: View = after; next <= Math.min(this.last, step + AHEAD); next++) {
      const view = next === this.last ? this.latest?.view : this.steps.known(next);
      if (!view) break;
      ahead.push({ step: next, before: known, after: view, story: this.storyOf(next), seat: this.seat });
      known = view;
    }
    return this.scenes({ step, before, after, story: this.storyOf(step), seat: this.seat }, ahead);
  }

  /** The next step with something to tell; what passes in silence, and plans that nobody sees yet, come along with it. */
  private get nextStory(): number {
    for (let step = this.at + 1; step < this.last; step++) {
      const story = this.saga.find((each) => each.step === step)?.story;
      if (!story || story.some((phrase) => !phrase.id.endsWith('-planned'))) return step;
    }
    return this.last;
  }

  /** I was deciding and am deciding the same: what others do meanwhile must not hold me up. */
  private get undisturbed(): boolean {
    const [shown, now] = [this.shown, this.latest?.view];
    if (this.seat === null || !shown || !now || shown.decision !== now.decision) return false;
    return shown.waiting.includes(this.seat) && now.waiting.includes(this.seat);
  }

  /** A step that told something stays for a while, unless it had a scene, asked me, or the player has seen enough. */
  private async linger(): Promise<void> {
    const asked = this.seat !== null && this.shown?.waiting.includes(this.seat);
    const left = PACE[settings.speed] - (performance.now() - this.since);
    if (this.staged || asked || isStill() || left <= 0 || !this.storyOf(this.at).length) return;
    await new Promise<void>((done) => {
      this.goOn = done;
      setTimeout(done, left);
    });
  }

  /** All at once, when the player says so. */
  hurry(): void {
    if (!this.following || this.live) return;
    this.showPresent();
    this.stage.end();
    this.goOn();
  }

  /** End the scene that runs; what it brings is shown. */
  endScene(): void {
    this.stage.end();
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

  /** All that was told so far; without it the saga begins where this browser came in. */
  private async recall(): Promise<void> {
    const found: SagaStep[] = [];
    try {
      for (let after = 0; after < this.last; after += CHUNK) {
        const stories = await this.steps.stories(after);
        found.push(...stories.map((story, at) => ({ step: after + at + 1, story })));
        if (stories.length < CHUNK) break;
      }
    } catch {
      return; // it is asked for again with the next event that has no story
    }
    const end = found.at(-1)?.step ?? 0;
    this.saga = [...found, ...this.saga.filter((each) => each.step > end)];
  }

  /** All steps of another seat, after the end. */
  async openPast(): Promise<void> {
    this.last = (await this.steps.fetch(0, 1)).steps;
    await this.turnAndShow(this.last);
    for (let first = 0; first <= this.last; first += CHUNK) {
      const { shown } = await this.steps.fetch(first, CHUNK);
      this.saga = [...this.saga, ...shown.filter((each) => each.step > 0).map((each) => ({ step: each.step, story: each.story }))];
    }
  }

  /** The same moment and the same saga, with everybody's hands. */
  async open(opened: Opened): Promise<Track> {
    const found = new Track(this.table, this.seat, this.secret, true, opened);
    [found.saga, found.last, found.scenes] = [this.saga, this.last, this.scenes];
    await found.look(this.at);
    return found;
  }

  /** Look at a moment of the past, or with the last step come back to the present. */
  async look(step: number): Promise<void> {
    this.moved = true;
    await this.turnAndShow(step);
  }

  private async turnAndShow(step: number): Promise<void> {
    const wanted = this.turnTo(step);
    this.stage.end();
    const view = await this.viewOf(wanted);
    if (this.wish !== wanted) return;
    this.staged = false;
    this.show(wanted, view);
  }

  /** Go on by a step with its scene, as the replay does; while a scene runs, end it. */
  async stepOn(faster = 1): Promise<void> {
    if (this.stage.playing) return this.stage.end();
    const step = this.turnTo(this.at + 1);
    if (settings.speed === 'instant') return this.look(step);
    this.stepping = true;
    try {
      await this.bring(step, RATE[settings.speed] / faster, () => this.wish === step);
    } finally {
      this.stepping = false;
      if (this.following) void this.run();
    }
  }

  private turnTo(step: number): number {
    this.wish = Math.max(0, Math.min(step, this.last));
    this.following = this.wish === this.last && !this.past;
    return this.wish;
  }
}
