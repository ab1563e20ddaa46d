import type { GameName } from '../../api/games';
import type { Language } from '../../i18n/messages.svelte';
import { bind, type Book } from './book';

const GUIDES = import.meta.glob<string>('../../../../docs/guides/*.*.md', { query: '?raw', import: 'default' });
const RULES = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });
type Pages = Record<string, () => Promise<string>>;
/** A book and the language it is written in. */
export type Written = { book: Book; language: Language };
export const GUIDE = 'guide-';
export const ALL = 'all';

const bound = new Map<string, Promise<Book>>();

function once(path: string, text: () => Promise<string>, prefix: string): Promise<Book> {
  const found = bound.get(path) ?? text().then((each) => bind(each, prefix));
  bound.set(path, found);
  return found;
}

/** The guide of a game that brings its own. */
async function brought(game: GameName, language: Language): Promise<string> {
  const answer = await fetch(`api/games/${game}/guide/${language}`);
  if (!answer.ok) throw new Error(`there is no guide of ${game}`);
  return answer.text();
}

/** The language that a page is read in, if there is one: a language that has no page yet reads the English one. */
function written(pages: Pages, pathIn: (language: Language) => string, wished: Language): Language | undefined {
  return [wished, 'en' as const].find((each) => pages[pathIn(each)]);
}

export async function guideOf(game: GameName, wished: Language): Promise<Written> {
  const pathIn = (language: Language): string => `../../../../docs/guides/${game}.${language}.md`;
  const language = written(GUIDES, pathIn, wished) ?? wished;
  return { language, book: await once(pathIn(language), GUIDES[pathIn(language)] ?? (() => brought(game, wished)), GUIDE) };
}

/** The book of rules, if the game has one beside its guide. */
export async function rulesOf(game: GameName, wished: Language): Promise<Written | null> {
  const pathIn = (language: Language): string => `../../../../docs/rules/${language === 'en' ? game : `${game}.${language}`}.md`;
  const language = written(RULES, pathIn, wished);
  const text = language && RULES[pathIn(language)];
  return text ? { language, book: await once(pathIn(language), text, '') } : null;
}
