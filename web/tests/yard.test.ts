import { describe, expect, it, vi } from 'vitest';
import { api, type Schemas } from '../src/api/ask';
import { changed, possibleAt, type Way } from '../src/games/shipwrights/tray/ways';
import { buildingRow, spotSaid, spotsOfYard, usesAt } from '../src/games/shipwrights/tray/uses';
import { cards, number } from '../src/games/shipwrights/yard/cards';
import { effectSaid, gainedIn, paidIn } from '../src/games/shipwrights/yard/parts';
import { costOf, nameSaid, shortName, skillsOf, stepsOf } from '../src/games/shipwrights/yard/wording';
import type { Position, Yard } from '../src/games/shipwrights/view';

type Row = Schemas['CardInfo'];
type Part = Schemas['CardPart'];

const part = (of: Partial<Part>): Part => ({ kind: 'gain', paid: [], gained: [], count: 0, of: '', ...of });
const row = (table: string, id: string, values: Row['values'] = {}, effects: Row['effects'] = {}): Row => ({ table, id, values, effects });
const wood = { good: 'wood', count: 2 };

const CARDS: Row[] = [
  row(
    'ships',
    'a',
    { name: 'Own Ship', vp: '5', military: '1', fame: '2' },
    { cost: [part({ paid: [wood] })], skills: [part({ of: 'carver' })] },
  ),
  row('ships', 'b', { name: 'Second Ship' }),
  row('buildings', 'c', { name: 'Own House' }, { cost: [part({ paid: [wood] })] }),
  row('craftsmen', 'd', { name: 'Own Carver', major: 'carver', minor: 'smith' }),
  row('huts', 'h', { name: 'Own Hut' }, { base_effect: [part({ gained: [wood] })] }),
  row('heroes', 'm', { name: 'Own Hero', track: 'none' }, { effect: [part({ kind: 'trade' })] }),
  row('starting', 'e', { kind: 'eikja', side: 'base', vp: '1' }),
];

const yard = (of: Partial<Yard> = {}): Yard =>
  ({
    board: [{ card: 'SH01' }, { card: null }],
    buildings: [{}, { card: 'BU01', tucked: 'CR01' }],
    hut: 1,
    heroes: [],
    raids: [],
    upgraded: [],
    ...of,
  }) as Yard;
const position = (hand: string[]): Position => ({ hand, prices: { wood: 1 } }) as unknown as Position;

vi.spyOn(api, 'GET').mockResolvedValue({ data: { cards: CARDS }, response: new Response() } as never);
await cards.open('a table', 'its secret');

describe('the cards of a table', () => {
  it('are found by kind and place, whatever they are called', () => {
    expect([cards.village('SH02').id, cards.village('CR01').id, cards.village('SH09').id]).toEqual(['b', 'd', '']);
  });

  it('draw the Eikja like a ship, by its side', () => {
    expect(cards.village('eikja base')).toMatchObject({ id: 'e', table: 'ships' });
    expect(cards.village('eikja upgraded').id).toBe('');
  });

  it('count places from 1, and know the hero of all tracks', () => {
    expect([cards.at('ships', 1)?.id, cards.at('ships', 0), cards.hero('common')?.id]).toEqual(['a', undefined, 'm']);
  });

  it('have numbers in their columns, and 0 where there is none', () => {
    expect([number(cards.at('ships', 1), 'vp'), number(cards.at('ships', 2), 'vp'), number(undefined, 'vp')]).toEqual([5, 0, 0]);
  });
});

