import { settings } from '../look/settings.svelte';
import { hasClicked } from './clicked';
import type { Sound } from './voices';

const APART = 70; // ms between sounds that are asked for at once
const SAME = 120; // ms in which the same sound is not heard again
const LATE = 400; // ms after which the sound of a step is no longer worth hearing
const CAPTION = 2600; // ms a caption stays
const MOST = 3; // captions, and sounds that wait
const SOFT: Partial<Record<Sound, number>> = { card: 0.55, flip: 0.7, step: 0.5, coin: 0.6 }; // those that come often

export type Caption = { id: number; sound: Sound };
type Open = { context: AudioContext; loud: GainNode; wave: (sound: Sound) => AudioBuffer };

/** What is heard at the table, and what is written of it for those who cannot hear. */
class Sounds {
  captions = $state.raw<Caption[]>([]);
  private opening: Promise<Open> | null = null;
  private heard = new Map<Sound, number>();
  private free = 0; // when the next one may begin
  private count = 0;

  /** Lets it be heard now; `elsewhere`: even if nobody looks at this tab, and even if it comes late. */
  play(sound: Sound, elsewhere = false): void {
    const now = performance.now();
    if ((document.hidden && !elsewhere) || now - (this.heard.get(sound) ?? -SAME) < SAME || this.free - now > MOST * APART) return;
    this.heard.set(sound, now);
    const after = Math.max(0, this.free - now);
    this.free = now + after + APART;
    this.write(sound);
    if (settings.volume > 0 && hasClicked()) void this.sound(sound, after, elsewhere ? Infinity : now + after + LATE);
  }

  private async sound(sound: Sound, after: number, until: number): Promise<void> {
    const { context, loud, wave } = await (this.opening ??= open());
    if (context.state === 'suspended') await context.resume();
    if (performance.now() > until) return;
    const [source, soft] = [context.createBufferSource(), context.createGain()];
    source.buffer = wave(sound);
    soft.gain.value = SOFT[sound] ?? 1;
    loud.gain.value = settings.volume ** 2;
    source.connect(soft).connect(loud);
    source.start(context.currentTime + after / 1000);
  }

  private write(sound: Sound): void {
    if (!settings.captions) return;
    const caption = { id: this.count++, sound };
    this.captions = [...this.captions.filter((each) => each.sound !== sound), caption].slice(-MOST);
    setTimeout(() => (this.captions = this.captions.filter((each) => each !== caption)), CAPTION);
  }
}

/** The instruments are fetched with the first sound, so that no page waits for them. */
async function open(): Promise<Open> {
  const { sung } = await import('./voices');
  const context = new AudioContext();
  const loud = context.createGain();
  loud.connect(context.destination);
  const made = new Map<Sound, AudioBuffer>();
  const wave = (sound: Sound): AudioBuffer => {
    const found = made.get(sound);
    if (found) return found;
    const samples = sung(sound, context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    made.set(sound, buffer);
    return buffer;
  };
  return { context, loud, wave };
}

export const sounds = new Sounds();
