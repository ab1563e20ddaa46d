import type { Spot } from '../../../table/tray/offers';

/** What I had taken up, for as long as the same question is open: it is there again after a trial. */
export const kept: { decision: number; taken: Spot | null; launching: number | null; way: string | null } = {
  decision: -1,
  taken: null,
  launching: null,
  way: null,
};
