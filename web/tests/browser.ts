import { vi } from 'vitest';

/** As much of a browser as the pure modules ask for while they are loaded. */
class Kept {
  private held = new Map<string, string>();
  getItem = (name: string): string | null => this.held.get(name) ?? null;
  setItem = (name: string, text: string): void => void this.held.set(name, text);
  removeItem = (name: string): void => void this.held.delete(name);
  clear = (): void => this.held.clear();
}

vi.stubGlobal('localStorage', new Kept());
vi.stubGlobal('sessionStorage', new Kept());
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
