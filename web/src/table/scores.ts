import type { Parts } from '../api/stream';

/** The parts of the scores in the game's order, without the total. */
export const partsOf = (scores: Parts[]): string[] => [...new Set(scores.flatMap((each) => Object.keys(each)))].filter((part) => part !== 'total');

export const totalOf = (parts: Parts): number => parts['total'] ?? Object.values(parts).reduce((sum, each) => sum + each, 0);
