import { say } from '../../../i18n/messages.svelte';
import { drawnBy, type Scene, type Scenes, type Told } from '../../../table/timeline/scene';
import { roundIn } from '../tray/rounds';
import { build } from './build';
import { duel } from './duel';
import Moment from './Moment.svelte';
import { plunder } from './plunder';
import { reveal } from './reveal';

function round({ story }: Told): Scene | null {
  const found = roundIn(story);
  if (!found || found.round < 2) return null;
  return {
    kind: 'round',
    beats: [{ name: 'begins', lasts: 1300, still: true }],
    title: () => say('eketorp-web-round', { round: found.round }),
    lines: [{ from: 'begins', said: ({ names }) => say('eketorp-web-leader', { who: found.starts }, names) }],
    drawing: drawnBy(Moment, {
      said: () => say('eketorp-web-round', { round: found.round }),
      more: (session) => say('eketorp-web-leader', { who: found.starts }, session.names),
    }),
  };
}

/** The moments of Eketorp: plans that come to light, fights, plunder, walls that grow, and rounds that begin. */
export const scenes: Scenes = (told) => reveal(told) ?? duel(told) ?? plunder(told) ?? build(told) ?? round(told);
