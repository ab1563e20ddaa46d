import { described, type GameName, type GameInfo } from '../../api/games';
import { say, words } from '../../i18n/messages.svelte';

/** How the words' files spell values that cannot be names there. */
const WORDS = new Map<unknown, string>([
  [true, 'yes'],
  [false, 'no'],
  [2, 'two'],
]);
type Values = Record<string, unknown>;

/** The value of an option in words. */
export function valueSaid(game: GameName, name: string, value: unknown): string {
  const attribute = WORDS.get(value) ?? (typeof value === 'number' ? 'seat' : String(value));
  return words.explain(`${game}-option-${name}`, attribute) || String(value);
}

const differing = (info: GameInfo, options: Values): string[] =>
  info.options.filter((each) => each.name in options && options[each.name] !== each.default).map((each) => each.name);

/** What is not as in the standard game. */
export async function differences(game: GameName, options: Values): Promise<string[]> {
  return differing(await described(game), options);
}

export const optionSaid = (game: GameName, name: string, value: unknown): string =>
  say('web-option-is', { option: say(`${game}-option-${name}`), value: valueSaid(game, name, value) });
