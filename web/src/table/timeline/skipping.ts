import type { Session } from '../session.svelte';

const OWN = 'input, textarea, select, dialog, [role="dialog"], [popover]'; // what keeps its keys to itself
const PASSING = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Tab', 'CapsLock']);
const FOLLOWING = ['pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu'] as const;

const within = (event: Event, selectors: string): boolean => event.target instanceof Element && !!event.target.closest(selectors);

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Let any click, key or tap end the scene that runs, and do nothing else on the board or in the tray; Escape ends all that follow too.
 *
 * The header, the saga and the replay bar do what they always do.
 */
export function skipByAnything(session: () => Session): () => void {
  let swallows = false; // the rest of a click that has ended a scene
  let held: string | null = null; // a key that has ended one, and is still pressed

  const down = (event: Event): void => {
    swallows = false;
    if (!session().scene || within(event, 'dialog')) return;
    if (within(event, '[data-hurry]')) return;
    session().endScene();
    if (!within(event, 'main')) return;
    swallows = true;
    stop(event);
  };
  const follow = (event: Event): void => {
    if (swallows) stop(event);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === held) return stop(event);
    held = null;
    if (!session().scene || PASSING.has(event.key) || event.ctrlKey || event.metaKey || event.altKey || within(event, OWN)) return;
    if (event.key === 'Escape') session().track?.hurry();
    else session().endScene();
    if (within(event, 'header, aside, .strip')) return;
    held = event.key;
    stop(event);
  };
  const release = (event: KeyboardEvent): void => {
    if (event.key !== held) return;
    held = null;
    stop(event);
  };

  const heard = new AbortController();
  const how = { capture: true, signal: heard.signal };
  addEventListener('pointerdown', down, how);
  for (const kind of FOLLOWING) addEventListener(kind, follow, how);
  addEventListener('keydown', press, how);
  addEventListener('keyup', release, how);
  return () => heard.abort();
}
