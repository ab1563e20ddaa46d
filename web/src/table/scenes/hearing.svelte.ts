import { cued, type Cues } from '../../sound/cues';
import { sounds } from '../../sound/sounds.svelte';
import type { Session } from '../session.svelte';
import type { Track } from '../track.svelte';

/** Lets scenes be heard beat by beat, and steps without one as they are shown. */
export function hearSteps(session: () => Session, cues: () => Cues | undefined): void {
  let [heard, upTo, staged] = [null as Track | null, 0, false];
  $effect(() => {
    const sound = session().scene?.beat.sound;
    if (!sound) return;
    staged = true;
    sounds.play(sound);
  });
  $effect(() => {
    const { track } = session();
    const at = track?.at ?? 0;
    const from = heard === track ? upTo : at;
    [heard, upTo] = [track, at];
    const found = cues();
    const told = staged;
    staged = false;
    if (!track?.following || !found || told || at <= from) return;
    const story = track.saga.filter(({ step }) => step > from && step <= at).flatMap((each) => each.story);
    for (const sound of cued(found, story)) sounds.play(sound);
  });
}

export function hearTheEnd(session: Session): void {
  const winners = session.view?.outcome?.winners ?? [];
  sounds.play(session.mine.some((seat) => winners.includes(seat)) ? 'victory' : 'horn');
}
