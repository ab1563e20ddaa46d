import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Labels } from '../src/games/eketorp/board/labels';
import { layOut, loneCastle, type Rect } from '../src/games/eketorp/board/layout';
import { pack, Placing, plotBoxes, roomBox } from '../src/games/eketorp/board/placing';
import { Pieces, sealedPlan, type Wishes } from '../src/games/eketorp/board/pieces';
import { brickAt, brickPath, outward, REACH, rimAt, siegeAt, wallPath } from '../src/games/eketorp/board/ring';
import { castleOf, shapeOf } from '../src/games/eketorp/board/spots';
import { SIDES } from '../src/games/eketorp/view';
import { nth } from '../src/given';
import { words, type Names } from '../src/i18n/messages.svelte';
import { position } from './eketorp';

const NOTHING: Wishes = { planned: new Map(), building: new Map(), lifted: new Map() };
const meet = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const inside = ({ x, y, w, h }: Rect, width: number, height: number): boolean => x >= 0 && y >= 0 && x + w <= width && y + h <= height;

describe.each([
  [1440, 900],
  [1024, 700],
  [390, 844],
])('a board of %i × %i', (width, height) => {
  it.each([3, 4, 5, 6])('has room for everything of %i seats', (seats) => {
    for (let mine = 0; mine < seats; mine++) {
      const layout = layOut({ width, height, seats, mine });
      const castles = layout.rings.map(({ x, y, r }): Rect => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }));
      const parts = [...Object.values(layout.plots), layout.hospital, layout.tray, ...castles];
      expect(layout.rings).toHaveLength(seats);
      expect(layout.phone).toBe(width < 620);
      for (const part of [...parts, ...layout.heads]) expect(inside(part, width + 0.01, height + 0.01)).toBe(true);
      parts.forEach((part, at) => parts.slice(at + 1).forEach((other) => expect(meet(part, other)).toBe(false)));
      for (const room of layout.rooms) expect(meet(room, layout.hospital)).toBe(true);
    }
  });

  it('seats the others clockwise from my left', () => {
    const { rings } = layOut({ width, height, seats: 4, mine: 2 });
    expect([3, 0, 1].map((seat) => nth(rings, seat).x)).toEqual([3, 0, 1].map((seat) => nth(rings, seat).x).sort((a, b) => a - b));
    expect(nth(rings, 2).y).toBeGreaterThan(nth(rings, 0).y);
  });
});

it('shows a castle alone as large as it goes', () => {
  const { rings } = loneCastle(2, 300);
  expect(rings[2]).toEqual({ x: 150, y: 150, r: 150 / REACH });
  expect(rings[0]).toBeUndefined();
});

describe('a ring', () => {
  const ring = { x: 100, y: 200, r: 80 };

  it('has its siege places at the top, and on either side below', () => {
    const [catapult, boat, ram] = SIDES.map((side) => siegeAt(ring, side));
    expect(catapult?.x).toBeCloseTo(100);
    expect(catapult?.y).toBeLessThan(200);
    expect(boat?.x).toBeGreaterThan(100);
    expect(ram?.x).toBeLessThan(100);
    expect(boat?.y).toBeCloseTo(ram?.y ?? 0);
    expect(siegeAt({ ...ring, r: 10 }, 'ram').r).toBe(9);
  });

  it('piles its layers outwards, in the direction of their wall field', () => {
    const far = [0, 1, 2].map((layer) => Math.hypot(brickAt(80, 4, layer).x, brickAt(80, 4, layer).y));
    expect(far).toEqual([...far].sort((a, b) => a - b));
    const { x, y } = outward(4, 10);
    expect(Math.atan2(y, x)).toBeCloseTo(Math.atan2(brickAt(80, 4, 0).y, brickAt(80, 4, 0).x));
  });

  it('closes the paths that it draws', () => {
    for (const path of [brickPath(80, 0, 2), wallPath(80, 5)]) expect(path).toMatch(/^M.*A.*L.*A.*Z$/);
  });

  it('keeps what waits beside it below, side by side', () => {
    const spots = [0, 1, 2].map((at) => rimAt(ring, at, 3, 20));
    expect(nth(spots, 1)).toEqual({ x: expect.closeTo(100) as number, y: expect.closeTo(200 + 80 * 0.91) as number });
    expect(nth(spots, 0).x).toBeLessThan(nth(spots, 2).x);
  });
});

