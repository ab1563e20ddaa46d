import type { Place } from './book';

export type Hit = { place: Place; before: string; match: string; after: string };

const AROUND = 70;
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Places that hold every word, or whose number begins so; the number itself comes first. */
export function search(places: Place[], asked: string): Hit[] {
  const words = bare(asked).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (!first || bare(asked).trim().length < 2) return [];
  const numbered = /^[a-z]{1,2}\d[\d.a-z]*$/.test(first) && words.length === 1;
  const begins = (place: Place): boolean => numbered && bare(place.number).startsWith(first);
  const hits = places.filter((place) => begins(place) || words.every((word) => bare(place.text).includes(word)));
  const rank = (place: Place): number => (bare(place.number) === first ? 0 : begins(place) ? 1 : 2);
  return hits.sort((a, b) => rank(a) - rank(b)).map((place) => cut(place, first));
}

/** The words around the match. Marks of letters are kept, so the match is looked for letter by letter. */
function cut(place: Place, word: string): Hit {
  const letters = [...place.text];
  const shape = letters.map((letter) => bare(letter).charAt(0) || letter).join('');
  const at = shape.indexOf(word);
  const text = (from: number, to: number): string => letters.slice(Math.max(0, from), to).join('');
  if (at < 0) return { place, before: text(0, 2 * AROUND), match: '', after: letters.length > 2 * AROUND ? '…' : '' };
  const [from, to] = [at - AROUND, at + word.length + AROUND];
  return {
    place,
    before: (from > 0 ? '…' : '') + text(from, at),
    match: text(at, at + word.length),
    after: text(at + word.length, to) + (to < letters.length ? '…' : ''),
  };
}
