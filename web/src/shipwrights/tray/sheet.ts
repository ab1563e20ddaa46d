import type { Yard } from '../view';
import { deck, type Row } from '../yard/deck';
import { effectOf, type Amount } from '../yard/effects';
import { costOf, skillsOf } from '../yard/telling';

/** Somebody who gives a skill: the step that names them, what they ask, and whether they are lost by it. */
export type Source = { step: string; design: string | null; place: number; minor: boolean; asks: Amount[]; lost: boolean };
export type Need = { skill: string; sources: Source[] };
/** How a ship is paid: a source for each skill, the cards the labourer takes, one list for each skill, and the basic a hero saves. */
export type Way = { sources: Source[]; cards: string[][]; saved: string | null };

const ORDER = ['blacksmith', 'sailmaker', 'carver', 'stonecutter', 'carpenter']; // in which skills are named
const MINOR: Amount[] = [{ good: 'coin', count: 1 }];
const WEIGHT: Record<string, number> = { coin: 1, card: 2, gold: 3 }; // what is given away most gladly is preselected
const LOST = 1.5; // and a craftsman who is lost
const MOST = 60; // ways that are tried

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

function weightOf(sources: Source[]): number {
  const asked = sources.flatMap((source) => source.asks).reduce((sum, { good, count }) => sum + count * (WEIGHT[good] ?? 1), 0);
  return asked + LOST * new Set(sources.filter((source) => source.lost).map((source) => source.step)).size;
}

/** Every way to find the skills, the cheapest first. */
export function waysOf(needs: Need[]): Source[][] {
  const all = needs.reduce<Source[][]>((ways, need) => ways.flatMap((way) => need.sources.map((source) => [...way, source])), [[]]);
  return all.toSorted((a, b) => weightOf(a) - weightOf(b)).slice(0, MOST);
}

const SPARED = ['townsfolk', 'craftsmen', 'buildings', 'ships', 'jarls']; // the later, the less gladly given away

/** Cards for the labourer, as long as nobody names others. */
export function cardsFor(sources: Source[], hand: string[]): string[][] {
  const rank = (design: string): number => SPARED.indexOf(deck.village(design)['table'] ?? '');
  const left = hand.toSorted((a, b) => rank(b) - rank(a));
  return sources.map((source) => Array.from({ length: cardsAsked(source) }, () => left.pop() ?? ''));
}

const BASICS = ['wood', 'wool', 'iron'];

/** The basics of which a hero leaves one out, as long as there are several to choose from; those that lack come first. */
export function savingsOf(ship: Row, yard: Yard): string[] {
  const basics = costOf(ship).filter(({ good }) => BASICS.includes(good));
  const saves = yard.heroes.some((hero) => effectOf(deck.hero(hero)?.['effect'])?.kind === 'discount');
  const left = ({ good, count }: Amount): number => (yard.goods[good] ?? 0) - count;
  return saves && basics.length > 1 ? basics.toSorted((a, b) => left(a) - left(b)).map(({ good }) => good) : [];
}

export const moveOf = (space: number, { sources, cards, saved }: Way): string =>
  [`ship ${space}`, ...sources.flatMap((source, at) => [source.step, ...(cards[at] ?? []).filter(Boolean).map((card) => `card ${card}`)]), ...(saved ? [`basic ${saved}`] : [])].join(', ');

/** A line of the bill: what is asked, what I have of it, and how much of it gold stands in for. */
export type Line = { good: string; count: number; have: number; byGold: number };

export function billOf(ship: Row, yard: Yard, { sources, saved }: Way): Line[] {
  const asked = new Map(costOf(ship).map(({ good, count }) => [good, good === saved ? count - 1 : count]));
  for (const { good, count } of sources.flatMap((source) => source.asks)) asked.set(good, (asked.get(good) ?? 0) + count);
  return [...asked].filter(([, count]) => count).map(([good, count]) => {
    const have = good === 'card' ? count : (yard.goods[good] ?? 0);
    return { good, count, have, byGold: BASICS.includes(good) ? Math.max(0, count - have) : 0 };
  });
}
