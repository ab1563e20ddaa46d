import { ask, Away, Refused, type Schemas } from '../api/ask';
import type { GameName } from '../api/games';
import { keepHanded } from '../api/keys';
import { settings } from '../look/settings.svelte';
import { route } from '../route.svelte';
import { say } from '../words/words.svelte';
import { server } from './server.svelte';

export type TableWish = Omit<Schemas['TableWish'], 'absence' | 'options' | 'preset' | 'hints' | 'lesson'> & Partial<Schemas['TableWish']> & { hints?: boolean };
export type SeatWish = Partial<Schemas['SeatWish']> & Pick<Schemas['SeatWish'], 'who'>;
export const NAMELESS = '?';

/** Makes the table, keeps its secrets and goes there. */
export async function begin(wish: Omit<TableWish, 'seats'> & { seats: SeatWish[] }): Promise<void> {
  const handed = await ask<Schemas['Secrets']>('POST', '/tables', { body: wish });
  keepHanded(handed);
  route.go(`table/${handed.table}`);
}

/** You and three Karls, at once. */
export function beginAtOnce(game: GameName): Promise<void> {
  const karl: SeatWish = { who: 'bot', level: 'karl' };
  const me: SeatWish = { who: 'me', name: settings.name.trim() || NAMELESS };
  return begin({ game, seats: [me, karl, karl, karl], start: true });
}

/** Why the server did not do it, as a player would say it. */
export function reasonOf(error: unknown): string {
  if (error instanceof Away || (error instanceof Refused && error.status >= 500)) void server.watch();
  if (error instanceof Refused) return say(`error-${error.error.replaceAll('_', '-')}`, error.params);
  if (error instanceof Away) return say('hall-away');
  throw error;
}
