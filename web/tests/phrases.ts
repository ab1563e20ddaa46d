import type { Phrase } from '../src/api/ask';
import { colourOf } from '../src/look/seats';

export const phrase = (id: string, params: Phrase['params'] = {}): Phrase => ({ id, params });

/** A seat, as sentences name it. */
export const seat = (at: number): Phrase => phrase('seat-name', { colour: colourOf(at) });
