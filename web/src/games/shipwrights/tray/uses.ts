import { nth } from '../../../given';
import { say, words } from '../../../i18n/messages.svelte';
import type { Spot } from '../../../table/tray/offers';
import { amountOf, type Position, type Yard } from '../view';
import { cards, type Row } from '../yard/cards';
import { effectSaid, goodsSaid, paidIn, type Amount } from '../yard/parts';
import { atWork, type Need } from '../yard/needs';
import { cardSaid, costOf, factsSaid, nameSaid, shortName } from '../yard/wording';
import type { SkillSaid } from './Needs.svelte';

/** One thing to do at a place of the yard: the move, and what it costs and gives. */
export type Use = { move: string; title: string; detail: string };

const KINDS: Record<string, string[]> = {
  ships: ['lay', 'discard'],
  buildings: ['build', 'discard'],
  craftsmen: ['lay', 'tuck', 'discard'],
  townsfolk: ['play', 'tuck', 'discard'],
  jarls: ['tuck', 'discard'],
}; // which moves the table of actions has for each kind of card

const forPrice = (goods: Amount[], rest: string): string =>
  goods.length ? say('shipwrights-web-for', { paid: goodsSaid(goods), rest }) : say('shipwrights-web-free', { rest });

/** The price of a building, with what gold would stand in for. */
function buildingSaid(row: Row, position: Position, design: string): string {
  const need = position.needs?.find(({ at, card }) => at === 'hand' && card === design);
  const count = need?.goods.reduce((sum, good) => sum + good.byGold, 0) ?? 0;
  const paid = words.list(goodsSaid(costOf(row)).map((phrase) => say(phrase)));
  const rest = say('shipwrights-web-with-worker', { ability: effectSaid(row.effects['effect']) });
  return say('shipwrights-web-for', { paid: count ? say('shipwrights-web-partly-gold', { paid, count }) : paid, rest });
}

function detailOf(kind: string, row: Row, position: Position, design: string): string {
  if (kind === 'discard' || kind === 'play') return effectSaid(row.effects[kind === 'play' ? 'effect' : 'discard']);
  if (kind === 'build') return buildingSaid(row, position, design);
  const skills = {
    major: say('shipwrights-skill', { skill: row.values['major'] ?? '' }),
    minor: say('shipwrights-skill', { skill: row.values['minor'] ?? '' }),
  };
  if (kind === 'tuck') return forPrice(paidIn(row.effects['tuck_cost']), tuckedSaid(row, skills));
  return row.table === 'ships' ? say('shipwrights-web-lay-ship-why') : say('shipwrights-web-lay-why', skills);
}

function tuckedSaid(row: Row, skills: { major: string; minor: string }): string {
  if (row.table === 'craftsmen') return say('shipwrights-web-tuck-why', skills);
  return row.table === 'townsfolk' ? effectSaid(row.effects['effect']) : factsSaid(row);
}

/** Building comes first and throwing away last, whatever else a card or a place is good for. */
export const isGolden = (move: string): boolean => /^(ship|build) /.test(move);
export const isLast = (move: string): boolean => move.startsWith('dismiss ');

function titleOf(kind: string, row: Row): string {
  if (kind === 'discard') return say('shipwrights-web-use-discard');
  if (kind === 'play') return say('shipwrights-web-use-play');
  if (kind === 'build') return say('shipwrights-web-use-build');
  if (kind === 'tuck') return say('shipwrights-web-use-tuck');
  return say(row.table === 'ships' ? 'shipwrights-web-use-lay-ship' : 'shipwrights-web-use-lay');
}

/** All that a card in hand can be used for. */
function usesOfCard(design: string, position: Position): Use[] {
  const row = cards.village(design);
  return (KINDS[row.table ?? ''] ?? []).map((kind) => ({
    move: `${kind} ${design}`,
    title: titleOf(kind, row),
    detail: detailOf(kind, row, position, design),
  }));
}

