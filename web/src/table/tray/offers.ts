/** A place of a board that can be chosen, by a name of the game's own. */
export type Spot = string;

/** What the tray says of a place: the board lights it up and hands the choice back. */
export type Offer = {
  label: string; // what choosing it does, in words: its name for screen readers
  possible: boolean; // if not, the board asks `why` for the reason instead of `pick`
  move?: string; // the move that "why not?" asks about
};
