import type { GameName } from './api/games';
import { keep, keyInLink, type Key } from './api/keys';
import { offers } from './api/offers.svelte';
import { gameOf, OURS } from './games';

/** Where the browser is: the fragment of the address, without any secret once it has been kept. */
export type Place =
  | { at: 'hall' }
  | { at: 'nowhere' }
  | { at: 'table'; table: string; review: boolean }
  | { at: 'join'; key: Key }
  | { at: 'new'; game: GameName }
  | { at: 'rules'; game: GameName; rule: string }
  | { at: 'learn'; game: GameName; chapter: string }
  | { at: 'profile' }
  | { at: 'carry'; secret: string }
  | { at: 'ladder'; game: GameName; seats: number }
  | { at: 'puzzles'; game: GameName }
  | { at: 'puzzle'; game: GameName; puzzle: string }
  | { at: 'stop'; token: string };

class Route {
  place = $state.raw<Place>({ at: 'hall' });
  before = $state.raw<Place | null>(null); // the table or lesson that one left to look something up

  constructor() {
    addEventListener('hashchange', () => this.read());
    this.read();
  }

  go(fragment: string): void {
    location.hash = fragment;
  }

  private read(): void {
    const left = this.place;
    const key = keyInLink(location.hash);
    const carried = /^#profile\/([\w-]{22})$/.exec(location.hash)?.[1];
    if (key?.role === 'join' || key?.role === 'claim') {
      this.place = { at: 'join', key };
    } else if (carried) {
      history.replaceState(null, '', '#profile'); // a secret does not stay in sight
      this.place = { at: 'carry', secret: carried };
    } else if (key) {
      keep(key);
      history.replaceState(null, '', `#table/${key.table}`); // a secret does not stay in sight
      this.place = { at: 'table', table: key.table, review: false };
    } else {
      this.place = placeOf(location.hash);
    }
    if (this.place.at === 'nowhere' && !offers.all.length)
      void offers.load().then(
        () => this.read(),
        () => {},
      ); // it may be a game of others
    if (this.place.at !== 'rules') this.before = null;
    else if (left.at === 'table' || left.at === 'learn' || left.at === 'puzzle') this.before = left;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isGame = (name: string): boolean => OURS.includes(name) || !!offers.of(name);

function placeOf(hash: string): Place {
  const [kind, first = '', second = ''] = hash.replace(/^#/, '').split('/');
  if (kind === 'stop' && first) return { at: 'stop', token: first };
  if (kind === 'table' && first) return { at: 'table', table: first, review: second === 'review' };
  if (kind === 'rules' && isGame(first)) return { at: 'rules', game: first, rule: decoded(second) };
  if (kind === 'new' && isGame(first)) return { at: 'new', game: first };
  if (kind === 'learn' && gameOf(first).lesson) return { at: 'learn', game: first, chapter: decoded(second) };
  if (kind === 'profile' && !first) return { at: 'profile' };
  if (kind === 'ladder' && isGame(first)) return { at: 'ladder', game: first, seats: Number(second) || 0 };
  if (kind === 'puzzles' && isGame(first)) return { at: 'puzzles', game: first };
  if (kind === 'puzzle' && isGame(first) && second) return { at: 'puzzle', game: first, puzzle: decoded(second) };
  return { at: kind && kind !== 'hall' ? 'nowhere' : 'hall' };
}

export const route = new Route();
