import { ask, type Phrase } from './ask';

const GAMES = ['eketorp', 'shipwrights'] as const;
export type GameName = (typeof GAMES)[number];
export const isGame = (name: string): name is GameName => GAMES.some((game) => game === name);
export type Level = 'thrall' | 'karl' | 'jarl' | 'konung';
export type OptionOf = { name: string; values: (string | number | boolean)[]; default: string | number | boolean; seat: boolean };

/** All of a game that does not change. */
export type GameInfo = {
  game: GameName;
  rules: string;
  seats: number[];
  presets: Record<string, Record<string, unknown>>;
  options: OptionOf[];
  levels: Level[];
  parts: string[];
  endings: string[];
  reasons: Record<string, string>; // an id, and the number of its rule
  actions: { code: number; text: string; chance: boolean; says: Phrase | null }[];
  cards: Record<string, string>[];
};

const known = new Map<GameName, Promise<GameInfo>>();

export function described(game: GameName): Promise<GameInfo> {
  const found = known.get(game) ?? ask<GameInfo>('GET', `/games/${game}`);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}
