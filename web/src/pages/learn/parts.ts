/** What a lesson can speak of in a game's face, by the names that its chapters use. */
export type Parts = {
  /** Selectors of a part, the best first; several matches of one are lit together. */
  selectors: (part: string) => string[];
  /** What is laid out and not sent yet, one name a piece. */
  draft: () => string[];
  lay: (part: string) => void;
  takeBack: (part: string) => void;
  /** Round itself, however large. */
  isRound?: (part: string) => boolean;
  /** Turns to the page on which it is, where a small screen shows one at a time. */
  bring?: (part: string) => void;
};
