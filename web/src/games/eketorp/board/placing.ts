import { given, nth } from '../../../given';
import type { Field, Side } from '../view';
import type { Layout, Rect } from './layout';
import type { Piece } from './pieces';
import { brickAt, HOME, LIFT, outward, rimAt, siegeAt, type Ring } from './ring';

/** Where a piece is drawn. In a wall a brick has the shape of its field. */
export type Placed = { piece: Piece; x: number; y: number; scale: number; wall: { r: number; wall: number; layer: number } | null };
type Cell = { x: number; y: number; scale: number };

const VIKING = { w: 22, h: 31 };
const CLOSE = { w: 17, h: 23 }; // large vikings stand closer at home, one a little before the other
const BRICK = { w: 29, h: 20 };

/** As many cells as there are pieces, as large as the box allows, in rows around its middle. */
export function pack(count: number, box: Rect, cell: { w: number; h: number }, most: number): Cell[] {
  let best = { scale: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const scale = Math.min(box.w / (columns * cell.w), box.h / (Math.ceil(count / columns) * cell.h), most);
    if (scale > best.scale + 1e-6) best = { scale, columns };
  }
  const { scale, columns } = best;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / columns);
    const inLine = line === rows - 1 ? count - columns * (rows - 1) : columns;
    return {
      x: box.x + box.w / 2 + ((at % columns) - (inLine - 1) / 2) * cell.w * scale,
      y: box.y + box.h / 2 + (line - (rows - 1) / 2) * cell.h * scale,
      scale,
    };
  });
}

const square = ({ x, y, r }: Ring, part: number): Rect => ({ x: x - r * part, y: y - r * part, w: 2 * r * part, h: 2 * r * part });

/** The upper half of a plot is for bricks, the lower for vikings. */
export function plotBoxes({ x, y, w, h }: Rect): { bricks: Rect; vikings: Rect } {
  const high = Math.max(h * 0.28, 22);
  const top = y + Math.min(h * 0.22, 25);
  return {
    bricks: { x: x + w * 0.07, y: top, w: w * 0.86, h: high },
    vikings: { x: x + w * 0.06, y: top + high + 2, w: w * 0.88, h: y + h - top - high - 7 },
  };
}

/** Beside the words of a room, or below them where it is narrow. */
export const roomBox = ({ x, y, w, h }: Rect, narrow: boolean): Rect =>
  narrow ? { x: x + 3, y: y + 14, w: w - 6, h: h - 15 } : { x: x + 122, y: y + 1, w: w - 128, h: h - 2 };

export class Placing {
  private groups = new Map<string, Piece[]>();

  constructor(
    private readonly layout: Layout,
    private readonly pieces: Piece[],
    private readonly large: boolean,
  ) {
    for (const piece of pieces) {
      const key = this.keyOf(piece);
      this.groups.set(key, [...(this.groups.get(key) ?? []), piece]);
    }
    for (const group of this.groups.values()) group.sort((a, b) => a.seat - b.seat || Number(a.meant) - Number(b.meant) || a.id - b.id);
  }

  private keyOf = (piece: Piece): string => `${piece.kind === 'viking' ? 'viking' : 'brick'} ${piece.spot}`;

  all(): Placed[] {
    return this.pieces.flatMap((piece) => {
      const placed = piece.kind === 'viking' ? this.viking(piece) : this.brick(piece);
      return placed ? [placed] : [];
    });
  }

  private among(piece: Piece): { index: number; count: number } {
    const group = given(this.groups.get(this.keyOf(piece)));
    return { index: group.indexOf(piece), count: group.length };
  }

  private get more(): number {
    return this.large ? 1.35 : 1;
  }

  private vikingCell(piece: Piece): Cell | null {
    const [kind, first, second] = piece.spot.split(' ');
    const { index, count } = this.among(piece);
    const cells = (box: Rect, most: number): Cell =>
      nth(pack(count, box, this.large && kind === 'home' ? CLOSE : VIKING, most * this.more), index);
    if (kind === 'field') return this.camped(first as Field, index, count);
    if (kind === 'ward') {
      const room = this.layout.rooms[Number(first)];
      return room ? cells(roomBox(room, this.layout.phone), 1.05) : null;
    }
    const ring = this.layout.rings[Number(first)];
    if (!ring) return null;
    if (kind === 'home') return cells(square(ring, HOME * 0.76), Math.max(0.6, ring.r / 112));
    const siege = siegeAt(ring, second as Side);
    return cells(square(siege, 0.82), siege.r / 20);
  }

  /** On a plot where bricks were taken the rows stand wider apart, so that these are seen. */
  private camped(field: Field, index: number, count: number): Cell {
    const taken = [...this.groups.keys()].some((key) => key.startsWith(`brick held ${field}`));
    const cell = nth(pack(count, plotBoxes(this.layout.plots[field]).vikings, taken ? { w: 27, h: 45 } : VIKING, 1.3 * this.more), index);
    return taken ? { ...cell, y: cell.y - 7 * cell.scale } : cell;
  }

  private viking(piece: Piece): Placed | null {
    const cell = this.vikingCell(piece);
    return cell && { piece, x: cell.x, y: cell.y + 2.5 * cell.scale, scale: cell.scale, wall: null };
  }

  private brick(piece: Piece): Placed | null {
    const [kind, first, second] = piece.spot.split(' ');
    const { index, count } = this.among(piece);
    const free = (x: number, y: number, scale: number): Placed => ({ piece, x, y, scale, wall: null });
    if (kind === 'field') {
      const cell = nth(pack(count, plotBoxes(this.layout.plots[first as Field]).bricks, BRICK, 1.25 * this.more), index);
      return free(cell.x, cell.y, cell.scale);
    }
    if (kind === 'held') return this.underfoot(`viking field ${first}`, Number(second), index, free);
    const ring = this.layout.rings[Number(first)];
    if (!ring) return null;
    if (kind === 'wall') return this.walled(piece, ring, Number(second));
    if (kind === 'booty') {
      const siege = siegeAt(ring, second as Side);
      return free(siege.x, siege.y + siege.r * 0.95, siege.r / 24);
    }
    const scale = Math.max(0.34, ring.r / 128);
    const spot = rimAt(ring, index, count, 26 * scale);
    return free(spot.x, spot.y, scale);
  }

  /** A viking that took a brick stands on it. */
  private underfoot(key: string, seat: number, index: number, free: (x: number, y: number, scale: number) => Placed): Placed | null {
    const bearer = this.groups.get(key)?.filter((viking) => viking.seat === seat)[index];
    const cell = bearer && this.vikingCell(bearer);
    return cell ? free(cell.x, cell.y + 19.5 * cell.scale, cell.scale * 0.88) : null;
  }

  private walled(piece: Piece, ring: Ring, wall: number): Placed {
    const spot = brickAt(ring.r, wall, piece.layer);
    const off = piece.lifted ? outward(wall, ring.r * LIFT) : { x: 0, y: 0 };
    return { piece, x: ring.x + spot.x + off.x, y: ring.y + spot.y + off.y, scale: 1, wall: { r: ring.r, wall, layer: piece.layer } };
  }
}
