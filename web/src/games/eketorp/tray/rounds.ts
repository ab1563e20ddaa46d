import { isPhrase, type Phrase } from '../../../api/ask';
import type { Story } from '../../../api/stream';

/** A round that begins, and who starts. */
export type NewRound = { round: number; starts: Phrase };

export function roundIn(story: Story): NewRound | null {
  const begins = story.find((phrase) => phrase.id === 'eketorp-event-round');
  const starts = begins?.params['who'];
  return begins && isPhrase(starts) ? { round: Number(begins.params['round']), starts } : null;
}
