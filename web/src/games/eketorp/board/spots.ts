import type { Spot } from '../../../table/tray/offers';
import type { Field, Side } from '../view';
import type { Layout } from './layout';
import { brickAt, brickPath, HOME, LIFT, outward, siegeAt, wallPath, type Point } from './ring';

/** What is pressed to choose a place: around its middle, either a box, a disc or a path. */
export type Shape = Point & ({ w: number; h: number; round: number } | { r: number; touch: number } | { d: string });

const TOUCH = 21; // half of what a finger needs
const around = (layout: Layout): number => (layout.phone ? 0.6 : 3.5); // so that the rim below stays in sight

export function shapeOf(layout: Layout, spot: Spot): Shape | null {
  const [kind, first = '', second = '', third = '', fourth = ''] = spot.split(' ');
  if (kind === 'field') {
    const { x, y, w, h } = layout.plots[first as Field];
    const more = around(layout);
    return { x: x + w / 2, y: y + h / 2, w: w + 2 * more, h: h + 2 * more, round: Math.min(w * 0.22, 24) + more };
  }
  if (kind === 'hospital') {
    const { x, y, w, h } = layout.hospital;
    return { x: x + w / 2, y: y + h / 2, w, h, round: 14 };
  }
  const ring = layout.rings[Number(first)];
  if (!ring) return null;
  if (kind === 'home') return { x: ring.x, y: ring.y, r: ring.r * HOME, touch: Math.max(ring.r * HOME, TOUCH) };
  if (kind === 'brick') {
    const [wall, layer] = [Number(second), Number(third)];
    const [spot, off] = [brickAt(ring.r, wall, layer), fourth ? outward(wall, ring.r * LIFT) : { x: 0, y: 0 }];
    return { x: ring.x + spot.x + off.x, y: ring.y + spot.y + off.y, d: brickPath(ring.r, wall, layer) };
  }
  if (kind === 'wall') return { x: ring.x, y: ring.y, d: wallPath(ring.r, Number(second)) };
  const { x, y, r } = siegeAt(ring, second as Side);
  return { x, y, r: r + around(layout), touch: Math.max(r + 2, TOUCH) };
}

/** The castle a place belongs to; a viking on a plot belongs to none. */
export function castleOf(spot: Spot): number | null {
  const [kind, seat] = spot.split(' ');
  return kind === 'field' || kind === 'hospital' || seat === undefined ? null : Number(seat);
}
