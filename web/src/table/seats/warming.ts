import { say } from '../../i18n/messages.svelte';
import { warms, warmingSaid } from '../../i18n/warming';
import type { Session } from '../session.svelte';

/** Why one of those for whom the table waits takes so long: its bot is still getting ready. */
export function warmingAt(session: Session, waiting: number[]): string {
  const level = waiting.map((seat) => session.shownTable.seats[seat]?.level).find(warms);
  return level ? warmingSaid('web-bot-warming', { bot: say(`bot-${level}`) }) : '';
}
