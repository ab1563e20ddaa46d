import { drawnBy, type Beat, type Scene, type Told } from '../../../table/timeline/scene';
import { say } from '../../../i18n/messages.svelte';
import { FIELDS, positionOf, SIDES, type Field, type Position } from '../view';
import { armed, besieged, served, sheathed, shownAs, walkedOut } from './between';
import Moment from './Moment.svelte';
import { plansIn, takenIn, tells } from './told';

const HUSH = 600;
const WALK = { each: 420, all: 1500 }; // ms for a seat, and for all of them at most
const DRAW = { each: 170, all: 600 };
const HOLD = 800;
const SERVE = 450;

const share = ({ each, all }: typeof WALK, count: number): number => Math.min(each, Math.round(all / Math.max(1, count)));

/** Where several players stand, and nobody has made peace. */
const bloody = ({ fields }: Position, after: Position): Field[] =>
  FIELDS.filter(
    (field) =>
      fields[field].vikings.filter(Boolean).length > 1 &&
      after.fields[field].vikings.filter(Boolean).length > 1 &&
      !after.fields[field].peaceful,
  );

const besiegedIn = ({ castles }: Position): number[] =>
  castles.flatMap(({ sieges }, seat) => (SIDES.some((side) => sieges[side].vikings.length) ? [seat] : []));

/** The plans come to light: a hush, vikings walk out seat by seat, swords are drawn plot by plot, and peaceful plots are served last. */
export function reveal({ before, after, story, seat }: Told): Scene | null {
  if (!tells(story, 'revealed')) return null;
  const [plans, taken] = [plansIn(story), takenIn(story)];
  const order = [...plans.filter((each) => each.seat === seat), ...plans.filter((each) => each.seat !== seat)];
  const beats: Beat[] = [{ name: 'hush', lasts: HUSH, sound: 'horn' }];
  let position = sheathed(positionOf(before));
  for (const sent of order) {
    position = walkedOut(position, sent);
    beats.push({ name: `walk ${sent.seat}`, lasts: share(WALK, order.length), view: shownAs(before, position), sound: 'step' });
  }
  const fights = bloody(position, positionOf(after));
  const sieges = besiegedIn(position);
  position = besieged(position);
  for (const field of fights) {
    position = armed(position, field);
    beats.push({ name: `draw ${field}`, lasts: share(DRAW, fights.length), view: shownAs(before, position), sound: 'clash' });
  }
  beats.push({ name: 'hold', lasts: HOLD, view: shownAs(before, position), still: true });
  if (taken.length) beats.push({ name: 'serve', lasts: SERVE, view: shownAs(before, served(position, taken)), sound: 'brick' });
  return {
    kind: 'reveal',
    beats,
    title: () => say('eketorp-scene-revealed'),
    lines: [
      { from: 'hold', said: () => say('eketorp-scene-blood', { count: fights.length }) },
      ...(sieges.length
        ? [
            {
              from: 'hold',
              said: () => say('eketorp-scene-besieged', { count: sieges.length, mine: sieges.includes(seat ?? -1) ? 'yes' : 'no' }),
            },
          ]
        : []),
      { from: 'serve', said: () => say('eketorp-scene-served') },
    ],
    drawing: drawnBy(Moment, { said: () => say('eketorp-scene-plans'), upTo: 'hush' }),
  };
}
