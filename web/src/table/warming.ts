import { warms, warmingSaid } from '../words/warming';
import { say } from '../words/words.svelte';
import type { Session } from './session.svelte';

/** Why one of those for whom the table waits takes so long: its bot is still getting ready. */
export function warmingAt(session: Session, waiting: number[]): string {
  const level = waiting.map((seat) => session.table!.seats[seat]?.level).find(warms);
  return level ? warmingSaid('web-bot-warming', { bot: say(`bot-${level}`) }) : '';
}
