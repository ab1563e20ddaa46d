import { api, doneOnce, insist, Refused, Unreachable, type Schemas } from '../../api/ask';
import type { Way } from '../../api/keptClick.svelte';
import { keepHanded } from '../../api/keys';
import { withMe } from '../../api/profile.svelte';
import { server } from '../../api/server.svelte';
import type { TableInfo } from '../../api/stream';
import { settings } from '../../look/settings.svelte';
import { route } from '../../route.svelte';
import { NAMELESS } from './begin';
import { tables } from './tables.svelte';

export type OpenTable = Schemas['OpenTable'];
export type Seek = Omit<Schemas['SeekRequest'], 'name' | 'absence'>;

/** The tables that anyone may join or watch; the list is sent again only when it has changed. */
class OpenTables {
  all = $state.raw<OpenTable[]>([]);
  on = $state(false);
  known = $state(false);
  private mark = '';

  async refresh(): Promise<void> {
    const { data: found, response } = await api.GET('/api/hall/tables', { params: { header: { 'If-None-Match': this.mark } } });
    if (response.status === 304) return;
    if (!found) throw new Unreachable(String(response.status));
    this.mark = response.headers.get('ETag') ?? '';
    this.all = found.tables;
    this.on = found.on;
    this.known = true;
  }

  /** Quietly: that the server is away is said elsewhere. */
  async follow(): Promise<void> {
    await this.refresh().catch(() => server.miss());
  }
}

export const openTables = new OpenTables();

const name = (): string => settings.name.trim() || NAMELESS;

function enter(handed: Schemas['Secrets']): void {
  keepHanded(handed);
  route.go(`table/${handed.table}`);
}

export async function join(table: string, { once, signal }: Way): Promise<void> {
  const params = { path: { table }, header: doneOnce(once) };
  const asked = () => api.POST('/api/hall/tables/{table}/join', { params, body: { name: name() }, signal, ...withMe() });
  try {
    enter(await insist(asked, Infinity, signal));
  } catch (error) {
    if (error instanceof Refused) void openTables.follow(); // somebody else was quicker
    throw error;
  }
}

export async function watch(table: string, { signal }: Way): Promise<void> {
  const params = { path: { table } };
  enter(await insist(() => api.POST('/api/hall/tables/{table}/watch', { params, signal }), Infinity, signal));
}

export async function seek(wish: Seek, { once, signal }: Way): Promise<void> {
  const mine = tables.held.find(({ table, seats }) => seats.length && isSeek(table, wish));
  if (mine) return route.go(`table/${mine.table.id}`); // nobody answers their own question
  const body = { ...wish, name: name() };
  const asked = () => api.POST('/api/hall/seeks', { params: { header: doneOnce(once) }, body, signal, ...withMe() });
  enter(await insist(asked, Infinity, signal));
}

const isSeek = ({ status, game, seats, hall }: TableInfo, wish: Seek): boolean =>
  status === 'gathering' && !!hall?.seek && game === wish.game && seats.length === wish.seats && (hall.pace ?? '') === (wish.pace ?? '');
