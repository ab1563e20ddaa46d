import { freshId, insist, type Schemas } from '../api/ask';
import type { GameName, Level } from '../api/games';
import { keepHanded, keysOf } from '../api/keys';
import { settings } from '../look/settings.svelte';

export type Kept = { table: string; done: string[] };

const store = (game: GameName): string => `meadhall.lesson.${game}`;

function kept(game: GameName): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(store(game)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

const wished = new Map<GameName, string>(); // the id of a wish that is not granted yet

/** The first game that was begun in this browser, or a new one against friendly bots. */
export async function firstGame(game: GameName, bots: Level[], signal: AbortSignal): Promise<Kept> {
  const found = kept(game);
  if (found && keysOf(found.table).length) return found;
  const seats = [{ who: 'me', name: settings.name.trim() || '?' }, ...bots.map((level) => ({ who: 'bot', level }))];
  const once = wished.get(game) ?? freshId();
  wished.set(game, once);
  const handed = await insist<Schemas['Secrets']>('POST', '/tables', { body: { game, seats, start: true, lesson: true }, once, signal });
  wished.delete(game);
  keepHanded(handed);
  return remember(game, { table: handed.table, done: [] });
}

export function remember(game: GameName, progress: Kept): Kept {
  localStorage.setItem(store(game), JSON.stringify(progress));
  return progress;
}

/** A first game with the guide, which is not read to its end. */
export const isLesson = (game: GameName, table: string): boolean => kept(game)?.table === table;

export const forgetLesson = (game: GameName): void => localStorage.removeItem(store(game));
