import { say } from '../../../i18n/messages.svelte';
import { seatSaid } from '../../../table/seats/names';
import type { Session } from '../../../table/session.svelte';
import { drawnBy, signedBy, type Scene, type SceneLine, type Told } from '../../../table/timeline/scene';
import BrickSign from '../art/BrickSign.svelte';
import { placeOf } from '../tray/stakes';
import { bricksSaid } from '../tray/wording';
import { positionOf, type Brick, type Position } from '../view';
import { plundered, shownAs } from './between';
import type { Light } from './light';
import Moment from './Moment.svelte';
import { bricksIn, tells } from './told';

/** Why a besieger who has broken in has nothing to carry off. */
function whyNothing({ castles, fight }: Position, seat: number): string {
  const tops = (fight?.walls ?? []).filter((wall) => castles[seat]?.walls[wall]?.length).length;
  return tops ? say('eketorp-scene-loot-dear', { count: tops, difference: fight?.difference ?? 0 }) : say('eketorp-scene-loot-empty');
}

/** Bricks fall off a castle's walls, and its besieger carries one of them away. */
export function plunder({ story, before, after, seat }: Told): Scene | null {
  const gone = tells(story, 'plundered');
  const nothing = tells(story, 'no-plunder');
  const { fight } = positionOf(before);
  const at = fight && placeOf(fight.place);
  if ((!gone && !nothing) || !fight || at?.kind !== 'siege') return null;
  const booty = (tells(story, 'booty')?.params['brick'] as Brick | undefined) ?? null;
  const position = plundered(positionOf(before), positionOf(after), at, booty);
  const mine = fight.attacker === seat;
  const near = mine || at.castle === seat;
  const who = seatSaid(fight.attacker);
  const said = ({ names }: Session): string => {
    if (!gone) return say('eketorp-scene-no-plunder', { who }, names);
    if (booty) return say('eketorp-scene-booty', { who, brick: booty }, names);
    return say('eketorp-scene-torn-down', { who, bricks: bricksSaid(bricksIn(gone.params['bricks'])) }, names);
  };
  const sign = booty ? signedBy(BrickSign, { brick: booty, width: 46 }) : undefined;
  const lines: SceneLine[] = [{ from: 'fall', said, sign }];
  if (nothing && mine && fight.loots?.length === 1) lines.push({ from: 'fall', said: () => whyNothing(positionOf(before), at.castle) });
  const light: Light = mine ? 'gold' : at.castle === seat ? 'ember' : 'plain';
  return {
    kind: 'plunder',
    goesOn: true,
    beats: [
      { name: 'come', lasts: mine ? 0 : near ? 500 : 200 },
      { name: 'fall', lasts: 650, view: shownAs(before, position), ...(gone ? { sound: 'brick' } : {}) },
      { name: 'word', lasts: near ? 900 : 600, still: true },
      { name: 'back', lasts: near ? 300 : 0 },
    ],
    title: ({ names }) => say('eketorp-scene-plunder', { who, rival: seatSaid(at.castle) }, names),
    lines,
    drawing: drawnBy(Moment, { said, from: 'fall', upTo: 'word', light, castle: near ? null : at.castle }),
  };
}
