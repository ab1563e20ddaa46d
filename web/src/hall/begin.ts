import { Away, insist, Refused, type Schemas } from '../api/ask';
import type { Way } from '../api/errand.svelte';
import type { GameName } from '../api/games';
import { keepHanded } from '../api/keys';
import { settings } from '../look/settings.svelte';
import { server } from '../api/server.svelte';
import { route } from '../route.svelte';
import { troubleSaid } from '../words/trouble';

export type TableWish = Omit<Schemas['TableWish'], 'absence' | 'options' | 'preset' | 'hints' | 'lesson'> & Partial<Schemas['TableWish']> & { hints?: boolean };
export type SeatWish = Partial<Schemas['SeatWish']> & Pick<Schemas['SeatWish'], 'who'>;
export const NAMELESS = '?';

/** Makes the table, keeps its secrets and goes there. */
export async function begin(wish: Omit<TableWish, 'seats'> & { seats: SeatWish[] }, way: Way): Promise<void> {
  const handed = await insist<Schemas['Secrets']>('POST', '/tables', { body: wish, ...way });
  keepHanded(handed);
  route.go(`table/${handed.table}`);
}

/** You and three Karls, at once. */
export function beginAtOnce(game: GameName, way: Way): Promise<void> {
  const karl: SeatWish = { who: 'bot', level: 'karl' };
  const me: SeatWish = { who: 'me', name: settings.name.trim() || NAMELESS };
  return begin({ game, seats: [me, karl, karl, karl], start: true }, way);
}

/** Why the server did not do it, as a player would say it. */
export function reasonOf(error: unknown): string {
  if (error instanceof Away || (error instanceof Refused && error.status >= 500)) server.miss();
  else if (!(error instanceof Refused)) throw error;
  return troubleSaid(error);
}
