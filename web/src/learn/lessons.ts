import type { Session } from '../table/session.svelte';
import { choosing } from '../eketorp/choosing.svelte';
import { positionOf, type Position } from '../eketorp/view';

/** Where a lesson stands: the position, my seat, and whether I am asked something. */
export type Moment = { position: Position; me: number; asked: boolean; planned: number };

/** A step of the first game. It comes up at its time, and ends when the player has done it or has read it. */
export type Lesson = {
  id: string;
  points: string; // a selector of what it is about; several matches are pointed at together
  when: (moment: Moment) => boolean;
  done?: (moment: Moment) => boolean; // without it, "Next" ends it
};

export function momentOf(session: Session): Moment | null {
  if (!session.view || session.seat === null) return null;
  const asked = !!session.track?.live && session.view.waiting.includes(session.seat);
  return { position: positionOf(session.view), me: session.seat, asked, planned: choosing.planned.size };
}

const TRAY = 'section.tray';
const PLOTS = '[data-part="plot"]';
const isSettled = ({ position }: Moment): boolean => position.step !== 'plan' && position.step !== 'chance';
const isMine = ({ position, me, asked }: Moment, ...steps: Position['step'][]): boolean =>
  asked && steps.includes(position.step) && position.castles[me] !== undefined;

export const LESSONS: Lesson[] = [
  { id: 'learn-goal', points: '[data-part="castle 0"]', when: () => true },
  { id: 'learn-bricks', points: PLOTS, when: () => true },
  { id: 'learn-plan', points: PLOTS, when: (moment) => isMine(moment, 'plan'), done: ({ planned }) => planned > 0 },
  { id: 'learn-siege', points: TRAY, when: (moment) => isMine(moment, 'plan'), done: ({ position, me }) => position.ready.includes(me) || position.step !== 'plan' },
  { id: 'learn-reveal', points: PLOTS, when: isSettled },
  { id: 'learn-amulets', points: TRAY, when: (moment) => isMine(moment, 'amulet'), done: ({ position }) => position.step !== 'amulet' },
  { id: 'learn-fight', points: TRAY, when: (moment) => isMine(moment, 'card', 'fight'), done: (moment) => !isMine(moment, 'card', 'fight') },
  { id: 'learn-hospital', points: '[data-part="hospital"]', when: ({ position }) => position.castles.some(({ wards }) => wards.some(Boolean)) },
  { id: 'learn-build', points: TRAY, when: (moment) => isMine(moment, 'build'), done: (moment) => !isMine(moment, 'build') },
  { id: 'learn-round', points: TRAY, when: ({ position }) => position.round > 1 },
];
