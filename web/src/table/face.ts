import type { Component } from 'svelte';
import type { GameName } from '../api/games';
import type { Outcome, View } from '../api/stream';
import type { Session } from './session.svelte';
import type { Opened } from './track.svelte';

/** What a game shows on the table: everything but the header, the saga and the replay bar, which both games share. */
export type Face = {
  Board: Component<{ session: Session }>;
  opened?: Opened;
  Result?: Component<{ session: Session; view: View; outcome: Outcome }>; // what it has to say at the end beside the scores
};

export const FACES: Record<GameName, () => Promise<Face>> = {
  eketorp: () => import('../eketorp/face'),
  shipwrights: () => import('../shipwrights/face'),
};
