import type { Design } from '../view';
import { cards, number, type Row } from './cards';
import { gainedIn, momentOf, paidIn } from './parts';
import { skillsOf } from './wording';

type Shows = (row: Row) => boolean;

const effects = (row: Row) => row.effects['effect'] ?? [];
const gives =
  (good: string): Shows =>
  (row) =>
    gainedIn(row.effects['effect']).some((each) => each.good === good);
const costs =
  (good: string): Shows =>
  (row) =>
    paidIn(row.effects['cost']).some((each) => each.good === good);
const counts =
  (of: string): Shows =>
  (row) =>
    effects(row).some((part) => part.of === of);

const SIGNS: Record<string, Shows> = {
  point: (row) => number(row, 'vp') > 0,
  'when-built': (row) => effects(row).some((part) => momentOf(row.table, part) === 'when-built'),
  'each-round': (row) => effects(row).some((part) => part.kind === 'income'),
  'at-end': (row) => effects(row).some((part) => part.kind === 'score'),
  'trade-card': counts('trade'),
  exchange: (row) => effects(row).some((part) => part.paid.length > 0 && part.gained.length > 0),
  pennant: (row) => gainedIn(row.effects['discard']).length > 0,
  minor: (row) => !!row.values['minor'],
  skill: (row) => !!row.values['major'],
};

/** The first card of this table on which a sign stands: in an effect, if there is one, else anywhere. */
export function exampleOf(sign: string): Design | undefined {
  const ways = SIGNS[sign]
    ? [SIGNS[sign]]
    : [
        (row: Row) => number(row, sign) > 0 && row.table === 'ships',
        (row: Row) => row.values['major'] === sign,
        (row: Row) => skillsOf(row).includes(sign),
        gives(sign),
        costs(sign),
        counts(sign),
        (row: Row) => gainedIn(row.effects['discard']).some((each) => each.good === sign),
      ];
  const all = cards.designs();
  return ways.flatMap((shows) => all.find((design) => shows(cards.village(design))) ?? [])[0];
}
