import { onMount } from 'svelte';
import { server } from '../../api/server.svelte';

const EVERY = 5_000; // ms

/** Asks when the server is ready, and every few seconds while the page is seen, for as long as the component lives that begins it. */
export function keepUp(ask: () => Promise<void>): void {
  $effect(() => {
    if (server.state === 'ready') void ask();
  });
  onMount(() => {
    const look = (): void => {
      if (!document.hidden && server.state === 'ready') void ask();
    };
    const clock = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  });
}
