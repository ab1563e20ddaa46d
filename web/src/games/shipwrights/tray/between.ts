import { isPhrase, type Phrase } from '../../../api/ask';
import { nth } from '../../../given';
import type { SagaStep } from '../../../table/track.svelte';

/** What lies between two rounds: what everybody earned, and which hero went to whom. */
export type Interval = { step: number; round: number; earned: { who: Phrase; story: Phrase[] }[]; heroes: Phrase[] };

const EARNED = ['shipwrights-event-paid', 'shipwrights-event-earned', 'shipwrights-event-returned'];
const HEROES = ['shipwrights-event-hero', 'shipwrights-event-hero-common', 'shipwrights-event-hero-left', 'shipwrights-event-hero-neutral'];

/** What sentences of the income come to, good by good: workers that return count too. */
export function tally(story: Phrase[]): { good: string; count: number }[] {
  const sums = new Map<string, number>();
  const add = (good: string, count: number): void => void sums.set(good, (sums.get(good) ?? 0) + count);
  for (const { id, params } of story) {
    const { goods, count } = params;
    const sign = id === 'shipwrights-event-paid' ? -1 : 1;
    if (!Array.isArray(goods)) add('worker', Number(count));
    else for (const each of goods.filter(isPhrase)) add(String(each.params['good']), sign * Number(each.params['count']));
  }
  return [...sums].map(([good, count]) => ({ good, count }));
}

/** The latest one, up to a step. */
export function intervalBefore(saga: SagaStep[], at: number, round: number): Interval | null {
  const past = saga.filter((each) => each.step <= at);
  const from = past.findLastIndex((each) => each.story.some((phrase) => phrase.id === 'shipwrights-event-income'));
  if (from < 0) return null;
  const story = past.slice(from).flatMap((each) => each.story);
  const until = story.findIndex((phrase) => phrase.id === 'shipwrights-event-round' || phrase.id === 'shipwrights-event-converted');
  const first = story.findIndex((phrase) => phrase.id === 'shipwrights-event-income');
  const within = story.slice(first, until < 0 ? undefined : until);
  const earned = new Map<string, { who: Phrase; story: Phrase[] }>();
  for (const phrase of within.filter((each) => EARNED.includes(each.id))) {
    const { who } = phrase.params;
    if (!isPhrase(who)) continue;
    const colour = String(who.params['colour']);
    earned.set(colour, { who, story: [...(earned.get(colour)?.story ?? []), phrase] });
  }
  return { step: nth(past, from).step, round, earned: [...earned.values()], heroes: within.filter((each) => HEROES.includes(each.id)) };
}
