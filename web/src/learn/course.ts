import type { GameName, Level } from '../api/games';
import type { Session } from '../table/session.svelte';

/** A step of the first game. It comes up at its time, and ends when the player has done it or has read it. */
export type Lesson = {
  id: string;
  points: (session: Session) => string; // a selector of what it is about; several matches are pointed at together
  when: (session: Session) => boolean;
  done?: (session: Session) => boolean; // without it, "Next" ends it
  past?: (session: Session) => boolean; // there is nothing left to learn by it
};

/** What a game teaches, and against whom. */
export type Course = { bots: Level[]; lessons: Lesson[] };

export const COURSES: Record<GameName, () => Promise<{ course: Course }>> = {
  eketorp: () => import('./eketorp'),
  shipwrights: () => import('./shipwrights'),
};
