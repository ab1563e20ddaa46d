import type { TableInfo } from '../../api/stream';
import { nameOf } from '../../table/names';
import { say, words } from '../../words/words.svelte';
import { BRICKS, type Brick, type Bricks, type Fight, type Position } from '../view';
import type { Duel } from './duel';
import { placeOf, roundsFrom } from './stakes';

export const brickSaid = (brick: Brick): string => say('eketorp-brick', { brick });

export function bricksSaid(bricks: Bricks): string {
  const kinds = BRICKS.filter((brick) => bricks[brick]);
  return kinds.length ? words.list(kinds.map((brick) => say('eketorp-bricks', { brick, count: bricks[brick]! }))) : say('eketorp-no-bricks');
}

export const namesSaid = (table: TableInfo, seats: number[]): string => words.list(seats.map((seat) => nameOf(table, seat)));

/** "on C" or "at Blue's boat". */
export function placeSaid(table: TableInfo, place: string): string {
  const at = placeOf(place);
  if (at.kind === 'field') return say('eketorp-web-at-field', { field: at.field });
  return say('eketorp-web-at-siege', { castle: nameOf(table, at.castle), side: at.side });
}

/** Whom I face in a fight. */
export const rivalOf = (fight: Fight, me: number): number => (fight.attacker === me ? fight.defender : fight.attacker);

/** "Your fight on C for the stone". */
export function fightSaid(table: TableInfo, position: Position, fight: Fight, me: number): string {
  const rival = nameOf(table, rivalOf(fight, me));
  const at = placeOf(fight.place);
  if (at.kind === 'field') {
    const bricks = position.fields[at.field as 'A'].bricks;
    const params = { rival, field: at.field, bricks: bricksSaid(bricks) };
    return Object.keys(bricks).length ? say('eketorp-web-battle', params) : say('eketorp-web-battle-empty', params);
  }
  const castle = nameOf(table, at.castle);
  if (fight.kind === 'contest') return say('eketorp-web-contest', { rival, castle, side: at.side });
  return fight.attacker === me ? say('eketorp-web-siege', { castle, side: at.side }) : say('eketorp-web-besieged', { rival, side: at.side });
}

/** What came of a fight, in sentences: who is hurt, what the siege won, who picks up cards. */
export function outcomeSaid(table: TableInfo, duel: Duel, exit: unknown): string {
  const sentences = duel.hurt.map(({ seat, ward }) =>
    say('eketorp-web-hurt', { who: nameOf(table, seat), ward, rounds: roundsFrom(ward, exit) }),
  );
  if (duel.breach) sentences.unshift(say('eketorp-web-breach', { who: nameOf(table, duel.attacker), difference: duel.breach }));
  sentences.push(...duel.pickedUp.map((seat) => say('eketorp-web-picks-up', { who: nameOf(table, seat) })));
  return sentences.join(' ');
}
