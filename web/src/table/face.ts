import type { Component } from 'svelte';
import type { GameName } from '../api/games';
import type { Session } from './session.svelte';
import type { Opened } from './track.svelte';

/** What a game shows on the table: everything but the header, the saga and the replay bar, which both games share. */
export type Face = { Board: Component<{ session: Session }>; opened?: Opened };

export const FACES: Record<GameName, () => Promise<Face>> = {
  eketorp: () => import('../eketorp/face'),
  shipwrights: () => import('../shipwrights/face'),
};
