import { api, look } from '../../../api/ask';
import { words } from '../../../i18n/messages.svelte';
import type { Row } from '../yard/cards';

const [{ cards }] = await Promise.all([
  look(() => api.GET('/api/games/{game}/cards', { params: { path: { game: 'shipwrights' } } })),
  words.use('shipwrights', 'shipwrights-web', 'shipwrights-yard'),
]);

/** The enemies whom one can face alone, in the order of their table. */
export const enemies: Row[] = cards.filter(({ table }) => table === 'enemies');
