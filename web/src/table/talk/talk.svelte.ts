import { api, by, freshId, insist, MOMENT, type Schemas } from '../../api/ask';
import type { People, Presence } from '../../api/stream';
import { settings } from '../../look/settings.svelte';
import type { Session } from '../session.svelte';
import { kept, keepFor } from './kept';

export type Line = Schemas['TalkLine'];
export type Reaction = Schemas['Reacted']['reaction'];
export type Told = Schemas['Talk'];
/** What the panel lists, in the order in which it came. A reaction and a lost connection are of this page only. */
export type Item =
  | ({ kind: 'line'; key: string } & Line)
  | { kind: 'reaction'; key: string; seat: number; reaction: Reaction }
  | { kind: 'lost'; key: string; seat: number; since: number; seconds: number | null };

/** The word that goes with each sign. */
export const REACTION_SAID: Record<Reaction, string> = {
  skal: 'reaction-skal',
  hello: 'reaction-hello',
  laugh: 'reaction-laugh',
  oh: 'reaction-oh',
  hm: 'reaction-hm',
  thanks: 'reaction-thanks',
  wait: 'reaction-wait',
  praise: 'reaction-praise',
};
export const REACTIONS = Object.keys(REACTION_SAID) as Reaction[];
const SHOWN = 4000; // ms a reaction stays at a plate

/** Who said it: a seat, or the name of somebody who watches. */
export const speaker = (seat: number | null, name: string): string => (seat === null ? `watcher ${name}` : String(seat));

/** What people say at a table, and whom this browser does not want to hear. */
export class Talk {
  state = $state<Told['talk']>('on');
  wants = $state.raw<Told['wants']>([]);
  items = $state.raw<Item[]>([]);
  /** The reactions that are to be seen at plates now. */
  reactions = $state.raw<{ seat: number; reaction: Reaction; count: number }[]>([]);
  /** Whether the lines are in sight. */
  open = $state(false);
  muted = $state.raw<string[]>([]);
  private read = $state(0);
  private places = new Set<number>();
  private before: (Presence | null)[] = [];

  constructor(private session: Session) {
    ({ read: this.read, muted: this.muted } = kept(session.id));
  }

  hear(told: Told): void {
    if (told.seat !== (this.session.tracks[0]?.seat ?? null)) return;
    [this.state, this.wants] = [told.talk, told.wants];
    const fresh = told.lines.filter((line) => !this.places.has(line.at));
    for (const line of fresh) this.places.add(line.at);
    this.items = [...this.items, ...fresh.map((line): Item => ({ kind: 'line', key: `line ${line.at}`, ...line }))];
    for (const each of told.reactions) this.react(each);
  }

  private react({ count, seat, reaction }: Schemas['Reacted']): void {
    if (this.isMuted(seat)) return;
    const passing = { seat, reaction, count };
    this.items = [...this.items, { kind: 'reaction', key: `reaction ${count}`, seat, reaction }];
    this.reactions = [...this.reactions.filter((each) => each.seat !== seat), passing];
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== passing)), SHOWN);
  }

  /** One line for each connection that was lost, which also says when it was back. */
  meet(people: People): void {
    people.presence.forEach((now, seat) => {
      const was = this.before[seat];
      if (this.session.mine.includes(seat)) return;
      if (was === 'here' && now !== 'here' && now !== 'bot' && now) this.lose(seat);
      if (was && was !== 'here' && now === 'here') this.find(seat);
    });
    this.before = people.presence;
  }

  private lose(seat: number): void {
    const since = Date.now();
    this.items = [...this.items, { kind: 'lost', key: `lost ${seat} ${since}`, seat, since, seconds: null }];
  }

  private find(seat: number): void {
    const last = this.items.findLast((each) => each.kind === 'lost' && each.seat === seat && each.seconds === null);
    this.items = this.items.map((each) =>
      each === last && each.kind === 'lost' ? { ...each, seconds: Math.max(1, Math.round((Date.now() - each.since) / 1000)) } : each,
    );
  }

  /** What is listed: nobody who is muted says or shows anything. */
  get shown(): Item[] {
    return this.items.filter((each) => each.kind === 'lost' || !this.isMuted(each.seat, each.kind === 'line' ? each.name : ''));
  }

  private isMuted(seat: number | null, name = ''): boolean {
    return this.muted.includes(speaker(seat, name));
  }

  get unread(): number {
    if (this.open) return 0;
    const { mine } = this.session;
    return this.shown.filter((each) => each.kind === 'line' && each.at >= this.read && !mine.includes(each.seat ?? -1)).length;
  }

  readAll(): void {
    this.read = Math.max(this.read, ...[...this.places].map((at) => at + 1));
    keepFor(this.session.id, { read: this.read, muted: this.muted });
  }

  mute(whom: string, quiet: boolean): void {
    this.muted = quiet ? [...this.muted, whom] : this.muted.filter((each) => each !== whom);
    this.reactions = this.reactions.filter((each) => !this.isMuted(each.seat));
    keepFor(this.session.id, { read: this.read, muted: this.muted });
  }

  /** The seat that speaks here; null for who watches. */
  get seat(): number | null {
    const { mine, seat } = this.session;
    return seat !== null && mine.includes(seat) ? seat : (mine[0] ?? null);
  }

  private get path() {
    return { table: this.session.id, seat: this.seat ?? 0 };
  }

  private get secret() {
    return by(this.seat === null ? this.session.secret : this.session.trackOf(this.seat).secret);
  }

  /** Says it, and tells whether that worked. */
  async say(text: string): Promise<boolean> {
    const body = { id: freshId(), text };
    const { path, secret, seat, session } = this;
    const said = () =>
      seat === null
        ? api.POST('/api/tables/{table}/talk', { params: { path }, body: { ...body, name: settings.name.trim() }, ...secret })
        : api.POST('/api/tables/{table}/seats/{seat}/talk', { params: { path }, body, ...secret });
    return (await session.attempt(() => insist(said, MOMENT).then(() => true))) ?? false;
  }

  async send(reaction: Reaction): Promise<void> {
    const { path, secret } = this;
    const asked = () => api.POST('/api/tables/{table}/seats/{seat}/reactions', { params: { path }, body: { reaction }, ...secret });
    await this.session.attempt(() => insist(asked, 0));
  }

  async want(wanted: boolean): Promise<void> {
    const { path, secret } = this;
    const asked = () => api.PUT('/api/tables/{table}/seats/{seat}/talk', { params: { path }, body: { wanted }, ...secret });
    await this.session.attempt(() => insist(asked, MOMENT));
  }

  async switch(talk: Told['talk']): Promise<void> {
    const { path } = this;
    const asked = () => api.PUT('/api/tables/{table}/talk', { params: { path }, body: { talk }, ...by(this.session.hostSecret) });
    await this.session.attempt(() => insist(asked, MOMENT));
  }
}
