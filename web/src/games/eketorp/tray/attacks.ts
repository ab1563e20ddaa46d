import type { Spot } from '../../../table/tray/offers';
import { spotOf } from './stakes';

export type Attack = {
  code: number;
  kind: 'attack' | 'contest' | 'siege' | 'decline';
  place: string; // "C" or "siege 2 boat"
  spot: Spot;
  rival: number;
};

/** "attack C 1", "contest 2 boat 1", "siege 2 boat", "decline 2 boat". */
export function attackOf({ code, text }: { code: number; text: string }): Attack {
  const [kind, ...rest] = text.split(' ') as [Attack['kind'], ...string[]];
  const place = kind === 'attack' ? (rest[0] ?? '') : `siege ${rest[0]} ${rest[1]}`;
  const rival = Number(kind === 'attack' ? rest[1] : kind === 'contest' ? rest[2] : rest[0]);
  return { code, kind, place, spot: spotOf(place), rival };
}
