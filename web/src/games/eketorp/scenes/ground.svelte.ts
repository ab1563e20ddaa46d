import type { Layout } from '../board/layout';

/** Where the board has laid everything out: scenes lie on it. */
class Ground {
  layout = $state.raw<Layout | null>(null);
  width = $state(0);
  /** Where a castle that has come forward stands, around its middle. */
  forward = $state.raw<{ x: number; y: number; side: number } | null>(null);
}

export const ground = new Ground();
