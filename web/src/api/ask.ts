import type { components } from './schema';

export type Schemas = components['schemas'];
export type Phrase = { id: string; params: Record<string, Value> };
export type Value = string | number | Phrase | Phrase[];

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

/** No answer came. */
export class Away extends Error {}

type Asked = { secret?: string; body?: unknown; signal?: AbortSignal };

export async function ask<T>(method: string, path: string, { secret, body, signal }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (secret) headers['Authorization'] = `Bearer ${secret}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal: signal ?? null });
  } catch (error) {
    throw signal?.aborted ? error : new Away(String(error));
  }
  if (answer.status === 204) return undefined as T;
  const found: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return found as T;
  const { error = 'internal', params = {} } = found as Partial<Schemas['Problem']>;
  throw new Refused(answer.status, error, params as Record<string, Value>);
}

/** The same move with the same id, until an answer comes: the server plays it once. */
export async function insist<T>(method: string, path: string, asked: Asked): Promise<T> {
  for (let wait = 250; ; wait = Math.min(2 * wait, 4000)) {
    try {
      return await ask<T>(method, path, asked);
    } catch (error) {
      const again = error instanceof Away || (error instanceof Refused && error.status === 503);
      if (!again || wait >= 4000) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
