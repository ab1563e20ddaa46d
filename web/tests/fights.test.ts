import { beforeEach, describe, expect, it } from 'vitest';
import { attackOf } from '../src/games/eketorp/tray/attacks';
import { duelIn, latestDuel } from '../src/games/eketorp/tray/duel';
import { Plan } from '../src/games/eketorp/tray/plan.svelte';
import { roundIn } from '../src/games/eketorp/tray/rounds';
import { prospectOf, worstOf } from '../src/games/eketorp/tray/prospects';
import { countOf, listed, placeOf, spotOf } from '../src/games/eketorp/tray/stakes';
import { given } from '../src/given';
import { Track } from '../src/table/track.svelte';
import { position } from './eketorp';
import { phrase, seat } from './phrases';

describe('an attack', () => {
  it.each([
    ['attack C 1', 'C', 'field C', 1],
    ['contest 2 boat 1', 'siege 2 boat', 'siege 2 boat', 1],
    ['siege 2 boat', 'siege 2 boat', 'siege 2 boat', 2],
    ['decline 0 ram', 'siege 0 ram', 'siege 0 ram', 0],
  ])('is read from "%s"', (text, place, spot, rival) => {
    expect(attackOf({ code: 7, text })).toEqual({ code: 7, kind: text.split(' ')[0], place, spot, rival });
  });
});

describe('a place of a fight', () => {
  it('is a plot or a siege field', () => {
    expect(placeOf('C')).toEqual({ kind: 'field', field: 'C' });
    expect(placeOf('siege 2 boat')).toEqual({ kind: 'siege', castle: 2, side: 'boat' });
    expect([spotOf('C'), spotOf('siege 1 ram')]).toEqual(['field C', 'siege 1 ram']);
  });

  it('has its bricks listed one by one', () => expect(listed({ stone: 1, grass: 2 })).toEqual(['grass', 'grass', 'stone']));

  it('has its bricks counted by kind', () => expect(countOf(['wood', 'wood', 'clay'])).toEqual({ wood: 2, clay: 1 }));
});

describe('a duel', () => {
  const cards = phrase('eketorp-event-cards', { who: seat(1), rival: seat(0), a: 5, b: 2 });
  const fought = position({ latestFight: { place: 'siege 0 boat', attacker: 1, defender: 0, cards: [5, 2] } });

  it('is what the story tells of it', () => {
    const story = [
      cards,
      phrase('eketorp-event-breach', { difference: 3 }),
      phrase('eketorp-event-hurt', { who: seat(0), ward: 1, rounds: 3 }),
      phrase('eketorp-event-picked-up', { who: seat(1) }),
    ];
    expect(duelIn(4, story, fought)).toEqual({
      step: 4,
      place: 'siege 0 boat',
      attacker: 1,
      defender: 0,
      cards: [5, 2],
      open: false,
      breach: 3,
      hurt: [{ seat: 0, ward: 1, rounds: 3 }],
      pickedUp: [1],
    });
    expect(duelIn(4, [phrase('eketorp-event-round')], fought)).toBeNull();
  });

  it('that is tied sends both to bed', () => {
    const both = phrase('eketorp-event-hurt-both', { who: seat(1), rival: seat(0), ward: 2, rounds: 2 });
    expect(duelIn(4, [cards, both], fought)?.hurt).toEqual([1, 0].map((who) => ({ seat: who, ward: 2, rounds: 2 })));
  });

  it('lies open until a round begins, and is not seen before it happens', () => {
    const track = new Track('t', 0, 'secret');
    track.saga = [
      { step: 3, story: [cards] },
      { step: 5, story: [phrase('eketorp-event-healed')] },
      { step: 6, story: [phrase('eketorp-event-round', { round: 2 })] },
    ];
    const at = (step: number): number | undefined => {
      track.at = step;
      return latestDuel(track, fought)?.step;
    };
    expect([at(2), at(3), at(5), at(6)]).toEqual([undefined, 3, 3, undefined]);
    expect(latestDuel(track, position())).toBeNull();
    expect(latestDuel(null, fought)).toBeNull();
  });
});

