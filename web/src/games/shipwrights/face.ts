import { words } from '../../i18n/messages.svelte';
import { cards } from './yard/cards';

await words.use('shipwrights', 'shipwrights-web', 'shipwrights-yard', 'shipwrights-hints');

export const open = (table: string, secret: string): Promise<void> => cards.open(table, secret);

export { default as Board } from './Board.svelte';
export { cues } from './cues';
export { opened } from './opened';
export { default as Result } from './Result.svelte';
export { default as Signs } from './art/Signs.svelte';
export { scenes } from './scenes';
export { default as Trophy } from './Trophy.svelte';
