import { expect, it } from 'vitest';
import { cues as eketorp } from '../src/games/eketorp/cues';
import { cues as shipwrights } from '../src/games/shipwrights/cues';
import { cued } from '../src/sound/cues';
import { loudness } from '../src/sound/synth';
import { SOUNDS, sung } from '../src/sound/voices';

const RATE = 22_050;

it.each(SOUNDS)('%s never clips, is as loud as the others, and begins and ends in silence', (sound) => {
  const wave = sung(sound, RATE);
  const peak = Math.max(...wave.map(Math.abs));
  expect(wave.every(Number.isFinite)).toBe(true);
  expect(wave.length / RATE).toBeLessThan(2);
  expect(peak).toBeLessThan(0.71);
  expect(Math.abs(20 * Math.log10(loudness(wave, RATE) / 0.12))).toBeLessThan(2);
  expect(Math.abs(wave[0] ?? 1)).toBeLessThan(0.02);
  expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.001);
});

it('is the same sound every time', () => {
  expect(sung('splash', RATE)).toEqual(sung('splash', RATE));
});

it('lets each moment be heard once, and the last of many', () => {
  const story = ['round', 'launched', 'gained', 'gained', 'ended'].map((name) => ({ id: `shipwrights-event-${name}`, params: {} }));
  expect(cued(shipwrights, story)).toEqual(['splash', 'coin']);
  expect(cued(eketorp, story)).toEqual([]);
});

it('has a use for every sound', () => {
  const used = new Set([...Object.values(eketorp), ...Object.values(shipwrights), 'turn', 'victory']);
  expect([...SOUNDS].sort()).toEqual([...used].sort());
});
