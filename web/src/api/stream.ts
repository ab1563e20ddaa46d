import type { Phrase, Schemas } from './ask';

export type TableInfo = Schemas['TableInfo'];
export type Told = Phrase[];
export type Parts = Record<string, number>;
export type Outcome = { reason: string; scores: Parts[]; winners: number[] };

/** What a seat is shown; `position` is the game's own. */
export type View = {
  game: 'eketorp' | 'shipwrights';
  seats: number;
  options: Record<string, unknown>;
  imagined: boolean;
  waiting: number[];
  decision: number;
  position: unknown;
  moves: { code: number; text: string }[];
  undo?: boolean;
  since?: number;
  outcome: Outcome | null;
  scores: Parts[];
  ask: Phrase | null;
};
export type TableEvent = { seat: number | null; event: string; table: TableInfo; newsAfter: number[]; view: View | null; story: Told[] | null; between: View[] };

export type Line = 'open' | 'away' | 'refused';
type Heard = { event(event: TableEvent): void; line(line: Line): void };

const AT_ONCE = 100; // ms after which a line that was cut is picked up: the server may just have been replaced
const SILENCE = 40_000; // no heartbeat for so long means that the line is dead

/** One stream for all the secrets of a tab; goes on after every break where it was. Returns how to close it. */
export function listen(secrets: string[], heard: Heard): () => void {
  const closing = new AbortController();
  void follow(secrets, heard, closing.signal);
  return () => closing.abort();
}

async function follow(secrets: string[], heard: Heard, closed: AbortSignal): Promise<void> {
  let cursor = '';
  for (let wait = AT_ONCE; !closed.aborted; wait = wait === AT_ONCE ? 500 : Math.min(wait * 2, 8000)) {
    const broken = new AbortController();
    const end = (): void => broken.abort();
    closed.addEventListener('abort', end);
    try {
      const headers: Record<string, string> = { Authorization: `Bearer ${secrets.join(',')}`, Accept: 'text/event-stream' };
      if (cursor) headers['Last-Event-ID'] = cursor;
      const answer = await fetch('api/stream?steps=true', { headers, signal: broken.signal });
      if (answer.status === 401 || answer.status === 403 || answer.status === 404) return heard.line('refused');
      if (!answer.ok || !answer.body) throw new Error(String(answer.status));
      heard.line('open');
      for await (const { id, data } of events(answer.body, end)) {
        wait = AT_ONCE;
        cursor = id;
        heard.event(JSON.parse(data) as TableEvent);
      }
    } catch {
      // the line broke: it is picked up again below
    }
    closed.removeEventListener('abort', end);
    if (closed.aborted) return;
    heard.line('away');
    await new Promise((done) => setTimeout(done, wait));
  }
}

async function* events(body: ReadableStream<Uint8Array>, dead: () => void): AsyncGenerator<{ id: string; data: string }> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  let silence = setTimeout(dead, SILENCE);
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(dead, SILENCE);
      text += value;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const found = parse(text.slice(0, end));
        text = text.slice(end + 2);
        if (found.data) yield found;
      }
    }
  } finally {
    clearTimeout(silence);
  }
}

function parse(block: string): { id: string; data: string } {
  const found = { id: '', data: '' };
  for (const line of block.split('\n')) {
    if (line.startsWith('id: ')) found.id = line.slice(4);
    if (line.startsWith('data: ')) found.data += line.slice(6);
  }
  return found;
}
