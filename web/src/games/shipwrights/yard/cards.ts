import { api, by, look, type Schemas } from '../../../api/ask';

/** A card: the columns of its table, and what it takes and does, in parts. */
export type Row = Schemas['CardInfo'];

/** The cards of the table that is shown, by id and by place in their table. */
class Cards {
  private table = '';
  private ids = new Map<string, Row>();
  private tables = new Map<string, Row[]>();

  /** Takes the cards of a table, which may be its own or older ones. */
  async open(table: string, secret: string): Promise<void> {
    if (this.table === table) return;
    const { cards: rows } = await look(() => api.GET('/api/tables/{table}/cards', { params: { path: { table } }, ...by(secret) }));
    this.table = table;
    this.ids = new Map(rows.map((row) => [row.id, row]));
    this.tables = new Map();
    for (const row of rows) this.tables.set(row.table, [...(this.tables.get(row.table) ?? []), row]);
  }

  /** A village card is named by kind and place, whatever its table calls it; Eikja and labourer by their side. */
  village(design: string): Row {
    const [kind = '', side] = design.split(' ');
    const beside = BESIDE[kind];
    const row = beside
      ? this.starting(kind).find((each) => each.values['side'] === side)
      : this.at(TABLE_OF[design.slice(0, 2)] ?? '', Number(design.slice(2)));
    return { ...(row ?? NONE), ...(beside && { table: beside }) };
  }

  /** All village cards of this table, each design once. */
  designs(): string[] {
    return Object.entries(TABLE_OF).flatMap(([kind, table]) =>
      (this.tables.get(table) ?? []).map((_, at) => `${kind}${String(at + 1).padStart(2, '0')}`),
    );
  }

  /** Counted from 1. */
  at(table: string, place: number): Row | undefined {
    return this.tables.get(table)?.[place - 1];
  }

  of(id: string): Row | undefined {
    return this.ids.get(id);
  }

  starting(kind: string): Row[] {
    return this.tables.get('starting')?.filter((row) => row.values['kind'] === kind) ?? [];
  }

  hero(track: string): Row | undefined {
    return this.tables.get('heroes')?.find((row) => row.values['track'] === (track === 'common' ? 'none' : track));
  }
}

const NONE: Row = { table: '', id: '', values: {}, effects: {} };
const TABLE_OF: Record<string, string> = { SH: 'ships', BU: 'buildings', CR: 'craftsmen', TF: 'townsfolk', JA: 'jarls' };

/** What everybody begins with is drawn like these: "eikja base", "labourer upgraded". */
const BESIDE: Record<string, string> = { eikja: 'ships', labourer: 'craftsmen' };

export const cards = new Cards();
export const number = (row: Row | undefined, column: string): number => Number(row?.values[column] ?? 0);
