/** What this browser likes; kept in it. */
export type Theme = 'system' | 'dark' | 'light';
export type Speed = 'calm' | 'brisk' | 'instant';
type Kept = {
  theme: Theme;
  speed: Speed;
  still: boolean;
  large: boolean;
  volume: number; // from 0, which is silent, to 1
  captions: boolean; // of what can be heard
  notify: boolean;
  name: string;
};

const STORE = 'meadhall.settings';
const FRESH: Kept = {
  theme: 'system',
  speed: 'calm',
  still: false,
  large: false,
  volume: 0.6,
  captions: false,
  notify: false,
  name: '',
};
export const PACE: Record<Speed, number> = { calm: 900, brisk: 380, instant: 0 }; // ms a step without a scene stays before the next one
export const RATE: Record<Speed, number> = { calm: 1, brisk: 0.5, instant: 0 }; // how long a scene lasts, of its full length

function kept(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) };
  } catch {
    return FRESH;
  }
}

export const settings = $state<Kept>(kept());

/** Dark is how it looks where the system says nothing. */
const light = matchMedia('(prefers-color-scheme: light)');

/** Puts them into effect; call once, inside an effect root. */
export function wear(): void {
  const root = document.documentElement;
  $effect(() => {
    localStorage.setItem(STORE, JSON.stringify(settings));
    root.dataset['theme'] = settings.theme === 'system' ? (light.matches ? 'light' : 'dark') : settings.theme;
    if (settings.still) root.dataset['motion'] = 'still';
    else delete root.dataset['motion'];
    root.classList.toggle('large', settings.large);
  });
  light.addEventListener('change', () => {
    if (settings.theme === 'system') root.dataset['theme'] = light.matches ? 'light' : 'dark';
  });
}

export const isStill = (): boolean => settings.still || matchMedia('(prefers-reduced-motion: reduce)').matches;
