import type { Schemas } from '../api/ask';

/** A seat of this browser, whose secret grants that it is told of it. */
export type Place = { table: string; seat: number; secret: string };
export type Kind = Schemas['NoticeRequest']['choices'] extends (infer K)[] | undefined ? K : never;
export type Hours = { start: number; end: number };
/** What this browser wants to be told; kept in it, for every table at which it sits. */
export type Wishes = { on: boolean; choices: Kind[]; quiet: Hours | null };

export const KINDS: Kind[] = ['turn', 'started', 'rematch', 'over'];
const STORE = 'meadhall.notices';
const FRESH: Wishes = { on: false, choices: KINDS, quiet: null };

export function wishes(): Wishes {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Wishes>) };
  } catch {
    return FRESH;
  }
}

export const keepWishes = (kept: Wishes): void => localStorage.setItem(STORE, JSON.stringify(kept));

const told = new Set<string>(); // places that this page has seen to

/** Has a browser that wants notices told of these seats too: a new table, a rematch. */
export async function keepNotices(places: Place[]): Promise<void> {
  if (!wishes().on) return;
  const { resume } = await import('./subscribing');
  for (const place of places.filter(({ secret }) => !told.has(secret))) {
    told.add(place.secret);
    await resume(place).catch(() => told.delete(place.secret));
  }
}
