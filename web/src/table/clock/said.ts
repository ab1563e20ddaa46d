import type { Schemas } from '../../api/ask';
import { say, words } from '../../i18n/messages.svelte';

type Clock = Omit<Schemas['ClockInfo'], 'out'>;
const OUT = { bot: 'clock-then-bot', waits: 'clock-then-waits' };

/** What a clock gives, in words: "45 seconds a decision, 5 minutes spare". */
export function clockSaid(clock: Clock | null): string {
  if (!clock) return say('clock-none-explain');
  const [time, spare, increment] = [words.duration(clock.seconds), words.duration(clock.spare), words.duration(clock.increment)];
  if (clock.kind === 'gentle') return say('clock-gentle-explain', { time });
  if (!clock.spare) return say('clock-decision', { time });
  if (!clock.seconds) return clock.increment ? say('clock-game-more', { spare, increment }) : say('clock-game', { spare });
  return say('clock-decision-spare', { time, spare });
}

/** The same, and what happens when it runs out. */
export function clockFacts(clock: Schemas['ClockInfo']): string {
  return clock.kind === 'real' ? `${clockSaid(clock)} · ${say(OUT[clock.out])}` : clockSaid(clock);
}
