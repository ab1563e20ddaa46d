import type { Component } from 'svelte';
import type { Story, View } from '../../api/stream';
import type { Sound } from '../../sound/voices';
import type { Session } from '../session.svelte';

/** A step that has not been shown yet: what the viewer knew before and knows after it, and what the saga will tell of it. */
export type Told = { step: number; before: View; after: View; story: Story; seat: number | null };

/** A part of a scene. */
export type Beat = {
  name: string;
  lasts: number; // ms at the relaxed speed
  view?: View; // what board, piles, plates and points show from this beat on; at first they show what was known before the step
  told?: boolean; // the saga tells the step from this beat on; otherwise it does so when the scene is over
  sound?: Sound; // what is heard as it begins
  still?: boolean; // with reduced motion the scene is its still beats alone, one after another, long enough to be read
};

/** A sentence of what comes of a scene, with a sign before it where there is one. */
export type SceneLine = { from: string; said: (session: Session) => string; sign?: Sign | undefined };
export type Sign = { Sign: Component<Record<string, unknown>>; about: Record<string, unknown> };

/** Let a component be the sign of a line. */
export const signedBy = <Props extends Record<string, unknown>>(Shown: Component<Props>, about: Props): Sign => ({
  Sign: Shown as unknown as Sign['Sign'],
  about,
});

/**
 * What a step looks like while it happens. `drawing` lies over the board, where the game's board has put a `<Staged>`;
 * without one only the board moves, from one beat's view to the next.
 */
export type Scene = {
  kind: string; // of the game: "duel", "launch"
  beats: Beat[];
  title?: (session: Session) => string; // what the tray says meanwhile, above the lines
  lines?: SceneLine[]; // what comes of it, each from its beat on
  goesOn?: boolean; // the latest line of the saga is of what happens here, and is not finished
  until?: number; // the last step it brings, if it brings several
  drawing?: Drawing;
};

type Common = { session: Session; playing: Playing };
/** A component that draws a scene, and what it is about. */
export type Drawing = { Stage: Component<Common & Record<string, unknown>>; about: Record<string, unknown> };

/** Let a component draw a scene: it is given the session, the beat that plays (`playing`) and what the scene is `about`. */
export const drawnBy = <Props extends Common>(Stage: Component<Props>, about: Omit<Props, keyof Common>): Drawing => ({
  Stage: Stage as unknown as Drawing['Stage'],
  about,
});

/** A scene at one of its beats. */
export type Playing = { scene: Scene; beat: Beat; index: number; rate: number; still: boolean };

/**
 * Makes a scene of a step, or none. A game names it `scenes` in its face.
 *
 * `ahead` are the steps that follow, as far as they are known here: a scene that ends with one of them (`until`) brings them all.
 */
export type Scenes = (told: Told, ahead: Told[]) => Scene | null;

const placeOf = ({ scene }: Playing, name: string): number => scene.beats.findIndex((beat) => beat.name === name);

/** Whether a scene has come to the beat of that name, or has passed it. */
export const hasCome = (playing: Playing, name: string): boolean => placeOf(playing, name) >= 0 && playing.index >= placeOf(playing, name);

/** Whether a scene has left the beat of that name behind. */
export const hasPassed = (playing: Playing, name: string): boolean => placeOf(playing, name) >= 0 && playing.index > placeOf(playing, name);
