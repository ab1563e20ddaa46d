import { api, Unreachable, doneOnce, insist, Refused, type Schemas } from '../../api/ask';
import type { Way } from '../../api/keptClick.svelte';
import type { GameName } from '../../api/games';
import { keepHanded } from '../../api/keys';
import { withMe } from '../../api/profile.svelte';
import { server } from '../../api/server.svelte';
import { troubleSaid } from '../../i18n/trouble';
import { settings } from '../../look/settings.svelte';
import { route } from '../../route.svelte';
import { botsOf, companies, type Company } from './company.svelte';

export type TableRequest = Schemas['TableRequest'];
export type SeatRequest = Schemas['SeatRequest'];
export const NAMELESS = '?';
const USUAL: Company = { seats: 4, level: 'karl' }; // until the server has said

/** Makes the table, keeps its secrets and goes there. */
export async function begin(body: TableRequest, { once, signal }: Way): Promise<void> {
  const handed = await insist(
    () => api.POST('/api/tables', { params: { header: doneOnce(once) }, body, signal, ...withMe() }),
    Infinity,
    signal,
  );
  keepHanded(handed);
  route.go(`table/${handed.table}`);
}

/** You and the bots that were chosen last, at once. */
export function beginAtOnce(game: GameName, way: Way): Promise<void> {
  const me: SeatRequest = { who: 'me', name: settings.name.trim() || NAMELESS };
  return begin({ game, seats: [me, ...botsOf(companies.of(game) ?? USUAL)], start: true }, way);
}

/** Why the server did not do it, as a player would say it. */
export function reasonOf(error: unknown): string {
  if (error instanceof Unreachable || (error instanceof Refused && error.status >= 500)) server.miss();
  else if (!(error instanceof Refused)) throw error;
  return troubleSaid(error);
}
