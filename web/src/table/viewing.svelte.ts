import type { Opened } from './past';
import { roundAt, roundStarts } from './saga/rounds';
import type { Session } from './session.svelte';
import type { Track } from './track.svelte';

const MEANWHILE = 400; // ms in which another seat's past may come before it is shown

/** As whom the page looks at the table: a seat of this browser, after the end any seat; and who is at a screen that people share. */
export class Viewing {
  private chosen = $state<number | null>(null);
  /** Another seat's eyes, after the end. */
  private other = $state.raw<Track | null>(null);
  /** The same eyes while everybody's hands were closed. */
  private closed: Track | null = null;
  /** On a screen that people share: the seat whose player looks at it. */
  private looker = $state<number | null>(null);

  constructor(private session: Session) {}

  /** The track of this browser that is looked at, or will be again. */
  get own(): Track | null {
    return this.session.tracks.find((track) => track.seat === this.chosen) ?? null;
  }

  get track(): Track | null {
    return this.other ?? this.own;
  }

  /** With the first seat of this browser; where it is the only one, its player looks. */
  begin(): void {
    const [first, ...others] = this.session.tracks;
    this.chosen = first?.seat ?? null;
    if (first && !others.length) first.watch(true);
  }

  lookFrom(seat: number | null): void {
    const { session } = this;
    session.trials.drop();
    session.autoplay = false;
    for (const track of session.tracks) track.watch(track.seat === seat);
    this.chosen = seat;
    session.marked = null;
  }

  /** After the end, any seat's eyes. */
  async lookBack(seat: number): Promise<void> {
    const opened = this.track?.opened ?? null;
    this.closed = null;
    await this.lookAs(seat);
    if (opened) await this.openHands(opened);
  }

  private async lookAs(seat: number): Promise<void> {
    const { session } = this;
    if (session.mine.includes(seat)) {
      this.other = null;
      return this.lookFrom(seat);
    }
    const from = session.shownTrack;
    const other = session.pastOf(seat);
    await session.attempt(async () => {
      const opened = other.openPast();
      await Promise.race([opened, new Promise((done) => setTimeout(done, MEANWHILE))]);
      this.other = other;
      await opened;
      const round = from.live ? null : roundAt(from.saga, from.at);
      const start = roundStarts(other.saga).find((each) => each.round === round);
      if (round !== null && !other.moved) await other.look(start?.step ?? 0);
    });
  }

  /** After the end: all hands at once, or only what the seat saw. */
  async openHands(opened: Opened | null): Promise<void> {
    if (!opened) {
      const { closed, track } = this;
      if (track) await closed?.look(track.at);
      this.other = closed?.past ? closed : null;
      this.closed = null;
      return;
    }
    const { session } = this;
    if (session.seat === null) await this.lookAs(0);
    const from = session.shownTrack;
    const open = await session.attempt(() => from.open(opened));
    if (!open) return;
    if (open.at !== from.at) await open.look(from.at); // the bar was moved meanwhile
    this.closed = from;
    this.other = open;
  }

  /** On a screen that people share, nothing of a seat is seen until its player says so. */
  get curtained(): boolean {
    const { mine, table } = this.session;
    return mine.length > 1 && table?.status === 'running' && this.looker === null;
  }

  /** The curtain has to fall: somebody else of this screen decides, and who looks has seen it all. */
  get handsOver(): boolean {
    const { awaited, mine } = this.session;
    const { looker } = this;
    return mine.length > 1 && looker !== null && awaited.length > 0 && !awaited.includes(looker) && !!this.own?.live;
  }

  dropCurtain(): void {
    const { session } = this;
    this.looker = session.refusal = null;
    for (const track of session.tracks) track.watch(false);
  }

  liftCurtain(seat: number): void {
    this.looker = seat;
    this.lookFrom(seat);
  }
}
