import { untrack } from 'svelte';

/** What a phone shows one at a time, in the order of its tabs. */
export const PAGES = ['cards', 'yard', 'fleet', 'settlement', 'others'] as const;
export type Page = (typeof PAGES)[number];

const FAR = 56; // px that a finger goes sideways to turn a page
const [SOON, TRIES] = [40, 50]; // ms between looks at what a lesson points at, and how often

class Pages {
  now = $state<Page>('cards');
  private from: Touch | null = null;
  private pointed = '';

  /** Shows the yard instead of a page that has become empty; it can still be turned to. */
  leave(page: Page): void {
    this.now = untrack(() => this.now) === page ? 'yard' : untrack(() => this.now);
  }

  /** The page that is so many tabs further on, if there is one. */
  turn(by: number): void {
    this.now = PAGES[PAGES.indexOf(this.now) + by] ?? this.now;
  }

  /** Turns to what a lesson points at, once for each thing that it points at. */
  bring(selector: string): string {
    if (selector !== this.pointed) {
      this.pointed = selector;
      this.seek(selector, TRIES);
    }
    return selector;
  }

  /** Until it is seen: the table may still be on its way, or turn to another page as it comes. */
  private seek(selector: string, tries: number): void {
    setTimeout(() => {
      if (selector !== this.pointed) return;
      const found = document.querySelector<HTMLElement>(selector);
      if (found?.checkVisibility()) return;
      const page = found?.closest<HTMLElement>('[data-page]')?.dataset['page'];
      this.now = PAGES.find((each) => each === page) ?? this.now;
      if (tries) this.seek(selector, tries - 1);
    }, SOON);
  }

  /** A finger that goes sideways turns the page, unless it slides what lies under it. */
  swiped = (board: HTMLElement): (() => void) => {
    const begin = ({ touches, target }: TouchEvent): void => {
      const slides = (target as Element).closest('.slides');
      this.from = touches.length === 1 && !slides ? (touches[0] ?? null) : null;
    };
    const end = ({ changedTouches: [to] }: TouchEvent): void => this.swipe(to);
    board.addEventListener('touchstart', begin, { passive: true });
    board.addEventListener('touchend', end, { passive: true });
    return () => {
      board.removeEventListener('touchstart', begin);
      board.removeEventListener('touchend', end);
    };
  };

  private swipe(to: Touch | undefined): void {
    const { from } = this;
    this.from = null;
    if (!from || !to) return;
    const [right, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
    if (Math.abs(right) > FAR && Math.abs(right) > 2 * Math.abs(down)) this.turn(right < 0 ? 1 : -1);
  }
}

export const pages = new Pages();
