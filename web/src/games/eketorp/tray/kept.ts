import type { Session } from '../../../table/session.svelte';
import type { Brick } from '../view';
import type { Loot } from './loot';

export type Laid = { brick: Brick; wall: number; from: number };
export type Wish = Pick<Loot, 'counts' | 'kept'>;

/** What I had begun, for as long as the same question is open: it is there again after a trial. */
class Kept {
  private question = '';
  private laid: Laid[] = [];
  private wish: Wish | null = null;

  laidAt(session: Session): Laid[] {
    return this.question === nameOf(session) ? this.laid : [];
  }

  wishAt(session: Session): Wish | null {
    return this.question === nameOf(session) ? this.wish : null;
  }

  lay(session: Session, laid: Laid[]): void {
    [this.question, this.laid, this.wish] = [nameOf(session), laid, null];
  }

  wishFor(session: Session, wish: Wish | null): void {
    [this.question, this.laid, this.wish] = [nameOf(session), [], wish];
  }
}

const nameOf = ({ id, seat, track }: Session): string => `${id} ${seat} ${track?.view?.decision}`;

export const kept = new Kept();
