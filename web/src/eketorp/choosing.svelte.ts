import type { Offer, Spot } from '../table/offers';
import type { Brick } from './view';

/**
 * A place of the board: "field C", "siege 2 boat", "wall 0 3" (a castle and its wall field), "home 1", "hospital".
 * The tray says which places can be chosen now and what that means; the board lights them up and hands the choice back.
 */
class Choosing {
  offers = $state.raw<ReadonlyMap<Spot, Offer>>(new Map());
  /** My vikings as I mean to send them, while I plan: drawn as ghosts on their places. */
  planned = $state.raw<ReadonlyMap<Spot, number>>(new Map());
  /** Bricks as I mean to build them, by wall field of my castle, bottom to top, above what stands. */
  building = $state.raw<ReadonlyMap<Spot, Brick[]>>(new Map());
  /** How many bricks are lifted off the top of a wall field while a castle is plundered. */
  lifted = $state.raw<ReadonlyMap<Spot, number>>(new Map());
  pick: (spot: Spot) => void = () => {};
  /** One viking less, or one brick less: right click, Backspace or Delete, a drag away. */
  unpick: (spot: Spot) => void = () => {};
  /** The spot a piece may be dragged from, if any: "home 0" while I plan. */
  source = $state<Spot | null>(null);

  clear(): void {
    this.offers = this.planned = this.building = this.lifted = new Map();
    this.pick = this.unpick = () => {};
    this.source = null;
  }
}

export const choosing = new Choosing();
