/** Whether something has been so for a while: what passes quickly is not worth a word. */
export function lasting(holds: () => boolean, ms: number): () => boolean {
  let lasts = $state(false);
  $effect(() => {
    if (!holds()) return;
    const clock = setTimeout(() => (lasts = true), ms);
    return () => {
      clearTimeout(clock);
      lasts = false;
    };
  });
  return () => lasts;
}
