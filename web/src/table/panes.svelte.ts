import type { Phrase } from '../api/ask';

/** What the table has open beside the board. */
export type Candidate = { code: number; text: string; says: Phrase | null; share: number; score: number | null; win: number | null; visits: number };

const STORE = 'meadhall.side';

class Panes {
  /** The saga beside the board; on a phone it lies over it, so it begins closed. */
  side = $state(matchMedia('(min-width: 800px)').matches && localStorage.getItem(STORE) !== 'closed');
  /** The replay bar at the foot of a phone. */
  replay = $state(false);
  hint = $state(false);

  turnSide(open = !this.side): void {
    this.side = open;
    if (!open) this.hint = false;
    if (matchMedia('(min-width: 800px)').matches) localStorage.setItem(STORE, open ? 'open' : 'closed');
  }

  askHint(): void {
    this.hint = true;
    this.side = true;
  }
}

export const panes = new Panes();
