import type { Phrase } from '../../api/ask';
import type { TableInfo } from '../../api/stream';
import { say, type Names } from '../../i18n/messages.svelte';
import { colourOf, seatOf } from '../../look/seats';

type Seats = Pick<TableInfo, 'seats'>;

/** What a seat is called: people by their names, bots by level and colour. */
export function nameOf(table: Seats, seat: number): string {
  const who = table.seats[seat];
  const colour = colourOf(seat);
  if (who?.who === 'person' && who.name && who.name !== '?') return who.name;
  return who?.who === 'bot' && who.level ? say('named-bot', { level: who.level, colour }) : say('seat-name', { colour });
}

/** The same on a plate, in a table or at the end, where you are "You". */
export const calledBy = (session: { shownTable: Seats; you: number | null }, seat: number): string =>
  seat === session.you ? say('web-you') : nameOf(session.shownTable, seat);

/** A seat in a sentence that is said with a table's names: only so the sentence knows that it is you. */
export const seatSaid = (seat: number): Phrase => ({ id: 'seat-name', params: { colour: colourOf(seat) } });

/** How sentences of a table call its seats; `you` is the reader's, if it is one. */
export const namesOf = (seats: TableInfo['seats'], you: number | null): Names => ({
  of: (colour) => nameOf({ seats }, seatOf(colour)),
  you: you === null ? null : colourOf(you),
});
