import { api, doneOnce, insist, Refused, Unreachable, type Schemas } from '../../api/ask';
import type { Way } from '../../api/keptClick.svelte';
import { keepHanded } from '../../api/keys';
import { server } from '../../api/server.svelte';
import { settings } from '../../look/settings.svelte';
import { route } from '../../route.svelte';
import { NAMELESS } from './begin';

export type OpenTable = Schemas['OpenTable'];
export type Seek = Omit<Schemas['SeekRequest'], 'name' | 'absence'>;

const LIST = 'api/hall/tables';

/** The tables that anyone may join or watch; the list is sent again only when it has changed. */
class OpenTables {
  all = $state.raw<OpenTable[]>([]);
  on = $state(false);
  known = $state(false);
  private mark = '';

  async refresh(): Promise<void> {
    const answer = await fetch(LIST, { headers: this.mark ? { 'If-None-Match': this.mark } : {} });
    if (answer.status === 304) return;
    if (!answer.ok) throw new Unreachable(String(answer.status));
    const found = (await answer.json()) as Schemas['OpenTables'];
    this.mark = answer.headers.get('ETag') ?? '';
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
  const asked = () => api.POST('/api/hall/tables/{table}/join', { params, body: { name: name() }, signal });
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
  const body = { ...wish, name: name() };
  enter(await insist(() => api.POST('/api/hall/seeks', { params: { header: doneOnce(once) }, body, signal }), Infinity, signal));
}
