import { isPhrase, type Phrase } from '../../../api/ask';
import type { Story } from '../../../api/stream';
import { seatOf } from '../../../look/seats';
import type { Track } from '../../../table/track.svelte';
import type { Position } from '../view';

/** A fight that was decided: what the story tells of it. */
export type Duel = {
  step: number;
  place: string;
  attacker: number;
  defender: number;
  cards: [number, number];
  open: boolean; // nobody defended
  breach: number; // by how much a siege was won
  hurt: { seat: number; ward: number; rounds: number }[]; // and out for how many
  pickedUp: number[];
};

const seatIn = (phrase: Phrase, name: string): number => {
  const value = phrase.params[name];
  return isPhrase(value) ? seatOf(String(value.params['colour'])) : -1;
};

/** Whom a sentence names who are out: both fighters after a tie. */
const HURT: Record<string, string[]> = { 'eketorp-event-hurt': ['who'], 'eketorp-event-hurt-both': ['who', 'rival'] };

function hurtIn(phrase: Phrase): Duel['hurt'] {
  const { ward, rounds } = phrase.params;
  return (HURT[phrase.id] ?? []).map((name) => ({ seat: seatIn(phrase, name), ward: Number(ward), rounds: Number(rounds) }));
}

export function duelIn(step: number, story: Story, position: Position): Duel | null {
  const cards = story.find((phrase) => phrase.id === 'eketorp-event-cards' || phrase.id === 'eketorp-event-cards-open');
  if (!cards) return null;
  return {
    step,
    place: position.latestFight?.place ?? '',
    attacker: seatIn(cards, 'who'),
    defender: seatIn(cards, 'rival'),
    cards: [Number(cards.params['a']), Number(cards.params['b'])],
    open: cards.id === 'eketorp-event-cards-open',
    breach: Number(story.find((phrase) => phrase.id === 'eketorp-event-breach')?.params['difference'] ?? 0),
    hurt: story.flatMap(hurtIn),
    pickedUp: story.filter((phrase) => phrase.id.startsWith('eketorp-event-picked-up')).map((phrase) => seatIn(phrase, 'who')),
  };
}

/** The latest fight whose cards lie open at the moment that is looked at. */
export function latestDuel(track: Track | null, position: Position): Duel | null {
  if (!track || !position.latestFight) return null;
  for (const { step, story } of track.saga.toReversed()) {
    if (step > track.at) continue;
    const duel = duelIn(step, story, position);
    if (duel) return duel;
    if (story.some((phrase) => phrase.id === 'eketorp-event-round')) return null;
  }
  return null;
}
