import type { View } from '../../api/stream';
import type { Spot } from '../../table/tray/offers';
import { attackOf } from './tray/attacks';
import { spotOf } from './tray/stakes';
import { positionOf } from './view';

type Move = { code: number; text: string };

export const markedMove = (view: View | null, code: number | null): Move | null => view?.moves.find((move) => move.code === code) ?? null;

/** The places of the board that a move is about. */
export function spotsOf(move: Move | null, view: View, me: number): Spot[] {
  if (!move) return [];
  const { fight, claim } = positionOf(view);
  const [kind, ...rest] = move.text.split(' ');
  switch (kind) {
    case 'place':
      return [rest[0] === 'home' ? `home ${me}` : spotOf(rest.join(' '))];
    case 'attack':
    case 'contest':
    case 'siege':
    case 'decline':
      return [attackOf(move).spot];
    case 'build':
      return [`wall ${me} ${rest[0]}`];
    case 'plunder':
      return (fight?.walls ?? []).filter((_, at) => Number(rest[at]) > 0).map((wall) => `wall ${fight?.castle} ${wall}`);
    case 'claim':
      return claim ? [`field ${claim.field}`] : [];
    default:
      return [];
  }
}
