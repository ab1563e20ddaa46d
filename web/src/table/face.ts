import type { Component } from 'svelte';
import type { Phrase } from '../api/ask';
import type { Outcome, View } from '../api/stream';
import type { Cues } from '../sound/cues';
import type { Opened } from './past';
import type { Session } from './session.svelte';
import type { Scenes } from './timeline/scene';

/** What a game shows on the table: everything but the header, the saga and the replay bar, which both games share. */
export type Face = {
  Board: Component<{ session: Session }>;
  open?: (table: string, secret: string) => Promise<void>; // fetches what it draws of this table besides the view
  opened?: Opened;
  cues?: Cues; // what is heard of it
  scenes?: Scenes; // which steps are scenes, how long they last, and what draws them
  Signs?: Component<{ phrase: Phrase }>; // the signs of what a sentence names, small, after its words
  Trophy?: Component<{ view: View; seat: number }>; // what a winner has built, drawn large
  Result?: Component<{ session: Session; view: View; outcome: Outcome }>; // what it has to say at the end beside the scores
};
