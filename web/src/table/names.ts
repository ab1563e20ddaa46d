import type { Level } from '../api/games';
import type { TableInfo } from '../api/stream';
import { colourOf, seatOf } from '../look/seats';
import { say, type Names } from '../words/words.svelte';

export const LEVELS: Level[] = ['thrall', 'karl', 'jarl', 'konung'];

/** What a seat is called: people by their names, bots by their colours. */
export function nameOf(table: Pick<TableInfo, 'seats'>, seat: number): string {
  const who = table.seats[seat];
  if (who?.who === 'person' && who.name && who.name !== '?') return who.name;
  return say('seat-name', { colour: colourOf(seat) });
}

/** How sentences of a table call its seats. */
export const namesOf =
  (seats: TableInfo['seats']): Names =>
  (colour) =>
    nameOf({ seats }, seatOf(colour));
