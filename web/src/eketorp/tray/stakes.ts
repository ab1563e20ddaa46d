import type { Brick, Bricks, Fight, Side } from '../view';
import { BRICKS, SIDES } from '../view';

/** What is printed on the pieces and beside the hospital: nothing here decides anything. */
export const WORTH: Record<Brick, number> = { grass: 1, wood: 2, clay: 3, stone: 4 };

export type Place = { kind: 'field'; field: string } | { kind: 'siege'; castle: number; side: Side };

/** "C" or "siege 2 boat". */
export function placeOf(place: string): Place {
  const [word, castle, side] = place.split(' ');
  return word === 'siege' ? { kind: 'siege', castle: Number(castle), side: side as Side } : { kind: 'field', field: place };
}

export const spotOf = (place: string): string => (place.startsWith('siege ') ? place : `field ${place}`);

/** The two wall fields before a siege field. */
export const wallsBefore = (side: Side): [number, number] => [2 * SIDES.indexOf(side), 2 * SIDES.indexOf(side) + 1];

export const listed = (bricks: Bricks): Brick[] => BRICKS.flatMap((brick) => Array<Brick>(bricks[brick] ?? 0).fill(brick));

/** Rounds in hospital after losing by 3 or more, by 1 or 2, and after a tie (E8.5, E9.2, E11.1). */
export type Stay = [number, number, number];

export function stays(fight: Fight, attends: 'attacker' | 'defender', exit: unknown): Stay {
  const last = exit === 'onArrival' ? 3 : 4;
  const sheltered = fight.kind === 'siege' && attends === 'defender' ? 1 : 0;
  return [last - 1 - sheltered, last - 2 - sheltered, last - 3];
}

export const roundsFrom = (ward: number, exit: unknown): number => (exit === 'onArrival' ? 3 : 4) - ward;
