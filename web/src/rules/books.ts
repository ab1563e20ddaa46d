import type { GameName } from '../api/games';
import type { Language } from '../words/words.svelte';
import { bind, type Book } from './book';

const GUIDES = import.meta.glob<string>('../../../docs/guides/{eketorp,shipwrights}.*.md', { query: '?raw', import: 'default' });
const RULES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
export const GUIDE = 'guide-';
export const ALL = 'all';

const bound = new Map<string, Promise<Book>>();

function once(path: string, text: () => Promise<string>, prefix: string): Promise<Book> {
  const found = bound.get(path) ?? text().then((each) => bind(each, prefix));
  bound.set(path, found);
  return found;
}

export function guideOf(game: GameName, language: Language): Promise<Book> {
  const path = `../../../docs/guides/${game}.${language}.md`;
  return once(path, GUIDES[path]!, GUIDE);
}

export function rulesOf(game: GameName, language: Language): Promise<Book> {
  const path = `../../../docs/rules/${language === 'en' ? game : `${game}.${language}`}.md`;
  return once(path, RULES[path]!, '');
}
