import { beforeEach, describe, expect, it } from 'vitest';
import { intervalBefore, tally } from '../src/games/shipwrights/tray/between';
import { groupOf, GROUPS } from '../src/games/shipwrights/tray/groups';
import { spotsOf } from '../src/games/shipwrights/tray/light';
import { partsOf, totalOf } from '../src/table/end/scores';
import { seatIn } from '../src/table/saga/lines';
import { roundAt, roundsOf, roundStarts } from '../src/table/saga/rounds';
import { COLOURS } from '../src/look/seats';
import { lastSeen, saw } from '../src/table/saga/seen';
import type { Told } from '../src/api/stream';
import type { DatedNews } from '../src/table/track.svelte';
import { phrase, seat } from './phrases';

const news = (at: number, step: number): DatedNews => ({ step, news: { at, id: 'bot_plays', made: 0, params: { seat: 2 } } });

describe('the saga by rounds', () => {
  const begins = (round: number): ReturnType<typeof phrase> => phrase('eketorp-event-round', { round, who: seat(1) });
  const saga = [
    { step: 1, story: [phrase('eketorp-event-dealt', { who: seat(3) })] },
    { step: 2, story: [begins(1), phrase('eketorp-event-sent', { where: [seat(4)] })] },
    { step: 5, story: [begins(2)] },
  ];

  it('begins before the first, and holds every line once', () => {
    const rounds = roundsOf(saga, []);
    expect(rounds.map(({ round, step, lines }) => [round, step, lines.length])).toEqual([
      [0, 0, 1],
      [1, 2, 1],
      [2, 5, 0],
    ]);
    expect(rounds.flatMap(({ lines }) => lines.map((line) => line.seat))).toEqual([3, 4]);
    expect(rounds[1]?.starter).toEqual(seat(1));
  });

  it('tells news after the step in which it came', () => {
    const rounds = roundsOf(saga, [news(0, 0), news(1, 3), news(2, 9)]);
    expect(rounds.map(({ lines }) => lines.filter(({ key }) => key.startsWith('news')).map(({ key }) => key))).toEqual([
      ['news-0'],
      ['news-1'],
      ['news-2'],
    ]);
    expect(rounds[1]?.lines.at(-1)).toMatchObject({ seat: 2, phrases: [{ id: 'news-bot-plays' }] });
  });

  it('leaves out what came before the first round, if nothing did', () => {
    expect(roundsOf(saga.slice(1), []).map(({ round }) => round)).toEqual([1, 2]);
  });

  it('says the same line with the same object', () => {
    expect(roundsOf(saga, [])[0]?.lines[0]).toBe(roundsOf(saga, [])[0]?.lines[0]);
  });

  it('knows where rounds begin, and which one a step is of', () => {
    expect(roundStarts(saga)).toEqual([
      { round: 1, step: 2 },
      { round: 2, step: 5 },
    ]);
    expect([0, 1, 2, 4, 5, 99].map((step) => roundAt(saga, step))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('is about who does something, else about whom it names first', () => {
    expect(seatIn(phrase('x', { rival: seat(2), who: seat(1) }))).toBe(1);
    expect(seatIn(phrase('x', { fight: phrase('y', { rival: seat(2) }) }))).toBe(2);
    expect(seatIn(phrase('x', { count: 3, brick: 'clay' }))).toBeNull();
  });
});

describe('the lines of the saga', () => {
  const told = (id: string, who: number, line: Told['line'], of: string = COLOURS[who] ?? ''): Told => ({
    ...phrase(id, { who: seat(who) }),
    line,
    of,
  });
  const lines = (...stories: Told[][]): string[] =>
    roundsOf(
      stories.map((story, at) => ({ step: at + 1, story })),
      [],
    ).flatMap((round) => round.lines.map((line) => `${line.step}: ${line.phrases.map(({ id }) => id).join(' ')}`));

  it('gather an action with what came of it, seat by seat', () => {
    const [place, other] = [told('place', 0, 'begins'), told('buy', 1, 'begins')];
    expect(lines([place], [other], [told('gain', 0, 'joins')], [told('gain', 1, 'joins')])).toEqual(['3: place gain', '4: buy gain']);
    expect(lines([place], [told('place', 0, 'begins')])).toEqual(['1: place', '2: place']);
  });

  it('gather what is done again and again, and are summed up by what it leads to', () => {
    const craft = (): Told => told('craft', 0, 'repeats');
    expect(lines([told('buy', 0, 'begins')], [craft()], [craft(), told('launch', 0, 'begins')], [told('steps', 0, 'joins')])).toEqual([
      '1: buy',
      '4: launch craft craft steps',
    ]);
    expect(lines([craft()], [told('launch', 0, 'begins')], [craft()])).toEqual(['2: launch craft', '3: craft']);
  });

  it('go on while the same is done again, and begin with what sums them up', () => {
    const [buy, gain, trade] = (['again', 'joins', 'again'] as const).map((role, at) => told(['buy', 'gain', 'trade'][at] ?? '', 0, role));
    expect(lines([buy ?? told('', 0, 'again')])).toHaveLength(1);
    expect(lines(...[buy, gain, told('buy', 0, 'again'), trade].map((each) => (each ? [each] : [])))).toEqual([
      '3: buy gain buy',
      '4: trade',
    ]);
    const over = told('over', 0, 'sums');
    expect(lines([told('attack', 0, 'begins')], [over, told('hurt', 0, 'joins')])).toEqual(['2: over attack hurt']);
    expect(lines([over], [told('hurt', 0, 'joins')])).toEqual(['2: over hurt']);
  });

  it('are not joined any more once they are closed', () => {
    const closes = { ...phrase('income'), line: 'closes' as const };
    expect(lines([told('buy', 0, 'begins')], [closes, told('gain', 0, 'joins')], [told('home', 0, 'joins')])).toEqual([
      '1: buy',
      '3: gain home',
    ]);
  });

  it('leave out what is not told, and what was taken back', () => {
    const undo: Told = { ...phrase('event-undo', { who: seat(0) }), line: 'untold', undone: [2] };
    const [buy, gain] = [told('buy', 0, 'begins'), told('gain', 0, 'joins')];
    expect(lines([buy], [gain], [told('ready', 1, 'untold')])).toEqual(['2: buy gain']);
    expect(lines([buy], [gain], [undo])).toEqual(['1: buy']);
    expect(lines([buy], [told('sell', 0, 'begins')], [undo], [told('sell', 0, 'begins')])).toEqual(['1: buy', '4: sell']);
  });

  it('name all seats that they are about', () => {
    const attack: Told = { ...phrase('attack', { rival: seat(2), who: seat(1) }), line: 'begins', of: '' };
    const [round] = roundsOf([{ step: 1, story: [attack, told('exchanged', 4, 'joins', '')] }], []);
    expect(round?.lines[0]).toMatchObject({ seat: 1, seats: [1, 2, 4] });
  });
});

describe('scores', () => {
  it('have the parts of all seats in their order, without the total', () => {
    expect(
      partsOf([
        { ships: 1, total: 1 },
        { ships: 2, gold: 1, total: 3 },
      ]),
    ).toEqual(['ships', 'gold']);
    expect([totalOf({ ships: 2, total: 9 }), totalOf({ ships: 2, gold: 1 }), totalOf({})]).toEqual([9, 3, 0]);
  });
});

describe('what was seen', () => {
  beforeEach(() => localStorage.clear());

  it('is kept by table and seat', () => {
    saw('a', 0, 4);
    saw('a', null, 7);
    saw('a', 0, 5);
    expect([lastSeen('a', 0), lastSeen('a', null), lastSeen('a', 1), lastSeen('b', 0)]).toEqual([5, 7, null, null]);
  });

  it('is forgotten of the oldest tables', () => {
    for (let at = 0; at < 100; at++) saw(`t${at}`, 0, 1);
    expect([lastSeen('t0', 0), lastSeen('t99', 0)]).toEqual([null, 1]);
  });

  it('may be unreadable', () => {
    localStorage.setItem('meadhall.seen', '{');
    expect(lastSeen('a', 0)).toBeNull();
  });
});

describe('between two rounds', () => {
  const goods = (good: string, count: number): ReturnType<typeof phrase> => phrase('shipwrights-goods', { good, count });
  const gained = phrase('shipwrights-event-earned', { who: seat(0), goods: [goods('wood', 2), goods('gold', 1)] });
  const paid = phrase('shipwrights-event-paid', { who: seat(0), goods: [goods('wood', 1)] });
  const back = phrase('shipwrights-event-returned', { who: seat(1), count: 3 });
  const hero = phrase('shipwrights-event-hero', { who: seat(1) });
  const saga = [
    { step: 3, story: [phrase('shipwrights-event-income'), gained, paid] },
    { step: 4, story: [back, hero] },
    { step: 5, story: [phrase('shipwrights-event-round', { round: 2 }), phrase('shipwrights-event-earned', { who: seat(2), goods: [] })] },
  ];

  it('comes to sums, good by good', () => {
    expect(tally([gained, paid, back])).toEqual([
      { good: 'wood', count: 1 },
      { good: 'gold', count: 1 },
      { good: 'worker', count: 3 },
    ]);
  });

  it('is told by seat, and ends where the round begins', () => {
    const found = intervalBefore(saga, 5, 1);
    expect(found?.earned.map(({ story }) => story.length)).toEqual([2, 1]);
    expect(found).toMatchObject({ step: 3, round: 1, heroes: [hero] });
    expect(intervalBefore(saga, 3, 1)?.heroes).toEqual([]);
    expect(intervalBefore(saga, 2, 1)).toBeNull();
  });
});

describe('moves of Shipwrights', () => {
  it('are listed by what they are about', () => {
    expect(['lay SH1', 'ship 2', 'place board 1', 'raid 1', 'forge', 'dismiss board 1', 'end', 'else'].map(groupOf)).toEqual([
      ...GROUPS,
      'hand',
    ]);
  });

  it('light up where they are made', () => {
    expect(spotsOf('lay SH1', ['SH1', 'BU2', 'SH1'])).toEqual(['hand 1', 'hand 3']);
    expect(
      ['place building 2', 'ship 3', 'at 0', 'aboard eikja', 'aboard 2', 'upgrade hut', 'buy wool'].flatMap((text) => spotsOf(text, [])),
    ).toEqual(['building 2', 'board 3', 'building 0', 'eikja', 'ship 2', 'building 0', 'buy wool']);
  });
});
