import { words } from '../../i18n/messages.svelte';

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

function inUnits(seconds: number, display: 'long' | 'narrow', most: number): string {
  const found: string[] = [];
  let left = Math.max(0, Math.floor(seconds));
  for (const [size, unit] of UNITS) {
    const count = Math.floor(left / size);
    if (!count && !(unit === 'second' && !found.length)) continue;
    found.push(new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: display }).format(count));
    left -= count * size;
    if (found.length === most) break;
  }
  return found.join(' ');
}

/** How long, in words: "1 day 4 hours", "45 seconds". */
export const durationSaid = (seconds: number): string => inUnits(seconds, 'long', seconds >= 3600 ? 2 : 1);

/** How long, for a plate: "4:12", and from an hour on "5h 20m" or "2d 3h". */
export function durationShort(seconds: number): string {
  if (seconds >= 3600) return inUnits(seconds, 'narrow', 2);
  const left = Math.ceil(seconds);
  return left >= 3600 ? inUnits(left, 'narrow', 2) : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
