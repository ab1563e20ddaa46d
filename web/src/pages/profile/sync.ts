import { api, ask, by, look, Refused, type Schemas } from '../../api/ask';
import { keepHanded, keys, keysOf } from '../../api/keys';
import { me } from '../../api/profile.svelte';
import { OURS } from '../../games';
import { settings } from '../../look/settings.svelte';
import { courseOf, remember } from '../learn/progress';
import { keptOf, markSolved } from '../puzzles/solved';

export type Profile = Schemas['ProfileInfo'];
type Done = Schemas['DoneItem'];
const SOME = 100; // lessons and puzzles that one request tells of
const DROPPED = 'meadhall.dropped';

/** What follows a person from device to device; whether it may notify is a matter of each. */
const liked = () => {
  const { theme, speed, still, large, volume, captions } = settings;
  return { theme, speed, still, large, volume, captions };
};

/** Brings this browser and the profile together. A profile that was taken back is forgotten here. */
export async function sync(): Promise<Profile | null> {
  const secret = me.held?.secret;
  if (!secret) return null;
  try {
    const profile = await look(() => api.GET('/api/profiles/me', by(secret)));
    const settled = await settle(secret, profile);
    await tellDone(secret);
    const { results } = await look(() => api.GET('/api/profiles/me/results', by(secret)));
    const played = results.filter(({ place }) => place > 0);
    hold(secret, settled, played.length, played.filter(({ won }) => won).length);
    return settled;
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    if (me.held?.secret === secret) me.forget(true);
    return null;
  }
}

/** Keeps the profile in this browser. */
export function hold(secret: string, profile: Profile, games = me.held?.games ?? 0, won = me.held?.won ?? 0): void {
  settings.name = profile.name;
  me.keep({ secret, name: profile.name, colour: profile.colour, games, won, synced: JSON.stringify(liked()) });
}

/** What was changed here since the last time goes to the profile; else what is there comes here. */
async function settle(secret: string, profile: Profile): Promise<Profile> {
  const here = JSON.stringify(liked());
  if (me.held?.synced && here !== me.held.synced)
    return ask(() => api.PATCH('/api/profiles/me', { body: { settings: liked() }, ...by(secret) }));
  wear(profile);
  return profile;
}

/** Takes over the settings of the profile. */
export function wear(profile: Profile): void {
  const known = liked();
  for (const [name, value] of Object.entries(profile.settings))
    if (name in known && typeof value === typeof known[name as keyof typeof known]) Object.assign(settings, { [name]: value });
}

/** A new profile, with what this browser has. */
export async function make(name: string, once: string): Promise<void> {
  const body = { name, colour: 'red' as const, settings: liked(), device: deviceName() };
  const { secret, profile } = await ask(() => api.POST('/api/profiles', { params: { header: { 'Idempotency-Key': once } }, body }));
  hold(secret, profile);
  await sync();
}

/** What the profile calls this device: the kind of system, if it says. */
export function deviceName(): string {
  const system = /Android|iPhone|iPad|Windows|Mac|CrOS|Linux/.exec(navigator.userAgent)?.[0];
  const browser = /Firefox|Edg|Chrome|Safari/.exec(navigator.userAgent)?.[0];
  return [browser?.replace('Edg', 'Edge'), system].filter(Boolean).join(', ') || '?';
}

/** Lessons and puzzles done here are told, and those done elsewhere are marked here. */
async function tellDone(secret: string): Promise<void> {
  const here = OURS.flatMap(doneHere);
  for (let at = 0; at === 0 || at < here.length; at += SOME) {
    const done = here.slice(at, at + SOME);
    for (const each of await ask(() => api.POST('/api/profiles/me/done', { body: { done }, ...by(secret) }))) mark(each);
  }
}

function doneHere(game: string): Done[] {
  const { solved, days } = keptOf(game);
  const lessons = Object.entries(courseOf(game)).filter(([, { done }]) => done);
  return [
    ...lessons.map(([id]): Done => ({ kind: 'lesson', game, id, count: 0 })),
    ...Object.entries(solved).map(([id, count]): Done => ({ kind: 'puzzle', game, id, count })),
    ...days.map((id): Done => ({ kind: 'day', game, id, count: 0 })),
  ];
}

function mark({ kind, game, id, count }: Done): void {
  if (kind === 'lesson') {
    const kept = courseOf(game)[id];
    if (!kept?.done) remember(game, id, { table: kept?.table ?? '', step: kept?.step ?? 0, done: true });
  } else if (kind === 'puzzle') {
    if (!(id in keptOf(game).solved)) markSolved(game, id, count ?? 0, null);
  } else if (!keptOf(game).days.includes(id)) markDay(game, id);
}

function markDay(game: string, day: string): void {
  const kept = keptOf(game);
  localStorage.setItem(`meadhall.puzzles.${game}`, JSON.stringify({ ...kept, days: [...kept.days, day] }));
}

// Tables

export function dropped(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(DROPPED) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function setDropped(table: string, off: boolean): void {
  const all = dropped();
  if (off) all.add(table);
  else all.delete(table);
  localStorage.setItem(DROPPED, JSON.stringify([...all].slice(-500)));
}

/** Takes the profile's tables to this browser: secrets of its own for each that it has none of. */
export async function bring(): Promise<void> {
  const secret = me.held?.secret;
  if (!secret) return;
  const mine = await look(() => api.GET('/api/profiles/me/tables', by(secret)));
  const [known, off] = [new Set(mine.map(({ table }) => table.id)), dropped()];
  for (const table of known)
    if (!keysOf(table).length && !off.has(table))
      keepHanded(await ask(() => api.POST('/api/profiles/me/tables/{table}', { params: { path: { table } }, ...by(secret) })));
  await adopt(secret, (table) => !known.has(table));
}

const adopted = new Set<string>(); // by this page

/** Takes tables that were got without the profile into it. */
async function adopt(secret: string, wanted: (table: string) => boolean): Promise<void> {
  const own = keys().filter(({ role, table }) => (role === 'seat' || role === 'host') && wanted(table) && !adopted.has(table));
  for (const key of own) adopted.add(key.table);
  for (let at = 0; at < own.length; at += 50)
    await ask(() => api.POST('/api/profiles/me/tables', by(secret, ...own.slice(at, at + 50).map((key) => key.secret))));
}
