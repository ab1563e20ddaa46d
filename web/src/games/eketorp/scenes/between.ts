import type { View } from '../../../api/stream';
import { castleAt } from '../castles';
import type { Duel } from '../tray/duel';
import { placeOf } from '../tray/stakes';
import {
  BRICKS,
  FIELDS,
  ownView,
  SIDES,
  type Brick,
  type Bricks,
  type Castle,
  type Field,
  type Plot,
  type Position,
  type Siege,
} from '../view';
import type { Sent, Taken } from './told';

/** A siege field: whose castle, and from which side. */
type Besieging = { castle: number; side: keyof Castle['sieges'] };

/** Positions that a scene shows between what was known before a step and what is known after it. Nothing here decides anything. */
export const shownAs = (view: View, position: Position): View => ({ ...ownView(view), position });

const changed = <T>(all: T[], at: number, change: (each: T) => T): T[] => all.map((each, index) => (index === at ? change(each) : each));

const withCastle = (position: Position, seat: number, change: (castle: Castle) => Castle): Position => ({
  ...position,
  castles: changed(position.castles, seat, change),
});
const withPlot = (position: Position, field: Field, change: (plot: Plot) => Plot): Position => ({
  ...position,
  fields: { ...position.fields, [field]: change(position.fields[field]) },
});
const withSiege = (castle: Castle, side: keyof Castle['sieges'], change: (siege: Siege) => Siege): Castle => ({
  ...castle,
  sieges: { ...castle.sieges, [side]: change(castle.sieges[side]) },
});

/** Swords stay sheathed: a plot or a siege field shows no danger before it is its turn. */
export function sheathed(position: Position): Position {
  const plots = FIELDS.reduce((found, field) => withPlot(found, field, (plot) => ({ ...plot, peaceful: true })), position);
  const calm = (castle: Castle): Castle =>
    SIDES.reduce((found, side) => withSiege(found, side, (siege) => ({ ...siege, over: true })), castle);
  return { ...plots, castles: plots.castles.map(calm), sealed: null, ready: [] };
}

/** The vikings of a seat stand where they were sent. */
export function walkedOut(position: Position, { seat, fields, sieges }: Sent): Position {
  const count = fields.reduce((sum, [, sent]) => sum + sent, sieges.length);
  let found = withCastle(position, seat, (castle) => ({ ...castle, home: castle.home - count }));
  for (const [field, sent] of fields)
    found = withPlot(found, field, (plot) => ({ ...plot, vikings: changed(plot.vikings, seat, (there) => there + sent) }));
  for (const [castle, side] of sieges)
    found = withCastle(found, castle, (each) => withSiege(each, side, (siege) => ({ ...siege, vikings: [...siege.vikings, seat] })));
  return found;
}

export const armed = (position: Position, field: Field): Position => withPlot(position, field, (plot) => ({ ...plot, peaceful: false }));

/** The siege fields where there will be blood. */
export const besieged = (position: Position): Position => ({
  ...position,
  castles: position.castles.map((castle) =>
    SIDES.reduce((found, side) => withSiege(found, side, (siege) => ({ ...siege, over: false })), castle),
  ),
});

const minus = (bricks: Bricks, gone: Bricks): Bricks =>
  Object.fromEntries(BRICKS.map((kind) => [kind, (bricks[kind] ?? 0) - (gone[kind] ?? 0)]).filter(([, count]) => Number(count) > 0));
const plus = (bricks: Bricks, more: Bricks): Bricks =>
  Object.fromEntries(BRICKS.map((kind) => [kind, (bricks[kind] ?? 0) + (more[kind] ?? 0)]).filter(([, count]) => Number(count) > 0));

/** Each viking of a peaceful plot has taken its brick. */
export const served = (position: Position, taken: Taken[]): Position =>
  taken.reduce(
    (found, { seat, field, bricks }) =>
      withPlot(found, field, (plot) => ({
        ...plot,
        bricks: minus(plot.bricks, bricks),
        held: changed(plot.held, seat, (held) => plus(held, bricks)),
      })),
    position,
  );

/** Who was hurt lies in hospital. */
export const bedded = (position: Position, { place, hurt }: Duel): Position =>
  hurt.reduce((found, { seat, ward }) => {
    const lying = withCastle(found, seat, (castle) => ({ ...castle, wards: changed(castle.wards, ward - 1, (count) => count + 1) }));
    const at = placeOf(place);
    if (at.kind === 'field')
      return withPlot(lying, at.field as Field, (plot) => ({ ...plot, vikings: changed(plot.vikings, seat, (count) => count - 1) }));
    if (at.castle === seat) return withCastle(lying, seat, (castle) => ({ ...castle, home: castle.home - 1 }));
    const left = (siege: Siege): Siege => ({ ...siege, vikings: siege.vikings.filter((each) => each !== seat) });
    return withCastle(lying, at.castle, (castle) => withSiege(castle, at.side, left));
  }, position);

/** The two cards have changed hands. */
export const crossed = (position: Position, after: Position, seats: number[]): Position =>
  seats.reduce((found, seat) => {
    const { hand, handSize, swap, swapSize } = castleAt(after, seat);
    return withCastle(found, seat, (castle) => ({ ...castle, hand, handSize, swap, swapSize }));
  }, position);

/** A castle's walls stand as they do after the step. */
export const walled = (position: Position, after: Position, seat: number): Position => {
  const { walls, carried, surplus } = castleAt(after, seat);
  return withCastle(position, seat, (castle) => ({ ...castle, walls, carried, surplus }));
};

/** Whether a step has ended the round, so that everybody in hospital has moved on. */
export const endsRound = (before: Position, after: Position): boolean =>
  before.step === 'build' && after.step !== 'build' && after.step !== 'over';

/** The night after a round: the hospital has moved on, and what is left on the plots is cleared away. */
export const rested = (position: Position, after: Position): Position => ({
  ...position,
  step: after.step,
  fields: after.fields,
  castles: position.castles.map((castle, seat) => ({ ...castle, home: castleAt(after, seat).home, wards: castleAt(after, seat).wards })),
});

/** The walls of a castle after it was plundered; its besieger holds the booty, if there is any. */
export const plundered = (position: Position, after: Position, { castle, side }: Besieging, booty: Brick | null): Position => {
  const { walls } = castleAt(after, castle);
  return withCastle(position, castle, (each) => withSiege({ ...each, walls }, side, (siege) => ({ ...siege, booty })));
};
