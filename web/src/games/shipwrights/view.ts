import type { Schemas } from '../../api/ask';
import type { View } from '../../api/stream';

/** What lies before a seat; in a replay of everybody's cards, with those that are in its hand. */
export type Yard = Schemas['Yard'] & { open?: Design[] };
/** What a seat knows of a game of Shipwrights. */
export type Position = Omit<Schemas['ShipwrightsPosition'], 'yards'> & { yards: Yard[] };
/** A card by kind and place in its table: SH01 a ship, BU building, CR craftsman, TF townsfolk, JA jarl. */
export type Design = Position['discards'][number];
export type Good = keyof Schemas['Goods'];
export type Tracks = Schemas['Tracks'];
export type Track = keyof Tracks;

export const GOODS = ['worker', 'wood', 'wool', 'iron', 'gold', 'coin'] as const satisfies Good[];
export const TRACKS = ['military', 'trade', 'fame'] as const satisfies Track[];

export function ownView(view: View): Schemas['ShipwrightsView'] {
  if (view.game !== 'shipwrights') throw new Error(`a view of ${view.game} has come to a table of shipwrights`);
  return view;
}

export const positionOf = (view: View): Position => ownView(view).position;

/** How many there are of a good that a card or a move names. */
export const amountOf = (goods: Record<string, number>, good: string): number => goods[good] ?? 0;