function usesOfBoard(yard: Yard, space: number): Use[] {
  const { card } = nth(yard.board, space - 1);
  if (!card) {
    const ability = effectSaid(cards.starting('board_space')[space - 1]?.effects['effect']);
    return [{ move: `place board ${space}`, title: say('shipwrights-web-place'), detail: ability }];
  }
  const row = cards.village(card);
  const dismiss = {
    move: `dismiss board ${space}`,
    title: say('shipwrights-web-dismiss', { card: nameSaid(row) }),
    detail: say('shipwrights-web-dismiss-why'),
  };
  if (row.table !== 'ships') return [dismiss];
  return [{ move: `ship ${space}`, title: say('shipwrights-web-launch', { card: nameSaid(row) }), detail: factsSaid(row) }, dismiss];
}

export function buildingRow(yard: Yard, slot: number): Row | undefined {
  if (slot === 0) return yard.hut ? cards.at('huts', yard.hut) : undefined;
  const card = yard.buildings[slot]?.card;
  return card ? cards.village(card) : undefined;
}

function usesOfBuilding(yard: Yard, slot: number): Use[] {
  const row = buildingRow(yard, slot);
  const ability = slot ? row?.effects['effect'] : row?.effects[yard.upgraded.includes('hut') ? 'upgraded_effect' : 'base_effect'];
  const uses = [{ move: `place building ${slot}`, title: say('shipwrights-web-place'), detail: effectSaid(ability) }];
  const tucked = yard.buildings[slot]?.tucked;
  if (tucked)
    uses.push({
      move: `dismiss building ${slot}`,
      title: say('shipwrights-web-dismiss', { card: cardSaid(tucked) }),
      detail: say('shipwrights-web-dismiss-why'),
    });
  return uses;
}

/** All that can be done at a place. */
export function usesAt(spot: Spot, position: Position, yard: Yard): Use[] {
  const [kind, which = ''] = spot.split(' ');
  if (kind === 'hand') return usesOfCard(position.hand?.[Number(which) - 1] ?? '', position);
  if (kind === 'board') return usesOfBoard(yard, Number(which));
  if (kind === 'building') return usesOfBuilding(yard, Number(which));
  return [{ move: spot, title: marketSaid(spot, position), detail: detailAt(spot, yard) }];
}

function marketSaid(spot: Spot, position: Position): string {
  const [kind, which = ''] = spot.split(' ');
  if (kind === 'buy') return say('shipwrights-action-buy', { good: which, price: amountOf(position.prices ?? {}, which) });
  if (kind === 'hero') return say('shipwrights-action-hero-none', { hero: nameSaid(cards.hero(which)) });
  return say(kind === 'raid' ? 'shipwrights-action-raid-none' : 'shipwrights-action-forge');
}

function detailAt(spot: Spot, yard: Yard): string {
  const [kind, which = ''] = spot.split(' ');
  if (kind === 'hero') return effectSaid(cards.hero(which)?.effects['effect']);
  const raid = kind === 'raid' ? cards.at('raids', yard.raids[Number(which) - 1]?.card ?? 0) : undefined;
  return raid ? `${nameSaid(raid)}: ${effectSaid(raid.effects['effect'])}` : '';
}

/** Every place of my yard where something might be done. */
export function spotsOfYard(position: Position, yard: Yard): Spot[] {
  const trading = yard.heroes.filter((hero) => cards.hero(hero)?.effects['effect']?.[0]?.kind === 'trade');
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

/** Who of mine has a skill that a ship needs, gladly one who works already, and what it costs. */
export function suppliedBy({ skill, sources }: Need['skills'][number], yard: Yard): SkillSaid {
  const called = say('shipwrights-skill', { skill });
  const working = sources.find(({ step }) => atWork(step));
  const held = sources.find(({ step }) => step.startsWith('lay '));
  const source = working ?? held;
  if (!source?.card)
    return { skill, state: 'short', said: say('shipwrights-web-plan-no-one'), told: say('shipwrights-web-plan-nobody', { skill: called }) };
  const [kind, slot] = source.step.split(' ');
  const where = kind === 'at' ? nameSaid(buildingRow(yard, Number(slot))) : shortName(cards.village(source.card));
  const paid = goodsSaid(source.paid).map((phrase) => say(phrase));
  const said = [where, ...(working ? [] : [say('shipwrights-need-in-hand')]), ...paid].join(' · ');
  return { skill, state: working ? 'met' : 'maybe', said, told: say('shipwrights-web-plan-who', { skill: called, who: said }) };
}
