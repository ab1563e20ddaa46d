import type { View } from '../api/stream';

export const BRICKS = ['grass', 'wood', 'clay', 'stone'] as const;
export type Brick = (typeof BRICKS)[number];
export type Bricks = Partial<Record<Brick, number>>;
export const SIDES = ['catapult', 'boat', 'ram'] as const;
export type Side = (typeof SIDES)[number];
export const FIELDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Field = (typeof FIELDS)[number];

export type Plot = { bricks: Bricks; vikings: number[]; held: Bricks[]; peaceful: boolean };
export type Siege = { vikings: number[]; over: boolean; booty: Brick | null };
export type Castle = {
  home: number;
  wards: number[]; // how many in each of the four wards, the longest stay first
  amulets: number;
  walls: Brick[][]; // six wall fields, bottom to top; the siege fields face two each: 0 1, 2 3, 4 5
  surplus: Bricks;
  carried: Bricks;
  sieges: Record<Side, Siege>;
  hand: number[] | null; // null where only the backs are seen
  handSize: number;
  swap: number[] | null;
  swapSize: number;
  redraws: number;
  rejected: number[];
};
export type Fight = {
  kind: 'battle' | 'contest' | 'siege';
  place: string; // "C" or "siege 2 boat"
  attacker: number;
  defender: number;
  castle?: number; // while it is plundered
  walls?: [number, number];
  difference?: number;
};

/** What a seat knows of a game of Eketorp. */
export type Position = {
  seat: number | null;
  round: number;
  step: 'redraw' | 'plan' | 'claim' | 'fight' | 'amulet' | 'card' | 'plunder' | 'build' | 'over' | 'chance';
  leader: number;
  ready: number[];
  material: Record<string, string> | null;
  materialsUsed: string[];
  reserve: Bricks;
  fields: Record<Field, Plot>;
  castles: Castle[];
  drawPile: number;
  discards: number;
  discardsKnown: number[];
  fight: Fight | null;
  latestFight: { place: string; attacker: number; defender: number; cards: [number, number] } | null;
  claim: { field: Field; seat: number; unserved: number[] } | null;
  sealed: { plan?: Record<string, number>; left?: number; card?: number; walls?: Brick[][] } | null;
};

export const positionOf = (view: View): Position => view.position as Position;
