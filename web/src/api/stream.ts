import { by, type Schemas } from './ask';

export type TableEvent = Schemas['Event'];
export type TableInfo = Schemas['TableInfo'];
/** What a seat is shown; `position` is the game's own. */
export type View = NonNullable<TableEvent['view']>;
export type Told = Schemas['Told'];
export type Story = Told[];
export type Outcome = Schemas['Result'];
export type Parts = Outcome['scores'][number];

type Change = NonNullable<TableEvent['changes']>[number];
type Part = Record<string, unknown>;

export type Line = 'open' | 'away' | 'refused';
/** How the people of a table are: who is here, reconnecting, away, or on a bot. */
export type People = Schemas['People'];
export type Presence = NonNullable<People['presence'][number]>;
/** How the clocks of a table stand, by the server's time. */
export type Times = Schemas['Times'];
export type Talk = Schemas['Talk'];
type Listener = {
  event(event: TableEvent): void;
  people(people: People): void;
  clocks(times: Times): void;
  talk(talk: Talk): void;
  line(line: Line): void;
};

const AT_ONCE = 100; // ms after which a line that was cut is picked up: the server may just have been replaced
const SILENCE = 40_000; // no heartbeat for so long means that the line is dead

/** One stream for all the secrets of a tab; goes on after every break where it was. Returns how to close it. */
export function listen(secrets: string[], listener: Listener): () => void {
  const closing = new AbortController();
  void follow(secrets, listener, closing.signal);
  return () => closing.abort();
}

async function follow(secrets: string[], listener: Listener, closed: AbortSignal): Promise<void> {
  let cursor = '';
  for (let wait = AT_ONCE; !closed.aborted; wait = wait === AT_ONCE ? 500 : Math.min(wait * 2, 8000)) {
    const broken = new AbortController();
    const end = (): void => broken.abort();
    closed.addEventListener('abort', end);
    try {
      const headers: Record<string, string> = { ...by(...secrets).headers, Accept: 'text/event-stream' };
      if (cursor) headers['Last-Event-ID'] = cursor;
      const answer = await fetch('api/stream?steps=true&changes=true&people=true&clocks=true&talk=true', {
        headers,
        signal: broken.signal,
      });
      if (answer.status === 401 || answer.status === 403 || answer.status === 404) return listener.line('refused');
      if (!answer.ok || !answer.body) throw new Error(String(answer.status));
      listener.line('open');
      const whole = wholeEvents();
      for await (const { id, kind, data } of events(answer.body, end)) {
        wait = AT_ONCE;
        if (kind === 'people') {
          const people: People = JSON.parse(data);
          listener.people(people);
          continue;
        }
        if (kind === 'clocks') {
          const times: Times = JSON.parse(data);
          listener.clocks(times);
          continue;
        }
        if (kind === 'talk') {
          const talk: Talk = JSON.parse(data);
          listener.talk(talk);
          continue;
        }
        cursor = id;
        const event: TableEvent = JSON.parse(data);
        listener.event(whole(event));
      }
    } catch {
      // the line broke: it is picked up again below
    }
    closed.removeEventListener('abort', end);
    if (closed.aborted) return;
    listener.line('away');
    await new Promise((done) => setTimeout(done, wait));
  }
}

type Sent = { id: string; kind: string; data: string };

async function* events(body: ReadableStream<Uint8Array>, dead: () => void): AsyncGenerator<Sent> {
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

function parse(block: string): Sent {
  const found: Sent = { id: '', kind: '', data: '' };
  for (const line of block.split('\n')) {
    if (line.startsWith('id: ')) found.id = line.slice(4);
    if (line.startsWith('event: ')) found.kind = line.slice(7);
    if (line.startsWith('data: ')) found.data += line.slice(6);
  }
  return found;
}

/** Makes the views whole of which the server sent only what changed: each table's viewer has the view that came before. */
export function wholeEvents(): (event: TableEvent) => TableEvent {
  const latest = new Map<string, View | null>();
  return (event) => {
    const viewer = `${event.table.id} ${event.seat}`;
    const found = event.changes ? courseOf(latest.get(viewer) ?? null, event.changes, event) : event;
    latest.set(viewer, found.view);
    return found;
  };
}

function courseOf(before: View | null, changes: Change[], event: TableEvent): TableEvent {
  const views: View[] = [];
  for (const change of changes) {
    const last = views.at(-1) ?? before;
    if (last) views.push(changed(last, change));
  }
  return { ...event, view: views.at(-1) ?? null, between: views.slice(0, -1), changes: null };
}

/** The view after a change: names with new values, and places in lists and objects. */
function changed(view: View, change: Change): View {
  const position: Part = { ...view.position, ...change.position };
  for (const [name, places] of Object.entries(change.places)) position[name] = replaced(position[name], places);
  return { ...view, position, ...change.view } as View;
}

const replaced = (old: unknown, places: Part): unknown =>
  Array.isArray(old) ? old.map((each: unknown, at) => (String(at) in places ? places[at] : each)) : { ...(old as Part), ...places };
