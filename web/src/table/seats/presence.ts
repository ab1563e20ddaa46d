import type { Presence } from '../../api/stream';
import { say } from '../../i18n/messages.svelte';
import type { Session } from '../session.svelte';

const SAID: Record<Presence, string> = { here: 'talk-here', reconnecting: 'talk-reconnecting', away: 'talk-away', bot: 'talk-bot' };

/** How somebody is, in a word; empty where there is nothing to say. */
export function presenceSaid(session: Session, seat: number): string {
  const presence = session.presenceOf(seat);
  return presence ? say(SAID[presence]) : '';
}
