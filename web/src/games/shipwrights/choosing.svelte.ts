import type { Offer, Spot } from '../../table/tray/offers';

/** A fact that hangs on a card: signs, and what they are to me. */
export type Tag = { signs: string[]; said: string };

/**
 * A place of the yard: "hand 3" (the third card of my hand), "board 2" (a space of my board), "building 0" (the hut),
 * "ship SH04", "hero trade", "raid 1", "buy wood", "forge", "labourer", "eikja", "track fame".
 * The tray says which places can be chosen now and what that means; the yard lights them up and hands the choice back.
 */
class Choosing {
  offers = $state.raw<ReadonlyMap<Spot, Offer>>(new Map());
  /** What lies in my hand now, in the order in which it is shown: the hand, or the pack while I draft. */
  hand = $state.raw<string[]>([]);
  /** Spots that are taken up: the card whose uses the tray lists, cards I mean to keep or to pay with. */
  chosen = $state.raw<ReadonlySet<Spot>>(new Set());
  /** Spots that would supply what the ship that is taken up, or pointed at, is missing. */
  lit = $state.raw<ReadonlySet<Spot>>(new Set());
  /** What hangs on cards of the pack. */
  tags = $state.raw<ReadonlyMap<Spot, Tag>>(new Map());
  /** The spot under the pointer, or with the focus. */
  at = $state<Spot | null>(null);
  /** The card that a phone shows enlarged, with what can be done with it. */
  large = $state(false);
  pick: (spot: Spot) => void = () => {};
  /** Carries out a move that stands on a card itself. */
  act: (move: string) => void = () => {};

  clear(): void {
    this.offers = new Map();
    this.chosen = new Set();
    this.lit = new Set();
    this.tags = new Map();
    this.large = false;
    this.pick = () => {};
    this.act = () => {};
  }
}

export const choosing = new Choosing();
