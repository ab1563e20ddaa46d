import type { OptionOf } from '../api/games';
import { colourOf } from '../look/seats';
import { say, words } from '../words/words.svelte';

const NUMBERS: Record<number, string> = { 2: 'two' };

export const optionId = (game: string, name: string): string => `${game}-option-${name}`;

/** What a value of an option is called. */
export function valueName(game: string, option: OptionOf, value: unknown): string {
  const named = (attribute: string): string => words.explain(optionId(game, option.name), attribute);
  if (typeof value === 'boolean') return named(value ? 'yes' : 'no');
  if (typeof value === 'number') return option.seat ? say('seat-name', { colour: colourOf(value) }) : named(NUMBERS[value] ?? String(value));
  return named(String(value));
}
