import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../src/api/stream';
import { listen, type Line, type TableEvent } from '../src/api/stream';
import { ago, playersOf } from '../src/pages/hall/players';
import { without } from '../src/pages/learn/guiding.svelte';
import { courseOf, nextOf, remember } from '../src/pages/learn/progress';
import { placesAround } from '../src/table/lobby/places';
import { valueSaid } from '../src/table/lobby/options';

const seats = (...of: object[]): TableInfo => ({ seats: of }) as unknown as TableInfo;
const person = (name: string): object => ({ who: 'person', name });
const bot = (level: string): object => ({ who: 'bot', level });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('who sits at a table', () => {
  it('is you, the others by name, bots by kind, and free seats', () => {
    const table = seats(person('Ada'), person('Bo'), bot('karl'), bot('karl'), bot('jarl'), { who: 'open' });
    expect(playersOf(table, [0])).toBe('list-and');
    expect(playersOf(seats(person('Ada')), [0])).toBe('web-you');
    expect(playersOf(seats(person('Bo')), [])).toBe('Bo');
  });

  it('is nobody in particular where two seats are mine', () => {
    expect(playersOf(seats(person('Ada')), [0, 1])).toBe('Ada');
  });
});

describe('how long ago', () => {
  it('is told in the largest unit that fits', () => {
    vi.useFakeTimers({ now: 1_000_000_000_000 });
    const before = (seconds: number): string => ago(1_000_000_000 - seconds);
    expect([before(5), before(90), before(7200), before(86_400)]).toEqual(['now', '1 minute ago', '2 hours ago', 'yesterday']);
  });
});

describe('the chapters of a lesson', () => {
  const chapters = [{ id: '1-round' }, { id: '2-fight' }];

  it('are remembered by their tables and steps, and the next is the first that is not done', () => {
    vi.stubGlobal('localStorage', localStorageOf(new Map()));
    expect(nextOf('eketorp', chapters)).toBe('1-round');
    remember('eketorp', '1-round', { table: 'abc', step: 3, done: false });
    expect([courseOf('eketorp')['1-round']?.step, nextOf('eketorp', chapters)]).toEqual([3, '1-round']);
    remember('eketorp', '1-round', { table: 'abc', step: 0, done: true });
    expect([nextOf('eketorp', chapters), nextOf('shipwrights', chapters)]).toEqual(['2-fight', '1-round']);
    remember('eketorp', '2-fight', { table: 'def', step: 0, done: true });
    expect(nextOf('eketorp', chapters)).toBeNull();
  });

  it('begin anew where what was kept cannot be read', () => {
    vi.stubGlobal('localStorage', localStorageOf(new Map([['meadhall.lessons.eketorp', '{']])));
    expect(courseOf('eketorp')).toEqual({});
  });
});

describe('what is laid out', () => {
  it('lacks each piece as often as it is missing', () => {
    expect(without(['field C', 'field C', 'field E'], ['field C'])).toEqual(['field C', 'field E']);
    expect(without(['field C'], ['field C', 'field E'])).toEqual([]);
  });
});

function localStorageOf(held: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, text) => void held.set(name, text),
    removeItem: (name) => void held.delete(name),
  };
}

it('says a value as it is where there are no words for it', () => {
  expect([valueSaid('eketorp', 'own', true), valueSaid('eketorp', 'own', 'open')]).toEqual(['true', 'open']);
});

describe('a stream', () => {
  const body = (...pieces: string[]): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start(control) {
        for (const piece of pieces) control.enqueue(new TextEncoder().encode(piece));
        control.close();
      },
    });

  /** What comes of answers, one after the other; the last one refuses. */
  async function heard(...answers: (Response | Error)[]): Promise<{ events: TableEvent[]; lines: Line[]; ids: (string | undefined)[] }> {
    const [events, lines, ids]: [TableEvent[], Line[], (string | undefined)[]] = [[], [], []];
    const left = [...answers, new Response(null, { status: 401 })];
    vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
      ids.push(headers['Last-Event-ID']);
      const next = left.shift();
      return next instanceof Response ? Promise.resolve(next) : Promise.reject(next);
    });
    await new Promise<void>((done) => {
      listen(['a secret'], {
        people: () => {},
        clocks: () => {},
        talk: () => {},
        event: (event) => void events.push(event),
        line: (line) => {
          lines.push(line);
          if (line === 'refused') done();
        },
      });
    });
    return { events, lines, ids };
  }

  it('puts events together from the pieces in which they come', async () => {
    const event = (seat: number): string => JSON.stringify({ table: { id: 'a table' }, seat, view: null });
    const [begun, ended] = [event(0).slice(0, 9), event(0).slice(9)];
    const pieces = [`id: 1\ndata: ${begun}`, `${ended}\n`, `\n: still here\n\nid: 2\ndata: ${event(1)}\n\n`];
    const { events, lines } = await heard(new Response(body(...pieces)));
    expect(events.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(lines).toEqual(['open', 'away', 'refused']);
  });

  it('goes on after a break where it was', async () => {
    const { ids, lines } = await heard(new Response(body('id: 7\ndata: {}\n\n')), new Error('no line'));
    expect(ids).toEqual([undefined, '7', '7']);
    expect(lines).toEqual(['open', 'away', 'away', 'refused']);
  });
});

describe('the places at a long table', () => {
  it('are clockwise from mine, which is the left one on the near side', () => {
    expect(placesAround(4, 0)).toEqual({ far: [1, 2], near: [0, 3] });
    expect(placesAround(6, 2)).toEqual({ far: [3, 4, 5], near: [2, 1, 0] });
  });

  it('hold one more on the near side where they are odd, and all of two', () => {
    expect(placesAround(5, 0)).toEqual({ far: [1, 2], near: [0, 4, 3] });
    expect(placesAround(2, 1)).toEqual({ far: [0], near: [1] });
  });
});
