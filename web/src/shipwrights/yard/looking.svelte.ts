/** What is looked at closely: shown large and in words, beside the place it lies at. */
export type Looked = { design: string | null; title: string; lines: string[]; at: DOMRect };

const SOON = 450; // ms the pointer rests before a card comes up
const PRESS = 450; // ms of a long press

class Looking {
  now = $state.raw<Looked | null>(null);
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
    }, PRESS);
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
