import type { GameName, Level } from '../../api/games';
import { offers } from '../../api/offers.svelte';
import { given } from '../../given';
import type { SeatRequest } from './begin';

/** With whom a game is played at once: the seats in all, and the level of the bots in them. */
export type Company = { seats: number; level: string };

const STORE = 'meadhall.company';

function kept(): Record<string, Company> {
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Company> | null) ?? {};
  } catch {
    return {};
  }
}

/** What was chosen last for each game, in this browser. */
class Companies {
  private chosen = $state.raw(kept());

  of(game: GameName): Company | null {
    const offer = offers.of(game);
    if (!offer) return null;
    const usual = { seats: offer.usualSeats, level: offer.usualLevel };
    const last = this.chosen[game];
    return last && offer.seats.includes(last.seats) && offer.levels.includes(last.level as Level) ? last : usual;
  }

  keep(game: GameName, change: Partial<Company>): void {
    this.chosen = { ...this.chosen, [game]: { ...given(this.of(game)), ...change } };
    localStorage.setItem(STORE, JSON.stringify(this.chosen));
  }
}

export const companies = new Companies();

/** The others at the table. */
export const botsOf = ({ seats, level }: Company): SeatRequest[] =>
  Array<SeatRequest>(seats - 1).fill({ who: 'bot', level: level as SeatRequest['level'] });
