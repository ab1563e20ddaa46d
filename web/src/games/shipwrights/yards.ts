import { nth } from '../../given';
import type { Position, Yard } from './view';

/** The yard of a seat. */
export const yardOf = ({ yards }: Pick<Position, 'yards'>, seat: number): Yard => nth(yards, seat);
