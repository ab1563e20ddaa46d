/* The service worker: it shows the notices that the server pushes, and does nothing else. It keeps no page and answers no request. */

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

const home = (fragment) => new URL(`./${fragment}`, registration.scope).href;

/** Shows a notice; a later one of the same table replaces it. Who has the table open is sent none. */
function show({ table, title, body, language, stop, stopLabel }) {
  const actions = stop ? [{ action: 'stop', title: stopLabel }] : [];
  return registration.showNotification(title, {
    body,
    lang: language,
    tag: table ?? 'meadhall',
    icon: home('notice.svg'),
    data: { table, stop },
    actions,
  });
}

const PATIENCE = 500; // ms for a tab to say where it is: the browser only knows where it began

function whereIs(tab) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => done(''), PATIENCE);
    tab.postMessage({ where: true }, [port2]);
  });
}

/** Goes to the table: in the tab that shows it, in another tab of ours, or in a new one. */
async function visit(table) {
  const place = table ? `table/${table}` : 'hall';
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tabs.length) return clients.openWindow(home(`#${place}`));
  const places = await Promise.all(tabs.map(whereIs));
  const tab = tabs[Math.max(0, places.indexOf(`#${place}`))];
  tab.postMessage({ go: place });
  return tab.focus();
}

const end = (token) =>
  fetch(home('api/notices/stop'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });

addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? { title: 'Meadhall', body: '' })));

addEventListener('notificationclick', (event) => {
  const { table, stop } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? end(stop) : visit(table));
});
