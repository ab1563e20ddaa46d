import { given, nth } from '../../../given';
import { castleAt } from '../castles';
import type { Brick, Position, Siege } from '../view';
import { placeOf } from './stakes';

type Result = NonNullable<Position['odds']>['cards'][number]['against'][number];

/** What follows if my opponent plays one of these cards: how many rounds I and they are out, and by how much a siege is won. */
export type Case = { values: number[]; mine: number[]; theirs: number[]; difference: number };

/** What a card of mine can come to in the fight that goes on, in the server's numbers. */
export type Prospect = {
  card: number;
  good: number; // cards of the opponent that it beats, or that my walls hold against
  of: number; // cards that the opponent may hold
  win: Case | null;
  tie: Case | null;
  lose: Case | null;
};

const casesOf = (results: { value: number; result: Result }[], stays: number[]): Case | null =>
  results.length
    ? {
        values: results.map(({ value }) => value),
        mine: results.flatMap(({ result }) => (result.mine === null ? [] : [stays[result.mine] ?? 0])),
        theirs: results.flatMap(({ result }) => (result.theirs === null ? [] : [stays[result.theirs] ?? 0])),
        difference: Math.max(...results.map(({ result }) => result.plunder)),
      }
    : null;

export function prospectOf(position: Position, card: number, me: number): Prospect | null {
  const { odds, fight, stays } = position;
  const found = odds?.cards.find((each) => each.card === card);
  if (!odds || !found || !fight) return null;
  const attacks = fight.attacker === me;
  const comesTo = ({ mine, theirs, plunder }: Result): 'win' | 'tie' | 'lose' => {
    if (plunder) return attacks ? 'win' : 'lose';
    return mine === null ? 'win' : theirs === null ? 'lose' : 'tie';
  };
  const held = found.against.flatMap((result, at) => (odds.unseen[at] ? [{ value: at + 1, result }] : []));
  const those = (kind: 'win' | 'tie' | 'lose'): Case | null =>
    casesOf(
      held.filter(({ result }) => comesTo(result) === kind),
      stays,
    );
  return {
    card,
    good: found.wins + (fight.kind === 'siege' && !attacks ? found.draws : 0),
    of: odds.unseen.reduce((sum, count) => sum + count, 0),
    win: those('win'),
    tie: those('tie'),
    lose: those('lose'),
  };
}

/** The siege that is fought now. */
export function siegeFought(position: Position): Siege {
  const place = placeOf(given(position.fight).place);
  if (place.kind !== 'siege') throw new Error('no siege is fought');
  return castleAt(position, place.castle).sieges[place.side];
}

/** The bricks that would go at worst if the siege is won by so much. */
export function worstOf(position: Position, difference: number): Brick[] {
  const siege = siegeFought(position);
  const { walls } = castleAt(position, given(position.fight).defender);
  return siege.walls.flatMap((wall, at) => {
    const stack = nth(walls, wall);
    return stack.slice(stack.length - (siege.worst[difference - 1]?.[at] ?? 0));
  });
}
