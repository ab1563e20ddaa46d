import type { Outcome } from '../../api/stream';
import { nth } from '../../given';
import { say, words } from '../../i18n/messages.svelte';
import { calledBy, nameOf } from '../seats/names';
import type { Session } from '../session.svelte';
import { placeOf, totalOf } from './scores';

/** How the game ended for a seat of mine, or for somebody who watches. */
export function resultSaid(session: Session, outcome: Outcome, mine: number | null): string {
  const { scores, winners } = outcome;
  const winner = winners.find((seat) => seat === mine) ?? winners[0] ?? null;
  const points = totalOf(nth(scores, mine ?? winner ?? 0));
  if (mine !== null && winners.length === 1 && winner === mine) return say('web-end-you-won', { points });
  if (mine !== null && scores.length > 1 && !winners.includes(mine))
    return say('web-end-place', { place: placeOf(outcome, mine), seats: scores.length, points });
  if (winners.length > 1) {
    const mineFirst = winners.toSorted((a, b) => Number(b === mine) - Number(a === mine));
    return say('web-end-shared', { who: words.list(mineFirst.map((seat) => calledBy(session, seat))) });
  }
  return winner === null ? say('web-end-over', { points }) : say('web-end-they-won', { who: nameOf(session.shownTable, winner), points });
}
