import { FluentBundle, FluentResource } from '@fluent/bundle';
import { isPhrase, type Phrase, type Value } from '../api/ask';
import { fetched } from '../api/code';

export const LANGUAGES = ['en', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano', fr: 'Français' };
export type Params = Record<string, Value>;

const FILES = import.meta.glob<string>(['../../../src/meadhall/i18n/*/*.ftl', '!../../../src/meadhall/i18n/*/failed.ftl'], { query: '?raw', import: 'default' });
/** What is said when something fails comes with the page itself, for then no file may be had. */
const AT_HAND = import.meta.glob<string>('../../../src/meadhall/i18n/*/failed.ftl', { query: '?raw', import: 'default', eager: true });
const STORE = 'meadhall.language';

const pathOf = (language: Language, file: string): string => `../../../src/meadhall/i18n/${language}/${file}.ftl`;

function preferred(): Language {
  const asked = [localStorage.getItem(STORE), ...navigator.languages].map((each) => each?.slice(0, 2));
  return LANGUAGES.find((each) => each === asked.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en';
}

function bundled(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of [AT_HAND[pathOf(language, 'failed')]!, ...texts]) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Says phrases in the chosen language; what is shown changes with it at once. */
class Words {
  language = $state<Language>(preferred());
  private bundle = $state.raw(bundled(this.language, []));
  private files = new Set(['table', 'server', 'hall', 'web']);

  /** The Fluent files that are needed from now on: a game's are fetched with its table. */
  async use(...files: string[]): Promise<void> {
    for (const file of files) this.files.add(file);
    await this.speak(this.language);
  }

  async speak(language: Language): Promise<void> {
    const texts = await fetched(Promise.all([...this.files].map((file) => FILES[pathOf(language, file)]!())));
    this.bundle = bundled(language, texts);
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    await this.speak(language);
    localStorage.setItem(STORE, language);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message by its id, or a phrase; seats are called by `names` where it has one. */
  say(what: Phrase | string, params: Params = {}, names?: Names): string {
    const phrase = typeof what === 'string' ? { id: what, params } : what;
    if (phrase.id === 'seat-name' && names) {
      const name = names(String(phrase.params['colour']));
      if (name) return name;
    }
    const pattern = this.bundle.getMessage(phrase.id)?.value;
    if (!pattern) return String(phrase.params?.['name'] ?? phrase.id); // somebody's own card has only its name
    const values = Object.fromEntries(
      Object.entries(phrase.params ?? {}).map(([name, value]) => [name, this.value(value, names)]),
    );
    return this.bundle.formatPattern(pattern, values, []);
  }

  /** An attribute of a message: the line that explains an option, or the name of one of its values. */
  explain(id: string, attribute: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes[attribute];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : '';
  }

  list(items: string[]): string {
    if (items.length < 2) return items.join('');
    return this.say('list-and', { first: items.slice(0, -1).join(', '), last: items.at(-1)! });
  }

  /** Whatever a server sends can be said: what is not there is left out. */
  private value(value: Value, names?: Names): string | number {
    if (Array.isArray(value)) return this.list(value.map((each) => String(this.value(each, names))));
    if (typeof value === 'number') return value;
    return isPhrase(value) ? this.say(value, {}, names) : String(value ?? '');
  }
}

/** What a seat of that colour is called in sentences, if not by its colour. */
export type Names = (colour: string) => string;

export const words = new Words();
export const say = (what: Phrase | string, params?: Params, names?: Names): string => words.say(what, params, names);
