import { Away, insist, Refused, type Schemas } from '../api/ask';
import type { Way } from '../api/errand.svelte';
import type { GameName } from '../api/games';
import { keepHanded } from '../api/keys';
import { settings } from '../look/settings.svelte';
import { server } from '../api/server.svelte';
import { route } from '../route.svelte';
import { troubleSaid } from '../words/trouble';

export type TableRequest = Omit<Schemas['TableRequest'], 'absence' | 'options' | 'preset' | 'hints' | 'lesson'> & Partial<Schemas['TableRequest']> & { hints?: boolean };
export type SeatRequest = Partial<Schemas['SeatRequest']> & Pick<Schemas['SeatRequest'], 'who'>;
export const NAMELESS = '?';

/** Makes the table, keeps its secrets and goes there. */
export async function begin(request: Omit<TableRequest, 'seats'> & { seats: SeatRequest[] }, way: Way): Promise<void> {
  const handed = await insist<Schemas['Secrets']>('POST', '/tables', { body: request, ...way });
  keepHanded(handed);
  route.go(`table/${handed.table}`);
}

/** You and three Karls, at once. */
export function beginAtOnce(game: GameName, way: Way): Promise<void> {
  const karl: SeatRequest = { who: 'bot', level: 'karl' };
  const me: SeatRequest = { who: 'me', name: settings.name.trim() || NAMELESS };
  return begin({ game, seats: [me, karl, karl, karl], start: true }, way);
}

/** Why the server did not do it, as a player would say it. */
export function reasonOf(error: unknown): string {
  if (error instanceof Away || (error instanceof Refused && error.status >= 500)) server.miss();
  else if (!(error instanceof Refused)) throw error;
  return troubleSaid(error);
}
