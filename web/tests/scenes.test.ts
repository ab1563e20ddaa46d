import { describe, expect, it } from 'vitest';
import type { Phrase } from '../src/api/ask';
import type { Story, View } from '../src/api/stream';
import { scenes } from '../src/games/eketorp/scenes';
import { FIELDS, positionOf, type Position } from '../src/games/eketorp/view';
import { given } from '../src/given';
import type { Session } from '../src/table/session.svelte';
import type { Beat, Scene } from '../src/table/timeline/scene';
import { position } from './eketorp';
import { phrase, seat } from './phrases';

const seen = (shown: Position): View => ({ game: 'eketorp', position: shown, options: {}, waiting: [], moves: [] }) as unknown as View;
const sceneOf = (story: Story, before: Position, after: Position, who: number | null = 0): Scene | null =>
  scenes({ step: 2, before: seen(before), after: seen(after), story, seat: who }, []);
const beat = (scene: Scene | null, name: string): Beat => given(given(scene).beats.find((each) => each.name === name));
const shownAt = (scene: Scene | null, name: string): Position => positionOf(given(beat(scene, name).view));
const lasts = (scene: Scene | null): number => given(scene).beats.reduce((sum, each) => sum + each.lasts, 0);
const plan = (who: number, ...places: Phrase[]): Phrase => phrase('eketorp-event-plan', { who: seat(who), places });
const onField = (field: string, count: number): Phrase => phrase('eketorp-vikings-field', { field, count });

describe('the plans that come to light', () => {
  const vikings = (...counts: number[]) => ({ bricks: { clay: 1 }, vikings: counts, held: [{}, {}, {}], peaceful: false });
  const before = position({ fields: { ...position().fields, C: vikings(0, 0, 0), D: { ...vikings(0, 0, 0), bricks: { wood: 1 } } } });
  const after = position({ step: 'fight', fields: { ...position().fields, C: vikings(1, 1, 0), D: vikings(0, 0, 1) } }, [
    { home: 1 },
    { home: 0 },
    { home: 1 },
  ]);
  const story = [
    phrase('eketorp-event-revealed'),
    plan(0, onField('C', 1)),
    plan(1, onField('C', 1), phrase('eketorp-vikings-siege', { castle: seat(0), side: 'boat' })),
    plan(2, onField('D', 1)),
    phrase('eketorp-event-took', { who: seat(2), field: 'D', bricks: [phrase('eketorp-bricks', { brick: 'wood', count: 1 })] }),
  ];
  const scene = sceneOf(story, before, after, 2);

  it('walk out seat by seat, mine first; swords are drawn, and peaceful plots served last', () => {
    expect(given(scene).beats.map(({ name }) => name)).toEqual(['hush', 'walk 2', 'walk 0', 'walk 1', 'draw C', 'hold', 'serve']);
    expect(shownAt(scene, 'walk 0').castles.map(({ home }) => home)).toEqual([1, 2, 1]);
    expect(shownAt(scene, 'walk 1').castles[0]?.sieges.boat).toMatchObject({ vikings: [1], over: true });
    expect([shownAt(scene, 'walk 1').fields.C.peaceful, shownAt(scene, 'draw C').fields.C.peaceful]).toEqual([true, false]);
    expect(shownAt(scene, 'hold').fields.D).toMatchObject({ bricks: { wood: 1 }, held: [{}, {}, {}] });
    expect(shownAt(scene, 'serve').fields.D).toMatchObject({ bricks: {}, held: [{}, {}, { wood: 1 }] });
  });

  it('say how many castles are besieged, where one is', () => {
    const froms = (found: Scene | null): string[] => given(given(found).lines).map(({ from }) => from);
    expect(froms(scene)).toEqual(['hold', 'hold', 'serve']);
    const alone = story.map((each) => (each === story[2] ? plan(1, onField('C', 1)) : each));
    expect(froms(sceneOf(alone, before, after, 2))).toEqual(['hold', 'serve']);
  });

  it('take three to four seconds, however many seats and fights there are', () => {
    expect(lasts(scene)).toBeGreaterThan(3000);
    expect(lasts(scene)).toBeLessThanOrEqual(4000);
    const six = Array<number>(6).fill(1);
    const crowded = { ...after, fields: Object.fromEntries(FIELDS.map((field) => [field, vikings(...six)])) as typeof after.fields };
    const plans = six.map((_, who) => plan(who, ...FIELDS.map((field) => onField(field, 1))));
    const empty = position(
      { fields: Object.fromEntries(FIELDS.map((field) => [field, vikings(0, 0, 0, 0, 0, 0)])) as typeof after.fields },
      [...six.map(() => ({ home: 7 }))],
    );
    const largest = sceneOf([given(story[0]), ...plans, given(story[4])], empty, crowded, 0);
    expect(given(largest).beats.filter(({ name }) => name.startsWith('draw'))).toHaveLength(7);
    expect(lasts(largest)).toBeLessThanOrEqual(4000);
  });
});

