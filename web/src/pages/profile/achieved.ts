import type { Schemas } from '../../api/ask';

type Result = Schemas['ResultInfo'];
export type Tally = { games: number; won: number };
export type Places = { seats: number; place: number; count: number };
export type Best = { mode: string; points: number; games: number };

/** What somebody achieved in one game. */
export type Achieved = Tally & { game: string; places: Places[]; levels: (Tally & { level: string })[]; bests: Best[] };

const LEVELS = ['thrall', 'karl', 'jarl', 'konung'];

/** Results, game by game. Those that were not played to their end are left out. */
export function achieved(results: Result[]): Achieved[] {
  const over = results.filter(({ place }) => place > 0);
  return [...new Set(over.map(({ game }) => game))].sort().map((game) => {
    const own = over.filter((each) => each.game === game);
    const together = own.filter(({ seats }) => seats > 1);
    return { game, ...tally(own), places: placesOf(together), levels: againstLevels(together), bests: bestsOf(own) };
  });
}

const tally = (some: Result[]): Tally => ({ games: some.length, won: some.filter(({ won }) => won).length });

function placesOf(some: Result[]): Places[] {
  const found = new Map<string, Places>();
  for (const { seats, place } of some) {
    const key = `${seats} ${place}`;
    found.set(key, { seats, place, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => a.seats - b.seats || a.place - b.place);
}

const againstLevels = (some: Result[]): (Tally & { level: string })[] =>
  LEVELS.map((level) => ({ level, ...tally(some.filter(({ levels }) => levels.split(',').includes(level))) })).filter(({ games }) => games);

function bestsOf(some: Result[]): Best[] {
  const alone = some.filter(({ seats }) => seats === 1);
  return [...new Set(alone.map(({ mode }) => mode))].sort().map((mode) => {
    const own = alone.filter((each) => each.mode === mode);
    return { mode, points: Math.max(...own.map(({ points }) => points)), games: own.length };
  });
}
