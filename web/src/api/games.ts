import { api, look, type Schemas } from './ask';

/** All of a game that does not change. */
export type GameInfo = Schemas['GameInfo'];
export type GameName = GameInfo['game'];
export type Level = GameInfo['levels'][number];
export type OptionOf = Schemas['OptionInfo'];

const known = new Map<GameName, Promise<GameInfo>>();

export function described(game: GameName): Promise<GameInfo> {
  const found = known.get(game) ?? look(() => api.GET('/api/games/{game}', { params: { path: { game } } }));
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}
