import { ask, type Phrase, type Schemas } from '../../api/ask';
import { described } from '../../api/games';
import type { Session } from '../../table/session.svelte';

/** What the server says of the question that is open: each legal move in words, and why the others are not. */
export class Spoken {
  decision = $state(-1);
  private says = $state.raw<ReadonlyMap<string, Phrase>>(new Map());
  private reasons = $state.raw<ReadonlyMap<string, string>>(new Map());
  private wanted = '';

  constructor(readonly session: Session) {}

  async open(decision: number): Promise<void> {
    const { id, seat, track } = this.session;
    if (this.wanted === `${seat} ${decision}` || seat === null) return;
    this.wanted = `${seat} ${decision}`;
    const path = `/tables/${id}/seats/${seat}`;
    const asked = { secret: track!.secret };
    const found = await this.session.attempt(() =>
      Promise.all([ask<Schemas['MoveInfo'][]>('GET', `${path}/moves`, asked), ask<Schemas['Reasons']>('GET', `${path}/reasons`, asked), described('shipwrights')]),
    );
    if (this.wanted !== `${seat} ${decision}`) return;
    if (!found) return void (this.wanted = '');
    const [moves, { reasons }, { actions }] = found;
    const texts = new Map(actions.map((action) => [action.code, action.text]));
    this.says = new Map(moves.map((move) => [move.text, move.says as Phrase]));
    this.reasons = new Map(Object.entries(reasons).flatMap(([reason, codes]) => codes.map((code) => [texts.get(code) ?? '', reason])));
    this.decision = decision;
  }

  phrase(text: string): Phrase | null {
    return this.says.get(text) ?? null;
  }

  reason(text: string): string {
    return this.reasons.get(text) ?? '';
  }
}
