import { ask, type Schemas } from '../api/ask';
import { keepHanded, keysOf } from '../api/keys';
import { settings } from '../look/settings.svelte';

const STORE = 'meadhall.lesson';
type Kept = { table: string; done: string[] };

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** The first game that was begun in this browser, or a new one against friendly bots. */
export async function firstGame(): Promise<Kept> {
  const found = kept();
  if (found && keysOf(found.table).length) return found;
  const bots = ['thrall', 'thrall', 'karl'].map((level) => ({ who: 'bot', level }));
  const seats = [{ who: 'me', name: settings.name.trim() || '?' }, ...bots];
  const handed = await ask<Schemas['Secrets']>('POST', '/tables', { body: { game: 'eketorp', seats, start: true } });
  keepHanded(handed);
  return remember({ table: handed.table, done: [] });
}

export function remember(progress: Kept): Kept {
  localStorage.setItem(STORE, JSON.stringify(progress));
  return progress;
}

export const forgetLesson = (): void => localStorage.removeItem(STORE);
