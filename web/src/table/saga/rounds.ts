import type { Phrase } from '../../api/ask';
import { sayLine, words, type Names } from '../../i18n/messages.svelte';
import { colourOf } from '../../look/seats';
import type { DatedNews, SagaStep } from '../track.svelte';
import { Gathering, lineOf, standing, type Line } from './lines';

export type Round = { key: string; round: number; step: number; starter: Phrase | null; opening: Line | null; lines: Line[] };

const isRound = (phrase: Phrase): boolean => phrase.id.endsWith('-event-round');

/** News as a line; it stays the same. */
const NEWS = new WeakMap<object, Line>();
function newsLine({ step, news }: DatedNews, you: number | null): Line {
  const known = NEWS.get(news);
  if (known) return known;
  const seat = typeof news.params['seat'] === 'number' ? news.params['seat'] : null;
  const params: Phrase['params'] = { ...news.params };
  for (const name of ['name', 'was']) if (params[name] === '?') params[name] = { id: 'seat-name', params: { colour: colourOf(seat ?? 0) } };
  if (seat !== null && seat === you) params['nameIs'] = 'you';
  const phrases: Line['phrases'] = [{ id: `news-${news.id.replaceAll('_', '-')}`, params }];
  const line = { key: `news-${news.at}`, step, phrases, seat, seats: seat === null ? [] : [seat] };
  NEWS.set(news, line);
  return line;
}

/** The saga by rounds; round 0 is what came before the first. */
export function roundsOf(saga: SagaStep[], news: DatedNews[], you: number | null = null): Round[] {
  const told = (each: DatedNews): Line => newsLine(each, you);
  const early = news.filter((each) => each.step === 0).map(told);
  let last: Sections = { key: 'r0', round: 0, step: 0, starter: null, opening: null, lines: early.map((line) => () => line) };
  const rounds = [last];
  const later = news.filter((each) => each.step > 0);
  const gathering = new Gathering();
  for (const { step, story } of standing(saga)) {
    const since = later.findIndex((each) => each.step >= step);
    for (const each of later.splice(0, since < 0 ? later.length : since)) last.lines.push(() => told(each));
    story.forEach((phrase, at) => {
      const found = gathering.gather(step, at, phrase);
      if (!found) return;
      const line = (): Line => lineOf(found.line);
      if (!isRound(phrase)) return void (found.fresh && last.lines.push(line));
      const who = phrase.params['who'];
      const starter = typeof who === 'object' && !Array.isArray(who) ? who : null;
      last = { key: found.line.key, round: Number(phrase.params['round']), step, starter, opening: starter ? null : line(), lines: [] };
      rounds.push(last);
    });
  }
  for (const each of later) last.lines.push(() => told(each));
  return rounds.map((each) => ({ ...each, lines: each.lines.map((line) => line()) })).filter((each) => each.round > 0 || each.lines.length);
}
/** A round while lines of it may still go on. */
type Sections = Omit<Round, 'lines'> & { lines: (() => Line)[] };

/** What was told last up to a step, in words; nothing before anything is told. */
export function toldAt(saga: SagaStep[], step: number, names: Names): string {
  const lines = roundsOf(
    saga.filter((each) => each.step <= step),
    [],
  ).flatMap((round) => [...(round.opening ? [round.opening] : []), ...round.lines]);
  const latest = lines.reduce<Line | null>((found, line) => (found && found.step > line.step ? found : line), null);
  return latest ? sayLine(words.line(latest.phrases, names)) : '';
}

/** The steps with which rounds begin. */
export const roundStarts = (saga: SagaStep[]): { round: number; step: number }[] =>
  saga.flatMap(({ step, story }) => story.filter(isRound).map((phrase) => ({ round: Number(phrase.params['round']), step })));

/** The round a step belongs to; 0 before the first. */
export const roundAt = (saga: SagaStep[], step: number): number => roundStarts(saga).findLast((each) => each.step <= step)?.round ?? 0;
