import { FluentBundle, FluentResource } from '@fluent/bundle';
import { isPhrase, type Phrase, type Value } from '../api/ask';
import { fetched } from '../api/code';
import { given, nth } from '../given';

/** Every language that the page speaks, by its own name. */
export const LANGUAGE_NAMES = { en: 'English', it: 'Italiano', fr: 'Français', de: 'Deutsch', es: 'Español' };
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES).filter(isLanguage);
export type Params = Record<string, Value>;

const FILES = import.meta.glob<string>(['../../../src/meadhall/i18n/*/*.ftl', '!../../../src/meadhall/i18n/*/failed.ftl'], {
  query: '?raw',
  import: 'default',
});
/** What is said when something fails comes with the page itself, for then no file may be had. */
const AT_HAND = import.meta.glob<string>('../../../src/meadhall/i18n/*/failed.ftl', { query: '?raw', import: 'default', eager: true });
const STORE = 'meadhall.language';
const MARK = '\u0000'; // where results stand in a line
const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;
const VOWEL = /^([aeiouàáâäåæéèêëíìîïóòôöøœúùûü]|y[^aeiou])/i;
const BEGINS = { i: /^([iíìî]|y[^aeiouáéíóú]|hi(?![ae]))/i, e: /^[eéèê]/i };

const pathOf = (language: Language, file: string): string => `../../../src/meadhall/i18n/${language}/${file}.ftl`;

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGE_NAMES, tag);
}

function preferred(): Language {
  return [localStorage.getItem(STORE), ...navigator.languages].map((each) => each?.slice(0, 2) ?? '').find(isLanguage) ?? 'en';
}

function bundled(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of [given(AT_HAND[pathOf(language, 'failed')]), ...texts]) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The words of a game that brings its own come from the server. */
async function brought(game: string, language: Language): Promise<string> {
  const answer = await fetch(`api/games/${game}/words/${language}`);
  if (!answer.ok) throw new Error(`there are no words of ${game}`);
  return answer.text();
}

/** Says phrases in the chosen language; what is shown changes with it at once. */
class Words {
  language = $state<Language>(preferred());
  private bundle = $state.raw(bundled(this.language, []));
  private files = new Set(['table', 'server', 'hall', 'web', 'open']);
  private wanted = this.language;
  private asked = 0;
  private shown = 0;

  /** The Fluent files that are needed from now on: a game's are fetched with its table. */
  async use(...files: string[]): Promise<void> {
    for (const file of files) this.files.add(file);
    await this.speak(this.wanted);
  }

  /** What was asked for last is what stays, for it has every file; an answer that comes late replaces nothing. */
  async speak(language: Language): Promise<void> {
    const asked = ++this.asked;
    this.wanted = language;
    const texts = await this.texts(language).catch((error: unknown) => {
      if (asked === this.asked) this.wanted = this.language;
      throw error;
    });
    if (asked < this.shown) return;
    this.shown = asked;
    this.bundle = bundled(language, texts);
    this.language = language;
    document.documentElement.lang = language;
  }

  private texts(language: Language): Promise<string[]> {
    return fetched(Promise.all([...this.files].map((file) => FILES[pathOf(language, file)]?.() ?? brought(file, language))));
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
    return this.form('', typeof what === 'string' ? { id: what, params } : what, names);
  }

  /** A line of the saga: what somebody does, and in short what came of it, sentence by sentence. */
  line([head, ...others]: [Phrase, ...Phrase[]], names?: Names): SaidLine {
    const again = others.some((each) => each.id === head.id);
    const results = [{ phrase: head, form: again ? 'part' : 'own' }, ...others.map((phrase) => ({ phrase, form: 'part' }))]
      .filter(({ phrase, form }) => this.bundle.getMessage(phrase.id)?.attributes[form])
      .map(({ phrase, form }) => ({ phrase, text: this.form(form, phrase, names) }));
    if (!results.length) return { before: this.say(head, {}, names), results, after: '' };
    const said = this.form('line', head, names).replace(/\.$/, '');
    const [before = '', after = ''] = this.say('saga-line', { head: said, results: MARK }).split(MARK);
    return { before, results: folded(results, again), after };
  }

