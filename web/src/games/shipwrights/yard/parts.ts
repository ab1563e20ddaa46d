import type { Phrase, Schemas } from '../../../api/ask';
import { say } from '../../../i18n/messages.svelte';

export type Amount = Schemas['Amount'];
/** A part of what is printed on a card, as the server reads it. */
export type Part = Schemas['CardPart'];
export type Parts = Part[] | undefined;

export const goodsSaid = (goods: Amount[]): Phrase[] =>
  goods.map(({ good, count }) => ({ id: 'shipwrights-goods', params: { good, count } }));

export const paidIn = (parts: Parts): Amount[] => parts?.flatMap(({ paid }) => paid) ?? [];
export const gainedIn = (parts: Parts): Amount[] => parts?.flatMap(({ gained }) => gained) ?? [];

const LIMITS: Record<string, string> = {
  price: 'shipwrights-limit-price',
  raid_workers: 'shipwrights-limit-raid',
  tuck_gold: 'shipwrights-limit-tuck',
  board_cards: 'shipwrights-limit-board',
};

function partSaid({ kind, paid, gained, count, of }: Part): string {
  const goods = goodsSaid(gained);
  switch (kind) {
    case 'score':
      return say(of ? 'shipwrights-effect-per' : 'shipwrights-effect-end', { count, counter: of });
    case 'limit':
      return say(LIMITS[of] ?? '', { count });
    case 'discount':
      return say('shipwrights-yard-discount');
    case 'skill':
      return say('shipwrights-skill-for', { paid: goodsSaid(paid) });
    case 'income':
      return say('shipwrights-effect-income', { goods });
    case 'trigger':
      return say('shipwrights-yard-on-reward', { goods });
    default:
      return paid.length ? say('shipwrights-exchange', { paid: goodsSaid(paid), goods }) : say('shipwrights-gain', { goods });
  }
}

const MOMENTS: Record<string, string> = { score: 'at-end', income: 'each-round', gain: 'when-built' };

/** The sign of when a part works: only ships work when they are built; what else is gained at once waits for a worker. */
export const momentOf = (table: string, { kind }: Part): string => (kind === 'gain' && table !== 'ships' ? '' : (MOMENTS[kind] ?? ''));

/** The sign of what is counted: cards that tracks win are cards, not tracks. */
export const counterSign = (of: string): string => (of === 'trade' ? 'trade-card' : of);

/** What a card does, in words. */
export const effectSaid = (parts: Parts): string => parts?.map(partSaid).join('; ') ?? '';
