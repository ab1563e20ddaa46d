import { say } from '../../../i18n/messages.svelte';
import type { Spot } from '../../../table/tray/offers';
import { castleAt } from '../castles';
import type { Position } from '../view';
import { placeOf, spotOf } from './stakes';

export type Attack = {
  code: number;
  kind: 'attack' | 'contest' | 'siege' | 'decline';
  place: string; // "C" or "siege 2 boat"
  spot: Spot;
  rival: number;
};

/** "attack C 1", "contest 2 boat 1", "siege 2 boat", "decline 2 boat". */
export function attackOf({ code, text }: { code: number; text: string }): Attack {
  const [kind, ...rest] = text.split(' ') as [Attack['kind'], ...string[]];
  const place = kind === 'attack' ? (rest[0] ?? '') : `siege ${rest[0]} ${rest[1]}`;
  const rival = Number(kind === 'attack' ? rest[1] : kind === 'contest' ? rest[2] : rest[0]);
  return { code, kind, place, spot: spotOf(place), rival };
}

/** What is at stake in a siege, and what is known of the opponent. */
export function knownOf(position: Position, { kind, place, rival }: Attack): string {
  const castle = castleAt(position, rival);
  const at = placeOf(place);
  const points = at.kind === 'siege' ? Math.max(...castleAt(position, at.castle).sieges[at.side].losses) : 0;
  return [
    ...(kind === 'siege' ? [say('eketorp-web-at-stake', { points }), say('eketorp-web-defenders', { count: castle.home })] : []),
    say('eketorp-web-amulets', { count: castle.amulets }),
    castle.hand
      ? say('eketorp-web-holds-known', { cards: castle.hand.join(', ') })
      : say('eketorp-web-holds-unseen', { count: castle.handSize }),
  ].join(' · ');
}
