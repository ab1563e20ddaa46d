import { api, doneOnce, freshId, insist } from '../../api/ask';
import type { GameName } from '../../api/games';
import { forget, keepHanded, keysOf } from '../../api/keys';
import { settings } from '../../look/settings.svelte';

/** How far a chapter has come: the table at which it is played, the step, and whether it was played to its end. */
export type Kept = { table: string; step: number; done: boolean };
type Course = Record<string, Kept>;

const store = (game: GameName): string => `meadhall.lessons.${game}`;

/** The chapters of a game that were begun in this browser. */
export function courseOf(game: GameName): Course {
  try {
    return (JSON.parse(localStorage.getItem(store(game)) ?? '{}') as Course | null) ?? {};
  } catch {
    return {};
  }
}

export function remember(game: GameName, chapter: string, kept: Kept): Kept {
  localStorage.setItem(store(game), JSON.stringify({ ...courseOf(game), [chapter]: kept }));
  return kept;
}

/** The first chapter that was not played to its end, or null if all were. */
export const nextOf = (game: GameName, chapters: { id: string }[]): string | null =>
  chapters.find(({ id }) => !courseOf(game)[id]?.done)?.id ?? null;

const wished = new Map<string, string>(); // the id of a wish that is not granted yet

/** The chapter where it was left, or at a table of its own from its first step on. */
export async function openChapter(game: GameName, chapter: string, signal: AbortSignal): Promise<Kept> {
  const kept = courseOf(game)[chapter];
  if (kept && kept.step > 0 && keysOf(kept.table).length) return kept;
  const wish = `${game} ${chapter}`;
  const once = wished.get(wish) ?? freshId();
  wished.set(wish, once);
  const params = { path: { game, chapter }, header: doneOnce(once) };
  const body = { name: settings.name.trim() || '?' };
  const handed = await insist(() => api.POST('/api/games/{game}/lessons/{chapter}', { params, body, signal }), Infinity, signal);
  wished.delete(wish);
  if (kept) forget(kept.table);
  keepHanded(handed);
  return remember(game, chapter, { table: handed.table, step: 0, done: kept?.done ?? false });
}
