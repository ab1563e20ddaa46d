import type { Fight } from '../view';

/** A way to plunder that the server offers: how many bricks come off each of the two walls, which one is kept, and what that is worth. */
export type Loot = NonNullable<Fight['loots']>[number];

export const same = (a: readonly number[], b: readonly number[]): boolean => a[0] === b[0] && a[1] === b[1];
