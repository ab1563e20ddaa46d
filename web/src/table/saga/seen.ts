/** The last step each seat of this browser has looked at, so that a return can tell what came since. */
const STORE = 'meadhall.seen';
const MOST = 60; // tables that are remembered

type Seen = Record<string, number>;

function all(): Seen {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

const nameOf = (table: string, seat: number | null): string => `${table}/${seat ?? 'watch'}`;

export const lastSeen = (table: string, seat: number | null): number | null => all()[nameOf(table, seat)] ?? null;

export function saw(table: string, seat: number | null, step: number): void {
  const { [nameOf(table, seat)]: _, ...others } = all();
  const kept = [...Object.entries(others).slice(-MOST), [nameOf(table, seat), step]];
  localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(kept)));
}
