import { say, words } from './messages.svelte';

/** What a game is called: by the hall's words, or by its own if it brings them. */
export const gameSaid = (game: string): string => say(words.has(`hall-game-${game}`) ? `hall-game-${game}` : game);

/** What it is about, in a line. */
export const lineSaid = (game: string): string =>
  words.has(`${game}-tagline`) ? say(`${game}-tagline`) : words.explain(`hall-game-${game}`, 'line');

/** How many can play it, once that is known; the line is kept free until then. */
export const seatsSaid = (seats: number[] | undefined): string =>
  seats ? say('hall-seats-range', { least: Math.min(...seats), most: Math.max(...seats) }) : '\u00a0';
