import type { Phrase } from '../../api/ask';
import type { Told } from '../../api/stream';

/** A round that begins: what the end of the one before has brought, and who starts. */
export type NewRound = { round: number; starts: Phrase; healed: Phrase[] };

export function roundTold(told: Told, saga: { step: number; told: Told }[], at: number): NewRound | null {
  const begins = told.find((phrase) => phrase.id === 'eketorp-event-round');
  if (!begins) return null;
  const before = saga.findLast((entry) => entry.step < at && entry.told.length)?.told ?? [];
  const healed = [...before, ...told].filter((phrase) => phrase.id === 'eketorp-event-healed');
  return { round: Number(begins.params['round']), starts: begins.params['who'] as Phrase, healed };
}
