/** What went wrong where no page can say it: in an answer to a click, or in the background. */
class Mishaps {
  latest = $state.raw<unknown>(null);

  note(error: unknown): void {
    const dropped = error instanceof DOMException && error.name === 'AbortError';
    if (!dropped) this.latest = error;
  }

  listen(): void {
    addEventListener('error', (event) => event.error && this.note(event.error)); // without one it is the browser's own talk
    addEventListener('unhandledrejection', (event) => this.note(event.reason ?? new Error('unknown')));
  }
}

export const mishaps = new Mishaps();
