import type { Schemas } from '../../api/ask';

export type Idea = Schemas['Candidate'];

/** What a hint shows and the board draws; a game whose moves are put together piece by piece says what is placed and takes a whole one. */
class Ideas {
  shown = $state.raw<Idea | null>(null);
  /** What I have placed, as a move: hints keep it. */
  kept = $state.raw<string | null>(null);
  /** What I have placed is no part of the idea that is shown. */
  astray = $state(false);
  /** All of the idea is placed. */
  taken = $state(false);
  /** Places the idea for me, without sending it. */
  take = $state.raw<((idea: Idea) => void) | null>(null);

  clear(): void {
    this.shown = null;
    this.astray = this.taken = false;
  }
}

export const ideas = new Ideas();
