export type Box = { x: number; y: number; w: number; h: number };

const ROOM = 5; // px between a ring and what it is around
const SMALL = 96; // px: what is smaller gets a round ring

/** The box around all that the first selector finds which finds anything in sight. */
export function around(selectors: string[]): Box | null {
  for (const selector of selectors) {
    const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter((box) => box.width);
    if (!boxes.length) continue;
    const left = Math.min(...boxes.map((box) => box.left)) - ROOM;
    const top = Math.min(...boxes.map((box) => box.top)) - ROOM;
    const right = Math.max(...boxes.map((box) => box.right)) + ROOM;
    const foot = Math.max(...boxes.map((box) => box.bottom)) + ROOM;
    return { x: left, y: top, w: right - left, h: foot - top };
  }
  return null;
}

/** How round its ring is, in px: what is small or round itself has a round one. */
export const roundness = ({ w, h }: Box, isRound = false): number =>
  isRound || (Math.max(w, h) < SMALL && Math.abs(w - h) < SMALL / 4) ? Math.max(w, h) : 18;
