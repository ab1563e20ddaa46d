import { gameSaid } from '../../i18n/games';
import { say } from '../../i18n/messages.svelte';
import { settings } from '../../look/settings.svelte';
import { sounds } from '../../sound/sounds.svelte';
import { nameOf } from '../seats/names';
import type { Session } from '../session.svelte';

function calls(session: Session): void {
  sounds.play('turn', settings.notify);
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const body = say('web-turn-body', { game: gameSaid(session.shownTable.game) });
  const shown = new Notification(say('web-turn'), { body, tag: session.id, icon: './icon.svg' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Tells by title, and if wished by sound and notification, that the table waits for somebody here. */
export function noticeTurns(session: () => Session): void {
  const first = $derived(session().track?.behind ? null : (session().awaited[0] ?? null));
  let before: number | null = null;
  $effect(() => {
    if (first !== null && before === null) calls(session());
    before = first;
  });
  const nudged = $derived(first !== null && session().table?.clock?.kind === 'gentle' && session().times.isPast(first));
  $effect(() => {
    if (nudged) calls(session());
  });
  $effect(() => {
    const { table, mine } = session();
    if (first !== null && table)
      document.title = mine.length > 1 ? say('web-title-turn-of', { who: nameOf(table, first) }) : say('web-title-turn');
    else document.title = say(table?.status === 'over' && session().over ? 'web-title-over' : 'web-title');
  });
  $effect(() => () => (document.title = say('web-title')));
}