describe('pieces on their places', () => {
  const box = { x: 10, y: 20, w: 100, h: 50 };

  it.each([1, 2, 5, 12, 40])('packs %i into a box, none over another', (count) => {
    const cells = pack(count, box, { w: 20, h: 30 }, 1.2);
    expect(cells).toHaveLength(count);
    for (const { x, y, scale } of cells) {
      expect(scale).toBeLessThanOrEqual(1.2);
      expect(x - 10 * scale).toBeGreaterThanOrEqual(box.x - 0.01);
      expect(x + 10 * scale).toBeLessThanOrEqual(box.x + box.w + 0.01);
      expect(y - 15 * scale).toBeGreaterThanOrEqual(box.y - 0.01);
      expect(y + 15 * scale).toBeLessThanOrEqual(box.y + box.h + 0.01);
    }
    expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });

  it('keeps bricks above vikings on a plot, and people beside the words of a room', () => {
    const { bricks, vikings } = plotBoxes({ x: 0, y: 0, w: 100, h: 120 });
    expect(bricks.y + bricks.h).toBeLessThan(vikings.y);
    expect(vikings.y + vikings.h).toBeLessThanOrEqual(120);
    expect(roomBox(box, true).y).toBeGreaterThan(roomBox(box, false).y);
    expect(roomBox({ ...box, w: 200 }, false).x).toBe(132);
  });

  it('places every viking and every brick of a position', () => {
    const there = position({}, [{ walls: [['grass', 'wood'], [], [], [], [], []], carried: { clay: 1 } }, { wards: [1, 0, 0, 0] }, {}]);
    there.fields.C = { bricks: { stone: 1 }, vikings: [1, 0, 0], held: [{ grass: 1 }, {}, {}], peaceful: false };
    const pieces = new Pieces().at(there, 0, NOTHING);
    const placed = new Placing(layOut({ width: 1440, height: 900, seats: 3, mine: 0 }), pieces, false).all();
    expect(placed).toHaveLength(6 + 1 + 1 + 2 + 1 + 1 + 1);
    expect(placed.filter(({ wall }) => wall).map(({ wall }) => wall?.layer)).toEqual([0, 1]);
    const bearer = placed.find(({ piece }) => piece.kind === 'viking' && piece.spot === 'field C');
    const held = placed.find(({ piece }) => piece.spot === 'held C 0');
    expect(held?.x).toBeCloseTo(bearer?.x ?? 0);
    expect(held?.y).toBeGreaterThan(bearer?.y ?? Infinity);
  });
});

