import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../src/api/ask';
import { given } from '../src/given';
import type { Session } from '../src/table/session.svelte';
import { Trials, type Move } from '../src/table/trials.svelte';

/** A server that answers only when it is told to, in any order. */
type Asked = { of: 'try' | 'prospects'; move: Move; answer: (data: object) => void };
let asked: Asked[] = [];
let session: { track: { live: boolean; view: { decision: number } }; asking: object; attempt: unknown; play: unknown };
let trials: Trials;

beforeEach(() => {
  asked = [];
  session = {
    track: { live: true, view: { decision: 7 } },
    asking: {},
    attempt: (deed: () => Promise<unknown>) => deed(),
    play: vi.fn(() => Promise.resolve(true)),
  };
  trials = new Trials(session as unknown as Session);
  vi.spyOn(api, 'POST').mockImplementation(
    ((path: string, { body }: { body: { move: Move } }) =>
      new Promise((resolve) => {
        const answer = (data: object): void => resolve({ data, response: { ok: true } });
        asked.push({ of: path.endsWith('try') ? 'try' : 'prospects', move: body.move, answer });
      })) as unknown as typeof api.POST,
  );
});

const turns = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const found = (prospects = false, decision = 7): object => ({ decision, view: {}, story: [], then: '', prospects });
async function answer(of: Asked['of'], move: Move, data: object): Promise<void> {
  given(asked.find((each) => each.of === of && each.move === move)).answer(data);
  await turns();
}

it('shows a move, and a moment later what it may come to', async () => {
  void trials.begin('plan C1');
  await answer('try', 'plan C1', found(true));
  expect(trials.now).toMatchObject({ move: 'plan C1', told: 'coming' });
  await answer('prospects', 'plan C1', { decision: 7, told: [{ id: 'likely', params: {} }] });
  expect(trials.now).toMatchObject({ move: 'plan C1', told: [{ id: 'likely' }] });
  await trials.keep();
  expect(trials.now).toBeNull();
  expect(session.play).toHaveBeenCalledWith('plan C1');
});

it('shows what was asked for last, whichever answer comes last', async () => {
  void trials.begin('forge');
  void trials.begin('end');
  await answer('try', 'end', found());
  await answer('try', 'forge', found());
  expect(trials.now?.move).toBe('end');
});

it('shows nothing to the next player of a screen that the one before has asked for', async () => {
  void trials.begin('plan C1');
  trials.drop();
  await answer('try', 'plan C1', found());
  expect(trials.now).toBeNull();
});

it('tells of no move what the same move could have come to a decision before', async () => {
  void trials.begin(17);
  await answer('try', 17, found(true));
  trials.drop();
  session.track.view.decision = 8;
  const before = asked.splice(0);
  void trials.begin(17);
  await answer('try', 17, found(true, 8));
  given(before.find(({ of }) => of === 'prospects')).answer({ decision: 7, told: [{ id: 'stale', params: {} }] });
  await turns();
  expect(trials.now).toMatchObject({ decision: 8, told: 'coming' });
});
