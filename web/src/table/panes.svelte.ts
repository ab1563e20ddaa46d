const STORE = 'meadhall.side';

/** What the table has open beside the board. */
class Panes {
  /** The saga beside the board; on a phone it lies over it, so it begins closed. */
  side = $state(false);
  /** The replay bar at the foot of a phone. */
  replay = $state(false);
  hint = $state(false);
  private wide = matchMedia('(min-width: 800px)');

  constructor() {
    const lay = (): void => void (this.side = this.wide.matches && localStorage.getItem(STORE) !== 'closed');
    this.wide.addEventListener('change', lay);
    lay();
  }

  turnSide(open = !this.side): void {
    this.side = open;
    if (!open) this.hint = false;
    if (this.wide.matches) localStorage.setItem(STORE, open ? 'open' : 'closed');
  }

  /** On a phone what lies beside the board lies over it. */
  get narrow(): boolean {
    return !this.wide.matches;
  }

  /** What one player opened is not open for the next. */
  clear(): void {
    this.hint = this.replay = false;
  }

  askHint(): void {
    this.hint = true;
    this.side = true;
  }
}

export const panes = new Panes();
