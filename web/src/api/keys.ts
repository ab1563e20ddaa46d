/** The secrets this browser holds. They leave it in `Authorization` and in links a person copies, nowhere else. */
export type Role = 'host' | 'join' | 'watch' | 'seat' | 'claim';
export type Key = { table: string; role: Role; seat: number | null; secret: string };

const STORE = 'meadhall.keys';

const isKey = (found: Partial<Key> | null): found is Key => typeof found?.table === 'string' && typeof found.secret === 'string';

export function keys(): Key[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(found) ? found.filter(isKey) : [];
  } catch {
    return [];
  }
}

export const keysOf = (table: string): Key[] => keys().filter((key) => key.table === table);

/** Whether there is a rematch of a table at which this browser has no place yet. */
export const awaitsMe = (table: { rematch: string | null }): boolean => !!table.rematch && !keysOf(table.rematch).length;

const same = (a: Key, b: Key): boolean => a.table === b.table && a.role === b.role && a.seat === b.seat;

export function keep(...fresh: Key[]): void {
  const kept = keys().filter((old) => !fresh.some((key) => same(key, old)));
  localStorage.setItem(STORE, JSON.stringify([...kept, ...fresh]));
}

export function forget(table: string, role?: Role, seat?: number | null): void {
  const left = keys().filter((key) => key.table !== table || (role && (key.role !== role || key.seat !== (seat ?? null))));
  localStorage.setItem(STORE, JSON.stringify(left));
}

/** All that an answer of the server hands over. */
export function keepHanded(handed: {
  table: string;
  host?: string | null;
  join?: string | null;
  watch?: string | null;
  seats?: Record<string, string>;
}): void {
  const roles = (['host', 'join', 'watch'] as const).flatMap((role) => {
    const secret = handed[role];
    return secret ? [{ table: handed.table, role, seat: null, secret }] : [];
  });
  const seats = Object.entries(handed.seats ?? {}).map(([seat, secret]) => ({
    table: handed.table,
    role: 'seat' as const,
    seat: Number(seat),
    secret,
  }));
  keep(...roles, ...seats);
}

/** A key from the fragment of a link: `#join/TABLE/SECRET`, `#seat/TABLE/SEAT/SECRET`, or `#join/TABLE/SEAT/SECRET` for that seat. */
export function keyInLink(fragment: string): Key | null {
  const [role, table, ...rest] = fragment.replace(/^#/, '').split('/');
  const [seat, secret = seat, ...beyond] = rest;
  if (!role || !table || secret === undefined || beyond.length) return null;
  if ((role === 'seat' || role === 'claim' || (role === 'join' && /^\d$/.test(seat ?? ''))) && rest.length === 2)
    return { table, role, seat: Number(seat), secret };
  if ((role === 'host' || role === 'join' || role === 'watch') && rest.length === 1) return { table, role, seat: null, secret };
  return null;
}
