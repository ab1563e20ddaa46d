import { words } from '../../../i18n/messages.svelte';

await words.use('shipwrights', 'shipwrights-web', 'shipwrights-yard');

export { default as Preview } from './Preview.svelte';
