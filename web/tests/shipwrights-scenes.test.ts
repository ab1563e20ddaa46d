import { describe, expect, it, vi } from 'vitest';
import { api, type Phrase, type Schemas } from '../src/api/ask';
import type { View } from '../src/api/stream';
import { scenes } from '../src/games/shipwrights/scenes';
import { launchedIn, prizesIn, raidsIn } from '../src/games/shipwrights/scenes/moments';
import { cards } from '../src/games/shipwrights/yard/cards';
import type { Scene, Told } from '../src/table/timeline/scene';
import { phrase, seat } from './phrases';

const LONGEST = 1200; // ms that a scene of one kind may last
const row = (table: string, id: string, values: Record<string, string> = {}) => ({ table, id, values, effects: {} });
const CARDS = [
  row('ships', 'SH01'),
  row('ships', 'SH02'),
  row('raids', 'RA01'),
  row('trades', 'TR01'),
  row('heroes', 'HE01', { track: 'fame' }),
];
vi.spyOn(api, 'GET').mockResolvedValue({ data: { cards: CARDS }, response: new Response() } as never);
await cards.open('a table', 'its secret');

type Yard = Partial<Schemas['Yard']>;
const yard = (of: Yard = {}): Yard => ({ ships: [], worth: [], raids: [], trades: [], tracks: { military: 0, trade: 0, fame: 0 }, ...of });
const view = (yards: Yard[], round = 1): View => ({ game: 'shipwrights', position: { yards, round }, scores: [] }) as unknown as View;
const event = (name: string, params: Phrase['params'] = { who: seat(0) }): Phrase => phrase(`shipwrights-event-${name}`, params);
const told = (story: Phrase[], before: View, after: View): Told => ({ step: 7, story, before, after, seat: 0 });

const BUILT = { ships: ['SH01', 'SH01'], worth: [2, 5], tracks: { military: 1, trade: 0, fame: 2 } };
const launch = (who: number): Told => {
  const yards = [yard({ ships: ['SH01'], worth: [2] }), yard({ ships: ['SH01'], worth: [2] })];
  return told(
    [event('launched', { who: seat(who), bonus: 3 })],
    view(yards),
    view(yards.map((each, at) => (at === who ? yard(BUILT) : each))),
  );
};
const prize = (name: string, after: Yard): Told => told([event(name)], view([yard()]), view([yard(after)]));
const interval = (): Told =>
  told(
    [
      event('income', {}),
      event('returned', { who: seat(0), count: 3 }),
      event('hero', { who: seat(0), hero: phrase('frode'), track: 'fame', place: 2 }),
    ],
    view([yard()]),
    view([yard()]),
  );
const market = (): Told => told([event('round', { round: 2 })], view([yard()]), view([yard()], 2));

describe('a launch', () => {
  it('is of the ship that is new, with its own points and the steps that it brings', () => {
    expect(launchedIn(launch(0))).toEqual([
      {
        seat: 0,
        row: expect.objectContaining({ id: 'SH01' }),
        nth: 3,
        points: 5,
        bonus: 3,
        steps: [
          { track: 'military', count: 1 },
          { track: 'fame', count: 2 },
        ],
      },
    ]);
  });

  it('lets what it brings fly only if it is mine', () => {
    const names = (who: number): string[] => scenes(launch(who), [])?.beats.map(({ name }) => name) ?? [];
    expect([names(0), names(1)]).toEqual([
      ['slide', 'splash', 'fly'],
      ['slide', 'splash'],
    ]);
  });
});

it('turns over a card that a track has won, unless only its owner sees it', () => {
  expect(prizesIn(prize('raid-card', { raids: [{ card: 1, used: false }] }))).toMatchObject([{ seat: 0, of: 'raid', row: { id: 'RA01' } }]);
  expect(prizesIn(prize('trade-card', { trades: [{ card: null, at: 'faceDown' }] }))).toMatchObject([{ of: 'trade', row: null }]);
});

it('turns over what several tracks have won at once in one scene', () => {
  const won = (step: number): Told => ({ ...prize('raid-card', { raids: [{ card: 1, used: false }] }), step });
  const other = { ...told([event('discarded')], view([yard()]), view([yard()])), step: 5 };
  expect(scenes(won(3), [won(4), other, won(6)])).toMatchObject({ kind: 'milestone', until: 4, lines: [{}, {}] });
  const beats = scenes(won(3), [won(4), other])?.beats ?? [];
  expect(beats.filter(({ told, view }) => told ?? view).map(({ name }) => name)).toEqual(['open']); // not while it still turns
});

it('raids with the card that has just been used', () => {
  const used = told(
    [event('raided')],
    view([yard({ raids: [{ card: 1, used: false }] })]),
    view([yard({ raids: [{ card: 1, used: true }] })]),
  );
  expect(raidsIn(used)).toMatchObject([{ row: { id: 'RA01' } }]);
});

it('tells income, then heroes, then the market', () => {
  const names = (of: Told): string[] => scenes(of, [])?.beats.map(({ name }) => name) ?? [];
  expect([names(interval()), names(market())]).toEqual([['income', 'heroes'], ['market']]);
});

it('makes no scene of what is no moment', () => {
  expect(scenes(told([event('discarded')], view([yard()]), view([yard()])), [])).toBeNull();
});

it.each([
  ['a launch of mine', launch(0)],
  ['a launch of another', launch(1)],
  ['a milestone', prize('raid-card', { raids: [{ card: 1, used: false }] })],
  ['the interval', interval()],
  ['the market', market()],
])('%s is short, is heard, and has a still with words', (_, moment) => {
  const { beats, kind } = scenes(moment, []) as Scene;
  const whole = beats.reduce((sum, { lasts }) => sum + lasts, 0);
  expect(kind === 'interval' ? Math.max(...beats.map(({ lasts }) => lasts)) : whole).toBeLessThan(LONGEST);
  expect(beats.some(({ sound }) => sound)).toBe(true);
  expect(beats.some(({ still }) => still)).toBe(true);
});
