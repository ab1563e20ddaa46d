import { beforeEach, describe, expect, it } from 'vitest';
import { forget, keep, keepHanded, keyInLink, keys, keysOf } from '../src/api/keys';
import { given, nth } from '../src/given';
import { detailOf } from '../src/i18n/trouble';
import { colourOf, COLOURS, seatOf } from '../src/look/seats';
import { isEnter, readDigit, readKey } from '../src/table/tray/keys';

/** A key that is pressed while something like `within` has the focus. */
function pressed(key: string, within = '', held: Partial<KeyboardEvent> = {}): KeyboardEvent {
  const target = { closest: (selectors: string) => (selectors.split(', ').includes(within) ? target : null) };
  return { key, target, ...held } as unknown as KeyboardEvent;
}

describe('a key that is pressed', () => {
  it('is read, unless somebody has a better claim to it', () => {
    expect(readKey(pressed('a'))).toBe('a');
    expect(['input', 'dialog', '[popover]'].map((within) => readKey(pressed('a', within)))).toEqual([null, null, null]);
    expect(readKey(pressed('a', '', { ctrlKey: true }))).toBeNull();
    expect(readKey(pressed('a', '', { defaultPrevented: true }))).toBeNull();
  });

  it('may be a number from 1 on', () => {
    expect(['1', '9', '0', 'x', 'F1'].map((key) => readDigit(pressed(key)))).toEqual([1, 9, 0, 0, 0]);
  });

  it('is Enter, unless a button takes it', () => {
    expect([isEnter(pressed('Enter')), isEnter(pressed('Enter', 'button')), isEnter(pressed(' '))]).toEqual([true, false, false]);
  });
});

describe('secrets', () => {
  beforeEach(() => localStorage.clear());

  it('come out of links', () => {
    expect(keyInLink('#join/T/s')).toEqual({ table: 'T', role: 'join', seat: null, secret: 's' });
    expect(keyInLink('#seat/T/2/s')).toEqual({ table: 'T', role: 'seat', seat: 2, secret: 's' });
    expect(keyInLink('#join/T/2/s')).toEqual({ table: 'T', role: 'join', seat: 2, secret: 's' });
    for (const link of [
      '',
      '#hall',
      '#join/T',
      '#seat/T/2',
      '#join/T/s/more',
      '#join/T/s/2',
      '#watch/T/2/s',
      '#seat/T/2/s/more',
      '#rules/eketorp/E8',
    ]) {
      expect(keyInLink(link)).toBeNull();
    }
  });

  it('are kept once, and forgotten by role or altogether', () => {
    keepHanded({ table: 'T', host: 'h', join: null, seats: { '1': 'a', '2': 'b' } });
    keep({ table: 'T', role: 'seat', seat: 1, secret: 'new' }, { table: 'U', role: 'watch', seat: null, secret: 'w' });
    expect(keysOf('T').map(({ role, seat, secret }) => [role, seat, secret])).toEqual([
      ['host', null, 'h'],
      ['seat', 2, 'b'],
      ['seat', 1, 'new'],
    ]);
    forget('T', 'seat', 2);
    expect(keysOf('T')).toHaveLength(2);
    forget('T');
    expect(keys().map(({ table }) => table)).toEqual(['U']);
  });

  it('are none where they cannot be read', () => {
    for (const text of ['{', '{}', '[null, {"table": 3}]']) {
      localStorage.setItem('meadhall.keys', text);
      expect(keys()).toEqual([]);
    }
  });

  it('are never told with a failure', () => {
    const story = detailOf(new TypeError('https://x/#seat/T/2/secret of abcdefghijklmnopqrstuvwxyz'));
    expect(story).toBe('TypeError: https://x/… of …');
  });
});

it('knows seats by their colours', () => {
  expect(COLOURS.map((colour) => colourOf(seatOf(colour)))).toEqual([...COLOURS]);
  expect([colourOf(17), seatOf('pink')]).toEqual(['white', -1]);
});

it('says so where something is not there that has to be', () => {
  expect([given(0), given(''), nth([false], 0)]).toEqual([0, '', false]);
  for (const missing of [() => given(null), () => given(undefined), () => nth([], 0)]) expect(missing).toThrow('not there');
});