describe('what a card says', () => {
  it('is its own name if nobody has other words for it', () => {
    expect([nameSaid(cards.village('SH01')), nameSaid(undefined)]).toEqual(['Own Ship', '']);
  });

  it('calls a craftsman by what he does best', () => {
    expect([shortName(cards.village('CR01')), shortName(cards.village('SH01'))]).toEqual(['Shipwrights-skill', 'Own Ship']);
  });

  it('has price, skills and steps in parts', () => {
    const ship = cards.village('SH01');
    expect(costOf(ship)).toEqual([wood]);
    expect(skillsOf(ship)).toEqual(['carver']);
    expect(stepsOf(ship)).toEqual([
      { track: 'military', count: 1 },
      { track: 'fame', count: 2 },
    ]);
  });

  it('adds up what is paid and gained over its parts', () => {
    const parts = [part({ paid: [wood] }), part({ gained: [{ good: 'coin', count: 1 }] })];
    expect([paidIn(parts), gainedIn(parts), paidIn(undefined)]).toEqual([[wood], [{ good: 'coin', count: 1 }], []]);
  });

  it('is said by the kind of each part', () => {
    const kinds = ['score', 'limit', 'discount', 'skill', 'income', 'trigger', 'gain'].map((kind) =>
      effectSaid([part({ kind: kind as Part['kind'] })]),
    );
    expect(new Set(kinds).size).toBe(7);
    expect(effectSaid([part({ paid: [wood] }), part({})])).toBe('shipwrights-exchange; shipwrights-gain');
    expect(effectSaid(undefined)).toBe('');
  });
});

describe('what can be done at a place', () => {
  const moves = (spot: string, hand: string[] = [], at = yard()): string[] => usesAt(spot, position(hand), at).map(({ move }) => move);

  it('depends on the kind of a card in hand', () => {
    expect(moves('hand 1', ['SH01'])).toEqual(['lay SH01', 'discard SH01']);
    expect(moves('hand 2', ['SH01', 'BU01'])).toEqual(['build BU01', 'discard BU01']);
    expect(moves('hand 1', ['CR01'])).toEqual(['lay CR01', 'tuck CR01', 'discard CR01']);
    expect(moves('hand 3', ['CR01'])).toEqual([]);
  });

  it('is a ship to build, or a worker to place where nothing lies', () => {
    expect([moves('board 1'), moves('board 2')]).toEqual([['ship 1', 'dismiss board 1'], ['place board 2']]);
    expect(moves('board 1', [], yard({ board: [{ card: 'CR01' }] as Yard['board'] }))).toEqual(['dismiss board 1']);
  });

  it('is a worker in a building, and who is tucked may be dismissed', () => {
    expect([moves('building 0'), moves('building 1')]).toEqual([['place building 0'], ['place building 1', 'dismiss building 1']]);
    expect([buildingRow(yard(), 0)?.id, buildingRow(yard(), 1)?.id, buildingRow(yard(), 5)]).toEqual(['h', 'c', undefined]);
  });

  it('is the market and the heroes who trade', () => {
    expect(moves('buy wood')).toEqual(['buy wood']);
    const spots = spotsOfYard(position(['SH01']), yard({ heroes: ['common'], raids: [{ card: 1 }] as Yard['raids'] }));
    expect(spots).toEqual([
      ...['hand 1', 'board 1', 'board 2', 'building 0', 'building 1'],
      ...['buy wood', 'buy wool', 'buy iron', 'forge', 'hero common', 'raid 1'],
    ]);
  });

  it('is called by its card, or by the number of the space', () => {
    expect(['hand 1', 'board 1', 'building 1'].map((spot) => spotSaid(spot, position(['CR01']), yard()))).toEqual([
      'Own Carver',
      'Own Ship',
      'Own House',
    ]);
    expect(spotSaid('board 2', position([]), yard())).toBe('shipwrights-web-space');
  });
});

describe('ways to pay', () => {
  const way = (...steps: string[]): Way => ({
    move: steps.join(', '),
    choices: steps.map((step, question) => ({ question, step })),
    bill: [],
    lost: [],
  });
  const ways = [way('skill a', 'card x'), way('skill a', 'card y'), way('skill b', 'card y')];
  const first = way('skill a', 'card x');

  it('leave open at each place what some way chooses after the same beginning', () => {
    expect([...possibleAt(ways, first, 0)]).toEqual(['skill a', 'skill b']);
    expect([...possibleAt(ways, first, 1)]).toEqual(['card x', 'card y']);
    expect([...possibleAt(ways, way('skill b', 'card y'), 1)]).toEqual(['card y']);
  });

  it('keep as much as they can when one choice changes', () => {
    const second = way('skill a', 'card y');
    expect(changed([...ways, way('skill b', 'card x')], second, 0, 'skill b').move).toBe('skill b, card y');
    expect(changed(ways, first, 0, 'skill b').move).toBe('skill b, card y');
    expect(changed(ways, first, 1, 'nothing').move).toBe(first.move);
  });
});
