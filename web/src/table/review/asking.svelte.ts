import { api, by, look, type Schemas } from '../../api/ask';
import { words } from '../../i18n/messages.svelte';
import type { Session } from '../session.svelte';

export type Reviewed = Schemas['ReviewedGame'];
export type Sight = keyof Reviewed['views'];

const AGAIN = 1500; // ms between two questions how far it has come

/** The review of a seat: asked for until it is made. */
export class Asking {
  review = $state.raw<Reviewed | null>(null);
  stage = $state.raw<{ round: number; rounds: number } | null>(null);
  failed = $state(false);
  private left = false;

  constructor(
    private session: Session,
    readonly seat: number,
  ) {
    void this.ask();
  }

  async ask(): Promise<void> {
    this.failed = false;
    const params = { path: { table: this.session.id }, query: { seat: this.seat } };
    while (!this.left && !this.review) {
      try {
        const answer = await look(() => api.GET('/api/tables/{table}/review', { params, ...by(this.session.secret) }));
        this.review = answer.review ?? null;
        this.stage = answer.round && answer.rounds ? { round: answer.round, rounds: answer.rounds } : null;
      } catch {
        this.failed = true;
        return;
      }
      if (!this.review) await new Promise((done) => setTimeout(done, AGAIN));
    }
  }

  leave(): void {
    this.left = true;
  }
}

export const percent = (share: number): number => Math.round(100 * share);
const sign = (whole: number): string => (whole < 0 ? '−' : whole > 0 ? '+' : '');
/** A change of chances, with its sign. */
export const signed = (share: number): string => `${sign(percent(share))}${Math.abs(percent(share))}`;
/** The same as the language writes percents. */
export const signedSaid = (share: number): string => `${sign(percent(share))}${words.percent(Math.abs(share))}`;
/** A cost: whole percents, or one place after the point where there is less than one. */
export const cost = (share: number): string => words.percent(share, share >= 0.01 ? 0 : 1);
