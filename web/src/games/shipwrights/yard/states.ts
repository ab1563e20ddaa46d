import { say } from '../../../i18n/messages.svelte';
import type { Position } from '../view';

/** What a seat is at, as the others see it. */
export function stateSaid(position: Position, seat: number, waits: boolean): string {
  if (position.step === 'draft') return say(position.ready.includes(seat) ? 'shipwrights-yard-chosen' : 'shipwrights-yard-choosing');
  if (position.step === 'actions' || position.step === 'convert')
    return say(position.done.includes(seat) ? 'shipwrights-yard-done' : 'shipwrights-yard-acting');
  return waits ? say('shipwrights-yard-choosing') : '';
}
