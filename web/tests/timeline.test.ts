import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Phrase } from '../src/api/ask';
import type { TableEvent, View } from '../src/api/stream';
import { given } from '../src/given';
import { settings } from '../src/look/settings.svelte';
import { hasCome, type Scene } from '../src/table/timeline/scene';
import { Track } from '../src/table/track.svelte';
import { phrase } from './phrases';

const view = (step: number, waiting: number[] = []): View => ({ decision: step, waiting, moves: [], ask: null }) as unknown as View;

/** What the stream says after some steps; each tells something, unless it says nothing. */
const event = (last: number, count: number, waiting: number[] = [], story: Phrase[] = [phrase('told')]): TableEvent =>
  ({
    event: `${last}.0`,
    table: { news: [] },
    newsAfter: [],
    view: view(last, waiting),
    between: Array.from({ length: count - 1 }, (_, at) => view(last - count + 1 + at)),
    story: Array.from({ length: count }, () => story),
  }) as unknown as TableEvent;

/** What has been shown: the step, the beat of its scene, and up to where the saga tells. */
const shown = ({ at, told, live, stage, view }: Track) => [at, stage.playing?.beat.name ?? '', told, live, view?.decision];

function following(scene: Partial<Scene> | null): Track {
  const track = new Track('t', 0, 'secret');
  track.hear(event(1, 1));
  track.watch(true);
  const beats = [
    { name: 'rise', lasts: 100 },
    { name: 'turn', lasts: 100, view: view(77), still: true },
    { name: 'fall', lasts: 100, told: true },
  ];
  track.scenes = () => scene && { kind: 'fight', beats, ...scene };
  return track;
}

describe('the timeline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    vi.stubGlobal('document', { hidden: false });
    [settings.speed, settings.still] = ['calm', false];
  });
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

  it('shows a step when its scene is over, and what the scene shows meanwhile', async () => {
    const track = following({});
    track.hear(event(2, 1, [0]));
    await pass(0);
    expect(shown(track)).toEqual([1, 'rise', 1, false, 1]);
    await pass(100);
    expect(shown(track)).toEqual([1, 'turn', 1, false, 77]);
    await pass(100);
    expect(shown(track)).toEqual([1, 'fall', 2, false, 77]);
    const playing = given(track.stage.playing);
    expect(['rise', 'fall', 'other'].map((name) => hasCome(playing, name))).toEqual([true, true, false]);
    expect(track.view?.waiting).toEqual([]);
    await pass(100);
    expect(shown(track)).toEqual([2, '', 2, true, 2]);
    expect(track.view?.waiting).toEqual([0]);
  });

  it('shows no step before the scene of the last one is over', async () => {
    const track = following({});
    track.hear(event(2, 1));
    await pass(150);
    track.hear(event(4, 2));
    await pass(149);
    expect(shown(track)).toEqual([1, 'fall', 2, false, 77]);
    await pass(1);
    expect(shown(track)).toEqual([2, 'rise', 2, false, 2]);
    await pass(600);
    expect(shown(track)).toEqual([4, '', 4, true, 4]);
  });

  it('ends a scene at once, and only that one', async () => {
    const track = following({});
    track.hear(event(3, 2));
    await pass(0);
    track.endScene();
    await pass(0);
    expect(shown(track)).toEqual([2, 'rise', 2, false, 2]);
    track.hurry();
    await pass(0);
    expect(shown(track)).toEqual([3, '', 3, true, 3]);
  });

  it('brings several steps with one scene', async () => {
    const track = following({ until: 3 });
    track.hear(event(4, 3));
    await pass(299);
    expect(track.at).toBe(1);
    await pass(1);
    expect(track.at).toBe(3);
  });

  it('lets a step without a scene stay before the next one', async () => {
    const track = following(null);
    await pass(1000);
    track.hear(event(3, 2));
    await pass(0);
    expect(track.at).toBe(2);
    await pass(900);
    expect(track.at).toBe(3);
  });

  it('is half as long where the player likes it fast, and nothing where at once', async () => {
    const track = following({});
    settings.speed = 'brisk';
    track.hear(event(2, 1));
    await pass(150);
    expect(track.live).toBe(true);
    settings.speed = 'instant';
    track.hear(event(3, 1));
    expect(shown(track)).toEqual([3, '', 3, true, 3]);
  });

  it.each(['calm', 'brisk'] as const)('is a still where nothing is to move, and can be read (%s)', async (speed) => {
    Object.assign(settings, { still: true, speed });
    const track = following({});
    track.hear(event(2, 1));
    await pass(0);
    await pass(1599);
    expect(shown(track)).toEqual([1, 'turn', 1, false, 77]);
    await pass(1);
    expect(track.live).toBe(true);
  });

  it('goes through the past by the same scenes, and elsewhere at once', async () => {
    const track = following(null);
    track.hear(event(4, 3));
    await pass(5000);
    await track.look(2);
    expect([track.at, track.following]).toEqual([2, false]);
    const [scene] = [{ kind: 'fight', beats: [{ name: 'rise', lasts: 100 }] }];
    track.scenes = () => scene;
    void track.stepOn(2);
    await pass(0);
    expect(shown(track)).toEqual([2, 'rise', 2, false, 2]);
    await pass(50);
    expect([track.at, track.following]).toEqual([3, false]);
    void track.stepOn();
    await pass(0);
    await track.look(4);
    expect(shown(track)).toEqual([4, '', 4, true, 4]);
  });

  it('shows who comes back the present, without a scene', async () => {
    const track = new Track('t', 0, 'secret');
    track.scenes = () => ({ kind: 'fight', beats: [{ name: 'rise', lasts: 100 }] });
    track.hear(event(9, 3, [0]));
    track.watch(true);
    await pass(0);
    expect(shown(track)).toEqual([9, '', 9, true, 9]);
  });
});
