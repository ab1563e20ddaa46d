import { say, words } from '../../words/words.svelte';
import type { Spot } from '../../table/offers';
import type { Position, Yard } from '../view';
import { deck, type Row } from '../yard/deck';
import { effectOf, effectSaid, goodsSaid, type Amount } from '../yard/effects';
import { cardSaid, costOf, factsSaid, nameSaid } from '../yard/telling';
import { billOf } from './sheet';

/** One thing to do at a place of the yard: the move, and what it costs and gives. */
export type Use = { move: string; title: string; detail: string };

const KINDS: Record<string, string[]> = {
  ships: ['lay', 'discard'],
  buildings: ['build', 'discard'],
  craftsmen: ['lay', 'tuck', 'discard'],
  townsfolk: ['play', 'tuck', 'discard'],
  jarls: ['tuck', 'discard'],
}; // which moves the table of actions has for each kind of card

const paidIn = (text: string | undefined): Amount[] => {
  const effect = effectOf(text);
  return effect && 'gained' in effect ? (effect.paid.length ? effect.paid : effect.gained) : [];
};
const forPrice = (goods: Amount[], rest: string): string =>
  goods.length ? say('shipwrights-web-for', { paid: goodsSaid(goods), rest }) : say('shipwrights-web-free', { rest });

/** The price of a building, with what gold stands in for, as on a ship's sheet. */
function buildingSaid(row: Row, yard: Yard): string {
  const count = billOf(row, yard, [], null).reduce((sum, line) => sum + line.byGold, 0);
  const paid = words.list(goodsSaid(costOf(row)).map((phrase) => say(phrase)));
  const rest = say('shipwrights-web-with-worker', { ability: effectSaid(row['effect']) });
  return say('shipwrights-web-for', { paid: count ? say('shipwrights-web-partly-gold', { paid, count }) : paid, rest });
}

function detailOf(kind: string, row: Row, yard: Yard): string {
  if (kind === 'discard' || kind === 'play') return effectSaid(row[kind === 'play' ? 'effect' : 'discard']);
  if (kind === 'build') return buildingSaid(row, yard);
  const skills = { major: say('shipwrights-skill', { skill: row['major'] ?? '' }), minor: say('shipwrights-skill', { skill: row['minor'] ?? '' }) };
  if (kind === 'tuck') return forPrice(paidIn(row['tuck_cost']), tuckedSaid(row, skills));
  return row['table'] === 'ships' ? say('shipwrights-web-lay-ship-why') : say('shipwrights-web-lay-why', skills);
}

function tuckedSaid(row: Row, skills: { major: string; minor: string }): string {
  if (row['table'] === 'craftsmen') return say('shipwrights-web-tuck-why', skills);
  return row['table'] === 'townsfolk' ? effectSaid(row['effect']) : factsSaid(row);
}

function titleOf(kind: string, row: Row): string {
  if (kind === 'discard') return say('shipwrights-web-use-discard');
  if (kind === 'play') return say('shipwrights-web-use-play');
  if (kind === 'build') return say('shipwrights-web-use-build');
  if (kind === 'tuck') return say('shipwrights-web-use-tuck');
  return say(row['table'] === 'ships' ? 'shipwrights-web-use-lay-ship' : 'shipwrights-web-use-lay');
}

/** All that a card in hand can be used for. */
export function usesOfCard(design: string, yard: Yard): Use[] {
  const row = deck.village(design);
  return (KINDS[row['table'] ?? ''] ?? []).map((kind) => ({ move: `${kind} ${design}`, title: titleOf(kind, row), detail: detailOf(kind, row, yard) }));
}

