import type { Offer, Spot } from '../../../table/tray/offers';
import { choosing } from '../choosing.svelte';

/** Where on the yard a step of a move is made; a card in hand lies in as many places as I hold of it. */
export function spotsOf(text: string, hand: string[]): Spot[] {
  const [kind, first = ''] = text.split(' ');
  switch (kind) {
    case 'discard':
    case 'lay':
    case 'play':
    case 'build':
    case 'tuck':
    case 'card':
      return hand.flatMap((design, at) => (design === first ? [`hand ${at + 1}`] : []));
    case 'place':
    case 'dismiss':
      return [text.slice(kind.length + 1)];
    case 'ship':
    case 'from':
      return [`board ${first}`];
    case 'at':
      return [`building ${first}`];
    case 'aboard':
      return [first === 'eikja' ? first : `ship ${first}`];
    case 'upgrade':
      return [first === 'hut' ? 'building 0' : first];
    default:
      return [text];
  }
}

/** The yard lights up what can be chosen, until the question is answered. */
export function light(offers: Map<Spot, Offer>, pick: (spot: Spot) => void, chosen: Spot[] = []): void {
  choosing.offers = offers;
  choosing.pick = pick;
  choosing.chosen = new Set(chosen);
}
