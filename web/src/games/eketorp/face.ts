import { words } from '../../i18n/messages.svelte';

await words.use('eketorp', 'eketorp-web', 'eketorp-board', 'eketorp-scenes', 'eketorp-hints');

export { default as Board } from './Board.svelte';
export { cues } from './cues';
export { opened } from './opened';
export { default as Signs } from './art/Signs.svelte';
export { scenes } from './scenes';
export { default as Trophy } from './Trophy.svelte';
