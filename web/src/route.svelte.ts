import { keep, keyInLink, type Key } from './api/keys';

/** Where the browser is: the fragment of the address, without any secret once it has been kept. */
export type Place =
  | { at: 'hall' }
  | { at: 'table'; table: string }
  | { at: 'join'; key: Key }
  | { at: 'rules'; game: string; rule: string }
  | { at: 'learn'; game: string };

class Route {
  place = $state.raw<Place>({ at: 'hall' });

  constructor() {
    addEventListener('hashchange', () => this.read());
    this.read();
  }

  go(fragment: string): void {
    location.hash = fragment;
  }

  private read(): void {
    const key = keyInLink(location.hash);
    if (key?.role === 'join' || key?.role === 'claim') {
      this.place = { at: 'join', key };
    } else if (key) {
      keep(key);
      history.replaceState(null, '', `#table/${key.table}`); // a secret does not stay in sight
      this.place = { at: 'table', table: key.table };
    } else {
      this.place = placeOf(location.hash);
    }
  }
}

function placeOf(hash: string): Place {
  const [kind, first = '', second = ''] = hash.replace(/^#/, '').split('/');
  if (kind === 'table' && first) return { at: 'table', table: first };
  if (kind === 'rules' && first) return { at: 'rules', game: first, rule: decodeURIComponent(second) };
  if (kind === 'learn' && first) return { at: 'learn', game: first };
  return { at: 'hall' };
}

export const route = new Route();
