import { choosing } from '../eketorp/choosing.svelte';
import { positionOf, type Position } from '../eketorp/view';
import type { Session } from '../table/session.svelte';
import { words } from '../words/words.svelte';
import type { Course, Lesson } from './course';

await words.use('learn', 'learn-eketorp');

/** Where a lesson stands: the position, my seat, and whether I am asked something. */
type Moment = { position: Position; me: number; asked: boolean; planned: number };
type Told = (moment: Moment) => boolean;

function momentOf(session: Session): Moment {
  const asked = !!session.track?.live && session.view!.waiting.includes(session.seat!);
  return { position: positionOf(session.view!), me: session.seat!, asked, planned: choosing.planned.size };
}

const lesson = (id: string, points: string, when: Told, done?: Told): Lesson => ({
  id,
  points: () => points,
  when: (session) => when(momentOf(session)),
  ...(done && { done: (session: Session) => done(momentOf(session)) }),
});

const TRAY = 'section.tray';
const PLOTS = '[data-part="plot"]';
const isSettled: Told = ({ position }) => position.step !== 'plan' && position.step !== 'chance';
const isMine = ({ position, me, asked }: Moment, ...steps: Position['step'][]): boolean =>
  asked && steps.includes(position.step) && position.castles[me] !== undefined;

export const course: Course = {
  bots: ['thrall', 'thrall', 'karl'],
  lessons: [
    lesson('learn-eketorp-goal', '[data-part="castle 0"]', () => true),
    lesson('learn-eketorp-bricks', PLOTS, () => true),
    lesson('learn-eketorp-plan', PLOTS, (moment) => isMine(moment, 'plan'), ({ planned }) => planned > 0),
    lesson('learn-eketorp-siege', TRAY, (moment) => isMine(moment, 'plan'), ({ position, me }) => position.ready.includes(me) || position.step !== 'plan'),
    lesson('learn-eketorp-reveal', PLOTS, isSettled),
    lesson('learn-eketorp-amulets', TRAY, (moment) => isMine(moment, 'amulet'), ({ position }) => position.step !== 'amulet'),
    lesson('learn-eketorp-fight', TRAY, (moment) => isMine(moment, 'card', 'fight'), (moment) => !isMine(moment, 'card', 'fight')),
    lesson('learn-eketorp-hospital', '[data-part="hospital"]', ({ position }) => position.castles.some(({ wards }) => wards.some(Boolean))),
    lesson('learn-eketorp-build', TRAY, (moment) => isMine(moment, 'build'), (moment) => !isMine(moment, 'build')),
    lesson('learn-eketorp-round', TRAY, ({ position }) => position.round > 1),
  ],
};
