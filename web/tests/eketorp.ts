import { FIELDS, SIDES, type Castle, type Field, type Plot, type Position, type Side, type Siege } from '../src/games/eketorp/view';

function castle(changes: Partial<Castle> = {}): Castle {
  const siege = (): Siege => ({ vikings: [], over: false, booty: null, walls: [0, 1], losses: [], worst: [], reach: [] });
  return {
    home: 2,
    wards: [0, 0, 0, 0],
    amulets: 0,
    walls: [[], [], [], [], [], []],
    room: [3, 3, 3, 3, 3, 3],
    surplus: {},
    carried: {},
    sieges: Object.fromEntries(SIDES.map((side) => [side, siege()])) as Record<Side, Siege>,
    hand: null,
    handSize: 4,
    swap: null,
    swapSize: 0,
    redraws: 0,
    rejected: [],
    ...changes,
  };
}

/** Three castles with two vikings each at home, and nothing else; `changes` by seat. */
export function position(changes: Partial<Position> = {}, castles: Partial<Castle>[] = [{}, {}, {}]): Position {
  const plot = (): Plot => ({ bricks: {}, vikings: [0, 0, 0], held: [{}, {}, {}], peaceful: false });
  return {
    seat: 0,
    round: 1,
    step: 'plan',
    leader: 0,
    ready: [],
    material: null,
    materialsUsed: [],
    reserve: {},
    fields: Object.fromEntries(FIELDS.map((field) => [field, plot()])) as Record<Field, Plot>,
    castles: castles.map(castle),
    drawPile: 0,
    discards: 0,
    discardsKnown: [],
    fight: null,
    latestFight: null,
    claim: null,
    sealed: null,
    odds: null,
    stays: [3, 2, 1, 0],
    ...changes,
  };
}
