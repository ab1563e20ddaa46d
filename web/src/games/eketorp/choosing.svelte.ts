import type { Offer, Spot } from '../../table/tray/offers';
import type { Brick } from './view';

/**
 * A place of the board: "field C", "siege 2 boat", "wall 0 3" (a castle and its wall field), "brick 0 3 1 up" (its second brick, lifted),
 * "home 1", "hospital".
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
  /** The brick among them that is kept, as a spot. */
  kept = $state<Spot | null>(null);
  pick: (spot: Spot) => void = () => {};
  /** One viking less, or one brick less: right click, Backspace or Delete, a drag away. */
  unpick: (spot: Spot) => void = () => {};
  /** What a place says that cannot be chosen, if there is more to it than the reason of a move. */
  refuse = $state.raw<((spot: Spot) => void) | null>(null);
  /** A reason, the place that was asked, and the place it is said at if that is in sight. */
  said = $state.raw<{ asked: Spot; at: Spot; rule: string; reason: string } | null>(null);
  /** How often somebody was to be sent and nobody was at home. */
  shakes = $state(0);
  /** The engine that is looked at: its two walls are lit. */
  engine = $state<Spot | null>(null);
  /** By how much the chosen card could win or lose the siege that goes on. */
  difference = $state(0);
  /** The spot a piece may be dragged from, if any: "home 0" while I plan. */
  source = $state<Spot | null>(null);

  clear(): void {
    this.offers = this.planned = this.building = this.lifted = new Map();
    this.pick = this.unpick = () => {};
    this.source = this.kept = this.engine = this.refuse = this.said = null;
    this.shakes = this.difference = 0;
  }
}

export const choosing = new Choosing();
