import { words } from '../../i18n/messages.svelte';

const HOUR = 3600; // seconds

/** How long, for a plate: "4:12", and from an hour on "5h 20m" or "2d 3h". */
export function durationShort(seconds: number): string {
  const left = Math.ceil(seconds);
  if (left >= HOUR) return words.duration(left, 2, 'narrow');
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
