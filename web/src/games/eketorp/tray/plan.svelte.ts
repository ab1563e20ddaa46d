import type { Spot } from '../../../table/tray/offers';

/** My vikings as I mean to send them, before anybody knows: kept by the tab, so that a reload forgets nothing. */
export class Plan {
  sent = $state.raw<ReadonlyMap<Spot, number>>(new Map());

  constructor(
    private readonly store: string,
    readonly home: number,
  ) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(store) ?? '[]') as [Spot, number][];
      const count = kept.reduce((sum, [, sent]) => sum + sent, 0);
      if (count <= home) this.sent = new Map(kept);
    } catch {
      // what cannot be read is no plan
    }
  }

  get left(): number {
    return this.home - [...this.sent.values()].reduce((sum, sent) => sum + sent, 0);
  }

  at(spot: Spot): number {
    return this.sent.get(spot) ?? 0;
  }

  send(spot: Spot): void {
    if (this.left > 0) this.change(spot, this.at(spot) + 1);
  }

  callBack(spot: Spot): void {
    if (this.at(spot) > 0) this.change(spot, this.at(spot) - 1);
  }

  /** The place that somebody was sent to last. */
  get last(): Spot | null {
    return [...this.sent.keys()].at(-1) ?? null;
  }

  clear(): void {
    this.sent = new Map();
    sessionStorage.removeItem(this.store);
  }

  private change(spot: Spot, count: number): void {
    const sent = new Map(this.sent);
    if (count > this.at(spot)) sent.delete(spot); // and comes last
    if (count) sent.set(spot, count);
    else sent.delete(spot);
    this.sent = sent;
    sessionStorage.setItem(this.store, JSON.stringify([...sent]));
  }

  /** As the server takes it: {plan: {A: 1, siege: [[2, 'boat']], home: 3}}. */
  get move(): { plan: Record<string, unknown> } {
    const fields = [...this.sent].filter(([spot]) => spot.startsWith('field ')).map(([spot, count]) => [spot.slice(6), count]);
    const sieges = [...this.sent.keys()].filter((spot) => spot.startsWith('siege ')).map((spot) => spot.split(' ').slice(1));
    const siege = sieges.map(([castle, side]) => [Number(castle), side]);
    return { plan: { ...Object.fromEntries(fields), ...(siege.length ? { siege } : {}), home: this.left } };
  }

  /** The plan with one viking more, as text: what "why not?" asks about. */
  moreAt(spot: Spot): string {
    const counts = new Map(this.sent).set(spot, this.at(spot) + 1);
    const parts = [...counts].map(([each, count]) =>
      each.startsWith('field ') ? each.slice(6) + count : Array(count).fill(each).join(' '),
    );
    return `plan ${parts.join(' ')}`;
  }
}
