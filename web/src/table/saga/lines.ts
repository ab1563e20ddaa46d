import { isPhrase, type Phrase, type Value } from '../../api/ask';
import type { Told } from '../../api/stream';
import { seatOf } from '../../look/seats';
import type { SagaStep } from '../track.svelte';

/** What somebody does and what came of it; the sentence that sums it up comes first. */
export type Line = {
  key: string; // where it begins
  step: number; // the last step that it tells
  phrases: [Phrase, ...Phrase[]];
  seat: number | null; // whose line it is
  seats: number[]; // all whom it names
};
/** A line that may go on, as the server's story says; `head` is what sums it up, once it is told. */
type Open = { key: string; step: number; told: [Told, ...Told[]]; head: Told | null };

/** The seats that a phrase names; who does something is the first. */
function seatsIn({ params: { who, ...others } }: Phrase): number[] {
  const names = (value: Value): number[] => {
    if (Array.isArray(value)) return value.flatMap(names);
    if (!isPhrase(value)) return [];
    return value.id === 'seat-name' ? [seatOf(String(value.params['colour']))] : seatsIn(value);
  };
  return [who ?? '', ...Object.values(others)].flatMap(names);
}
export const seatIn = (phrase: Phrase): number | null => seatsIn(phrase)[0] ?? null;

/** The steps without those that were taken back. */
export function standing(saga: SagaStep[]): SagaStep[] {
  const undone = new Set(saga.flatMap(({ story }) => story.flatMap((phrase) => phrase.undone ?? [])));
  return undone.size ? saga.filter((each) => !undone.has(each.step)) : saga;
}

/** Whether a sentence of its name belongs to a line. */
function belongs(role: Told['line'], told: Told, { head }: Open): boolean {
  if (role === 'again') return head?.id === told.id;
  return role === 'joins' || role === 'sums' || !head;
}

/** Gathers sentences into lines, one after another, as the server says which begins a line and which goes on with one. */
export class Gathering {
  private readonly open = new Map<string, Open>();

  /** The line that the sentence is or belongs to; null if it is not told. `fresh` if the line begins with it. */
  gather(step: number, at: number, told: Told): { line: Open; fresh: boolean } | null {
    const { line: role, of: name = '' } = told;
    if (role === 'closes' || role === 'round') this.open.clear();
    if (role === 'closes' || role === 'untold') return null;
    const goesOn = role && role !== 'round' ? this.open.get(name) : undefined;
    if (goesOn && belongs(role, told, goesOn)) {
      goesOn.told.push(told);
      goesOn.step = step;
      if (role === 'begins' || role === 'sums') goesOn.head = told;
      return { line: goesOn, fresh: false };
    }
    const line: Open = { key: `${step}.${at}`, step, told: [told], head: role === 'repeats' ? null : told };
    if (role && role !== 'round') this.open.set(name, line);
    return { line, fresh: true };
  }
}

/** A line stays the same as long as what it tells does, so that it is not drawn anew. */
const LINES = new WeakMap<Told, Line>();
export function lineOf({ key, step, told, head }: Open): Line {
  const first = head ?? told[0];
  const phrases: Line['phrases'] = [first, ...told.filter((each) => each !== first)];
  const known = LINES.get(told[0]);
  if (known?.key === key && known.phrases.length === phrases.length && known.phrases.every((each, at) => each === phrases[at]))
    return known;
  const line = { key, step, phrases, seat: seatIn(first), seats: [...new Set(phrases.flatMap(seatsIn))] };
  LINES.set(told[0], line);
  return line;
}
