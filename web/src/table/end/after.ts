import { api, ask, by } from '../../api/ask';
import { followToRematch } from '../../api/rematch';
import { given } from '../../given';
import { route } from '../../route.svelte';
import { panes } from '../panes.svelte';
import type { Session } from '../session.svelte';

/** Sit down at a rematch, the one that there is or a new one; with nobody to wait for, it begins at once. */
export async function rematch(session: Session): Promise<void> {
  const handed = await session.attempt(() => followToRematch(session.id));
  if (!handed) return;
  if (handed.host && session.shownTable.seats.every((seat, at) => seat.who !== 'person' || session.mine.includes(at)))
    await session.attempt(() =>
      ask(() => api.POST('/api/tables/{table}/start', { params: { path: { table: handed.table } }, ...by(given(handed.host)) })),
    );
  route.go(`table/${handed.table}`);
}

/** Close the result and look at a moment of the past. */
export function watch(session: Session, step: number): void {
  panes.result = false;
  if (panes.narrow) panes.replay = true;
  else panes.turnSide(true);
  void session.track?.look(step);
}

/** Save the file of the game, byte for byte as the server wrote it. */
export async function save(session: Session): Promise<void> {
  const params = { path: { table: session.id } };
  const found: Blob | null = await session.attempt(() =>
    ask(() => api.GET('/api/tables/{table}/file', { params, parseAs: 'blob', ...by(session.secret) })),
  );
  if (!found) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(found);
  link.download = `meadhall-${session.shownTable.game}-${session.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
