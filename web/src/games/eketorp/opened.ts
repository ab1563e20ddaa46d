import type { View } from '../../api/stream';
import { nth } from '../../given';
import { castleAt } from './castles';
import { ownView, positionOf, type Castle, type Field, type Plot, type Position } from './view';

/** What all seats know, on one board: everybody's hand, and while plans are made, vikings where they are to go. */
export function opened(views: View[], seat: number): View {
  const mine = ownView(nth(views, seat));
  const own = mine.position;
  const castles = views.map((view, at) => castleAt(positionOf(view), at));
  const sent = { ...own, castles, sealed: null };
  views.forEach((view, at) => send(sent, at, positionOf(view).sealed?.plan ?? {}));
  return { ...mine, position: sent };
}

function send(position: Position, seat: number, plan: Record<string, number>): void {
  for (const [place, count] of Object.entries(plan)) {
    const [, castle, side] = place.split(' ') as [string, string, keyof Castle['sieges']];
    if (side) position.castles = position.castles.map((each, at) => (at === Number(castle) ? besieged(each, side, seat) : each));
    else position.fields = { ...position.fields, [place]: joined(position.fields[place as Field], seat, count) };
    position.castles = position.castles.map((each, at) => (at === seat ? { ...each, home: each.home - count } : each));
  }
}

const joined = (plot: Plot, seat: number, count: number): Plot => ({
  ...plot,
  vikings: plot.vikings.map((there, at) => (at === seat ? count : there)),
});

const besieged = (castle: Castle, side: keyof Castle['sieges'], seat: number): Castle => ({
  ...castle,
  sieges: { ...castle.sieges, [side]: { ...castle.sieges[side], vikings: [...castle.sieges[side].vikings, seat] } },
});