describe('what a card can come to', () => {
  const result = (mine: number | null, theirs: number | null, plunder = 0) => ({ mine, theirs, plunder });
  const siege = {
    vikings: [1],
    over: false,
    booty: null,
    walls: [4, 5],
    losses: [1, 3],
    worst: [
      [0, 1],
      [1, 1],
    ],
    reach: [
      [0, 1],
      [1, 1],
    ],
  } as const;
  const besieged = position(
    {
      step: 'card',
      fight: { kind: 'siege', place: 'siege 0 ram', attacker: 1, defender: 0 },
      odds: {
        unseen: [4, 3, 2, 1, 0, 0],
        cards: [
          {
            card: 2,
            wins: 4,
            draws: 3,
            against: [result(null, 1), result(2, 2), result(1, null, 1), result(1, null, 2), result(1, null, 3), result(1, null, 4)],
          },
        ],
      },
    },
    [
      {
        walls: [[], [], [], [], ['wood'], ['clay', 'grass']],
        sieges: { ...given(position().castles[0]).sieges, ram: structuredClone(siege) as never },
      },
      {},
      {},
    ],
  );

  it('is said in what the server counts, without cards that nobody can hold', () => {
    expect(prospectOf(besieged, 2, 0)).toEqual({
      card: 2,
      good: 7,
      of: 10,
      win: { values: [1], mine: [], theirs: [2], difference: 0 },
      tie: { values: [2], mine: [1], theirs: [1], difference: 0 },
      lose: { values: [3, 4], mine: [2, 2], theirs: [], difference: 2 },
    });
    expect(prospectOf(besieged, 3, 0)).toBeNull();
    expect(prospectOf(position(), 2, 0)).toBeNull();
  });

  it('costs the bricks on top at worst', () =>
    expect([worstOf(besieged, 1), worstOf(besieged, 2)]).toEqual([['grass'], ['wood', 'grass']]));
});

it('tells of a new round who begins', () => {
  const healed = phrase('eketorp-event-healed', { who: seat(2) });
  const begins = phrase('eketorp-event-round', { round: 3, who: seat(1) });
  expect(roundIn([healed, begins])).toEqual({ round: 3, starts: seat(1) });
  expect(roundIn([healed])).toBeNull();
});

describe('a plan', () => {
  beforeEach(() => sessionStorage.clear());

  it('sends as many as there are, and calls them back', () => {
    const plan = new Plan('p', 2);
    ['field A', 'siege 2 boat', 'field B'].forEach((spot) => plan.send(spot));
    expect([plan.left, plan.at('field A'), plan.at('field B')]).toEqual([0, 1, 0]);
    expect(plan.move).toEqual({ plan: { A: 1, siege: [[2, 'boat']], home: 0 } });
    plan.callBack('siege 2 boat');
    plan.callBack('siege 2 boat');
    expect(plan.move).toEqual({ plan: { A: 1, home: 1 } });
    expect(plan.moreAt('field A')).toBe('plan A2');
  });

  it('knows where somebody was sent last', () => {
    const plan = new Plan('p', 3);
    ['field A', 'field B', 'field A'].forEach((spot) => plan.send(spot));
    expect(plan.last).toBe('field A');
    plan.callBack('field A');
    plan.callBack('field A');
    expect(plan.last).toBe('field B');
  });

  it('outlives a reload, unless there are fewer vikings now', () => {
    new Plan('p', 3).send('field A');
    expect(new Plan('p', 3).at('field A')).toBe(1);
    expect(new Plan('p', 0).at('field A')).toBe(0);
    sessionStorage.setItem('p', 'no plan');
    expect(new Plan('p', 3).left).toBe(3);
  });
});
