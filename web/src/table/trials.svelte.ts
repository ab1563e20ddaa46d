import { api, insist, look, MOMENT, Refused, Unreachable, type Schemas } from '../api/ask';
import type { Session } from './session.svelte';

export type Move = Schemas['WhyRequest']['move'];
type Trial = Schemas['Trial'] & { move: Move; told: Schemas['Said'][] | 'coming' | 'failed' };

/** A move that is tried out: what it would come to. It is made by `keep`, or never. */
export class Trials {
  private tried = $state.raw<Trial | null>(null);
  private asked = 0; // of the latest question; an answer to another one comes too late

  constructor(private session: Session) {}

  /** The move that is being tried out, as long as it answers the question that is open. */
  get now(): Trial | null {
    const { track } = this.session;
    return track?.live && this.tried?.decision === track.view?.decision ? this.tried : null;
  }

  /** What the move does; what it may come to is told a moment later. */
  async begin(move: Move): Promise<void> {
    const asked = ++this.asked;
    const { session } = this;
    const found = await session.attempt(() =>
      insist(() => api.POST('/api/tables/{table}/seats/{seat}/try', { ...session.asking, body: { move } }), MOMENT),
    );
    if (asked !== this.asked) return;
    const trial: Trial | null = found && { move, ...found, told: found.prospects ? 'coming' : [] };
    this.tried = trial;
    if (!trial?.prospects) return;
    const told = await this.foresee(move);
    if (asked === this.asked) this.tried = { ...trial, told };
  }

  private async foresee(move: Move): Promise<Trial['told']> {
    try {
      return (await look(() => api.POST('/api/tables/{table}/seats/{seat}/prospects', { ...this.session.asking, body: { move } }))).told;
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      return 'failed';
    }
  }

  drop(): void {
    this.asked++;
    this.tried = null;
  }

  async keep(): Promise<void> {
    const move = this.now?.move;
    this.drop();
    if (move !== undefined) await this.session.play(move);
  }
}
