import { api, by, look, type Phrase } from '../../../api/ask';
import { described } from '../../../api/games';
import type { Session } from '../../../table/session.svelte';

const AGAIN = 1500; // ms after which an answer that did not come is asked for again

/** What the server says of the question that is open, asked for only where it is shown. */
export class Spoken {
  private says = $state.raw<{ decision: number; of: ReadonlyMap<string, Phrase> }>({ decision: -1, of: new Map() });
  private reasons = $state.raw<{ decision: number; of: ReadonlyMap<string, string> }>({ decision: -1, of: new Map() });
  private lacks = $state.raw(new Map<string, Phrase>());
  private alike = $state.raw(new Map<string, Phrase>()); // by the reason

  constructor(readonly session: Session) {}

  private get decision(): number {
    return this.session.view?.decision ?? -1;
  }

  /** Where it is asked, and by whom. */
  private get own() {
    const { id, ownSeat, shownTrack } = this.session;
    return { params: { path: { table: id, seat: ownSeat } }, ...by(shownTrack.secret) };
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
      const moves = await look(() => api.GET('/api/tables/{table}/seats/{seat}/moves', this.own));
      this.says = { decision, of: new Map(moves.map((move) => [move.text, move.says])) };
    });
  }

  /** Why each other move is not possible. */
  listReasons(): (() => void) | void {
    const decision = this.decision;
    if (!this.session.mayAct || this.reasons.decision === decision) return;
    return this.until(async () => {
      const [{ reasons, alike, lacks }, { actions }] = await Promise.all([
        look(() => api.GET('/api/tables/{table}/seats/{seat}/reasons', this.own)),
        described('shipwrights'),
      ]);
      const texts = new Map(actions.map((action) => [action.code, action.text]));
      this.reasons = {
        decision,
        of: new Map(Object.entries(reasons).flatMap(([reason, codes]) => codes.map((code) => [texts.get(code) ?? '', reason]))),
      };
      this.alike = new Map(Object.entries(alike ?? {}));
      this.lacks = new Map(Object.entries(lacks ?? {}).map(([code, lack]) => [texts.get(Number(code)) ?? '', lack]));
    });
  }

  /** Whether the moves that are open now are known in words. */
  get knows(): boolean {
    return this.says.decision === this.decision;
  }

  phrase(text: string): Phrase | null {
    return (this.knows && this.says.of.get(text)) || null;
  }

  lack(text: string): Phrase | null {
    return (this.reasons.decision === this.decision && (this.lacks.get(text) ?? this.alike.get(this.reason(text)))) || null;
  }

  reason(text: string): string {
    return (this.reasons.decision === this.decision && this.reasons.of.get(text)) || '';
  }
}
