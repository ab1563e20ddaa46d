import { say } from '../../../i18n/messages.svelte';
import type { Sound } from '../../../sound/voices';
import { seatSaid } from '../../../table/seats/names';
import type { Session } from '../../../table/session.svelte';
import { drawnBy, signedBy, type Beat, type Scene, type SceneLine, type Sign, type Told } from '../../../table/timeline/scene';
import SideSign from '../art/SideSign.svelte';
import VikingSign from '../art/VikingSign.svelte';
import { duelIn, type Duel } from '../tray/duel';
import { placeOf } from '../tray/stakes';
import { fightSaid, placeSaid } from '../tray/wording';
import { positionOf } from '../view';
import { bedded, crossed, shownAs } from './between';
import DuelScene from './Duel.svelte';
import Swapped from './Swapped.svelte';

/** ms of each beat, of my own fights and of those of others. */
const LASTS = {
  mine: { grow: 250, rise: 300, hush: 400, turn: 350, judge: 250, verdict: 1000, bed: 450, cross: 400, back: 250 },
  others: { grow: 150, rise: 200, hush: 200, turn: 300, judge: 150, verdict: 600, bed: 350, cross: 250, back: 150 },
};
const SOUNDS: Record<string, Sound> = { rise: 'card', turn: 'flip', judge: 'clash', bed: 'step', cross: 'card' };

const isMine = ({ attacker, defender }: Duel, seat: number | null): boolean => attacker === seat || defender === seat;

/** By how much a fight was won, and by whom; nobody wins a tie. */
export function verdictOf({ cards: [a, b], open, attacker, defender }: Duel): { by: number; winner: number | null } {
  if (open) return { by: a, winner: attacker };
  return { by: Math.abs(a - b), winner: a === b ? null : a > b ? attacker : defender };
}

export function verdictSaid({ names }: Session, duel: Duel): string {
  const { by, winner } = verdictOf(duel);
  if (winner === null) return say('eketorp-web-tie');
  const who = seatSaid(winner);
  return duel.open ? say('eketorp-scene-open', { who }, names) : say('eketorp-scene-wins', { who, by }, names);
}

function titleOf(duel: Duel, { before, seat }: Told, session: Session): string {
  const position = positionOf(before);
  if (seat !== null && isMine(duel, seat) && position.fight) return fightSaid(session, position, position.fight, seat);
  const [who, rival, at] = [seatSaid(duel.attacker), seatSaid(duel.defender), placeOf(duel.place)];
  if (at.kind === 'siege' && at.castle === duel.defender) return say('eketorp-scene-siege', { who, rival, side: at.side }, session.names);
  return say('eketorp-scene-fight', { who, rival, place: placeSaid(session, duel.place) }, session.names);
}

function linesOf(duel: Duel): SceneLine[] {
  const place = placeOf(duel.place);
  const siege = place.kind === 'siege' ? signedBy(SideSign, { side: place.side, size: 30 }) : undefined;
  const line = (from: string, id: string, params: Parameters<typeof say>[1] = {}, sign?: Sign): SceneLine => ({
    from,
    sign,
    said: ({ names }: Session): string => say(id, params, names),
  });
  return [
    ...duel.hurt.map(({ seat, rounds }) =>
      line('verdict', 'eketorp-web-hurt', { who: seatSaid(seat), rounds }, signedBy(VikingSign, { seat, size: 38 })),
    ),
    ...(siege && !duel.breach ? [line('verdict', 'eketorp-web-holds', {}, siege)] : []),
    ...(duel.breach ? [line('verdict', 'eketorp-web-breach', { who: seatSaid(duel.attacker), difference: duel.breach }, siege)] : []),
    line('cross', 'eketorp-web-swapped', {}, signedBy(Swapped, { cards: duel.cards })),
    ...duel.pickedUp.map((seat) => line('cross', 'eketorp-web-picks-up', { who: seatSaid(seat) })),
  ];
}

/** Two cards rise where the fight is and turn over; the loser walks to the hospital, and the cards cross. */
export function duel(told: Told): Scene | null {
  const { step, story, before, after, seat } = told;
  const found = duelIn(step, story, positionOf(after));
  if (!found) return null;
  const mine = isMine(found, seat);
  const lying = bedded(positionOf(before), found);
  const swapped = crossed(lying, positionOf(after), [found.attacker, found.defender]);
  const beats = Object.entries(mine ? LASTS.mine : LASTS.others).map(([name, lasts]): Beat => ({
    name,
    lasts,
    ...(SOUNDS[name] ? { sound: SOUNDS[name] } : {}),
    ...(name === 'verdict' ? { still: true } : {}),
    ...(name === 'bed' ? { view: shownAs(before, lying) } : {}),
    ...(name === 'cross' ? { view: shownAs(before, swapped) } : {}),
    ...(name === 'back' ? { told: true } : {}),
  }));
  return {
    kind: 'duel',
    goesOn: true,
    beats,
    title: (session) => titleOf(found, told, session),
    lines: linesOf(found),
    drawing: drawnBy(DuelScene, { duel: found, mine, fought: positionOf(before) }),
  };
}
