import { words } from '../../../i18n/messages.svelte';
import type { Parts } from '../../../pages/learn/parts';
import { choosing } from '../choosing.svelte';

await words.use('learn', 'learn-eketorp');

const NAMED: Record<string, string[]> = {
  plots: ['[data-part="plot"]'],
  hospital: ['[data-part="hospital"]'],
  tray: ['section.tray'],
  confirm: ['section.tray .button.primary:enabled'],
};
const spot = (part: string): string => `[data-spot="${part}"]`;
const OTHERS: Record<string, (part: string) => string[]> = {
  castle: (part) => [`[data-part="${part}"]`],
  hand: (part) => [`[data-part="${part}"]`],
  field: (part) => [spot(part), `[data-at="${part}"]`],
  siege: (part) => [spot(part), `[data-at="${part}"]`, `[data-part="castle ${part.split(' ')[1]}"]`],
  walls: (part) => [`[data-spot^="wall ${part.slice(6)} "]`, `[data-part="castle ${part.slice(6)}"]`],
  wall: (part) => [spot(part)],
  brick: (part) => [`[data-spot^="${part}"]`],
  loose: (part) => [`.loose [data-brick="${part.slice(6)}"]:not(.gone)`],
  card: (part) => [`section.tray [data-card="${part.slice(5)}"]`],
};

/** "wall 0 3 clay" is a brick on my wall field, "field G" a viking that I send there. */
const wallOf = (part: string): string => part.split(' ').slice(0, 3).join(' ');
const isBrick = (part: string): boolean => part.startsWith('wall ');

export const parts: Parts = {
  selectors: (part) => NAMED[part] ?? OTHERS[part.split(' ')[0] ?? '']?.(part) ?? [],
  draft: () => [
    ...[...choosing.planned].flatMap(([place, count]) => Array<string>(count).fill(place)),
    ...[...choosing.building].flatMap(([wall, bricks]) => bricks.map((brick) => `${wall} ${brick}`)),
  ],
  isRound: (part) => /^(castle|walls) /.test(part),
  lay: (part) => choosing.pick(isBrick(part) ? wallOf(part) : part),
  takeBack: (part) => choosing.unpick(isBrick(part) ? wallOf(part) : part),
};
