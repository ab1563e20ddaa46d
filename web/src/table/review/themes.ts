import { say, words } from '../../i18n/messages.svelte';

/** What a decision is about, as puzzles call it. */
export function themeSaid(game: string, theme: string): string {
  const id = `puzzle-theme-${game}-${theme}`;
  return theme && words.has(id) ? say(id) : say('review-move');
}
