import type { Kind } from './wording';

/** The colour of a card's foot, by its kind. */
export const FEET: Record<Kind, string> = {
  ships: 'var(--blue)',
  buildings: 'var(--earth-42)',
  craftsmen: 'var(--sea-43)',
  townsfolk: 'var(--bark-43)',
  jarls: 'var(--fern-43)',
};
