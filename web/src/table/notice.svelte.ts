import { settings } from '../look/settings.svelte';
import { say } from '../words/words.svelte';
import { nameOf } from './names';
import type { Session } from './session.svelte';

let audio: AudioContext | null = null;

/** Two soft notes, a fifth apart. */
export function softNote(): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [pitch, after] of [[392, 0], [587.3, 0.14]] as const) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, now + after);
    loud.gain.linearRampToValueAtTime(0.09, now + after + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, now + after + 0.6);
    tone.connect(loud).connect(audio.destination);
    tone.start(now + after);
    tone.stop(now + after + 0.65);
  }
}

function calls(session: Session): void {
  if (settings.sound) softNote();
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const body = say('web-turn-body', { game: say(session.table!.game) });
  const shown = new Notification(say('web-turn'), { body, tag: session.id, icon: './icon.svg' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Tells by title, and if wished by sound and notification, that the table waits for somebody here. */
export function noticeTurns(session: () => Session): void {
  const first = $derived(session().awaited[0] ?? null);
  let before: number | null = null;
  $effect(() => {
    if (first !== null && before === null) calls(session());
    before = first;
  });
  $effect(() => {
    const { table, mine } = session();
    if (first !== null) document.title = mine.length > 1 ? say('web-title-turn-of', { who: nameOf(table!, first) }) : say('web-title-turn');
    else document.title = say(table?.status === 'over' ? 'web-title-over' : 'web-title');
  });
  $effect(() => () => (document.title = say('web-title')));
}
