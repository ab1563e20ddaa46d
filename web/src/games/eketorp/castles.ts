import { nth } from '../../given';
import type { Castle, Position } from './view';

/** The castle of a seat. */
export const castleAt = ({ castles }: Pick<Position, 'castles'>, seat: number): Castle => nth(castles, seat);
