/** The key that was pressed, unless something else has a better claim to it. */
export function readKey(event: KeyboardEvent): string | null {
  const at = event.target as HTMLElement | null;
  const taken = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  return taken || at?.closest('input, textarea, select, dialog, [role="dialog"], [popover]') ? null : event.key;
}

/** The number on the key, from 1 on. */
export const readDigit = (event: KeyboardEvent): number => Number(/^[1-9]$/.exec(readKey(event) ?? '')?.[0] ?? 0);

/** Enter, unless it already presses what has the focus. */
export const isEnter = (event: KeyboardEvent): boolean =>
  readKey(event) === 'Enter' && !(event.target as HTMLElement | null)?.closest('button, a, summary, [role="button"]');
