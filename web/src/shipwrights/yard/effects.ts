import type { Phrase } from '../../api/ask';
import { say } from '../../words/words.svelte';

export type Amount = { good: string; count: number };
export type Effect =
  | { kind: 'gain' | 'income' | 'trade' | 'reward'; paid: Amount[]; gained: Amount[] }
  | { kind: 'skill'; paid: Amount[] }
  | { kind: 'discount'; paid: Amount[] }
  | { kind: 'score'; points: number; per: string }
  | { kind: 'limit'; limit: string; count: number };

const amounts = (text: string): Amount[] =>
  text.split('+').flatMap((each) => {
    const [good, count] = each.trim().split(' ').slice(-2);
    return good && count ? [{ good, count: Number(count) }] : [];
  });

/** What a card does, out of the card tables' short language: "pay coin 2 -> gain worker 2". */
export function effectOf(text: string | undefined): Effect | null {
  if (!text) return null;
  const score = /^score vp (\d+)(?: per (\w+))?/.exec(text);
  if (score) return { kind: 'score', points: Number(score[1]), per: score[2] ?? '' };
  const limit = /^limit (\w+) \+?(\d+)/.exec(text);
  if (limit) return { kind: 'limit', limit: limit[1]!, count: Number(limit[2]) };
  const [first, second] = text.split('->').map((each) => each.trim());
  if (text.startsWith('discount')) return { kind: 'discount', paid: amounts(text) };
  if (second?.startsWith('skill')) return { kind: 'skill', paid: amounts(first!) };
  if (text.startsWith('on reward')) return { kind: 'reward', paid: [], gained: amounts(text) };
  if (second) return { kind: text.startsWith('trade') ? 'trade' : 'gain', paid: amounts(first!), gained: amounts(second) };
  if (text.startsWith('pay')) return { kind: 'gain', paid: amounts(text), gained: [] };
  return { kind: text.startsWith('income') ? 'income' : 'gain', paid: [], gained: amounts(first!) };
}

export const goodsSaid = (goods: Amount[]): Phrase[] => goods.map(({ good, count }) => ({ id: 'shipwrights-goods', params: { good, count } }));

const LIMITS: Record<string, string> = {
  price: 'shipwrights-limit-price',
  raid_workers: 'shipwrights-limit-raid',
  tuck_gold: 'shipwrights-limit-tuck',
  board_cards: 'shipwrights-limit-board',
};

/** The same in words. */
export function effectSaid(text: string | undefined): string {
  const effect = effectOf(text);
  if (!effect) return '';
  if (effect.kind === 'score') return say(effect.per ? 'shipwrights-effect-per' : 'shipwrights-effect-end', { count: effect.points, counter: effect.per });
  if (effect.kind === 'limit') return say(LIMITS[effect.limit] ?? '', { count: effect.count });
  if (effect.kind === 'discount') return say('shipwrights-yard-discount');
  const paid = goodsSaid(effect.paid);
  if (effect.kind === 'skill') return say('shipwrights-skill-for', { paid });
  const goods = goodsSaid(effect.gained);
  if (effect.kind === 'income') return say('shipwrights-effect-income', { goods });
  if (effect.kind === 'reward') return say('shipwrights-yard-on-reward', { goods });
  return paid.length ? say('shipwrights-exchange', { paid, goods }) : say('shipwrights-gain', { goods });
}
