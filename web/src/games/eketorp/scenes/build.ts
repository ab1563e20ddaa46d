import { say } from '../../../i18n/messages.svelte';
import { seatSaid } from '../../../table/seats/names';
import type { Session } from '../../../table/session.svelte';
import { drawnBy, signedBy, type Beat, type Scene, type Told } from '../../../table/timeline/scene';
import BrickSign from '../art/BrickSign.svelte';
import { positionOf, type Brick } from '../view';
import { endsRound, rested, shownAs, walled } from './between';
import Finished from './Finished.svelte';
import { buildersIn, builtIn, completeIn, tells } from './told';

const LAY = 520;
const NIGHT = 900;
const FINISHED = 1800;
const LAST = 1600;

/**
 * Bricks drop into the walls, castle by castle, and then everybody in hospital moves on; a castle that is finished has its moment,
 * and so has the end of the tenth round.
 */
export function build({ story, before, after }: Told): Scene | null {
  const builders = buildersIn(story);
  const [complete, last] = [completeIn(story), !!tells(story, 'last-round')];
  if (!builders.length && !complete.length && !last) return null;
  let position = positionOf(before);
  const beats = builders.map((builder): Beat => {
    position = walled(position, positionOf(after), builder);
    return { name: `lay ${builder}`, lasts: LAY, view: shownAs(before, position), sound: 'brick' };
  });
  const night = endsRound(position, positionOf(after));
  if (night)
    beats.push({ name: 'night', lasts: NIGHT, view: shownAs(before, rested(position, positionOf(after))), sound: 'step', still: true });
  for (const each of complete) beats.push({ name: `complete ${each}`, lasts: FINISHED, sound: 'horn', still: true });
  if (last) beats.push({ name: 'last', lasts: LAST, sound: 'horn', still: true });
  const finished = ({ names }: Session, owner: number): string => say('eketorp-scene-complete', { who: seatSaid(owner) }, names);
  return {
    kind: 'build',
    beats,
    title: ({ scene }) => say(scene?.beat.name === 'last' ? 'eketorp-scene-last-round' : 'eketorp-scene-build'),
    lines: [
      ...builtIn(story).map(({ seat, phrase }) => ({
        from: `lay ${seat}`,
        said: ({ names }: Session) => say(phrase, {}, names),
        sign: signedBy(BrickSign, { brick: phrase.params['brick'] as Brick, width: 40 }),
      })),
      ...(night ? ['eketorp-web-wards-move', 'eketorp-web-leftovers'].map((id) => ({ from: 'night', said: () => say(id) })) : []),
      ...complete.map((each) => ({ from: `complete ${each}`, said: (session: Session) => finished(session, each) })),
      ...(last ? [{ from: 'last', said: () => say('eketorp-scene-counted') }] : []),
    ],
    drawing: drawnBy(Finished, { finished }),
  };
}
