import type { Design, Position, Yard } from '../view';
import { cards } from '../yard/cards';
import type { Tag } from '../choosing.svelte';
import { say } from '../../../i18n/messages.svelte';
import { needOf, standsOf, type Need } from '../yard/needs';
import { gainedIn } from '../yard/parts';
import { cardSaid } from '../yard/wording';

/** A card of my plan: where it is from, and whether I have it yet. */
export type Planned = { design: Design; from: 'yard' | 'kept' | 'if' };
export type Together = {
  goods: { good: string; asked: number; held: number }[];
  skills: { skill: string; who: Design | null; from: Planned['from'] }[];
};

/** What lies on my board, what I kept, and what I would keep. */
export function planOf(position: Position, yard: Yard, taken: Design[]): Planned[] {
  const lying = yard.board.flatMap(({ card }): Planned[] => (card ? [{ design: card, from: 'yard' }] : []));
  const kept = [...(position.hand ?? []), ...(position.picked ?? [])];
  return [
    ...lying,
    ...kept.map((design): Planned => ({ design, from: 'kept' })),
    ...taken.map((design): Planned => ({ design, from: 'if' })),
  ];
}

/** What all of a plan asks for together, and what of it is there. */
export function togetherOf(position: Position, yard: Yard, plan: Planned[]): Together {
  const needs = plan.flatMap(({ design, from }) => needFor(position, design, from) ?? []);
  const goods = new Map<string, { good: string; asked: number; held: number }>();
  for (const { good, asked, held } of needs.flatMap((need) => need.goods))
    goods.set(good, { good, held, asked: asked + (goods.get(good)?.asked ?? 0) });
  const skills = [...new Set(needs.flatMap((need) => need.skills.map(({ skill }) => skill)))];
  const tucked = yard.buildings.flatMap(({ tucked }): Planned[] => (tucked ? [{ design: tucked, from: 'yard' }] : []));
  return { goods: [...goods.values()], skills: skills.map((skill) => ({ skill, ...whoHas(skill, [...tucked, ...plan]) })) };
}

function needFor(position: Position, design: Design, from: Planned['from']): Need | undefined {
  const places = from === 'yard' ? [1, 2, 3, 4, 5].map((space) => `board ${space}`) : ['hand', 'pack'];
  return places.map((at) => needOf(position, at, design)).find((need) => need);
}

/** Whether a card of the pack has a skill. */
export const offers = (pack: Design[], skill: string): boolean =>
  whoHas(
    skill,
    pack.map((design) => ({ design, from: 'if' })),
  ).who !== null;

/** Who of a plan has a skill: gladly as a major one. */
function whoHas(skill: string, plan: Planned[]): { who: Design | null; from: Planned['from'] } {
  const having = (column: string): Planned | undefined => plan.find(({ design }) => cards.village(design).values[column] === skill);
  const found = having('major') ?? having('minor');
  return { who: found?.design ?? null, from: found?.from ?? 'yard' };
}

/** What a card of the pack is to my plan: a skill that a ship of mine lacks, else goods that are short. */
export function tagOf(position: Position, plan: Planned[], together: Together, design: Design): Tag | null {
  const row = cards.village(design);
  const skills = [row.values['major'], row.values['minor']].filter((skill) => skill !== undefined);
  for (const { design: ship, from } of plan) {
    const need = needFor(position, ship, from);
    const lacking = need ? standsOf(need).skills.filter(({ skill, state }) => state === 'short' && skills.includes(skill)) : [];
    if (lacking.length) return { signs: lacking.map(({ skill }) => skill), said: say('shipwrights-web-tag-for', { card: cardSaid(ship) }) };
  }
  const short = new Set(together.goods.filter(({ held, asked }) => held < asked).map(({ good }) => good));
  const gained = row.table === 'townsfolk' ? gainedIn(row.effects['effect']).map(({ good }) => good) : [];
  const signs = gained.filter((good) => short.has(good));
  return signs.length ? { signs, said: say('shipwrights-web-tag-short') } : null;
}
