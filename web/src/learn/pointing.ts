export type Box = { x: number; y: number; w: number; h: number };

const GAP = 10;
const EDGE = 8;

/** The box around all that the selector finds. */
export function around(selector: string): Box | null {
  const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - 4;
  const top = Math.min(...boxes.map((box) => box.top)) - 4;
  return { x: left, y: top, w: Math.max(...boxes.map((box) => box.right)) + 4 - left, h: Math.max(...boxes.map((box) => box.bottom)) + 4 - top };
}

const within = (value: number, size: number, room: number): number => Math.max(EDGE, Math.min(value, room - size - EDGE));

/** Where a card stands so that it hides as little as it can of what it points at: above it, below, or to the right. */
export function beside(target: Box | null, card: HTMLElement): { x: number; y: number } {
  const { offsetWidth: wide, offsetHeight: high } = card;
  if (!target) return { x: within(innerWidth / 2 - wide / 2, wide, innerWidth), y: within(innerHeight * 0.3, high, innerHeight) };
  const x = within(target.x + target.w / 2 - wide / 2, wide, innerWidth);
  const [above, below] = [target.y - high - GAP, target.y + target.h + GAP];
  if (below + high + EDGE < innerHeight) return { x, y: below };
  if (above > EDGE) return { x, y: above };
  return { x: within(target.x + target.w + GAP, wide, innerWidth), y: within(target.y + target.h - high, high, innerHeight) };
}
