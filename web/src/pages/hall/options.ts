import type { GameName, OptionOf } from '../../api/games';
import { say } from '../../i18n/messages.svelte';
import { colourOf } from '../../look/seats';
import { valueSaid } from '../../table/lobby/options';

export const optionId = (game: GameName, name: string): string => `${game}-option-${name}`;

/** What a value of an option is called; a seat by its colour. */
export const valueName = (game: GameName, option: OptionOf, value: unknown): string =>
  option.seat && typeof value === 'number' ? say('seat-name', { colour: colourOf(value) }) : valueSaid(game, option.name, value);
