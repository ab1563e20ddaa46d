import { api, ask, by, type Schemas } from '../api/ask';
import { words } from '../i18n/messages.svelte';
import { wishes, type Place } from './kept';

type Subscription = Schemas['NoticeInfo'];
/** Where somebody is told, whether that is this browser, and one of the seats that they are told of. */
export type Known = Subscription & { own: boolean; place: Place };
export type Form = Exclude<Subscription['form'], 'push'>;
type Target = Schemas['NoticeRequest']['target'];
/** Whether this browser can be told: it lacks what that takes, was refused, or has not been asked yet. */
export type Ability = 'unsupported' | 'denied' | 'able';

export function ability(): Ability {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

const path = ({ table, seat }: Place): { path: { table: string; seat: number } } => ({ path: { table, seat } });
const BASE = '/api/tables/{table}/seats/{seat}/notices';

const list = (place: Place): Promise<Subscription[]> => ask(() => api.GET(BASE, { params: path(place), ...by(place.secret) }));

/** Where somebody is told of these seats, each address once. */
export async function known(places: Place[]): Promise<Known[]> {
  const found = new Map<string, Known>();
  const isOwn = await ownAddress();
  for (const place of places) for (const each of await list(place)) found.set(each.address, { ...each, own: isOwn(each), place });
  return [...found.values()];
}

/** Saves where somebody is told, with what this browser wishes now. */
export function save(place: Place, target: Target): Promise<Subscription> {
  const { choices, quiet } = wishes();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = { target, language: words.language, choices, after: 30, quiet: quiet && { ...quiet, zone } };
  return ask(() => api.POST(BASE, { params: path(place), body, ...by(place.secret) }));
}

const at = (place: Place, notice: string): { path: { table: string; seat: number; notice: string } } => ({
  path: { ...path(place).path, notice },
});

export const tryOut = ({ place, id }: Known): Promise<Schemas['Tested']> =>
  ask(() => api.POST(`${BASE}/{notice}/test`, { params: at(place, id), ...by(place.secret) }));

async function drop(places: Place[], which: (each: Subscription) => boolean): Promise<void> {
  for (const place of places)
    for (const each of (await list(place)).filter(which))
      await ask(() => api.DELETE(`${BASE}/{notice}`, { params: at(place, each.id), ...by(place.secret) }));
}

/** Nobody is told there any more, of any of these seats. */
export const remove = (places: Place[], { address }: Known): Promise<void> => drop(places, (each) => each.address === address);

/** The key with which this server signs; none if it cannot reach browsers. */
export const serverKey = async (): Promise<string | null> => (await ask(() => api.GET('/api/notices/key'))).key;

/** This browser's own subscription, made if `key` is given; it has one for all tables. */
async function subscribed(key: string | null): Promise<PushSubscription | null> {
  if (key) await navigator.serviceWorker.register('./worker.js', { updateViaCache: 'none' });
  const registration = key ? await navigator.serviceWorker.ready : await navigator.serviceWorker.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  if (known || !key || !registration) return known ?? null;
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Tells this browser's own address from those of others, which the server names by the beginning of a hash. */
async function ownAddress(): Promise<(each: Subscription) => boolean> {
  const own = ability() === 'unsupported' ? null : await subscribed(null);
  if (!own) return () => false;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(own.endpoint));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return ({ address }) => hash.startsWith(address);
}

function targetOf(subscription: PushSubscription): Target {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Asks for permission and has this browser told of the seats; false if it is refused. */
export async function turnOn(places: Place[], key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const own = await subscribed(key);
  if (!own) return false;
  for (const place of places) await save(place, targetOf(own));
  return true;
}

/** This browser is told no more, of any table: the server forgets what no longer answers. */
export async function turnOff(places: Place[]): Promise<void> {
  await drop(places, await ownAddress());
  await (await subscribed(null))?.unsubscribe();
}

/** Has this browser told of one more seat, if it still may. */
export async function resume(place: Place): Promise<void> {
  const own = ability() === 'able' ? await subscribed(null) : null;
  if (own) await save(place, targetOf(own));
}

export const isOn = async (): Promise<boolean> =>
  wishes().on && ability() === 'able' && Notification.permission === 'granted' && !!(await subscribed(null));
