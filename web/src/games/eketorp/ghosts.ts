import type { View } from '../../api/stream';
import type { Idea } from '../../table/tray/ideas.svelte';
import type { Spot } from '../../table/tray/offers';
import { markedMove, spotsOf } from './marked';

type Sent = ReadonlyMap<Spot, number>;

/** The vikings of an idea, by place; those who stay at home are not among them. */
export function sentBy(idea: Idea, view: View, me: number): Sent {
  const sent = new Map<Spot, number>();
  for (const spot of idea.codes.flatMap((code) => spotsOf(markedMove(view, code), view, me)))
    if (!spot.startsWith('home ')) sent.set(spot, (sent.get(spot) ?? 0) + 1);
  return sent;
}

/** Those of an idea who are not placed yet. */
export const missing = (sent: Sent, placed: Sent): Sent =>
  new Map([...sent].map(([spot, count]): [Spot, number] => [spot, count - (placed.get(spot) ?? 0)]).filter(([, count]) => count > 0));

/** Whether everybody who is placed has a place in the idea. */
export const holds = (sent: Sent, placed: Sent): boolean => [...placed].every(([spot, count]) => count <= (sent.get(spot) ?? 0));

/** What is placed, as it is typed; whoever is not named stays at home. */
export function typed(placed: Sent): string | null {
  const parts = [...placed].flatMap(([spot, count]) =>
    spot.startsWith('field ') ? [spot.slice(6) + count] : Array.from({ length: count }, () => spot),
  );
  return parts.length ? `plan ${parts.join(' ')}` : null;
}
