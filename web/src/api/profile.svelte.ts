import type { Colour } from '../look/seats';
import { by } from './ask';

/** The profile that this browser holds: its secret, and what the head of every page shows of it. */
export type Held = { secret: string; name: string; colour: Colour; games: number; won: number; synced: string };

const STORE = 'meadhall.profile';
const isHeld = (found: Partial<Held> | null): found is Held => typeof found?.secret === 'string' && typeof found.name === 'string';

function kept(): Held | null {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? 'null') as Partial<Held> | null;
    return isHeld(found) ? found : null;
  } catch {
    return null;
  }
}

class Me {
  held = $state.raw<Held | null>(kept());
  revoked = $state(false); // since this page was loaded

  keep(held: Held): void {
    localStorage.setItem(STORE, JSON.stringify(held));
    this.held = held;
  }

  forget(revoked = false): void {
    localStorage.removeItem(STORE);
    this.held = null;
    this.revoked = revoked;
  }
}

export const me = new Me();

/** The secrets with which something is asked, and that of the profile, if there is one: what is got is its own. */
export function withMe(...secrets: string[]): { headers: Record<string, string> } {
  const all = me.held ? [...secrets, me.held.secret] : secrets;
  return all.length ? by(...all) : { headers: {} };
}
