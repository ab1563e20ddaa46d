import type { Schemas } from '../../api/ask';
import { settings } from '../../look/settings.svelte';
import type { Session } from '../../table/session.svelte';
import type { Move } from '../../table/trials.svelte';
import type { Parts } from './parts';

export type Chapter = Schemas['ChapterInfo'];
export type Step = Schemas['StepInfo'];

const SEEN = 900; // ms in which it is seen that a goal was reached

/** What of one list is not in another, each as often as it is missing. */
export function without(all: string[], some: string[]): string[] {
  const left = [...some];
  return all.filter((each) => {
    const at = left.indexOf(each);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Leads through a chapter: it sees by itself that a goal was reached, and sends nothing that leads elsewhere. */
export class Guiding {
  at = $state(0);
  /** The goal that is up was reached; the next one comes in a moment. */
  reached = $state(false);
  /** Something else was done, and taken back. */
  astray = $state(false);
  private sent: number | null = null; // the decision that was answered as the step wants it
  private seen = $state(false); // that it was reached
  private showing = false;

  constructor(
    readonly session: Session,
    readonly chapter: Chapter,
    private readonly parts: Parts,
    begun: number,
    private readonly keep: (step: number) => void,
  ) {
    this.at = begun;
    session.allows = (move) => this.allows(move);
  }

  get step(): Step | undefined {
    return this.chapter.steps[this.at];
  }

  get done(): boolean {
    return this.at >= this.chapter.steps.length;
  }

  /** A step that is only read. */
  get isRead(): boolean {
    return !!this.step && !this.step.sends && !this.step.draft.length;
  }

  /** What the step speaks of is on the board, and nothing moves. */
  get isUp(): boolean {
    return !!this.step && this.fits(this.step);
  }

  /** Nothing moves: what was done has been seen to its end. */
  private get isCalm(): boolean {
    const { view, track, scene } = this.session;
    return !!view && !!track?.live && !scene;
  }

  private fits({ when }: Step): boolean {
    const { view, track } = this.session;
    if (!view || !track || !this.isCalm) return false;
    if (!view.waiting.includes(track.seat ?? -1) && !view.outcome) return false;
    const position = view.position as unknown as Record<string, string | number>;
    return Object.entries(when).every(([name, wanted]) => wanted.includes(position[name] ?? ''));
  }

  /** To be called whenever something may have changed. */
  watch(): void {
    const decision = this.session.track?.latest?.view?.decision ?? 0;
    if (this.sent !== null && decision > this.sent) return this.reach();
    if (this.reached && this.seen && this.isCalm) return this.go(this.at + 1);
    if (!this.step || this.reached || this.showing) return;
    if (!this.isUp) {
      const later = this.chapter.steps.findIndex((each, at) => at > this.at && this.fits(each));
      if (later > 0 && this.sent === null) this.go(later); // what comes before is past
      return;
    }
    this.watchDraft(this.step);
  }

  private watchDraft(step: Step): void {
    if (!step.draft.length) return;
    const draft = this.parts.draft();
    const [strange] = without(draft, this.whole);
    if (strange) {
      this.astray = true;
      this.parts.takeBack(strange);
    } else if (!step.sends && !without(step.draft, draft).length) this.reach();
  }

  /** All that is to be laid out before the next move is sent. */
  private get whole(): string[] {
    const sending = this.chapter.steps.find((each, at) => at >= this.at && each.sends);
    return sending?.draft ?? [];
  }

  private reach(): void {
    this.sent = null;
    this.astray = false;
    this.reached = true;
    this.keep(this.at + 1); // who leaves now goes on after it
    const from = this.at;
    setTimeout(() => (this.seen ||= this.at === from), settings.speed === 'instant' ? 0 : SEEN);
  }

  private go(step: number): void {
    this.at = step;
    this.reached = this.astray = this.seen = false;
    this.keep(step);
  }

  private textOf(move: Move): string {
    if (typeof move === 'string') return move;
    if (typeof move === 'number') return this.session.view?.moves.find(({ code }) => code === move)?.text ?? '';
    return Object.keys(move as object)[0] ?? '';
  }

  private allows(move: Move): boolean {
    const { step, session } = this;
    if (!step || this.showing) return true;
    const text = this.textOf(move);
    const accepted = step.accepts.some((each) => text === each || text.startsWith(`${each} `) || text.startsWith(`${each},`));
    const laid = !step.draft.length || !without(step.draft, this.parts.draft()).length;
    this.astray = !(this.isUp && accepted && laid);
    if (!this.astray) this.sent = session.view?.decision ?? null;
    return !this.astray;
  }

  next(): void {
    if (this.isUp) this.go(this.at + 1);
  }

  /** Does what the step asks for, and goes on at once. */
  skip(): Promise<void> {
    return this.show(0);
  }

  /** Does what the step asks for; who looks on sees it piece by piece. */
  async show(pause = settings.speed === 'instant' ? 0 : SEEN / 2): Promise<void> {
    const { step } = this;
    if (!step || !this.isUp || this.reached || this.showing) return;
    if (this.isRead) return this.next();
    this.showing = true;
    this.astray = false;
    for (const part of without(step.draft, this.parts.draft())) {
      this.parts.lay(part);
      await new Promise((seen) => setTimeout(seen, pause));
    }
    if (step.sends) {
      const decision = this.session.view?.decision ?? null;
      if (await this.session.play(step.sends)) this.sent = decision;
    }
    this.showing = false;
    if (step.sends) this.watch();
    else this.reach();
  }
}
