import { words } from '../../../i18n/messages.svelte';
import type { Parts } from '../../../pages/learn/parts';
import { choosing } from '../choosing.svelte';
import { pages } from '../yard/pages.svelte';

await words.use('learn', 'learn-shipwrights');

const SHEET = 'dialog[open] .button.primary';
const BETWEEN = '.between .button.primary';
const NAMED: Record<string, string> = {
  shipyard: '.grounds > .shipyard',
  fleet: '.grounds > .fleet',
  settlement: '.grounds > .settlement',
  tracks: '.common > .tracks',
  rewards: '.board > .yard > .rewards',
  stores: '.board > .purse',
  others: '.board > .others > .strip',
  hand: '.board > .hand',
  confirm: 'section.tray .button.primary',
};
const spot = (name: string): string => `[data-spot="${name}"]`;

/** A card in front of me, until it is taken up: then the tray goes on. */
function cardAt(design: string): string[] {
  const place = `hand ${choosing.hand.indexOf(design) + 1}`;
  return choosing.chosen.has(place) ? [] : [spot(place)];
}

function selectors(part: string): string[] {
  if (document.querySelector(BETWEEN)) return [BETWEEN]; // what is under it is not to be read yet
  if (part === 'sheet') return [SHEET];
  if (document.querySelector('dialog[open]')) return []; // what is under it is out of reach
  const [kind = '', ...rest] = part.split(' ');
  if (kind === 'card') return cardAt(rest.join(' '));
  if (kind === 'use' || kind === 'answer') return [`section.tray [data-move="${rest.join(' ')}"] > .button`];
  return choosing.chosen.has(part) ? [] : [NAMED[part] ?? spot(part)];
}

export const parts: Parts = {
  selectors,
  draft: () => [],
  lay: () => {},
  takeBack: () => {},
  bring: (part) => void selectors(part).forEach((selector) => pages.bring(selector)),
};
