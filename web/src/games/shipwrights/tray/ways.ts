import type { Schemas } from '../../../api/ask';

export type Ways = Schemas['WaysAnswer'];
export type Way = Ways['ways'][number];
type Choice = Way['choices'][number];

const same = (one: Choice | undefined, other: Choice | undefined): boolean =>
  one?.question === other?.question && one?.step === other?.step;

/** The ways that choose as this one does before a place of it. */
const agreeing = (ways: Way[], way: Way, place: number): Way[] =>
  ways.filter(({ choices }) => way.choices.slice(0, place).every((choice, at) => same(choice, choices[at])));

/** What can be chosen at a place of a way, after what it chooses before. */
export const possibleAt = (ways: Way[], way: Way, place: number): Set<string> =>
  new Set(agreeing(ways, way, place).map(({ choices }) => choices[place]?.step ?? ''));

/** The way with another step at a place: of those that there are, the one that keeps most of what comes after it. */
export function changed(ways: Way[], way: Way, place: number, step: string): Way {
  const kept = ({ choices }: Way): number =>
    choices.slice(place + 1).filter((choice) => way.choices.slice(place + 1).some((before) => same(choice, before))).length;
  const found = agreeing(ways, way, place).filter(({ choices }) => choices[place]?.step === step);
  return found.toSorted((a, b) => kept(b) - kept(a))[0] ?? way;
}
