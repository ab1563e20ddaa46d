import { say } from '../../../i18n/messages.svelte';
import type { Position } from '../view';

/** What a ship or building asks for, as the server tells it: have and need good by good, and who has each skill. */
export type Need = NonNullable<Position['needs']>[number];

/** There, by gold or from the hand only, or not there. */
export type State = 'met' | 'gold' | 'short';
export type GoodStands = { good: string; asked: number; held: number; missing: number; state: State };
export type SkillStands = { skill: string; state: State };

/** Whether a step of paying is at a craftsman who works already. */
export const atWork = (step: string): boolean => step.startsWith('at ') || step.startsWith('from ');

/** How each part of a need stands now. */
export function standsOf(need: Need): { goods: GoodStands[]; skills: SkillStands[] } {
  return {
    goods: need.goods.map(({ good, asked, held, byGold }) => ({
      good,
      asked,
      held,
      missing: Math.max(0, asked - held),
      state: held >= asked ? 'met' : byGold && need.goldCovers ? 'gold' : 'short',
    })),
    skills: need.skills.map(({ skill, sources }) => ({
      skill,
      state: sources.some(({ step }) => atWork(step)) ? 'met' : sources.some(({ step }) => step.startsWith('lay ')) ? 'gold' : 'short',
    })),
  };
}

/** The need of a card that lies in my hand, in my pack, or on a space of my board. */
export const needOf = (position: Position, at: string, design: string): Need | undefined =>
  position.needs?.find((need) => need.at === at && need.card === design);

/** What is missing, good by good and skill by skill: what gold stands in for and who is in the hand is not. */
export function lacks(need: Need): { goods: { good: string; count: number }[]; skills: string[] } {
  const { goods, skills } = standsOf(need);
  return {
    goods: goods.flatMap(({ good, missing, state }) => (state === 'short' ? [{ good, count: missing }] : [])),
    skills: skills.flatMap(({ skill, state }) => (state === 'met' ? [] : [skill])),
  };
}

/** The lack in a sentence: "1 iron short, and nobody for the carver." */
export function lackSaid(need: Need): string {
  const { goods, skills } = lacks(need);
  if (!goods.length && !skills.length) return say('shipwrights-need-none');
  const short = goods.map(({ good, count }) => ({ id: 'shipwrights-goods', params: { good, count } }));
  const nobody = skills.map((skill) => ({ id: 'shipwrights-skill', params: { skill } }));
  if (!skills.length) return say('shipwrights-need-goods', { goods: short });
  return goods.length ? say('shipwrights-need-both', { goods: short, skills: nobody }) : say('shipwrights-need-skills', { skills: nobody });
}

/** The moves that would bring what is missing. */
export function helpsOf(need: Need): string[] {
  const { goods, skills } = lacks(need);
  const lacking = new Set(goods.map(({ good }) => good));
  const brings = need.goods.filter(({ good }) => lacking.has(good)).flatMap(({ sources }) => sources);
  const gives = need.skills
    .filter(({ skill }) => skills.includes(skill))
    .flatMap(({ sources }) => sources.map(({ step }) => step).filter((step) => step.startsWith('lay ')));
  return [...new Set([...gives, ...brings])];
}

/** The goods and skills that are missing and that a move brings. */
export function broughtBy(need: Need, move: string): string[] {
  const { goods, skills } = lacks(need);
  const lacking = new Set(goods.map(({ good }) => good));
  return [
    ...need.goods.filter(({ good, sources }) => lacking.has(good) && sources.includes(move)).map(({ good }) => good),
    ...need.skills
      .filter(({ skill, sources }) => skills.includes(skill) && sources.some(({ step }) => step === move))
      .map(({ skill }) => skill),
  ];
}
