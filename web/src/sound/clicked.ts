let clicked = false;

for (const kind of ['click', 'keydown']) addEventListener(kind, () => (clicked = true), { capture: true, once: true });

/** Somebody has touched the page: before that, it makes no sound. */
export const hasClicked = (): boolean => clicked && navigator.userActivation.hasBeenActive;
