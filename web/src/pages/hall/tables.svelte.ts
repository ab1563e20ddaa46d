import { api, by, look, Refused, type Schemas } from '../../api/ask';
import { awaitsMe, forget, keep, keys, keysOf, type Key } from '../../api/keys';
import { fetched } from '../../api/code';
import { me } from '../../api/profile.svelte';
import { server } from '../../api/server.svelte';
import type { TableInfo } from '../../api/stream';

const BRING_EVERY = 60_000; // ms
const MOST = 64; // secrets the server takes in one request
const SHOWS = new Set(['seat', 'watch', 'host', 'join']);

/** A table of this browser: the seats held, and whether it waits for one of them. `gone`: only the link to sit down is left. */
export type Held = { table: TableInfo; seats: number[]; yours: boolean; left: number | null; gone: boolean };
export type Group = 'yours' | 'waiting' | 'finished';

const sound = (key: Key): boolean => SHOWS.has(key.role) && /^[\w-]{22}$/.test(key.secret);
const rank = ({ table, yours }: Held): number =>
  yours || awaitsMe(table) ? 0 : table.status === 'running' ? 1 : table.status === 'gathering' ? 2 : 3;
export const groupOf = (held: Held): Group => (['yours', 'waiting', 'waiting', 'finished'] as const)[rank(held)] ?? 'finished';
const urgent = (a: Held, b: Held): number => (a.left ?? Infinity) - (b.left ?? Infinity) || 0;

/** The tables whose secrets this browser holds. */
class Tables {
  held = $state.raw<Held[]>([]);
  known = $state(false);
  forgotten = $state.raw<{ held: Held; keys: Key[] } | null>(null);

  private brought = -Infinity;

  async refresh(): Promise<void> {
    await this.bring();
    const secrets = keys().filter(sound);
    const found: Schemas['Mine'][] = [];
    for (let at = 0; at < secrets.length; at += MOST) {
      const some = secrets.slice(at, at + MOST);
      found.push(...(await look(() => api.GET('/api/tables', by(...some.map((key) => key.secret))))));
    }
    const there = new Set(found.map((each) => each.table.id));
    for (const key of secrets) if (!there.has(key.table)) forget(key.table);
    const mine = gathered(found).filter(
      ({ table, gone }) => !table.lesson && !table.puzzle && (!gone || table.status === 'gathering'), // those have their own pages
    );
    this.held = mine.sort((a, b) => rank(a) - rank(b) || urgent(a, b) || b.table.made - a.table.made);
    this.known = true;
  }

  /** Takes the tables of the profile to this browser, now and then. */
  private async bring(): Promise<void> {
    if (!me.held || performance.now() - this.brought < BRING_EVERY) return;
    this.brought = performance.now();
    const { bring, sync } = await fetched(import('../profile/sync'));
    if (await sync()) await bring();
  }

  /** Quietly: that the server is away is said elsewhere. */
  async follow(): Promise<void> {
    await this.refresh().catch((error: unknown) => {
      if (error instanceof Refused && error.status < 500) throw error;
      server.miss();
    });
  }

  drop(held: Held): void {
    this.forgotten = { held, keys: keysOf(held.table.id) };
    forget(held.table.id);
    void this.note(held.table.id, true);
    this.held = this.held.filter((each) => each !== held);
  }

  /** What was taken off the list here does not come back with the profile. */
  private async note(table: string, off: boolean): Promise<void> {
    if (me.held) (await fetched(import('../profile/sync'))).setDropped(table, off);
  }

  restore(): void {
    if (!this.forgotten) return;
    keep(...this.forgotten.keys);
    void this.note(this.forgotten.held.table.id, false);
    this.forgotten = null;
    void this.follow();
  }
}

function gathered(found: Schemas['Mine'][]): Held[] {
  const byTable = new Map<string, Held>();
  for (const { table, role, seat, yours, left } of found) {
    const held = byTable.get(table.id) ?? { table, seats: [], yours: false, left: null, gone: true };
    if (role === 'seat' && seat !== null) held.seats.push(seat);
    held.yours ||= yours;
    if (left !== null) held.left = Math.min(left, held.left ?? Infinity);
    held.gone &&= role === 'join';
    byTable.set(table.id, held);
  }
  return [...byTable.values()];
}

export const tables = new Tables();
