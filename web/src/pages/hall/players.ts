import type { TableInfo } from '../../api/stream';
import { say, words } from '../../i18n/messages.svelte';
import { nameOf } from '../../table/seats/names';

/** Who sits at a table, in few words: you, the others by name, bots by kind. */
export function playersOf(table: Pick<TableInfo, 'seats'>, mine: number[]): string {
  const people = table.seats.flatMap((seat, at) =>
    seat.who === 'person' ? [mine.includes(at) && mine.length === 1 ? say('web-you') : nameOf(table, at)] : [],
  );
  const bots = new Map<string, number>();
  for (const seat of table.seats) if (seat.who === 'bot') bots.set(seat.level, (bots.get(seat.level) ?? 0) + 1);
  const levels = [...bots].map(([level, count]) =>
    count > 1 ? say('hall-several', { who: say(`bot-${level}`), count }) : say(`bot-${level}`),
  );
  const open = table.seats.filter((seat) => seat.who === 'open').length;
  return words.list([...people, ...levels, ...(open ? [say('hall-free-seats', { count: open })] : [])]);
}

const STEPS = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [30, 'day'],
  [12, 'month'],
  [Infinity, 'year'],
] as const;

/** How long ago, in the language that is spoken. */
export function ago(seconds: number): string {
  const now = Date.now() / 1000;
  let left = now - seconds < 60 ? 0 : now - seconds;
  for (const [size, unit] of STEPS) {
    if (left < size) return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-Math.floor(left), unit);
    left /= size;
  }
  return '';
}
