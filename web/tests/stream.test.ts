import { describe, expect, it } from 'vitest';
import { filledUp } from '../src/api/ask';
import { wholeEvents, type TableEvent } from '../src/api/stream';

const view = {
  game: 'eketorp',
  waiting: [0, 1],
  undo: false,
  position: { round: 1, castles: [{ home: 6 }, { home: 5 }], fields: { A: 1, B: 2 } },
};
const change = (parts: object): object => ({ game: 'eketorp', view: {}, position: {}, places: {}, ...parts });
const event = (parts: object): TableEvent =>
  ({ seat: 0, event: '1.0', table: { id: 'a' }, view: null, between: [], changes: null, ...parts }) as unknown as TableEvent;

describe('an event that holds only what changed', () => {
  it('becomes a whole view, and the steps between become views too', () => {
    const whole = wholeEvents();
    expect(whole(event({ view })).view).toEqual(view);
    const first = change({ view: { waiting: [1] }, places: { castles: { 1: { home: 4 } }, fields: { B: 3 } } });
    const found = whole(event({ changes: [first, change({ view: { undo: true }, position: { round: 2 } })] }));
    const castles = [{ home: 6 }, { home: 4 }];
    expect(found.between).toEqual([{ ...view, waiting: [1], position: { round: 1, castles, fields: { A: 1, B: 3 } } }]);
    expect(found.view).toEqual({ ...view, waiting: [1], undo: true, position: { round: 2, castles, fields: { A: 1, B: 3 } } });
    expect([found.changes, view.position.castles[1]]).toEqual([null, { home: 5 }]);
  });

  it('goes on from what its own viewer saw last', () => {
    const whole = wholeEvents();
    whole(event({ view }));
    whole(event({ seat: 1, view: { ...view, undo: true } }));
    const found = whole(event({ changes: [change({ view: { waiting: [] } })] }));
    expect(found.view).toEqual({ ...view, waiting: [] });
  });
});

describe('a request', () => {
  it('is as long as any other, and means the same', () => {
    const plans = [{ move: 'plan A1' }, { move: 'plan A1 B1 siege 2 catapult home 3', name: 'Ýrr' }];
    const texts = plans.map(filledUp);
    expect(texts.map((text) => new TextEncoder().encode(text).length)).toEqual([1024, 1024]);
    expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual(plans);
    expect(filledUp('x'.repeat(20_000))).toHaveLength(20_002);
  });
});
