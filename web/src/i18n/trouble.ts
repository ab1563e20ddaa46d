import { Unreachable, Refused } from '../api/ask';
import { Unfetched } from '../api/code';
import { say, words } from './messages.svelte';

/** What went wrong, as a player would say it. */
export function troubleSaid(error: unknown): string {
  if (error instanceof Refused) {
    const id = `error-${error.error.replaceAll('_', '-')}`;
    return say(words.has(id) ? id : 'error-internal', error.params);
  }
  if (error instanceof Unreachable) return say('failed-away');
  return say(error instanceof Unfetched ? 'failed-fetch' : 'failed-why');
}

const SECRETS = /#\S*|[\w-]{22,}/g; // a fragment, and whatever looks like a key

/** For whoever mends it: the message alone, without anything secret. */
export const detailOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).replace(SECRETS, '…').slice(0, 400);
