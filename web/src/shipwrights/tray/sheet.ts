import type { Yard } from '../view';
import { deck, type Row } from '../yard/deck';
import { effectOf, type Amount } from '../yard/effects';
import { costOf, skillsOf } from '../yard/telling';

/** Somebody who gives a skill: the step that names them, what they ask, and whether they are lost by it. */
export type Source = { step: string; design: string | null; place: number; minor: boolean; asks: Amount[]; lost: boolean };
export type Need = { skill: string; sources: Source[] };
/** How a ship is paid: a source for each skill, the cards the labourer takes, one list for each skill, and the basic a hero leaves out. */
export type Way = { sources: Source[]; cards: string[][]; cut: string | null };

const ORDER = ['blacksmith', 'sailmaker', 'carver', 'stonecutter', 'carpenter']; // in which skills are named
const MINOR: Amount[] = [{ good: 'coin', count: 1 }];
const BASICS = ['wood', 'wool', 'iron'];
const WEIGHT: Record<string, number> = { card: 2, gold: 3 }; // what is given away most gladly is preselected
const LOST = 1.5; // and a craftsman who is lost
const LACKING = 100; // of what lacks, so that the server is asked last about ways that look too dear

const countOf = (goods: Amount[], good: string): number => goods.find((each) => each.good === good)?.count ?? 0;

function craftsman(design: string | null, skill: string, step: string, place: number, lost: boolean): Source[] {
  const row = design ? deck.village(design) : {};
  if (row['major'] !== skill && row['minor'] !== skill) return [];
  const minor = row['major'] !== skill;
  return [{ step, design, place, minor, asks: minor ? MINOR : [], lost }];
}

function labourer(yard: Yard): Source {
  const side = yard.upgraded.includes('labourer') ? 'upgraded' : 'base';
  const effect = effectOf(deck.starting('labourer').find((row) => row['side'] === side)?.['effect']);
  return { step: 'labourer', design: null, place: -1, minor: false, asks: effect?.kind === 'skill' ? effect.paid : [], lost: false };
}

/** The skills of a ship, each with everybody who has it. */
export function needsOf(ship: Row, yard: Yard): Need[] {
  return skillsOf(ship)
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map((skill) => ({
      skill,
      sources: [
        ...yard.buildings.flatMap(({ tucked }, slot) => craftsman(tucked, skill, `at ${slot}`, slot, false)),
        ...yard.board.flatMap(({ card }, at) => craftsman(card, skill, `from ${at + 1}`, at + 1, true)),
        labourer(yard),
      ],
    }));
}

export const cardsAsked = (source: Source): number => countOf(source.asks, 'card');

/** The hero of mine who leaves a basic out. */
export const sparing = (yard: Yard): Row | undefined => yard.heroes.map((hero) => deck.hero(hero)).find((row) => effectOf(row?.['effect'])?.kind === 'discount');

/** Basics of which one is left out; where there are several, I choose. */
export const cutsOf = (ship: Row, yard: Yard): string[] =>
  sparing(yard) ? costOf(ship).map(({ good }) => good).filter((good) => BASICS.includes(good)) : [];

/** Gold in all: what is asked in gold, and what it stands in for. */
export const goldIn = (bill: Line[]): number => bill.reduce((sum, { good, count, byGold }) => sum + byGold + (good === 'gold' ? count : 0), 0);

function weightOf(ship: Row, yard: Yard, { sources, cut }: Pick<Way, 'sources' | 'cut'>): number {
  const bill = billOf(ship, yard, sources, cut);
  const gold = goldIn(bill);
  const rest = bill.filter(({ good }) => good !== 'gold');
  const lacking = Math.max(0, gold - (yard.goods['gold'] ?? 0)) + rest.reduce((sum, { count, have, byGold }) => sum + Math.max(0, count - have - byGold), 0);
  const paid = rest.reduce((sum, { good, count, byGold }) => sum + (count - byGold) * (WEIGHT[good] ?? 1), gold * WEIGHT['gold']!);
  return LACKING * lacking + paid + LOST * new Set(sources.filter((source) => source.lost).map((source) => source.step)).size;
}

/** Every way to find the skills and to leave out a basic, the cheapest first. */
export function waysOf(ship: Row, yard: Yard, hand: string[]): Way[] {
  const needs = needsOf(ship, yard);
  const cuts = cutsOf(ship, yard);
  const all = needs.reduce<Source[][]>((ways, need) => ways.flatMap((way) => need.sources.map((source) => [...way, source])), [[]]);
  return all
    .flatMap((sources) => (cuts.length ? cuts : [null]).map((cut) => ({ sources, cut, weight: weightOf(ship, yard, { sources, cut }) })))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ sources, cut }) => ({ sources, cut, cards: cardsFor(sources, hand) }));
}

const SPARED = ['townsfolk', 'craftsmen', 'buildings', 'ships', 'jarls']; // the later, the less gladly given away

/** Cards for the labourer, as long as nobody names others; those that were named are kept. */
export function cardsFor(sources: Source[], hand: string[], kept: string[][] = []): string[][] {
  const rank = (design: string): number => SPARED.indexOf(deck.village(design)['table'] ?? '');
  const left = hand.toSorted((a, b) => rank(b) - rank(a));
  for (const card of kept.flat()) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return sources.map((source, at) => (kept[at]?.length ? kept[at] : Array.from({ length: cardsAsked(source) }, () => left.pop() ?? '')));
}

/** The whole move; what is left out is named only where there is a choice. */
export const moveOf = (space: number, { sources, cards, cut }: Way, cuts: string[]): string =>
  [
    `ship ${space}`,
    ...sources.flatMap((source, at) => [source.step, ...(cards[at] ?? []).filter(Boolean).map((card) => `card ${card}`)]),
    ...(cut && cuts.length > 1 ? [`basic ${cut}`] : []),
  ].join(', ');

/** A line of the bill: what is asked, what I have of it, and how much of it gold stands in for. */
export type Line = { good: string; count: number; have: number; byGold: number };

export function billOf(ship: Row, yard: Yard, sources: Source[], cut: string | null): Line[] {
  const asked = new Map(costOf(ship).map(({ good, count }) => [good, count - Number(good === cut)]));
  for (const { good, count } of sources.flatMap((source) => source.asks)) asked.set(good, (asked.get(good) ?? 0) + count);
  return [...asked].map(([good, count]) => {
    const have = good === 'card' ? count : (yard.goods[good] ?? 0);
    return { good, count, have, byGold: BASICS.includes(good) ? Math.max(0, count - have) : 0 };
  });
}
