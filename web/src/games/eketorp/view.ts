import type { Schemas } from '../../api/ask';
import type { View } from '../../api/stream';

/** What a seat knows of a game of Eketorp. */
export type Position = Schemas['EketorpPosition'];
export type Castle = Schemas['Castle'];
export type Plot = Schemas['Plot'];
export type Fight = Schemas['CurrentFight'];
export type Bricks = Schemas['Bricks'];
export type Brick = keyof Bricks;
export type Side = keyof Castle['sieges'];
export type Siege = Castle['sieges'][Side];
export type Field = keyof Position['fields'];

export const BRICKS = ['grass', 'wood', 'clay', 'stone'] as const satisfies Brick[];
export const SIDES = ['catapult', 'boat', 'ram'] as const satisfies Side[];
export const FIELDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const satisfies Field[];

export function ownView(view: View): Schemas['EketorpView'] {
  if (view.game !== 'eketorp') throw new Error(`a view of ${view.game} has come to a table of eketorp`);
  return view;
}

export const positionOf = (view: View): Position => ownView(view).position;
