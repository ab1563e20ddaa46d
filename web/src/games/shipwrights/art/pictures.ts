import type { Row } from '../yard/cards';
import pictures from './pictures.json';

/** A drawing: the sheet it is on, its name there, and the ground that lies behind it, if any. */
export type Picture = { sheet: string; symbol: string; ground: string };

const sheets = import.meta.glob<string>('./sheets/*.svg', { query: '?url', import: 'default', eager: true });
const CARDS = pictures.cards as Record<string, string[]>;
const KINDS = pictures.kinds as Record<string, string[][]>;

/** Where a drawing is fetched from; its sheet comes when one of them is shown for the first time. */
export const drawnAt = (sheet: string, symbol: string): string => `${sheets[`./sheets/${sheet}.svg`]}#${symbol}`;

const pictureOf = ([sheet = '', symbol = '', ground = '']: string[]): Picture => ({ sheet, symbol, ground });
const digits = (id: string): number => Number(id.replace(/\D/g, '')) || 0;

/** The picture of a card, found by its id; a card of one's own has one of its kind, by its skill where it has one. */
export function pictured({ id, table, values }: Row): Picture {
  const side = values['side'] === 'upgraded' ? `${id}-upgraded` : id;
  const own = CARDS[side] ?? CARDS[id];
  if (own) return pictureOf(own);
  const alike = KINDS[values['major'] ?? ''] ?? KINDS[values['kind'] ?? ''] ?? KINDS[table] ?? [];
  return pictureOf(alike[digits(id) % alike.length] ?? []);
}