describe('a fight', () => {
  const cards = phrase('eketorp-event-cards', { who: seat(1), rival: seat(0), a: 5, b: 2 });
  const hurt = phrase('eketorp-event-hurt', { who: seat(0), ward: 1 });
  const plot = { bricks: {}, vikings: [1, 1, 0], held: [{}, {}, {}], peaceful: false };
  const before = position({ step: 'card', fields: { ...position().fields, C: plot } }, [{ handSize: 4 }, { handSize: 3 }, {}]);
  const after = position({ latestFight: { place: 'C', attacker: 1, defender: 0, cards: [5, 2] } }, [
    { handSize: 3, swapSize: 1 },
    { handSize: 2, swapSize: 1 },
    {},
  ]);

  it('shows nothing of what came of it before its verdict', () => {
    const scene = given(sceneOf([cards, hurt], before, after));
    const verdict = scene.beats.findIndex(({ name }) => name === 'verdict');
    expect(scene.beats.slice(0, verdict + 1).some((each) => each.view ?? each.told)).toBe(false);
    expect(given(scene.lines).map(({ from }) => from)).toEqual(['verdict', 'cross']);
  });

  it('sends the loser to bed, and then the cards cross', () => {
    const scene = sceneOf([cards, hurt], before, after);
    const bed = shownAt(scene, 'bed');
    expect([bed.castles[0]?.wards, bed.fields.C.vikings, bed.castles[0]?.swapSize]).toEqual([[1, 0, 0, 0], [0, 1, 0], 0]);
    expect(shownAt(scene, 'cross').castles.map(({ handSize, swapSize }) => [handSize, swapSize])).toEqual([
      [3, 1],
      [2, 1],
      [4, 0],
    ]);
  });

  it('takes a defender of a castle from home, and a besieger from the siege field', () => {
    const at = { ...given(after.latestFight), place: 'siege 0 boat' };
    const sieges = { ...given(before.castles[0]).sieges, boat: { ...given(before.castles[0]).sieges.boat, vikings: [1] } };
    const besieged = position({ step: 'card' }, [{ sieges }, {}, {}]);
    const both = [cards, hurt, phrase('eketorp-event-hurt', { who: seat(1), ward: 3 })];
    const bed = shownAt(sceneOf(both, besieged, { ...after, latestFight: at }), 'bed');
    expect([bed.castles[0]?.home, bed.castles[0]?.sieges.boat.vikings, bed.castles[1]?.wards]).toEqual([1, [], [0, 0, 1, 0]]);
  });

  it('of others is called a siege where a castle is besieged, and else a fight', () => {
    const named = (place: string): string => {
      const scene = sceneOf([cards], before, { ...after, latestFight: { ...given(after.latestFight), place } }, 2);
      return given(given(scene).title)({ names: undefined } as unknown as Session);
    };
    expect(['C', 'siege 0 boat', 'siege 2 boat'].map(named)).toEqual(['fight', 'siege', 'fight'].map((kind) => `eketorp-scene-${kind}`));
  });

  it('takes longer if it is mine', () => {
    expect(lasts(sceneOf([cards], before, after))).toBeGreaterThan(3000);
    expect(lasts(sceneOf([cards], before, after, 2))).toBeLessThan(2500);
  });
});

