import type { View } from '../api/stream';

export const GOODS = ['worker', 'wood', 'wool', 'iron', 'gold', 'coin'] as const;
export type Good = (typeof GOODS)[number];
export const TRACKS = ['military', 'trade', 'fame'] as const;
export type Track = (typeof TRACKS)[number];
export type Tracks = Record<Track, number>;
/** A card by kind and place in its table: SH01 a ship, BU building, CR craftsman, TF townsfolk, JA jarl. */
export type Design = string;

export type Yard = {
  goods: Record<string, number>;
  tracks: Tracks;
  hut: number | null;
  upgraded: ('eikja' | 'labourer' | 'hut')[];
  board: { card: Design | null; worker: boolean }[];
  buildings: { card: Design | null; tucked: Design | null; worker: boolean }[]; // the first is the hut
  ships: Design[];
  worth: number[]; // what each ship would score now
  raids: { card: number; used: boolean }[];
  trades: { card: number | null; at: string }[]; // in hand, faceDown, eikja, or under a ship
  heroes: string[];
  handSize: number;
  packSize: number;
  open?: Design[]; // everybody's hand, in a replay
  pending: Record<string, unknown> | null; // the step that is open within an action: see shipwrights/view.py
};

/** What a seat knows of a game of Shipwrights. */
export type Position = {
  seat: number | null;
  round: number;
  step: 'enemies' | 'draft' | 'actions' | 'convert' | 'over' | 'chance';
  roundCard: string | null;
  prices: Record<string, number> | null;
  neutral: Tracks | null;
  enemies: string[];
  rival: number | null;
  rivalScore: number | null;
  heroes: Record<Track, number | 'neutral' | 'board'>;
  ready: number[];
  done: number[];
  draftStep: number;
  deck: number;
  discards: Design[];
  yards: Yard[];
  hand: Design[] | null;
  pack: Design[] | null;
  picked: Design[] | null;
  passed: Design[] | null;
};

export const positionOf = (view: View): Position => view.position as Position;
