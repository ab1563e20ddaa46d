import type { Cues } from '../../sound/cues';

/** What is heard of a game of Eketorp. */
export const cues: Cues = {
  'eketorp-event-dealt': 'card',
  'eketorp-event-redraw': 'card',
  'eketorp-event-redraw-shown': 'card',
  'eketorp-event-material': 'brick',
  'eketorp-event-revealed': 'horn',
  'eketorp-event-attack': 'step',
  'eketorp-event-contest': 'step',
  'eketorp-event-siege': 'step',
  'eketorp-event-exchanged': 'card',
  'eketorp-event-cards': 'flip',
  'eketorp-event-cards-open': 'flip',
  'eketorp-event-hurt': 'clash',
  'eketorp-event-hurt-both': 'clash',
  'eketorp-event-breach': 'clash',
  'eketorp-event-took': 'brick',
  'eketorp-event-plundered': 'brick',
  'eketorp-event-brought-home': 'step',
  'eketorp-event-built': 'brick',
  'eketorp-event-healed': 'step',
  'eketorp-event-complete': 'horn',
};
