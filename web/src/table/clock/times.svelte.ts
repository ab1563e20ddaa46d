import type { Times } from '../../api/stream';

const SOON = 3600; // seconds from which on a clock is shown in seconds
const FINE = 200; // ms between two looks at it
const COARSE = 15_000;

/** How the clocks of a table stand: the server says it, and the time between is counted here by a clock that nobody puts right. */
export class TableTimes {
  times = $state.raw<Times | null>(null);
  /** The server's time, in seconds. */
  now = $state(0);
  private ahead = 0;

  hear(times: Times): void {
    this.times = times;
    this.ahead = times.now - performance.now() / 1000;
    this.now = times.now;
  }

  /** Counts on while somebody looks; to be called by an effect. */
  run(): () => void {
    const until = this.times?.seats.flatMap((each) => each?.until ?? []) ?? [];
    if (!until.length) return () => {};
    const fine = until.some((each) => each - this.server() < SOON);
    const timer = setInterval(() => (this.now = this.server()), fine ? FINE : COARSE);
    return () => clearInterval(timer);
  }

  private server(): number {
    return performance.now() / 1000 + this.ahead;
  }

  get paused(): boolean {
    return this.times?.paused ?? false;
  }

  isAway(seat: number): boolean {
    return (this.times?.seats[seat]?.away ?? 0) > this.now;
  }

  /** When somebody on vacation is back, as a day. */
  awayUntil(seat: number): Date | null {
    const away = this.times?.seats[seat]?.away;
    return away && away > this.now ? new Date(away * 1000) : null;
  }

  isOut(seat: number): boolean {
    return this.times?.seats[seat]?.out ?? false;
  }

  runs(seat: number): boolean {
    return this.times?.seats[seat]?.until != null && !this.paused && !this.isAway(seat);
  }

  /** The seconds that a seat has; null where there is nothing to show. */
  left(seat: number): number | null {
    const each = this.times?.seats[seat];
    if (!each || each.left === null) return null;
    return this.runs(seat) && each.until !== null ? Math.max(0, Math.min(each.left, each.until - this.now)) : each.left;
  }

  /** Whether a moment that the server named has come: of a gentle clock, that of the nudge. */
  isPast(seat: number): boolean {
    const until = this.times?.seats[seat]?.until;
    return until != null && this.now >= until;
  }
}
