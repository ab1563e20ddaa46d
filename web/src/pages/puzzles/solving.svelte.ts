import { api, by, insist, type Schemas } from '../../api/ask';
import type { Session } from '../../table/session.svelte';
import type { Move } from '../../table/trials.svelte';

export type Verdict = Schemas['PuzzleVerdict'];

const PATIENCE = 20_000; // ms a try is sent again and again
export const MOST = 3; // wrong tries, after which the answer can be shown

/** Keeps every move from being made and asks whether it is the best one; parts of a whole move are made. */
export class Solving {
  /** What was tried and is not the best. */
  wrong = $state.raw<Verdict[]>([]);
  /** The best move was found, or shown. */
  end = $state.raw<Verdict | null>(null);
  asking = $state(false);
  private parts = 0; // of a whole move that are made

  constructor(
    private readonly session: Session,
    private readonly solved: (tries: number) => void,
  ) {
    session.allows = (move) => this.allows(move);
    session.unaided = true;
  }

  get found(): boolean {
    return this.end?.verdict === 'right';
  }

  private async allows(move: Move): Promise<boolean> {
    if (this.end || this.asking) return false;
    const verdict = await this.ask(move);
    if (verdict?.verdict === 'on') this.parts++;
    if (verdict?.verdict === 'right') {
      this.end = verdict;
      this.solved(this.wrong.length + 1);
    }
    if (verdict?.verdict === 'wrong') {
      this.wrong = [...this.wrong, verdict];
      await this.takeBack();
    }
    return verdict?.verdict === 'on';
  }

  async show(): Promise<void> {
    await this.takeBack();
    this.end = await this.ask(null);
  }

  /** Undoes the parts that were made, so that the next try begins anew. */
  private async takeBack(): Promise<void> {
    while (this.parts > 0 && (await this.session.undo())) this.parts--;
  }

  private async ask(move: Move | null): Promise<Verdict | null> {
    const { session } = this;
    const asked = { params: { path: { table: session.id, seat: session.ownSeat } }, body: { move }, ...by(session.secret) };
    this.asking = true;
    const verdict = await session.attempt(() => insist(() => api.POST('/api/tables/{table}/seats/{seat}/puzzle', asked), PATIENCE));
    this.asking = false;
    return verdict;
  }
}
