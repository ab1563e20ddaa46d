import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pictured } from '../src/games/shipwrights/art/pictures';
import pictures from '../src/games/shipwrights/art/pictures.json';

const CARDS = '../src/meadhall/games/shipwrights/cards';
const SHEETS = 'src/games/shipwrights/art/sheets';
const DRAWN = ['ships', 'craftsmen', 'townsfolk', 'jarls', 'buildings', 'huts', 'heroes', 'enemies', 'raids', 'trades'];
const drawn = new Map(readdirSync(SHEETS).map((name) => [name.replace('.svg', ''), readFileSync(`${SHEETS}/${name}`, 'utf8')]));
const idsOf = (table: string): string[] =>
  readFileSync(`${CARDS}/${table}.csv`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');
const row = (table: string, id: string, values: Record<string, string> = {}) => ({ table, id, values, effects: {} });

describe('pictures', () => {
  test.each(DRAWN)('every card of %s has one of its own', (table) => {
    const ids = idsOf(table);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids.filter((id) => !(id in pictures.cards))).toEqual([]);
  });

  test('every picture that is named is drawn, with its ground', () => {
    const all = [...Object.values(pictures.cards), ...Object.values(pictures.kinds).flat()];
    const missing = all.filter(([sheet = '', symbol = '', ground = '']) => {
      const grounded = !ground || drawn.get('grounds')?.includes(`id="bg-${ground}"`);
      return !drawn.get(sheet)?.includes(`<symbol id="${symbol}"`) || !grounded;
    });
    expect(missing).toEqual([]);
  });

  test("a card of one's own has one of its kind, and a craftsman's shows his skill", () => {
    expect(pictured(row('ships', 'MINE07')).sheet).toBe('ships');
    expect(pictured(row('raids', 'MINE1')).sheet).toBe('emblems');
    expect(pictured(row('craftsmen', 'MINE2', { major: 'carver', minor: 'carpenter' })).symbol).toMatch(/^craft-carver-/);
  });

  test('a better side has a picture of its own where it is drawn', () => {
    const side = (name: string) => pictured(row('ships', 'ST02', { kind: 'eikja', side: name })).symbol;
    expect(side('base')).not.toBe(side('upgraded'));
  });
});
