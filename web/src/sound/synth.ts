/** Small instruments, computed sample by sample. */
export type Wave = Float32Array<ArrayBuffer>;
type Curve = (time: number) => number;

const BURST = 0.1; // s over which loudness is felt
const LOUD = 0.12; // what the loudest burst of every sound comes to
const LIMIT = 0.7; // nothing is louder than that, so that several at once do not clip
const FADE = 0.012; // s at the end, so that nothing clicks

export const silence = (seconds: number, rate: number): Wave => new Float32Array(Math.ceil(seconds * rate));

/** Rises for a moment, then dies away. */
export const struck =
  (after: number, rise: number, fall: number): Curve =>
  (time) =>
    time < after ? 0 : time < after + rise ? (time - after) / rise : Math.exp(-(time - after - rise) / fall);

/** Rises, stays and falls. */
export const held =
  (after: number, rise: number, stay: number, fall: number): Curve =>
  (time) =>
    Math.max(0, Math.min((time - after) / rise, 1, (after + rise + stay + fall - time) / fall));

export const glide =
  (from: number, to: number, seconds: number): Curve =>
  (time) =>
    from * (to / from) ** Math.min(1, Math.max(0, time / seconds));

/** Adds a tone; each overtone has its share and its own number of times the pitch. */
export function tone(wave: Wave, rate: number, pitch: Curve, loud: Curve, overtones: [number, number][] = [[1, 1]]): void {
  let turn = 0;
  for (let at = 0; at < wave.length; at++) {
    const time = at / rate;
    turn += pitch(time) / rate;
    const level = loud(time);
    if (level === 0) continue;
    let sum = 0;
    for (const [times, share] of overtones) sum += share * Math.sin(2 * Math.PI * turn * times);
    wave[at] = (wave[at] ?? 0) + level * sum;
  }
}

/** Adds noise around a pitch: the narrower, the more it sings. It is the same noise every time. */
export function noise(wave: Wave, rate: number, pitch: Curve, width: number, loud: Curve): void {
  let [low, band, seed] = [0, 0, 1];
  for (let at = 0; at < wave.length; at++) {
    const time = at / rate;
    seed = (seed * 48_271) % 2_147_483_647;
    const tuned = 2 * Math.sin(Math.PI * Math.min(0.16, pitch(time) / rate));
    low += tuned * band;
    band += tuned * (seed / 1_073_741_823.5 - 1 - low - width * band);
    wave[at] = (wave[at] ?? 0) + loud(time) * width * band;
  }
}

/** Of the loudest moment, as ears feel it: what is low counts less. */
export function loudness(wave: Wave, rate: number): number {
  const [span, keep] = [Math.round(BURST * rate), Math.exp((-2 * Math.PI * 180) / rate)];
  let [most, sum, low] = [0, 0, 0];
  const felt = wave.map((sample) => {
    low = keep * low + (1 - keep) * sample;
    return sample - 0.7 * low;
  });
  for (let at = 0; at < felt.length; at++) {
    sum += (felt[at] ?? 0) ** 2 - (at >= span ? (felt[at - span] ?? 0) ** 2 : 0);
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / span);
}

/** As loud as all the others, never too loud, and gone at its end. */
export function levelled(wave: Wave, rate: number): Wave {
  const [gain, fade] = [LOUD / loudness(wave, rate), FADE * rate];
  return wave.map((sample, at) => LIMIT * Math.tanh((gain * sample) / LIMIT) * Math.min(1, (wave.length - 1 - at) / fade));
}
