import type { Side } from '../view';

/** A castle seen from above: where its centre is, and how far its land reaches. */
export type Ring = { x: number; y: number; r: number };
export type Point = { x: number; y: number };

export const HOME = 0.318; // of the radius
export const LIFT = 0.1; // how far a brick is lifted off its wall
export const REACH = 1.09; // how far the siege places stand out
const FOOT = 0.349;
const LAYER = 0.1625;
export const THICK = 0.147; // of the radius: a brick, from its inner to its outer side
const GAP = 0.028; // radians on either side of a brick
const TURN = Math.PI / 180;

/** Wall fields 0 and 1 face the catapult on top; the others follow clockwise. */
const middleOf = (wall: number): number => (-120 + 60 * wall) * TURN;
const SIEGE_AT: Record<Side, number> = { catapult: -90 * TURN, boat: 30 * TURN, ram: 150 * TURN };

const at = (angle: number, far: number): Point => ({ x: far * Math.cos(angle), y: far * Math.sin(angle) });
const short = (value: number): string => value.toFixed(1);

function sector(middle: number, half: (far: number) => number, inner: number, outer: number, from: Point): string {
  const corner = (side: number, far: number): string => {
    const point = at(middle + side * half(far), far);
    return `${short(point.x - from.x)} ${short(point.y - from.y)}`;
  };
  const curve = (far: number, sweep: number): string => `A${short(far)} ${short(far)} 0 0 ${sweep}`;
  return `M${corner(-1, outer)}${curve(outer, 1)} ${corner(1, outer)}L${corner(1, inner)}${curve(inner, 0)} ${corner(-1, inner)}Z`;
}

/** The middle of a brick, from the middle of its castle. */
export const brickAt = (r: number, wall: number, layer: number): Point => at(middleOf(wall), r * (FOOT + LAYER * layer + THICK / 2));

/** The shape of a brick around its own middle. */
export function brickPath(r: number, wall: number, layer: number): string {
  const inner = r * (FOOT + LAYER * layer);
  const half = (): number => Math.PI / 6 - GAP;
  return sector(middleOf(wall), half, inner, inner + r * THICK, brickAt(r, wall, layer));
}

/** A whole wall field around the middle of the castle, as it is lit up and pressed. */
export const wallPath = (r: number, wall: number): string =>
  sector(middleOf(wall), () => Math.PI / 6 - 0.01, r * (FOOT - 0.015), r * (FOOT + 2 * LAYER + THICK + 0.015), { x: 0, y: 0 });

const CUTS = [-20, -14, -8, -2, 52, 58, 64, 70, 76, 104, 110, 116, 122]; // degrees, where the land lies in shadow

/** Strokes of a knife along the rim of the land, longest where it is darkest. */
export const cutsOf = (r: number): string =>
  CUTS.map((angle, index) => {
    const [from, to] = [0.985, 0.945 - 0.02 * (index % 3)];
    const corner = (turn: number, far: number): string => {
      const { x, y } = at((angle + turn) * TURN, r * far);
      return `${short(x)} ${short(y)}`;
    };
    return `M${corner(-0.7, from)}L${corner(0.3, to)}L${corner(0.7, from)}Z`;
  }).join('');

/** How a brick is drawn off its wall when it is lifted. */
export const outward = (wall: number, far: number): Point => at(middleOf(wall), far);

export function siegeAt(ring: Ring, side: Side): Ring {
  const { x, y } = at(SIEGE_AT[side], ring.r * 0.935);
  return { x: ring.x + x, y: ring.y + y, r: Math.max(9, ring.r * 0.15) };
}

/** Places along the lower rim, for bricks that wait beside the castle. */
export function rimAt(ring: Ring, index: number, count: number, width: number): Point {
  const far = ring.r * 0.91;
  const step = Math.min((width * 1.12) / far, (84 * TURN) / Math.max(1, count - 1));
  const point = at(90 * TURN - (index - (count - 1) / 2) * step, far);
  return { x: ring.x + point.x, y: ring.y + point.y };
}
