/** What this browser keeps of the talk at each table: how far it was read, and who is muted. */
type Kept = { read: number; muted: string[] };

const STORE = 'meadhall.talk';
const MOST = 50; // tables

function all(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

export function kept(table: string): Kept {
  const { read, muted }: Partial<Kept> = all()[table] ?? {};
  return { read: typeof read === 'number' ? read : 0, muted: Array.isArray(muted) ? muted : [] };
}

export function keepFor(table: string, now: Kept): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  localStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, now]])));
}
