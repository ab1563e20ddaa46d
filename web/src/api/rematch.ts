import { api, insist, MOMENT, type Schemas } from './ask';
import { keepHanded, keysOf } from './keys';
import { withMe } from './profile.svelte';

/** Takes the same places at the rematch of a table: the one that there is, or a new one. */
export async function followToRematch(table: string): Promise<Schemas['Secrets']> {
  const secrets = keysOf(table)
    .filter((key) => key.role === 'host' || key.role === 'seat' || key.role === 'watch')
    .map((key) => key.secret);
  const handed = await insist(
    () => api.POST('/api/tables/{table}/rematch', { params: { path: { table } }, ...withMe(...secrets) }),
    MOMENT,
  );
  keepHanded(handed);
  return handed;
}
