import type { Schemas } from '../../api/ask';

export type ClockRequest = Required<Schemas['ClockRequest']>;
export type ClockKind = 'none' | 'gentle' | 'live' | 'days';
export type Out = ClockRequest['out'];

const real = (seconds: number, spare = 0, increment = 0): ClockRequest => ({ kind: 'real', seconds, spare, increment, out: 'bot' });
const DAY = 86_400;

/** The clocks that are offered; the first of each kind is the usual one. */
export const CLOCKS: Record<ClockKind, ClockRequest[]> = {
  none: [],
  gentle: [{ ...real(120), kind: 'gentle' }],
  live: [real(45, 300), real(60), real(180), real(0, 1200, 15), real(0, 2400, 30)],
  days: [real(DAY), real(3 * DAY), real(7 * DAY)],
};
export const KINDS = Object.keys(CLOCKS) as ClockKind[];
