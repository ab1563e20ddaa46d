import { freshId } from './ask';
import { server } from './server.svelte';

const SLOW = 400; // ms after which a button says that it is at it
export type Way = { once: string; signal: AbortSignal };

/** What a button does: kept while the server is away, and done once as soon as it answers. It ends with its page. */
export class KeptClick {
  /** It takes a while: the button says so, and pressed again gives it up. */
  kept = $state(false);
  private once = freshId(); // stays until it is done, so that what was given up is not done twice either
  private ending: AbortController | null = null;

  constructor() {
    $effect(() => () => this.drop());
  }

  drop(): void {
    this.ending?.abort();
    this.ending = null;
    this.kept = false;
  }

  /** The deed asks with the id and the signal that it is given, and insists. */
  async run(deed: (way: Way) => Promise<void>): Promise<void> {
    if (this.kept) return this.drop();
    if (this.ending) return;
    const ending = (this.ending = new AbortController());
    const slow = setTimeout(() => this.keep(), SLOW);
    ending.signal.addEventListener('abort', () => clearTimeout(slow));
    try {
      await deed({ once: this.once, signal: ending.signal });
      this.once = freshId();
    } catch (error) {
      if (!ending.signal.aborted) throw error;
    } finally {
      clearTimeout(slow);
      if (this.ending === ending) this.drop();
    }
  }

  private keep(): void {
    this.kept = true;
    void server.watch();
  }
}
