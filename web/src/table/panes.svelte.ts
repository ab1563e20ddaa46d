const STORE = 'meadhall.side';

/** What the table has open beside the board. */
class Panes {
  /** The saga beside the board; where there is little room it lies over it, so it begins closed. */
  side = $state(false);
  /** Which of the two is beside the board: what happened, or what people say. */
  tab = $state<'saga' | 'talk'>('saga');
  /** The replay bar at the foot of a phone. */
  replay = $state(false);
  hint = $state(false);
  /** How the game ended. */
  result = $state(false);
  /** What the coach says of it. */
  review = $state(false);
  private wide = matchMedia('(min-width: 800px)');
  private roomy = matchMedia('(min-width: 1200px)');
  private wanted: number[] = []; // px of the screen below which a board wants all of it

  constructor() {
    this.wide.addEventListener('change', this.lay);
    this.roomy.addEventListener('change', this.lay);
    this.lay();
  }

  private lay = (): void => {
    const kept = localStorage.getItem(STORE) ?? (innerWidth < Math.max(0, ...this.wanted) ? 'closed' : 'open');
    this.side = this.roomy.matches && kept !== 'closed';
  };

  /** For a board that wants all of a screen below this width: there the saga is closed until somebody opens it. */
  makeRoom(below: number): () => void {
    const lay = (wanted: number[]): void => {
      this.wanted = wanted;
      if (this.roomy.matches) this.lay();
    };
    lay([...this.wanted, below]);
    return () => lay(this.wanted.toSpliced(this.wanted.indexOf(below), 1));
  }

  turnSide(open = !this.side): void {
    this.side = open;
    if (this.roomy.matches) localStorage.setItem(STORE, open ? 'open' : 'closed');
  }

  showTalk(): void {
    this.tab = 'talk';
    this.turnSide(true);
  }

  /** Whether what lies beside the board lies over it. */
  get over(): boolean {
    return !this.roomy.matches;
  }

  /** On a phone what lies beside the board lies over it. */
  get narrow(): boolean {
    return !this.wide.matches;
  }

  /** What one player opened is not open for the next. */
  clear(): void {
    this.hint = this.replay = this.result = this.review = false;
    this.tab = 'saga';
  }
}

export const panes = new Panes();
