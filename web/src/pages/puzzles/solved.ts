import { api, doneOnce, freshId, insist } from '../../api/ask';
import type { GameName } from '../../api/games';
import { forget, keepHanded, keysOf } from '../../api/keys';
import { settings } from '../../look/settings.svelte';

/** The puzzles of a game that were solved in this browser, each with its tries, and the days whose puzzle was. */
type Kept = { solved: Record<string, number>; days: string[] };
type Open = { game: GameName; puzzle: string; table: string };

const OPEN = 'meadhall.puzzle'; // the one that was looked at last; the tables of others are forgotten
const store = (game: GameName): string => `meadhall.puzzles.${game}`;

function read<T>(name: string): Partial<T> {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<T> | null) ?? {};
  } catch {
    return {};
  }
}

export function keptOf(game: GameName): Kept {
  const { solved, days } = read<Kept>(store(game));
  return { solved: solved ?? {}, days: Array.isArray(days) ? days : [] };
}

/** Marks a puzzle as solved; if it is that of a day, the day as well. */
export function markSolved(game: GameName, puzzle: string, tries: number, day: string | null): void {
  const { solved, days } = keptOf(game);
  const kept = { solved: { ...solved, [puzzle]: solved[puzzle] ?? tries }, days: day && !days.includes(day) ? [...days, day] : days };
  localStorage.setItem(store(game), JSON.stringify(kept));
}

/** A day as the server is asked for it, by this browser's calendar. */
export function dayOf(ago = 0, now = new Date()): string {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The table of a puzzle: the one that is still open, or a new one. */
export async function openPuzzle(game: GameName, puzzle: string, signal: AbortSignal): Promise<string> {
  const open = read<Open>(OPEN);
  if (open.table && open.game === game && open.puzzle === puzzle && keysOf(open.table).length) return open.table;
  const params = { path: { game, puzzle }, header: doneOnce(freshId()) };
  const body = { name: settings.name.trim() || '?' };
  const handed = await insist(() => api.POST('/api/games/{game}/puzzles/{puzzle}', { params, body, signal }), Infinity, signal);
  if (open.table) forget(open.table);
  keepHanded(handed);
  localStorage.setItem(OPEN, JSON.stringify({ game, puzzle, table: handed.table }));
  return handed.table;
}

/** The next puzzle: of the same theme and not solved yet, else any that is not, else the next of the theme. */
export function nextPuzzle<T extends { id: string; theme: string }>(all: T[], { id, theme }: T, solved: Record<string, number>): T | null {
  const at = all.findIndex((each) => each.id === id);
  const others = [...all.slice(at + 1), ...all.slice(0, at)];
  const alike = others.filter((each) => each.theme === theme);
  const left = (some: T[]): T | undefined => some.find((each) => !(each.id in solved));
  return left(alike) ?? left(others) ?? alike[0] ?? null;
}
