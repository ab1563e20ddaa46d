import { say } from '../../../i18n/messages.svelte';
import { seatSaid } from '../../../table/seats/names';
import { drawnBy, type Beat, type Scene, type Scenes, type Told } from '../../../table/timeline/scene';
import { intervalBefore } from '../tray/between';
import { positionOf } from '../view';
import { nameSaid } from '../yard/wording';
import Interval from './Interval.svelte';
import LaunchScene from './Launch.svelte';
import { arrivalsIn, launchedIn, prizesIn, raidsIn, toldOf } from './moments';
import Prizes from './Prizes.svelte';

/** A ship slides into the fjord; what it brings flies to the tracks and the score. */
function launch(told: Told): Scene | null {
  const [launched] = launchedIn(told);
  if (!launched) return null;
  const { seat, row } = launched;
  const mine = seat === told.seat;
  return {
    kind: 'launch',
    beats: mine
      ? [
          { name: 'slide', lasts: 430 },
          { name: 'splash', lasts: 270, sound: 'splash', still: true },
          {
            name: 'fly',
            lasts: 470,
            sound: 'coin',
            view: told.after,
            told: true,
          },
        ]
      : [
          { name: 'slide', lasts: 320 },
          {
            name: 'splash',
            lasts: 620,
            sound: 'splash',
            still: true,
            view: told.after,
            told: true,
          },
        ],
    title: ({ names }) => say('shipwrights-scene-launch', { who: seatSaid(seat), ship: nameSaid(row) }, names),
    drawing: drawnBy(LaunchScene, { launched, mine }),
  };
}

/** A step and those that follow it at once with more of the same. */
function runOf(told: Told, ahead: Told[], finds: (told: Told) => unknown[]): Told[] {
  const end = ahead.findIndex((each) => !finds(each).length);
  return [told, ...ahead.slice(0, end < 0 ? ahead.length : end)];
}

/** Cards that the tracks have won turn over, all at once. */
function milestone(told: Told, ahead: Told[]): Scene | null {
  if (!prizesIn(told).length) return null;
  const run = runOf(told, ahead, prizesIn);
  const [prizes, last] = [run.flatMap(prizesIn), run.at(-1) ?? told];
  return {
    kind: 'milestone',
    until: last.step,
    beats: [
      { name: 'back', lasts: 260, sound: 'card' },
      { name: 'turn', lasts: 340, sound: 'flip' },
      { name: 'open', lasts: 500, still: true, view: last.after, told: true },
    ],
    title: () => say('shipwrights-scene-milestone'),
    lines: prizes.map(({ phrase }) => ({ from: 'open', said: ({ names }) => say(phrase, {}, names) })),
    drawing: drawnBy(Prizes, { prizes, raided: false }),
  };
}

function raid(told: Told): Scene | null {
  const prizes = raidsIn(told);
  if (!prizes.length) return null;
  return {
    kind: 'raid',
    beats: [
      { name: 'back', lasts: 200, sound: 'clash' },
      { name: 'turn', lasts: 800, still: true, view: told.after, told: true },
    ],
    title: () => say('shipwrights-scene-raid'),
    lines: prizes.map(({ phrase }) => ({ from: 'turn', said: ({ names }) => say(phrase, {}, names) })),
    drawing: drawnBy(Prizes, { prizes, raided: true }),
  };
}

/** Between two rounds: what everybody earns, heroes that come, and the new market. */
function interval(told: Told): Scene | null {
  const position = positionOf(told.after);
  const arrivals = arrivalsIn(told);
  const earned = intervalBefore([{ step: told.step, story: told.story }], told.step, position.round)?.earned ?? [];
  const market = toldOf(told, 'round').length > 0 && position.round > 1;
  const beats: Beat[] = [
    ...(earned.length ? [{ name: 'income', lasts: 1180, sound: 'coin', still: true } as const] : []),
    ...(arrivals.length
      ? [
          {
            name: 'heroes',
            lasts: 1190,
            sound: 'horn',
            still: true,
            view: told.after,
          } as const,
        ]
      : []),
    ...(market
      ? [
          {
            name: 'market',
            lasts: 1000,
            sound: 'flip',
            still: true,
            view: told.after,
            told: true,
          } as const,
        ]
      : []),
  ];
  if (!beats.length) return null;
  return {
    kind: 'interval',
    beats,
    title: () =>
      say(market ? 'shipwrights-scene-market' : 'shipwrights-scene-interval', {
        round: position.round,
      }),
    drawing: drawnBy(Interval, { earned, arrivals, position }),
  };
}

/** The moments of Shipwrights that are worth a look. */
export const scenes: Scenes = (told, ahead) => launch(told) ?? milestone(told, ahead) ?? raid(told) ?? interval(told);
