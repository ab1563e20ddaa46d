import { BRICKS, type Brick, type Bricks, type Side } from '../view';

/** What is printed on the pieces. */
export const WORTH: Record<Brick, number> = { grass: 1, wood: 2, clay: 3, stone: 4 };

export type Place = { kind: 'field'; field: string } | { kind: 'siege'; castle: number; side: Side };

/** "C" or "siege 2 boat". */
export function placeOf(place: string): Place {
  const [word, castle, side] = place.split(' ');
  return word === 'siege' ? { kind: 'siege', castle: Number(castle), side: side as Side } : { kind: 'field', field: place };
}

export const spotOf = (place: string): string => (place.startsWith('siege ') ? place : `field ${place}`);

export const listed = (bricks: Bricks): Brick[] => BRICKS.flatMap((brick) => Array<Brick>(bricks[brick] ?? 0).fill(brick));

export const countOf = (bricks: Brick[]): Bricks =>
  bricks.reduce<Bricks>((found, brick) => ({ ...found, [brick]: (found[brick] ?? 0) + 1 }), {});
