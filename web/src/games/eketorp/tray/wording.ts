import type { TableInfo } from '../../../api/stream';
import { say, words } from '../../../i18n/messages.svelte';
import { colourOf } from '../../../look/seats';
import { nameOf, seatSaid } from '../../../table/seats/names';
import type { Session } from '../../../table/session.svelte';
import { BRICKS, type Brick, type Bricks, type Fight, type Position } from '../view';
import type { Duel } from './duel';
import { placeOf } from './stakes';

export const brickSaid = (brick: Brick): string => say('eketorp-brick', { brick });

export function bricksSaid(bricks: Bricks): string {
  const kinds = BRICKS.filter((brick) => bricks[brick]);
  return kinds.length
    ? words.list(kinds.map((brick) => say('eketorp-bricks', { brick, count: bricks[brick] ?? 0 })))
    : say('eketorp-no-bricks');
}

/** What a seat is called where there is little room: people by their names, bots by their colour. */
export const shortName = (table: TableInfo, seat: number): string =>
  table.seats[seat]?.who === 'bot' ? say('seat-name', { colour: colourOf(seat) }) : nameOf(table, seat);

export const namesSaid = (table: TableInfo, seats: number[]): string => words.list(seats.map((seat) => nameOf(table, seat)));

type Named = Pick<Session, 'names'>;

/** "on C" or "at Blue's boat". */
export function placeSaid({ names }: Named, place: string): string {
  const at = placeOf(place);
  if (at.kind === 'field') return say('eketorp-web-at-field', { field: at.field });
  return say('eketorp-web-at-siege', { castle: seatSaid(at.castle), side: at.side }, names);
}

/** Whom I face in a fight. */
export const rivalOf = (fight: Fight, me: number): number => (fight.attacker === me ? fight.defender : fight.attacker);

/** "Your fight on C for the stone". */
export function fightSaid({ names }: Named, position: Position, fight: Fight, me: number): string {
  const rival = seatSaid(rivalOf(fight, me));
  const at = placeOf(fight.place);
  if (at.kind === 'field') {
    const bricks = position.fields[at.field as 'A'].bricks;
    const params = { rival, field: at.field, bricks: bricksSaid(bricks) };
    return Object.keys(bricks).length ? say('eketorp-web-battle', params, names) : say('eketorp-web-battle-empty', params, names);
  }
  const castle = seatSaid(at.castle);
  if (fight.kind === 'contest') return say('eketorp-web-contest', { rival, castle, side: at.side }, names);
  return fight.attacker === me
    ? say('eketorp-web-siege', { castle, side: at.side }, names)
    : say('eketorp-web-besieged', { rival, side: at.side }, names);
}

/** What came of a fight, in sentences: who is hurt, what the siege won, who picks up cards. */
export function outcomeSaid({ names }: Named, duel: Duel): string {
  const sentences = duel.hurt.map(({ seat, rounds }) => say('eketorp-web-hurt', { who: seatSaid(seat), rounds }, names));
  if (duel.breach) sentences.unshift(say('eketorp-web-breach', { who: seatSaid(duel.attacker), difference: duel.breach }, names));
  sentences.push(...duel.pickedUp.map((seat) => say('eketorp-web-picks-up', { who: seatSaid(seat) }, names)));
  return sentences.join(' ');
}
