export { default as Preview } from './MaterialCard.svelte';
