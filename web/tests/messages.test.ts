import { beforeEach, expect, test, vi } from 'vitest';
import lists from '../../tests/data/lists.json';
import { given } from '../src/given';
import { LANGUAGES, sayLine, words } from '../src/i18n/messages.svelte';
import { phrase, seat } from './phrases';

/** A server that answers only when it is told to, in any order. */
let asked: { path: string; resolve: (answer: Response) => void }[] = [];

/** Answers the latest request for that game's words. */
function answer(game: string, language: string): void {
  const at = asked.findLastIndex((each) => each.path === `api/games/${game}/words/${language}`);
  given(asked.splice(at, 1)[0]).resolve(new Response(`${game} = The ${game}`));
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', (path: string) => new Promise<Response>((resolve) => asked.push({ path, resolve })));
});

/** Lets everything run that waits for nothing but its turn: the files at hand among them. */
const turns = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

test('a list is joined as it is spoken', async () => {
  for (const language of [...LANGUAGES.slice(1), 'en'] as const) {
    await words.speak(language);
    for (const [items, said] of Object.entries(lists[language])) expect(words.list(items.split(', '))).toBe(said);
  }
});

test('words that come late do not take away those that came before them', async () => {
  const first = words.use('hoard');
  await turns();
  const second = words.use('barrow');
  await turns();
  answer('hoard', 'en');
  answer('barrow', 'en');
  await second;
  answer('hoard', 'en');
  await first;
  expect([words.say('hoard'), words.say('barrow')]).toEqual(['The hoard', 'The barrow']);
});

test('a language that was chosen stays, though files come while it is fetched', async () => {
  const chosen = words.choose('it');
  const used = words.use('barrow');
  await turns();
  for (const game of ['hoard', 'barrow', 'hoard', 'barrow']) answer(game, 'it');
  await Promise.all([chosen, used]);
  expect(words.language).toBe('it');
});

test('the sentence that opens a line of the saga loses its full stop before what came of it', async () => {
  const chosen = words.choose('it');
  const used = words.use('eketorp');
  await turns();
  for (const game of ['hoard', 'barrow', 'hoard', 'barrow']) answer(game, 'it');
  await Promise.all([chosen, used]);
  const names = { of: (colour: string) => (colour === 'red' ? 'tu' : 'Verde'), you: 'red' };
  const cards = phrase('eketorp-event-cards', { who: seat(3), rival: seat(0), a: 5, b: 6 });
  const hurt = phrase('eketorp-event-hurt', { who: seat(3), ward: 1, rounds: 1 });
  expect(sayLine(words.line([cards], names))).toMatch(/^Verde gioca il 5, tu il 6/);
  const line = sayLine(words.line([cards, hurt], names));
  expect(line).not.toContain('.:');
  expect(line).toMatch(/^Verde gioca il 5, tu il 6: \S/);
  expect(sayLine(words.line([cards, hurt, hurt], names))).toBe(`${line} ×2`);
});