describe('pieces from view to view', () => {
  it('stay the same ones where they stay, and go where they are sent', () => {
    const pieces = new Pieces();
    const before = pieces.at(position(), 0, NOTHING);
    const later = position({ step: 'fight' }, [{ home: 1 }, {}, {}]);
    later.fields.D.vikings = [1, 0, 0];
    const after = pieces.at(later, 0, NOTHING);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const sent = nth(
      after.filter(({ spot }) => spot === 'field D'),
      0,
    );
    expect(before.find(({ id }) => id === sent.id)).toMatchObject({ seat: 0, spot: 'home 0' });
  });

  it('show what I mean to do, and only mine', () => {
    const wishes: Wishes = {
      planned: new Map([['field A', 2]]),
      building: new Map([['wall 0 3', ['clay']]]),
      lifted: new Map([['wall 1 0', 1]]),
    };
    const there = position({}, [{ carried: { clay: 1 } }, { walls: [['grass', 'stone'], [], [], [], [], []] }, {}]);
    const shown = new Pieces().at(there, 0, wishes);
    expect(shown.filter(({ meant }) => meant).map(({ kind, spot }) => `${kind} ${spot}`)).toEqual([
      'viking field A',
      'viking field A',
      'clay wall 0 3',
    ]);
    expect(shown.filter(({ lifted }) => lifted).map(({ kind }) => kind)).toEqual(['stone']);
    expect(shown.some(({ spot }) => spot === 'home 0' || spot === 'carried 0')).toBe(false);
  });

  it('move on a ward as a round ends, and home from the last', () => {
    const pieces = new Pieces();
    const before = pieces.at(position({ step: 'build' }, [{ home: 0, wards: [1, 0, 0, 1] }]), 0, NOTHING);
    const after = pieces.at(position({ step: 'plan' }, [{ home: 1, wards: [0, 1, 0, 0] }]), 0, NOTHING);
    const spot = (id: number): string | undefined => after.find((piece) => piece.id === id)?.spot;
    expect(before.map(({ id, spot: was }) => [was, spot(id)])).toEqual([
      ['ward 0', 'ward 1'],
      ['ward 3', 'home 0'],
    ]);
  });

  it('know a sealed plan by the places of the board', () => {
    expect(sealedPlan(position({ sealed: { plan: { A: 1, 'siege 2 boat': 1 } } }))).toEqual(
      new Map([
        ['field A', 1],
        ['siege 2 boat', 1],
      ]),
    );
    expect(sealedPlan(position()).size).toBe(0);
  });
});

describe('places that can be pressed', () => {
  const layout = layOut({ width: 1440, height: 900, seats: 3, mine: 0 });

  it('have the shape of what they are', () => {
    expect(shapeOf(layout, 'field C')).toMatchObject({ w: expect.any(Number) as number, round: expect.any(Number) as number });
    expect(shapeOf(layout, 'wall 1 4')).toMatchObject({ d: expect.stringMatching(/^M/) as string });
    expect(shapeOf(layout, 'home 2')).toMatchObject({ x: layout.rings[2]?.x });
    expect(shapeOf(layout, 'siege 1 boat')).toMatchObject({ touch: expect.any(Number) as number });
    expect(shapeOf(layout, 'home 7')).toBeNull();
  });

  it('are large enough for a finger', () => {
    const small = layOut({ width: 390, height: 844, seats: 6, mine: 0 });
    const siege = shapeOf(small, 'siege 3 ram');
    expect(siege && 'touch' in siege ? siege.touch : 0).toBeGreaterThanOrEqual(21);
  });

  it('belong to a castle, or to none', () => {
    expect(['home 1', 'siege 2 boat', 'wall 0 3'].map(castleOf)).toEqual([1, 2, 0]);
    expect(['field C', 'hospital'].map(castleOf)).toEqual([null, null]);
  });
});

describe('what is read aloud', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await words.use('eketorp', 'eketorp-board');
  });
  const names: Names = { of: (colour) => (colour === 'red' ? 'Ása' : 'Leif'), you: 'red' };
  const plain = position();
  const [mine, theirs] = [nth(plain.castles, 0), nth(plain.castles, 1)];
  const shown = position({}, [
    { sieges: { ...mine.sieges, boat: { ...mine.sieges.boat, vikings: [1] } } },
    { sieges: { ...theirs.sieges, ram: { ...theirs.sieges.ram, vikings: [0] } }, wards: [0, 1, 0, 0] },
    {},
  ]);
  const labels = new Labels(names, { ...shown, fields: { ...shown.fields, A: { ...shown.fields.A, vikings: [2, 0, 0] } } });

  it('calls me you, and nobody else', () => {
    const heard = [labels.castle(0), labels.castle(1), labels.field('A'), labels.hospital()].join(' ');
    expect(heard).not.toContain('Ása');
    expect(labels.castle(0)).toContain('Leif ×1');
    expect(labels.castle(1)).toContain('you ×1');
    expect(labels.field('A')).toContain('you ×2');
  });
});
