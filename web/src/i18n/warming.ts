import { server } from '../api/server.svelte';
import { say, type Params } from './messages.svelte';

const STRONG = new Set(['jarl', 'konung']); // levels that search, and are compiled last

/** How long it takes, as one would say it: seconds by fives, then minutes. */
function about(left: number | null): Params {
  if (left === null || left <= 5) return { unit: 'moment', count: 0 };
  return left <= 90 ? { unit: 'seconds', count: 5 * Math.ceil(left / 5) } : { unit: 'minutes', count: Math.ceil(left / 60) };
}

/** Whether a bot of that level is still getting ready. */
export const warms = (level: string | undefined): boolean => !!server.warming && STRONG.has(level ?? '');

/** A message about it, or nothing once all are ready. */
export const warmingSaid = (id: string, params: Params = {}): string =>
  server.warming ? say(id, { ...params, ...about(server.warming.left) }) : '';
