import type { Outcome, Parts } from '../../api/stream';
import { nth } from '../../given';

/** The parts of the scores in the game's order, without the total. */
export const partsOf = (scores: Parts[]): string[] =>
  [...new Set(scores.flatMap((each) => Object.keys(each)))].filter((part) => part !== 'total');

export const totalOf = (parts: Parts): number => parts['total'] ?? Object.values(parts).reduce((sum, each) => sum + each, 0);

/** The place of a seat; who won stands before others with as many points. */
export function placeOf({ scores, winners }: Outcome, seat: number): number {
  const worth = (at: number): number => totalOf(nth(scores, at)) + (winners.includes(at) ? 0.5 : 0);
  return 1 + scores.filter((_, other) => worth(other) > worth(seat)).length;
}

/** My own column first, then the others by their places. */
export function orderOf(outcome: Outcome, mine: number | null): number[] {
  const seats = outcome.scores.map((_, seat) => seat).sort((a, b) => placeOf(outcome, a) - placeOf(outcome, b) || a - b);
  return mine === null ? seats : [mine, ...seats.filter((seat) => seat !== mine)];
}
