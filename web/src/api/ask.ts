import type { components } from './schema';

export type Schemas = components['schemas'];
export type Phrase = { id: string; params: Record<string, Value> };
export type Value = string | number | boolean | null | Phrase | Value[];

export const isPhrase = (value: Value | undefined): value is Phrase => typeof value === 'object' && value !== null && 'id' in value;

/** What the server said no to: an id and parameters, to be said in any language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly params: Record<string, Value>,
  ) {
    super(error);
  }
}

/** No answer came, or none that could be read. */
export class Away extends Error {}

/** `once` is an id for something that must not be done twice: sent again with it, the server does it once. */
type Asked = { secret?: string; body?: unknown; signal?: AbortSignal; once?: string };

export const MOMENT = 1500; // ms in which a server that is replaced is back
const UNREADY = new Set([502, 503, 504]); // it, or what stands before it

/** The same may be asked again: nothing was answered, or not yet. */
export const passes = (error: unknown): boolean => error instanceof Away || (error instanceof Refused && UNREADY.has(error.status));

/** Asks once; what only looks is asked again for a moment. */
export function ask<T>(method: string, path: string, asked: Asked = {}): Promise<T> {
  return insist<T>(method, path, asked, method === 'GET' ? MOMENT : 0);
}

/** Asks until an answer comes, or as long as `patience` lasts; a move or a wish has the same id each time. */
export async function insist<T>(method: string, path: string, asked: Asked, patience = Infinity): Promise<T> {
  const end = performance.now() + patience;
  for (let wait = 100; ; wait = Math.min(2 * wait, 2000)) {
    try {
      return await request<T>(method, path, asked);
    } catch (error) {
      if (!passes(error) || performance.now() + wait > end) throw error;
      await pause(wait, asked.signal);
    }
  }
}

async function request<T>(method: string, path: string, { secret, body, signal, once }: Asked): Promise<T> {
  const headers: Record<string, string> = {};
  if (secret) headers['Authorization'] = `Bearer ${secret}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (once) headers['Idempotency-Key'] = once;
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal: signal ?? null });
    text = await answer.text();
  } catch (error) {
    throw signal?.aborted ? error : new Away(String(error));
  }
  if (answer.status === 204) return undefined as T;
  const found = read(text);
  if (answer.ok && found === undefined) throw new Away('the answer is no JSON');
  if (answer.ok) return found as T;
  const { error = 'internal', params = {} } = (found ?? {}) as Partial<Schemas['Problem']>;
  throw new Refused(answer.status, error, params as Record<string, Value>);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Waits; ends with the signal. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    if (signal?.aborted) return fail(signal.reason);
    const end = (): void => {
      clearTimeout(clock);
      fail(signal!.reason);
    };
    const clock = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      done();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** An id that nobody guesses; `randomUUID` is there only on pages that came encrypted. */
export const freshId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
