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
    for (let wait = 1000; ; wait = Math.min(wait + 500, 5000)) {
      await this.look();
      if (this.state === 'ready') break;
      await new Promise((done) => setTimeout(done, this.state === 'compiling' ? 1000 : wait));
    }
    this.asking = false;
  }

  private async look(): Promise<void> {
    try {
      const { ready, compiling } = (await (await fetch('healthz')).json()) as Health;
      this.done = compiling.done;
      this.of = compiling.of;
      this.state = ready ? 'ready' : compiling.failed ? 'failed' : 'compiling';
    } catch {
      this.state = 'away';
    }
  }
}

export const server = new Server();
