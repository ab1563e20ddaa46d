import { untrack } from 'svelte';
import { api, ask, pause } from './ask';

const GENTLY = 2500; // ms between two looks while strong bots get ready
const HASTE = 500;
const CALM = 4000;

/** How the server is, asked again until nothing more is to come. */
class Server {
  state = $state<'asking' | 'ready' | 'failed' | 'away'>('asking');
  /** The strong bots are not ready yet: seconds left, or null where nobody knows. */
  warming = $state.raw<{ left: number | null } | null>(null);
  private asking = false;

  async watch(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    if (untrack(() => this.state) === 'away') await pause(1000); // somebody met no answer: asked again, but not in haste
    for (let wait = HASTE; !(await this.look()); wait = this.state === 'ready' ? HASTE : Math.min(2 * wait, CALM)) {
      await pause(this.state === 'ready' ? GENTLY : wait);
    }
    this.asking = false;
  }

  /** Somebody met no answer. */
  miss(): void {
    this.state = 'away';
    void this.watch();
  }

  /** Looks once; true when there is nothing to wait for. */
  private async look(): Promise<boolean> {
    try {
      const { ready, compiling } = await ask(() => api.GET('/healthz'));
      this.state = ready ? 'ready' : compiling.failed ? 'failed' : 'away';
      this.warming = ready && !compiling.ready && !compiling.failed ? { left: compiling.left } : null;
      return ready && !this.warming;
    } catch {
      this.state = 'away';
      return false;
    }
  }
}

export const server = new Server();
