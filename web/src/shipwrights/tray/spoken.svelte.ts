import { ask, type Phrase, type Schemas } from '../../api/ask';
import { described } from '../../api/games';
import type { Session } from '../../table/session.svelte';

const AGAIN = 1500; // ms after which an answer that did not come is asked for again

/** What the server says of the question that is open, asked for only where it is shown. */
export class Spoken {
  private says = $state.raw<{ decision: number; of: ReadonlyMap<string, Phrase> }>({ decision: -1, of: new Map() });
  private reasons = $state.raw<{ decision: number; of: ReadonlyMap<string, string> }>({ decision: -1, of: new Map() });

  constructor(readonly session: Session) {}

  private get decision(): number {
    return this.session.view?.decision ?? -1;
  }

  private fetch<T>(what: string): Promise<T> {
    const { id, seat, track } = this.session;
    return ask<T>('GET', `/tables/${id}/seats/${seat}/${what}`, { secret: track!.secret });
  }

  /** Asks until it is known, or not wanted any more. Returns how to give up; for an effect. */
  private until(load: () => Promise<void>): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const attempt = (): void => void load().catch(() => wanted && (timer = setTimeout(attempt, AGAIN)));
    attempt();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }

  /** Every legal move in words. */
  listMoves(): (() => void) | void {
    const decision = this.decision;
    if (!this.session.mayAct || this.says.decision === decision) return;
    return this.until(async () => {
      const moves = await this.fetch<Schemas['MoveInfo'][]>('moves');
      this.says = { decision, of: new Map(moves.map((move) => [move.text, move.says as Phrase])) };
    });
  }

  /** Why each other move is not possible. */
  listReasons(): (() => void) | void {
    const decision = this.decision;
    if (!this.session.mayAct || this.reasons.decision === decision) return;
    return this.until(async () => {
      const [{ reasons }, { actions }] = await Promise.all([this.fetch<Schemas['Reasons']>('reasons'), described('shipwrights')]);
      const texts = new Map(actions.map((action) => [action.code, action.text]));
      this.reasons = { decision, of: new Map(Object.entries(reasons).flatMap(([reason, codes]) => codes.map((code) => [texts.get(code) ?? '', reason]))) };
    });
  }

  /** Whether the moves that are open now are known in words. */
  get knows(): boolean {
    return this.says.decision === this.decision;
  }

  phrase(text: string): Phrase | null {
    return (this.knows && this.says.of.get(text)) || null;
  }

  reason(text: string): string {
    return (this.reasons.decision === this.decision && this.reasons.of.get(text)) || '';
  }
}
