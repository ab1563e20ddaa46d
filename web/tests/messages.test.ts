import { beforeEach, expect, test, vi } from 'vitest';
import { given } from '../src/given';
import { words } from '../src/i18n/messages.svelte';

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
