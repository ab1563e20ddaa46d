import type { Phrase } from '../../../api/ask';
import { say } from '../../../i18n/messages.svelte';
import { TRACKS, type Design } from '../view';
import { cards, number, type Row } from './cards';
import { effectSaid, gainedIn, goodsSaid, paidIn, type Amount } from './parts';

export type Kind = 'ships' | 'buildings' | 'craftsmen' | 'townsfolk' | 'jarls';

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function nameSaid(row: Row | undefined): string {
  if (!row?.values['name']) return '';
  if (row.values['kind'] === 'eikja' || row.values['kind'] === 'labourer')
    return capital(say('shipwrights-upgraded', { card: row.values['kind'] }));
  return say({ id: `shipwrights-name-${slug(row.values['name'])}`, params: { name: row.values['name'] } });
}

export const cardSaid = (design: Design): string => nameSaid(cards.village(design));

/** A craftsman's name is his major skill; the minor one is drawn. */
export function shortName(row: Row): string {
  return row.values['major'] ? capital(say('shipwrights-skill', { skill: row.values['major'] })) : nameSaid(row);
}

export const kindOf = (row: Row): Kind => row.table as Kind;

export const costOf = (row: Row): Amount[] => paidIn(row.effects['cost']);

export const skillsOf = (row: Row): string[] => row.effects['skills']?.map(({ of }) => of) ?? [];

export const stepsOf = (row: Row): { track: string; count: number }[] =>
  TRACKS.map((track) => ({ track, count: number(row, track) })).filter(({ count }) => count);

const skill = (name: string): Phrase => ({ id: 'shipwrights-skill', params: { skill: name } });
const worth = (row: Row): Phrase[] => [
  { id: 'shipwrights-points', params: { count: number(row, 'vp') } },
  ...stepsOf(row).map(({ track, count }) => ({ id: 'shipwrights-worth-steps', params: { track, count } })),
];

function shipEffect(row: Row): string {
  const effect = row.effects['effect'];
  return effect?.[0]?.kind === 'gain' ? say('shipwrights-effect-now', { goods: goodsSaid(gainedIn(effect)) }) : effectSaid(effect);
}

/** What is printed on a card, without its name. */
export function factsSaid(row: Row): string {
  const [paid, effect] = [goodsSaid(costOf(row)), effectSaid(row.effects['effect'])];
  if (row.values['kind'] === 'eikja' || row.values['kind'] === 'labourer')
    return `${effect}; ${say('shipwrights-points', { count: number(row, 'vp') })}`;
  switch (kindOf(row)) {
    case 'ships':
      return say('shipwrights-facts-ship', { skills: skillsOf(row).map(skill), paid, worth: worth(row), effect: shipEffect(row) });
    case 'buildings':
      return say('shipwrights-facts-building', { paid, worth: worth(row), ability: effect });
    case 'craftsmen':
      return say('shipwrights-facts-craftsman', { major: skill(row.values['major'] ?? ''), minor: skill(row.values['minor'] ?? '') });
    case 'townsfolk':
      return say('shipwrights-facts-townsfolk', { ability: effect });
    default:
      return say('shipwrights-facts-jarl', { worth: worth(row) });
  }
}

/** What there is to read of a card, a line each. */
export function linesSaid(row: Row): string[] {
  const { tuck_cost: tuck, discard } = row.effects;
  return [
    ...factsSaid(row)
      .split(/\s*;\s/)
      .map(capital),
    ...(tuck ? [say('shipwrights-yard-tuck', { paid: goodsSaid(paidIn(tuck)) })] : []),
    ...(discard ? [say('shipwrights-yard-discard', { goods: goodsSaid(gainedIn(discard)) })] : []),
  ];
}
