import { BRICKS, FIELDS, SIDES, type Brick, type Position } from '../view';

/**
 * Where a piece stands: "home 1", "field C", "siege 2 boat", "ward 0", "held C 1", "booty 2 boat 0", "carried 1", "surplus 1",
 * "wall 2 4".
 */
export type Place = {
  kind: 'viking' | Brick;
  seat: number; // whose viking; -1 for a brick
  spot: string;
  layer: number; // of a brick in a wall
  meant: boolean; // not there yet: only meant to be
  lifted: boolean;
  ghost?: boolean; // only a hint: it would stand there
  leaves?: boolean; // and would leave from here
};
export type Piece = Place & { id: number };

/** What I mean to do, and have not done. */
export type Wishes = {
  planned: ReadonlyMap<string, number>;
  ghosts?: ReadonlyMap<string, number>;
  building: ReadonlyMap<string, Brick[]>;
  lifted: ReadonlyMap<string, number>;
};

/** My plan once it is sealed: as good as mine to see as before. */
export function sealedPlan(position: Position): ReadonlyMap<string, number> {
  const plan = Object.entries(position.sealed?.plan ?? {});
  return new Map(plan.map(([place, count]) => [place.startsWith('siege') ? place : `field ${place}`, count]));
}

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: Math.max(0, count) }, (_, at) => make(at));

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, count) => all + count, 0);

function vikingPlaces(position: Position, mine: number, { planned, ghosts = new Map() }: Wishes): Place[] {
  const viking = (seat: number, spot: string, meant = false): Place => ({ kind: 'viking', seat, spot, layer: 0, meant, lifted: false });
  const [sent, leaving] = [sum(planned), sum(ghosts)];
  return position.castles.flatMap((castle, seat) => [
    ...times(castle.home - (seat === mine ? sent : 0), (at) => ({
      ...viking(seat, `home ${seat}`),
      leaves: seat === mine && at >= castle.home - sent - leaving,
    })),
    ...castle.wards.flatMap((count, ward) => times(count, () => viking(seat, `ward ${ward}`))),
    ...FIELDS.flatMap((field) => times(position.fields[field].vikings[seat] ?? 0, () => viking(seat, `field ${field}`))),
    ...position.castles.flatMap((other, at) =>
      SIDES.filter((side) => other.sieges[side].vikings.includes(seat)).map((side) => viking(seat, `siege ${at} ${side}`)),
    ),
    ...(seat === mine ? [...planned].flatMap(([spot, count]) => times(count, () => viking(seat, spot, true))) : []),
    ...(seat === mine ? [...ghosts].flatMap(([spot, count]) => times(count, () => ({ ...viking(seat, spot), ghost: true }))) : []),
  ]);
}

function brickPlaces(position: Position, mine: number, wishes: Wishes): Place[] {
  const brick = (kind: Brick, spot: string, layer = 0, meant = false, lifted = false): Place => ({
    kind,
    seat: -1,
    spot,
    layer,
    meant,
    lifted,
  });
  const heap = (bricks: Partial<Record<Brick, number>>, spot: string): Place[] =>
    BRICKS.flatMap((kind) => times(bricks[kind] ?? 0, () => brick(kind, spot)));
  const found = FIELDS.flatMap((field) => {
    const plot = position.fields[field];
    return [...heap(plot.bricks, `field ${field}`), ...plot.held.flatMap((held, seat) => heap(held, `held ${field} ${seat}`))];
  });
  position.castles.forEach((castle, seat) => {
    castle.walls.forEach((stack, wall) => {
      const spot = `wall ${seat} ${wall}`;
      const whole = stack.length - (wishes.lifted.get(spot) ?? 0);
      found.push(...stack.map((kind, layer) => brick(kind, spot, layer, false, layer >= whole)));
      found.push(...(wishes.building.get(spot) ?? []).map((kind, at) => brick(kind, spot, stack.length + at, true)));
    });
    const left = { ...castle.carried };
    if (seat === mine) for (const kind of [...wishes.building.values()].flat()) left[kind] = (left[kind] ?? 0) - 1;
    found.push(...heap(left, `carried ${seat}`), ...heap(castle.surplus, `surplus ${seat}`));
    for (const side of SIDES) {
      const { booty, vikings } = castle.sieges[side];
      if (booty) found.push(brick(booty, `booty ${seat} ${side} ${vikings[0] ?? ''}`));
    }
  });
  return found;
}

/** How far a brick's way is from one place to another; null where no brick goes. */
function step(from: string, to: string): number | null {
  const [kind, ...a] = from.split(' ');
  const [aim, ...b] = to.split(' ');
  switch (`${kind} ${aim}`) {
    case 'field held':
      return a[0] === b[0] ? 1 : null;
    case 'field carried':
      return 2;
    case 'field wall':
      return 4;
    case 'held carried':
      return a[1] === b[0] ? 1 : null;
    case 'held wall':
      return a[1] === b[0] ? 2 : null;
    case 'carried wall':
    case 'carried surplus':
      return a[0] === b[0] ? 1 : null;
    case 'wall booty':
      return a[0] === b[0] && SIDES[Math.floor(Number(a[1]) / 2)] === b[1] ? 1 : null;
    case 'wall carried':
      return a[0] !== b[0] ? 3 : null;
    case 'booty carried':
      return a[2] === b[0] ? 1 : null;
    case 'booty wall':
      return a[2] === b[0] ? 2 : null;
    default:
      return null;
  }
}

function way(piece: Piece, place: Place): number | null {
  if (piece.kind !== place.kind || piece.seat !== place.seat || !piece.ghost !== !place.ghost) return null;
  if (piece.spot === place.spot && piece.layer === place.layer) return 0;
  if (piece.kind === 'viking') return 1;
  if (piece.spot === place.spot) return 1;
  return step(piece.spot, place.spot) ?? step(place.spot, piece.spot);
}

/** At the end of a round, everybody in the hospital has moved on a ward. */
const movedOn = (piece: Piece): Piece =>
  piece.spot.startsWith('ward ')
    ? { ...piece, spot: piece.spot === 'ward 3' ? `home ${piece.seat}` : `ward ${Number(piece.spot.slice(5)) + 1}` }
    : piece;

/** The pieces of a table, each the same one as long as it can be followed from place to place. */
export class Pieces {
  private all: Piece[] = [];
  private step: Position['step'] = 'chance';
  private next = 0;

  at(position: Position, mine: number, wishes: Wishes): Piece[] {
    const places = [...vikingPlaces(position, mine, wishes), ...brickPlaces(position, mine, wishes)];
    const ended = this.step === 'build' && position.step !== 'build' && position.step !== 'over';
    const former = ended ? this.all.map(movedOn) : this.all;
    this.step = position.step;
    const ways = former.flatMap((piece) =>
      places.flatMap((place, at) => {
        const far = way(piece, place);
        return far === null ? [] : [{ piece, at, far }];
      }),
    );
    const ids = new Map<number, number>();
    const gone = new Set<number>();
    for (const { piece, at } of ways.sort((a, b) => a.far - b.far)) {
      if (ids.has(at) || gone.has(piece.id)) continue;
      ids.set(at, piece.id);
      gone.add(piece.id);
    }
    // in the order of their ids: an element that changes its place among the others would not glide
    this.all = places.map((place, at) => ({ ...place, id: ids.get(at) ?? this.next++ })).sort((a, b) => a.id - b.id);
    return this.all;
  }
}
