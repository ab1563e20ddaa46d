import type { View } from '../../api/stream';
import { isStill } from '../../look/settings.svelte';
import type { Playing, Scene } from './scene';

const READING = 1600; // ms a still stays at least, however fast the rest goes

/** Nobody is asked anything while a scene runs. */
const unasked = (view: View): View => ({ ...view, waiting: [], moves: [], ask: null, undo: false });

/** Where one scene at a time is played, beat by beat. */
export class Stage {
  playing = $state.raw<Playing | null>(null);
  /** What board, piles and plates show meanwhile. */
  view = $state.raw<View | null>(null);
  /** The saga already tells what the scene brings. */
  told = $state(false);
  private ended = false;
  private goOn: () => void = () => {};

  /** Play a scene that begins with `before`; `done` is called at the moment it is over. */
  async play(scene: Scene, before: View, rate: number, done: () => void): Promise<void> {
    const still = isStill();
    this.ended = false;
    this.view = unasked(before);
    this.told = false;
    for (const [index, beat] of scene.beats.entries()) {
      if (beat.view) this.view = unasked(beat.view);
      this.told ||= !!beat.told;
      if (still && !beat.still) continue;
      this.playing = { scene, beat, index, rate, still };
      await this.wait(Math.max(still ? READING : 0, beat.lasts * rate));
      if (this.ended || document.hidden) break;
    }
    this.playing = this.view = null;
    this.told = false;
    done();
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => {
      this.goOn = done;
      setTimeout(done, ms);
    });
  }

  /** The viewer has seen enough of it. */
  end(): void {
    this.ended = true;
    this.goOn();
  }
}
