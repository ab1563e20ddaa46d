import { words } from '../words/words.svelte';

await words.use('eketorp', 'eketorp-web', 'eketorp-board');

export { default as Board } from './Board.svelte';
export { opened } from './opened';
