import { words } from '../words/words.svelte';
import { deck } from './yard/deck';

await Promise.all([words.use('shipwrights', 'shipwrights-web', 'shipwrights-yard'), deck.open()]);

export { default as Board } from './Board.svelte';
export { opened } from './opened';
export { default as Result } from './Result.svelte';
