import createClient from 'openapi-fetch';
import type { components, paths } from './schema';

export type Schemas = components['schemas'];
export type Phrase = Schemas['Said'];
type Params = NonNullable<Schemas['Problem']['params']>;
/** What a phrase or a refusal has for a parameter. */
export type Value = Phrase['params'][string] | Params[string];

export const isPhrase = (value: Value | undefined): value is Phrase => typeof value === 'object' && value !== null && 'id' in value;

/** What the server said no to: an id and parameters, to be said in any language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly params: Params,
  ) {
    super(error);
  }
}

/** No answer came, or none that could be read. */
export class Unreachable extends Error {}

/** The server's paths, with what each takes and answers. They are asked by `ask`, `look` or `insist`. */
export const api = createClient<paths>({ baseUrl: '.', fetch: (request) => fetch(request), bodySerializer: (body) => filledUp(body) });

const STEP = 1024; // bytes: how long a request is must not tell which choice it seals
const LONGEST = 16 * STEP; // no choice is longer; a saved game may be

/** JSON with spaces behind it, up to the next step. */
export function filledUp(body: unknown): string {
  const text = JSON.stringify(body);
  const length = new TextEncoder().encode(text).length;
  return length > LONGEST ? text : text + ' '.repeat(Math.ceil(length / STEP) * STEP - length);
}

/** The secrets with which something is asked. */
export const by = (...secrets: string[]): { headers: { Authorization: string } } => ({
  headers: { Authorization: `Bearer ${secrets.join(',')}` },
});

/** The id of something that must not be done twice: sent again with it, the server does it once. */
export const doneOnce = (id: string): { 'Idempotency-Key': string } => ({ 'Idempotency-Key': id });

type Answer<T> = { data: T; error?: undefined; response: Response } | { data?: undefined; error: Schemas['Problem']; response: Response };
type Asked<T> = () => Promise<Answer<T>>;

export const MOMENT = 1500; // ms in which a server that is replaced is back
const UNREADY = new Set([502, 503, 504]); // it, or what stands before it

/** The same may be asked again: nothing was answered, or not yet. */
export const passes = (error: unknown): boolean => error instanceof Unreachable || (error instanceof Refused && UNREADY.has(error.status));

/** Asks once. */
export const ask = <T>(asked: Asked<T>): Promise<T> => insist(asked, 0);

/** Asks for what changes nothing, again for a moment. */
export const look = <T>(asked: Asked<T>): Promise<T> => insist(asked, MOMENT);

/** Asks until an answer comes, or as long as `patience` lasts; a move or a wish has the same id each time. */
export async function insist<T>(asked: Asked<T>, patience = Infinity, signal?: AbortSignal): Promise<T> {
  const end = performance.now() + patience;
  for (let wait = 100; ; wait = Math.min(2 * wait, 2000)) {
    try {
      return await answered(asked, signal);
    } catch (error) {
      if (!passes(error) || performance.now() + wait > end) throw error;
      await pause(wait, signal);
    }
  }
}

async function answered<T>(asked: Asked<T>, signal?: AbortSignal): Promise<T> {
  const found = await asked().catch((error: unknown) => {
    throw signal?.aborted ? error : new Unreachable(String(error));
  });
  if (found.response.ok && found.error === undefined) return found.data;
  throw refused(found.response.status, found.error);
}

/** What a server says no with; what stands before it may say anything. */
function refused(status: number, said: unknown): Refused {
  return isProblem(said) ? new Refused(status, said.error, said.params ?? {}) : new Refused(status, 'internal', {});
}

const isProblem = (said: unknown): said is Schemas['Problem'] =>
  typeof said === 'object' && said !== null && 'error' in said && typeof said.error === 'string';

/** Waits; ends with the signal. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    if (signal?.aborted) return fail(signal.reason);
    const end = (): void => {
      clearTimeout(clock);
      fail(signal?.reason);
    };
    const clock = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      done();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** An id that nobody guesses; `randomUUID` is there only on pages that came encrypted. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
