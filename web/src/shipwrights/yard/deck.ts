import { described } from '../../api/games';

/** A row of the card tables: costs, skills, points, steps, and what it does in the tables' own short language. */
export type Row = Record<string, string>;

/** The card tables, by id and by place in their table. */
class Deck {
  private ids = new Map<string, Row>();
  private tables = new Map<string, Row[]>();

  async open(): Promise<void> {
    if (this.ids.size) return;
    for (const row of (await described('shipwrights')).cards) {
      this.ids.set(row['id']!, row);
      this.tables.set(row['table']!, [...(this.tables.get(row['table']!) ?? []), row]);
    }
  }

  /** A village card is named by kind and place, whatever its table calls it; Eikja and labourer by their side. */
  village(design: string): Row {
    const [kind, side] = design.split(' ');
    if (kind! in BESIDE) return { ...this.starting(kind!).find((row) => row['side'] === side), table: BESIDE[kind!]! };
    return this.at(TABLE_OF[design.slice(0, 2)] ?? '', Number(design.slice(2))) ?? {};
  }

  /** Counted from 1. */
  at(table: string, place: number): Row | undefined {
    return this.tables.get(table)?.[place - 1];
  }

  of(id: string): Row | undefined {
    return this.ids.get(id);
  }

  starting(kind: string): Row[] {
    return this.tables.get('starting')?.filter((row) => row['kind'] === kind) ?? [];
  }

  hero(track: string): Row | undefined {
    return this.tables.get('heroes')?.find((row) => row['track'] === (track === 'common' ? 'none' : track));
  }
}

const TABLE_OF: Record<string, string> = { SH: 'ships', BU: 'buildings', CR: 'craftsmen', TF: 'townsfolk', JA: 'jarls' };

/** What everybody begins with is drawn like these: "eikja base", "labourer upgraded". */
const BESIDE: Record<string, string> = { eikja: 'ships', labourer: 'craftsmen' };

export const deck = new Deck();
export const number = (row: Row | undefined, column: string): number => Number(row?.[column] ?? 0);
