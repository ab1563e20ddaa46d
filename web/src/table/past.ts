import { api, by, look, type Schemas } from '../api/ask';
import type { Story, View } from '../api/stream';
import { given } from '../given';

type Step = Schemas['Step'];
/** What all seats know, put into one view, as a seat looks at the table. */
export type Opened = (views: View[], seat: number) => View;
export const CHUNK = 50; // steps in one answer of the server
const AROUND = 20; // steps fetched before and after the one that is wanted
const AROUND_OPEN = 4; // the same with the views of all seats

/** Whose steps they are: `past` are another seat's, which are open to all after the end; `opened` ones show everybody's hands. */
export type Eyes = { table: string; seat: number | null; secret: string; past: boolean; opened: Opened | null };

/** The steps of a viewer, as far as they have come; the others are fetched. */
export class Past {
  private steps = new Map<number, Step>();

  constructor(private readonly eyes: Eyes) {}

  keep(step: number, view: View): void {
    this.steps.set(step, { step, view, story: [] });
  }

  known(step: number): View | null {
    return this.steps.get(step)?.view ?? null;
  }

  /** A step, fetched with its neighbours. */
  async find(step: number, last: number): Promise<View> {
    const known = this.known(step);
    if (known) return known;
    const around = this.eyes.opened ? AROUND_OPEN : AROUND;
    let [first, end] = [step, step];
    while (first > 0 && step - first < around && !this.steps.has(first - 1)) first--;
    while (end < last && end - step < around && !this.steps.has(end + 1)) end++;
    await this.fetch(first, end - first + 1);
    return given(this.known(step));
  }

  async fetch(first: number, count: number): Promise<Schemas['Replay']> {
    const found = await this.replay(first, count);
    const shown = found.shown.map((each) => this.openedUp(each));
    for (const each of shown) this.steps.set(each.step, each);
    return { steps: found.steps, shown };
  }

  /** The steps of the table, as spectators saw them or after the end a seat, or of this seat. */
  private replay(first: number, count: number): Promise<Schemas['Replay'] | Schemas['OpenReplay']> {
    const { table, seat, past, opened, secret } = this.eyes;
    if (seat !== null && !past) {
      const params = { path: { table, seat }, query: { first, count } };
      return look(() => api.GET('/api/tables/{table}/seats/{seat}/replay', { params, ...by(secret) }));
    }
    const query = { first, count, ...(past ? { seat, everything: !!opened } : {}) };
    return look(() => api.GET('/api/tables/{table}/replay', { params: { path: { table }, query }, ...by(secret) }));
  }

  private openedUp(step: Step | Schemas['OpenStep']): Step {
    return 'views' in step ? { ...step, view: given(this.eyes.opened)(step.views, given(this.eyes.seat)) } : step;
  }

  /** What the saga tells of the steps after one. */
  async stories(after: number): Promise<Story[]> {
    const { table, seat, secret } = this.eyes;
    const [query, own] = [{ after, count: CHUNK }, by(secret)];
    const { story } = await (seat === null
      ? look(() => api.GET('/api/tables/{table}/story', { params: { path: { table }, query }, ...own }))
      : look(() => api.GET('/api/tables/{table}/seats/{seat}/story', { params: { path: { table, seat }, query }, ...own })));
    return story;
  }
}
