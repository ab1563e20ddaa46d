/** What this browser likes; kept in it. */
export type Theme = 'system' | 'dark' | 'light';
export type Speed = 'calm' | 'brisk' | 'instant';
type Kept = { theme: Theme; speed: Speed; still: boolean; large: boolean; sound: boolean; notify: boolean; name: string };

const STORE = 'meadhall.settings';
const FRESH: Kept = { theme: 'system', speed: 'calm', still: false, large: false, sound: false, notify: false, name: '' };
export const PACE: Record<Speed, number> = { calm: 900, brisk: 380, instant: 0 }; // ms a step stays before the next one

function kept(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) };
  } catch {
    return FRESH;
  }
}

export const settings = $state<Kept>(kept());

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Puts them into effect; call once, inside an effect root. */
export function wear(): void {
  const root = document.documentElement;
  $effect(() => {
    localStorage.setItem(STORE, JSON.stringify(settings));
    root.dataset['theme'] = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    if (settings.still) root.dataset['motion'] = 'still';
    else delete root.dataset['motion'];
    root.classList.toggle('large', settings.large);
  });
  dark.addEventListener('change', () => {
    if (settings.theme === 'system') root.dataset['theme'] = dark.matches ? 'dark' : 'light';
  });
}

export const isStill = (): boolean => settings.still || matchMedia('(prefers-reduced-motion: reduce)').matches;
