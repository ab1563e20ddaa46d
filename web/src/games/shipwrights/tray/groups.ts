/** Legal moves by what they are about, in the order in which they are listed. */
export const GROUPS = ['hand', 'ships', 'workers', 'raids', 'market', 'dismiss', 'end'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Record<string, Group> = {
  discard: 'hand',
  lay: 'hand',
  play: 'hand',
  build: 'hand',
  tuck: 'hand',
  ship: 'ships',
  place: 'workers',
  raid: 'raids',
  buy: 'market',
  forge: 'market',
  hero: 'market',
  dismiss: 'dismiss',
  end: 'end',
};

export const groupOf = (text: string): Group => GROUP_OF[text.split(' ')[0] ?? ''] ?? 'hand';
