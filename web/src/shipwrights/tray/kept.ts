import type { Spot } from '../../table/offers';
import type { Way } from './sheet';

/** What I had taken up, for as long as the same question is open: it is there again after a trial. */
export const kept: { decision: number; taken: Spot | null; launching: number | null; way: Way | null } = { decision: -1, taken: null, launching: null, way: null };
