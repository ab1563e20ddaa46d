import type { Position } from '../view';
import { cards, type Row } from './cards';

/** How far an enemy goes with a limit; 0 if it sets none of this kind. */
export const limitOn = (row: Row, of: string): number =>
  row.effects['effect']?.find((part) => part.kind === 'limit' && part.of === of)?.count ?? 0;

/** The enemies I face that set a limit of this kind. */
export const enemiesWith = (position: Position, of: string): Row[] =>
  position.enemies.flatMap((id) => {
    const row = cards.of(id);
    return row && limitOn(row, of) ? [row] : [];
  });

/** What the enemies I face ask for on top, all together. */
export const addedBy = (position: Position, of: string): number =>
  enemiesWith(position, of).reduce((sum, row) => sum + limitOn(row, of), 0);
