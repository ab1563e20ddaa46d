type Health = { ready: boolean; compiling: { done: number; of: number; failed: string | null } };

/** How the server is, asked again until it is ready. */
class Server {
  state = $state<'asking' | 'ready' | 'compiling' | 'failed' | 'away'>('asking');
  done = $state(0);
  of = $state(0);
  private asking = false;

  async watch(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    if (this.state === 'ready') {
      this.state = 'away'; // somebody met no answer: asked again, but not in haste
      await new Promise((done) => setTimeout(done, 1000));
    }
    for (let wait = 1000; !(await this.look()); wait = Math.min(wait + 500, 5000)) {
      await new Promise((done) => setTimeout(done, this.state === 'compiling' ? 1000 : wait));
    }
    this.asking = false;
  }

  private async look(): Promise<boolean> {
    try {
      const { ready, compiling } = (await (await fetch('healthz')).json()) as Health;
      this.done = compiling.done;
      this.of = compiling.of;
      this.state = ready ? 'ready' : compiling.failed ? 'failed' : 'compiling';
      return ready;
    } catch {
      this.state = 'away';
      return false;
    }
  }
}

export const server = new Server();
