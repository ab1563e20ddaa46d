import type { Phrase } from '../../api/ask';
import { say } from '../../words/words.svelte';
import { TRACKS, type Design } from '../view';
import { deck, number, type Row } from './deck';
import { effectOf, effectSaid, goodsSaid, type Amount } from './effects';

export type Kind = 'ships' | 'buildings' | 'craftsmen' | 'townsfolk' | 'jarls';

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function nameSaid(row: Row | undefined): string {
  if (!row?.['name']) return '';
  if (row['kind'] === 'eikja' || row['kind'] === 'labourer') return capital(say('shipwrights-upgraded', { card: row['kind'] }));
  return say({ id: `shipwrights-name-${slug(row['name'])}`, params: { name: row['name'] } });
}

export const cardSaid = (design: Design): string => nameSaid(deck.village(design));

/** A craftsman's name is his major skill; the minor one is drawn. */
export function shortName(row: Row): string {
  return row['major'] ? capital(say('shipwrights-skill', { skill: row['major'] })) : nameSaid(row);
}

export const kindOf = (row: Row): Kind => row['table'] as Kind;

export function costOf(row: Row): Amount[] {
  const goods: [string, string][] = [['workers', 'worker'], ['wood', 'wood'], ['wool', 'wool'], ['iron', 'iron'], ['gold', 'gold']];
  return goods.map(([column, good]) => ({ good, count: number(row, column) })).filter(({ count }) => count);
}

export const skillsOf = (row: Row): string[] => row['skills']?.split('+').filter((skill) => skill && skill !== 'none') ?? [];

export const stepsOf = (row: Row): { track: string; count: number }[] =>
  TRACKS.map((track) => ({ track, count: number(row, track) })).filter(({ count }) => count);

const skill = (name: string): Phrase => ({ id: 'shipwrights-skill', params: { skill: name } });
const worth = (row: Row): Phrase[] => [
  { id: 'shipwrights-points', params: { count: number(row, 'vp') } },
  ...stepsOf(row).map(({ track, count }) => ({ id: 'shipwrights-worth-steps', params: { track, count } })),
];

function shipEffect(row: Row): string {
  const effect = effectOf(row['effect']);
  return effect?.kind === 'gain' ? say('shipwrights-effect-now', { goods: goodsSaid(effect.gained) }) : effectSaid(row['effect']);
}

/** What is printed on a card, without its name. */
export function factsSaid(row: Row): string {
  const [paid, effect] = [goodsSaid(costOf(row)), effectSaid(row['effect'])];
  if (row['kind'] === 'eikja' || row['kind'] === 'labourer') return `${effect}; ${say('shipwrights-points', { count: number(row, 'vp') })}`;
  switch (kindOf(row)) {
    case 'ships':
      return say('shipwrights-facts-ship', { skills: skillsOf(row).map(skill), paid, worth: worth(row), effect: shipEffect(row) });
    case 'buildings':
      return say('shipwrights-facts-building', { paid, worth: worth(row), ability: effect });
    case 'craftsmen':
      return say('shipwrights-facts-craftsman', { major: skill(row['major']!), minor: skill(row['minor']!) });
    case 'townsfolk':
      return say('shipwrights-facts-townsfolk', { ability: effect });
    default:
      return say('shipwrights-facts-jarl', { worth: worth(row) });
  }
}

/** What there is to read of a card, a line each. */
export function linesSaid(row: Row): string[] {
  const [tuck, discard] = [effectOf(row['tuck_cost']), effectOf(row['discard'])];
  return [
    ...factsSaid(row).split(/\s*;\s/).map(capital),
    ...(tuck && 'paid' in tuck ? [say('shipwrights-yard-tuck', { paid: goodsSaid(tuck.paid) })] : []),
    ...(discard && 'gained' in discard ? [say('shipwrights-yard-discard', { goods: goodsSaid(discard.gained) })] : []),
  ];
}