  /** A phrase in that form of it, an attribute of its message, if there is one. */
  form(form: string, phrase: { id: string; params: Params }, names?: Names): string {
    if (phrase.id === 'seat-name' && names) {
      const name = names.of(String(phrase.params['colour']));
      if (name) return name;
    }
    const message = this.bundle.getMessage(phrase.id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) return String(phrase.params?.['name'] ?? phrase.id); // somebody's own card has only its name
    return this.bundle.formatPattern(pattern, this.values(phrase.params ?? {}, names, form), []);
  }

  /** An attribute of a message: the line that explains an option, or the name of one of its values. */
  explain(id: string, attribute: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes[attribute];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : '';
  }

  /** How long, in so many units of the language at most: "1 day 4 hours", or narrow "1d 4h". */
  duration(seconds: number, most = seconds >= 3600 ? 2 : 1, unitDisplay: 'long' | 'narrow' = 'long'): string {
    const found: string[] = [];
    let left = Math.max(0, Math.floor(seconds));
    for (const [size, unit] of UNITS) {
      const count = Math.floor(left / size);
      if (!count && (size > 1 || found.length)) continue;
      if (found.length < most) found.push(new Intl.NumberFormat(this.language, { style: 'unit', unit, unitDisplay }).format(count));
      left -= count * size;
    }
    return found.join(' ');
  }

  /** A share as the language writes percents, "25%" or "25 %", with so many places after the point. */
  percent(share: number, places = 0): string {
    const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
    return new Intl.NumberFormat(this.language, { style: 'percent', ...digits }).format(share);
  }

  list(items: string[]): string {
    if (items.length < 2) return items.join('');
    const last = items.at(-1) ?? '';
    const begins = Object.entries(BEGINS).find(([, found]) => found.test(last))?.[0] ?? 'other';
    return this.say('list-and', { first: items.slice(0, -1).join(', '), last, begins });
  }

  /** What a message is given. With `$who` it may ask `$whoIs`: `you`, or whether the name begins with a `vowel`. */
  private values(params: Params, names?: Names, form = ''): Record<string, string | number> {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(params)) {
      const said = (values[name] = this.value(value, names, form));
      if (typeof value === 'number' || Array.isArray(value)) continue;
      const you = isPhrase(value) && value.id === 'seat-name' && names?.you === value.params['colour'];
      values[`${name}Is`] ??= you ? 'you' : VOWEL.test(String(said)) ? 'vowel' : 'other';
    }
    return values;
  }

  /** Whatever a server sends can be said: what is not there is left out. */
  private value(value: Value, names?: Names, form = ''): string | number {
    if (Array.isArray(value)) return this.list(value.map((each) => String(this.value(each, names, form))));
    if (typeof value === 'number') return value;
    return isPhrase(value) ? this.form(form, value, names) : String(value ?? '');
  }
}

/** Says equal neighbours once, with how often; of a deed done again and again, all that is equal. */
function folded(results: SaidLine['results'], again: boolean): SaidLine['results'] {
  const runs: SaidLine['results'][] = [];
  for (const each of results) {
    const last = again ? runs.find((run) => run[0]?.text === each.text) : runs.at(-1);
    if (last?.[0]?.text === each.text) last.push(each);
    else runs.push([each]);
  }
  return runs.map((run) => ({ ...nth(run, 0), text: nth(run, 0).text + (run.length > 1 ? ` ×${run.length}` : '') }));
}

/** What came of a line's deed stands between `before` and `after`. */
export type SaidLine = { before: string; results: { phrase: Phrase; text: string }[]; after: string };

/** What a seat of that colour is called in sentences, if not by its colour; and which of them is you. */
export type Names = { of: (colour: string) => string; you: string | null };

export const words = new Words();
export const sayLine = (line: SaidLine): string => line.before + line.results.map((each) => each.text).join(', ') + line.after;
export const say = (what: Phrase | string, params?: Params, names?: Names): string => words.say(what, params, names);
