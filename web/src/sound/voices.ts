import { glide, held, levelled, noise, silence, struck, tone, type Wave } from './synth';

export const SOUNDS = ['card', 'flip', 'brick', 'step', 'horn', 'clash', 'splash', 'coin', 'turn', 'victory'] as const;
export type Sound = (typeof SOUNDS)[number];
type Voice = { seconds: number; sing: (wave: Wave, rate: number) => void };

const at = (pitch: number) => (): number => pitch;
const BRASS: [number, number][] = [1, 2, 3, 4, 5, 6, 7].map((times) => [times, 0.9 ** (times * times) / times ** 0.4]);
const STRING: [number, number][] = [
  [1, 1],
  [2, 0.5],
  [3.01, 0.22],
  [4.02, 0.1],
];
const METAL: [number, number][] = [
  [1, 1],
  [1.51, 0.7],
  [2.43, 0.5],
  [3.77, 0.25],
];

/** A breath into a horn: it starts low, finds its pitch, and grows brighter. */
function blow(wave: Wave, rate: number, pitch: number, after: number, stay: number): void {
  const bend = glide(0.94 * pitch, pitch, after + 0.12);
  tone(wave, rate, bend, held(after, 0.09, stay, 0.28), BRASS);
  noise(wave, rate, at(4 * pitch), 0.9, (time) => 0.12 * held(after, 0.05, stay, 0.2)(time));
}

const VOICES: Record<Sound, Voice> = {
  card: { seconds: 0.16, sing: (wave, rate) => noise(wave, rate, glide(1800, 4200, 0.12), 0.8, struck(0, 0.03, 0.03)) },
  flip: {
    seconds: 0.26,
    sing(wave, rate) {
      noise(wave, rate, glide(1100, 3600, 0.1), 0.9, struck(0, 0.05, 0.025));
      noise(wave, rate, at(2300), 0.5, struck(0.12, 0.003, 0.022));
      tone(wave, rate, at(310), (time) => 0.25 * struck(0.12, 0.003, 0.02)(time));
    },
  },
  brick: {
    seconds: 0.3,
    sing(wave, rate) {
      tone(wave, rate, glide(190, 92, 0.1), struck(0, 0.003, 0.055));
      noise(wave, rate, at(820), 0.5, (time) => 1.6 * struck(0, 0.002, 0.02)(time));
      noise(wave, rate, at(640), 0.4, (time) => 0.5 * struck(0.09, 0.002, 0.016)(time));
    },
  },
  step: {
    seconds: 0.34,
    sing(wave, rate) {
      for (const after of [0, 0.17]) {
        noise(wave, rate, at(330), 1.1, struck(after, 0.006, 0.025));
        tone(wave, rate, glide(140, 80, after + 0.06), (time) => 0.6 * struck(after, 0.004, 0.03)(time));
      }
    },
  },
  horn: {
    seconds: 1.3,
    sing(wave, rate) {
      blow(wave, rate, 146.8, 0, 0.24);
      blow(wave, rate, 220, 0.34, 0.55);
    },
  },
  clash: {
    seconds: 0.45,
    sing(wave, rate) {
      tone(wave, rate, at(1870), struck(0, 0.001, 0.11), METAL);
      tone(wave, rate, at(2290), (time) => 0.7 * struck(0.05, 0.001, 0.08)(time), METAL);
      noise(wave, rate, at(3400), 0.9, struck(0, 0.001, 0.02));
    },
  },
  splash: {
    seconds: 1.1,
    sing(wave, rate) {
      noise(wave, rate, glide(420, 1500, 0.14), 1, (time) => 1.4 * struck(0, 0.09, 0.12)(time));
      noise(wave, rate, glide(2600, 900, 0.9), 1.1, (time) => 0.8 * struck(0.1, 0.06, 0.24)(time));
      for (const [after, pitch] of [
        [0.34, 520],
        [0.47, 690],
        [0.58, 610],
        [0.74, 820],
      ] as const)
        tone(wave, rate, glide(pitch, 1.5 * pitch, after + 0.06), (time) => 0.16 * struck(after, 0.004, 0.03)(time));
    },
  },
  coin: {
    seconds: 0.42,
    sing(wave, rate) {
      tone(wave, rate, at(2093), struck(0, 0.002, 0.05), METAL);
      tone(wave, rate, at(2637), struck(0.07, 0.002, 0.11), METAL);
    },
  },
  turn: {
    seconds: 0.85,
    sing(wave, rate) {
      tone(wave, rate, at(392), struck(0, 0.012, 0.17), STRING);
      tone(wave, rate, at(587.3), struck(0.15, 0.012, 0.2), STRING);
    },
  },
  victory: {
    seconds: 1.9,
    sing(wave, rate) {
      blow(wave, rate, 196, 0, 0.1);
      blow(wave, rate, 261.6, 0.2, 0.1);
      blow(wave, rate, 329.6, 0.4, 0.1);
      blow(wave, rate, 392, 0.62, 0.7);
      blow(wave, rate, 261.6, 0.62, 0.7);
    },
  },
};

/** The sound from its first sample to its last. */
export function sung(sound: Sound, rate: number): Wave {
  const { seconds, sing } = VOICES[sound];
  const wave = silence(seconds, rate);
  sing(wave, rate);
  return levelled(wave, rate);
}
