import type { Phrase } from '../../api/ask';
import { say, words } from '../../i18n/messages.svelte';

/** Why a move is not possible, in the game's own words or in the table's. */
export function reasonSaid(game: string | undefined, reason: string, lack?: Phrase | null): string {
  if (lack) return say(lack);
  const name = reason.replaceAll('_', '-');
  const own = `${game}-reason-${name}`;
  const found = say(words.has(own) ? own : `reason-${name}`);
  return found.charAt(0).toUpperCase() + found.slice(1) + (/[.!?]$/.test(found) ? '' : '.');
}
