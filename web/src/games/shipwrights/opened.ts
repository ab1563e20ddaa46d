import type { View } from '../../api/stream';
import { nth } from '../../given';
import { ownView, positionOf, type Yard } from './view';

/** What all seats know, on one table: each yard as its owner saw it, with the cards in hand and in the pack. */
export function opened(views: View[], seat: number): View {
  const yards = views.map((view, at): Yard => {
    const { yards, hand, pack } = positionOf(view);
    return { ...nth(yards, at), open: [...(hand ?? []), ...(pack ?? [])] };
  });
  const mine = ownView(nth(views, seat));
  return { ...mine, position: { ...mine.position, yards } };
}
