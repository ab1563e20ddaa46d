import type { TableInfo } from '../api/stream';
import { seatOf } from '../look/seats';
import { say, type Names } from '../words/words.svelte';
import { colourOf } from '../look/seats';

/** What a seat is called: people by their names, bots by their colours. */
export function nameOf(table: TableInfo, seat: number): string {
  const who = table.seats[seat];
  if (who?.who === 'person' && who.name !== '?') return who.name;
  return say('seat-name', { colour: colourOf(seat) });
}

/** How sentences of this table call its seats. */
export const namesOf =
  (table: TableInfo | null): Names =>
  (colour) =>
    table ? nameOf(table, seatOf(colour)) : '';