function usesOfBoard(yard: Yard, space: number): Use[] {
  const { card } = yard.board[space - 1]!;
  if (!card) {
    const ability = effectSaid(deck.starting('board_space')[space - 1]?.['effect']);
    return [{ move: `place board ${space}`, title: say('shipwrights-web-place'), detail: ability }];
  }
  const row = deck.village(card);
  const dismiss = { move: `dismiss board ${space}`, title: say('shipwrights-web-dismiss', { card: nameSaid(row) }), detail: say('shipwrights-web-dismiss-why') };
  if (row['table'] !== 'ships') return [dismiss];
  return [{ move: `ship ${space}`, title: say('shipwrights-web-launch', { card: nameSaid(row) }), detail: factsSaid(row) }, dismiss];
}

export function buildingRow(yard: Yard, slot: number): Row | undefined {
  if (slot === 0) return yard.hut ? deck.at('huts', yard.hut) : undefined;
  const card = yard.buildings[slot]?.card;
  return card ? deck.village(card) : undefined;
}

function usesOfBuilding(yard: Yard, slot: number): Use[] {
  const row = buildingRow(yard, slot);
  const ability = slot ? row?.['effect'] : row?.[yard.upgraded.includes('hut') ? 'upgraded_effect' : 'base_effect'];
  const uses = [{ move: `place building ${slot}`, title: say('shipwrights-web-place'), detail: effectSaid(ability) }];
  const tucked = yard.buildings[slot]?.tucked;
  if (tucked) uses.push({ move: `dismiss building ${slot}`, title: say('shipwrights-web-dismiss', { card: cardSaid(tucked) }), detail: say('shipwrights-web-dismiss-why') });
  return uses;
}

/** All that can be done at a place. */
export function usesAt(spot: Spot, position: Position, yard: Yard): Use[] {
  const [kind, which = ''] = spot.split(' ');
  if (kind === 'hand') return usesOfCard(position.hand?.[Number(which) - 1] ?? '', yard);
  if (kind === 'board') return usesOfBoard(yard, Number(which));
  if (kind === 'building') return usesOfBuilding(yard, Number(which));
  return [{ move: spot, title: marketSaid(spot, position), detail: detailAt(spot, yard) }];
}

function marketSaid(spot: Spot, position: Position): string {
  const [kind, which = ''] = spot.split(' ');
  if (kind === 'buy') return say('shipwrights-action-buy', { good: which, price: position.prices?.[which] ?? 0 });
  if (kind === 'hero') return say('shipwrights-action-hero-none', { hero: nameSaid(deck.hero(which)) });
  return say(kind === 'raid' ? 'shipwrights-action-raid-none' : 'shipwrights-action-forge');
}

function detailAt(spot: Spot, yard: Yard): string {
  const [kind, which = ''] = spot.split(' ');
  if (kind === 'hero') return effectSaid(deck.hero(which)?.['effect']);
  const raid = kind === 'raid' ? deck.at('raids', yard.raids[Number(which) - 1]?.card ?? 0) : undefined;
  return raid ? `${nameSaid(raid)}: ${effectSaid(raid['effect'])}` : '';
}

/** Every place of my yard where something might be done. */
export function spotsOfYard(position: Position, yard: Yard): Spot[] {
  const trading = yard.heroes.filter((hero) => deck.hero(hero)?.['effect']?.startsWith('trade'));
  return [
    ...(position.hand ?? []).map((_, at) => `hand ${at + 1}`),
    ...yard.board.map((_, at) => `board ${at + 1}`),
    ...yard.buildings.map((_, at) => `building ${at}`),
    ...['buy wood', 'buy wool', 'buy iron', 'forge'],
    ...trading.map((hero) => `hero ${hero}`),
    ...yard.raids.map((_, at) => `raid ${at + 1}`),
  ];
}

/** What a place is called: a card by its name, a space by its number. */
export function spotSaid(spot: Spot, position: Position, yard: Yard): string {
  const [kind, which = ''] = spot.split(' ');
  if (kind === 'hand') return cardSaid(position.hand?.[Number(which) - 1] ?? '');
  if (kind === 'building') return nameSaid(buildingRow(yard, Number(which)));
  const card = yard.board[Number(which) - 1]?.card;
  return card ? cardSaid(card) : say('shipwrights-web-space', { space: which });
}
