import { isPhrase, type Phrase, type Value } from '../api/ask';
import { seatOf } from '../look/seats';
import type { Heard, Moment } from './track.svelte';

export type Line = { key: string; step: number; phrase: Phrase; seat: number | null };
export type Round = { key: string; round: number; step: number; starter: Phrase | null; lines: Line[] };

const isRound = (phrase: Phrase): boolean => phrase.id.endsWith('-event-round');

/** The seat a line is about: who does something, else the first it names. */
export function seatIn(phrase: Phrase): number | null {
  const names = (value: Value): number | null => {
    if (Array.isArray(value)) return value.map(names).find((seat) => seat !== null) ?? null;
    if (!isPhrase(value)) return null;
    return value.id === 'seat-name' ? seatOf(String(value.params['colour'])) : seatIn(value);
  };
  const { who, ...others } = phrase.params;
  const found = [who ?? '', ...Object.values(others)].map(names).find((seat) => seat !== null);
  return found ?? null;
}

/** A line stays the same as long as what it tells does, so that it is not drawn anew. */
const LINES = new WeakMap<object, Line>();
function kept(told: object, line: () => Line): Line {
  const found = LINES.get(told) ?? line();
  LINES.set(told, found);
  return found;
}

const newsLine = ({ step, news }: Heard): Line =>
  kept(news, () => ({
    key: `news-${news.at}`,
    step,
    phrase: { id: `news-${news.id.replaceAll('_', '-')}`, params: news.params as Record<string, Value> },
    seat: typeof news.params['seat'] === 'number' ? news.params['seat'] : null,
  }));

/** The saga by rounds; round 0 is what came before the first. */
export function roundsOf(saga: Moment[], news: Heard[]): Round[] {
  const rounds: Round[] = [{ key: 'r0', round: 0, step: 0, starter: null, lines: news.filter((each) => each.step === 0).map(newsLine) }];
  const later = news.filter((each) => each.step > 0);
  for (const { step, told } of saga) {
    while (later.length && later[0]!.step < step) rounds.at(-1)!.lines.push(newsLine(later.shift()!));
    told.forEach((phrase, at) => {
      const key = `${step}.${at}`;
      if (!isRound(phrase)) return void rounds.at(-1)!.lines.push(kept(phrase, () => ({ key, step, phrase, seat: seatIn(phrase) })));
      const who = phrase.params['who'];
      const starter = typeof who === 'object' && !Array.isArray(who) ? who : null;
      const lines = starter ? [] : [{ key, step, phrase, seat: null }];
      rounds.push({ key, round: Number(phrase.params['round']), step, starter, lines });
    });
  }
  rounds.at(-1)!.lines.push(...later.map(newsLine));
  return rounds.filter((each) => each.round > 0 || each.lines.length > 0);
}

/** The steps with which rounds begin. */
export const roundStarts = (saga: Moment[]): { round: number; step: number }[] =>
  saga.flatMap(({ step, told }) => told.filter(isRound).map((phrase) => ({ round: Number(phrase.params['round']), step })));

/** The round a step belongs to; 0 before the first. */
export const roundAt = (saga: Moment[], step: number): number =>
  roundStarts(saga).findLast((each) => each.step <= step)?.round ?? 0;
