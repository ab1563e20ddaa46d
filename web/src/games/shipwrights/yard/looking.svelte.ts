/** What is looked at closely: shown large and in words, beside the place it lies at. */
export type Looked = { design: string | null; title: string; lines: string[]; at: DOMRect };

const SOON = 450; // ms the pointer rests before a card comes up
const PRESS = 450; // ms of a long press

const TAUGHT = 'meadhall.longPress';

class Looking {
  now = $state.raw<Looked | null>(null);
  /** Whether this browser's player knows that a long press shows a card. */
  taught = $state(localStorage.getItem(TAUGHT) === 'known');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed = false;

  soon(looked: () => Looked, wait = SOON): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = looked()), wait);
  }

  press(looked: () => Looked): void {
    clearTimeout(this.timer);
    this.pressed = false;
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.now = looked();
      this.know();
    }, PRESS);
  }

  know(): void {
    this.taught = true;
    localStorage.setItem(TAUGHT, 'known');
  }

  /** Whether the press that ends now was a long one: then it chooses nothing. */
  get wasLong(): boolean {
    const long = this.pressed;
    this.pressed = false;
    return long;
  }

  close(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}

export const looking = new Looking();