it('builds castle by castle, and gives a finished one and the last round their moments', () => {
  const walls = [['grass'], [], [], [], [], []] as Position['castles'][number]['walls'];
  const built = (who: number): Phrase => phrase('eketorp-event-built', { who: seat(who), wall: 0, brick: 'grass' });
  const before = position({ step: 'build' }, [{ carried: { grass: 1 } }, {}, { carried: { grass: 1 } }]);
  const after = position({ step: 'over' }, [{ walls }, {}, { walls }]);
  const story = [built(0), built(2), phrase('eketorp-event-complete', { who: seat(2) }), phrase('eketorp-event-last-round')];
  const scene = sceneOf(story, before, after);
  expect(given(scene).beats.map(({ name }) => name)).toEqual(['lay 0', 'lay 2', 'complete 2', 'last']);
  expect(shownAt(scene, 'lay 0').castles.map((castle) => [castle.walls[0]?.length, castle.carried.grass ?? 0])).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ]);
  expect(given(given(scene).lines).map(({ from }) => from)).toEqual(['lay 0', 'lay 2', 'complete 2', 'last']);
});

it('moves the hospital on when the last brick of a round is laid, and says so as it happens', () => {
  const walls = [['grass'], [], [], [], [], []] as Position['castles'][number]['walls'];
  const before = position({ step: 'build' }, [{ carried: { grass: 1 }, home: 1, wards: [0, 2, 0, 1] }, {}, {}]);
  const after = position({ step: 'chance' }, [{ walls, home: 2, wards: [0, 0, 2, 0] }, {}, {}]);
  const built = phrase('eketorp-event-built', { who: seat(0), wall: 0, brick: 'grass' });
  const scene = sceneOf([built], before, after);
  expect(given(scene).beats.map(({ name }) => name)).toEqual(['lay 0', 'night']);
  expect(shownAt(scene, 'lay 0').castles[0]).toMatchObject({ home: 1, wards: [0, 2, 0, 1] });
  expect(shownAt(scene, 'night').castles[0]).toMatchObject({ home: 2, wards: [0, 0, 2, 0] });
  expect(given(given(scene).lines).map(({ from }) => from)).toEqual(['lay 0', 'night', 'night']);
  expect(given(sceneOf([built], before, { ...after, step: 'build' })).beats.map(({ name }) => name)).toEqual(['lay 0']);
});

it('lets bricks fall, and the besieger hold the booty', () => {
  const fight = { kind: 'siege', place: 'siege 1 ram', attacker: 0, defender: 1, castle: 1, walls: [4, 5], difference: 2 } as const;
  const before = position({ step: 'plunder', fight: { ...fight, walls: [4, 5] } }, [{}, { walls: [[], [], [], [], ['wood'], []] }, {}]);
  const story = [
    phrase('eketorp-event-plundered', { who: seat(0), rival: seat(1), bricks: [phrase('eketorp-bricks', { brick: 'wood', count: 1 })] }),
    phrase('eketorp-event-booty', { who: seat(0), brick: 'wood' }),
  ];
  const fallen = shownAt(sceneOf(story, before, position()), 'fall');
  expect([fallen.castles[1]?.walls[4], fallen.castles[1]?.sieges.ram.booty]).toEqual([[], 'wood']);
  expect(sceneOf([phrase('eketorp-event-no-plunder', { who: seat(0) })], before, before)?.kind).toBe('plunder');
  expect(sceneOf([phrase('eketorp-event-planned')], before, before)).toBeNull();
});

describe('a besieger who can take nothing', () => {
  const bare = [[], [], [], [], [], []] as Position['castles'][number]['walls'];
  const fight = { kind: 'siege', place: 'siege 1 ram', attacker: 0, defender: 1, castle: 1, walls: [4, 5], difference: 1, loots: [[]] };
  const told = (top: Position['castles'][number]['walls'][number], who = 0): string[] => {
    const walls = bare.with(4, top);
    const before = position({ step: 'plunder', fight: fight as unknown as Position['fight'] }, [{}, { walls }, {}]);
    const scene = sceneOf([phrase('eketorp-event-no-plunder', { who: seat(0) })], before, position({}, [{}, { walls }, {}]), who);
    return given(given(scene).lines).map(({ said }) => said({ names: undefined } as unknown as Session));
  };

  it('is told whether the bricks are worth too much or none is there; nobody else is', () => {
    expect(told(['grass', 'stone'])).toEqual(['eketorp-scene-no-plunder', 'eketorp-scene-loot-dear']);
    expect(told([])).toEqual(['eketorp-scene-no-plunder', 'eketorp-scene-loot-empty']);
    expect(told(['grass', 'stone'], 1)).toEqual(['eketorp-scene-no-plunder']);
  });
});
