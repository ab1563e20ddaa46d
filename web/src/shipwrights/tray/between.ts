import type { Phrase } from '../../api/ask';
import type { Moment } from '../../table/track.svelte';

/** What lies between two rounds: what everybody earned, and which hero went to whom. */
export type Interval = { step: number; round: number; earned: { who: Phrase; told: Phrase[] }[]; heroes: Phrase[] };

const EARNED = ['shipwrights-event-paid', 'shipwrights-event-gained', 'shipwrights-event-returned'];
const HEROES = ['shipwrights-event-hero', 'shipwrights-event-hero-common', 'shipwrights-event-hero-left', 'shipwrights-event-hero-neutral'];

export type Tallied = { good: string; count: number };

/** What a sentence of the income counts, to be shown as signs and numbers; what was paid is less than nothing. */
export function tallied(phrase: Phrase): Tallied[] {
  const { goods, count } = phrase.params;
  if (!Array.isArray(goods)) return [{ good: 'worker', count: Number(count) }];
  const sign = phrase.id === 'shipwrights-event-paid' ? -1 : 1;
  return goods.map(({ params }) => ({ good: String(params['good']), count: sign * Number(params['count']) }));
}

/** The latest one, up to a step. */
export function intervalBefore(saga: Moment[], at: number, round: number): Interval | null {
  const past = saga.filter((moment) => moment.step <= at);
  const from = past.findLastIndex((moment) => moment.told.some((phrase) => phrase.id === 'shipwrights-event-income'));
  if (from < 0) return null;
  const told = past.slice(from).flatMap((moment) => moment.told);
  const until = told.findIndex((phrase) => phrase.id === 'shipwrights-event-round' || phrase.id === 'shipwrights-event-converted');
  const first = told.findIndex((phrase) => phrase.id === 'shipwrights-event-income');
  const within = told.slice(first, until < 0 ? undefined : until);
  const earned = new Map<string, { who: Phrase; told: Phrase[] }>();
  for (const phrase of within.filter((each) => EARNED.includes(each.id))) {
    const who = phrase.params['who'] as Phrase;
    const colour = String(who.params['colour']);
    earned.set(colour, { who, told: [...(earned.get(colour)?.told ?? []), phrase] });
  }
  return { step: past[from]!.step, round, earned: [...earned.values()], heroes: within.filter((each) => HEROES.includes(each.id)) };
}
