import { isPhrase, type Phrase } from '../../../api/ask';
import { seatIn } from '../../../table/saga/lines';
import type { Told } from '../../../table/timeline/scene';
import { positionOf, TRACKS, type Track, type Yard } from '../view';
import { cards, type Row } from '../yard/cards';
import { yardOf } from '../yards';

/** A ship that takes to the water: the seat's how many-th, and what it brings. */
export type Launched = {
  seat: number;
  row: Row;
  nth: number;
  points: number;
  bonus: number; // beyond the points on its card, by what it is paid for at the end
  steps: { track: Track; count: number }[];
};
/** A card that a track has won, or that is carried out; nobody else sees which trade card it is. */
export type Prize = {
  seat: number;
  of: 'raid' | 'trade';
  row: Row | null;
  phrase: Phrase;
};
export type Arrival = { row: Row; phrase: Phrase };

const EVENT = 'shipwrights-event-';

export const toldOf = ({ story }: Told, ...events: string[]): Phrase[] =>
  story.filter(({ id }) => id.startsWith(EVENT) && events.includes(id.slice(EVENT.length)));

/** What is there now and was not there before. */
function added<T>(before: T[], after: T[]): T[] {
  const left = [...before];
  return after.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const yardsOf = ({ before, after }: Told, seat: number): [Yard, Yard] => [
  yardOf(positionOf(before), seat),
  yardOf(positionOf(after), seat),
];

export function launchedIn(told: Told): Launched[] {
  return toldOf(told, 'launched').flatMap((phrase) => {
    const seat = seatIn(phrase) ?? 0;
    const [before, after] = yardsOf(told, seat);
    const steps = TRACKS.map((track) => ({
      track,
      count: after.tracks[track] - before.tracks[track],
    })).filter(({ count }) => count > 0);
    const [design] = added(before.ships, after.ships);
    if (!design) return [];
    const points = after.worth[after.ships.lastIndexOf(design)] ?? 0;
    return [
      {
        seat,
        row: cards.village(design),
        nth: after.ships.length + 1,
        points,
        bonus: Number(phrase.params['bonus'] ?? 0), // an older server does not tell it
        steps,
      },
    ];
  });
}

export function prizesIn(told: Told): Prize[] {
  return toldOf(told, 'raid-card', 'trade-card', 'trade-card-mine').flatMap((phrase): Prize[] => {
    const seat = seatIn(phrase) ?? 0;
    const [before, after] = yardsOf(told, seat);
    const of = phrase.id.endsWith('raid-card') ? 'raid' : 'trade';
    const numbers = (yard: Yard): (number | null)[] => (of === 'raid' ? yard.raids : yard.trades).map(({ card }) => card);
    const [card] = added(numbers(before), numbers(after));
    return card === undefined
      ? []
      : [
          {
            seat,
            of,
            row: card === null ? null : (cards.at(`${of}s`, card) ?? null),
            phrase,
          },
        ];
  });
}

export function raidsIn(told: Told): Prize[] {
  return toldOf(told, 'raided').flatMap((phrase): Prize[] => {
    const seat = seatIn(phrase) ?? 0;
    const [before, after] = yardsOf(told, seat);
    const used = after.raids.find(({ used }, at) => used && !before.raids[at]?.used);
    const row = used && cards.at('raids', used.card);
    return row ? [{ seat, of: 'raid', row, phrase }] : [];
  });
}

export function arrivalsIn(told: Told): Arrival[] {
  return toldOf(told, 'hero', 'hero-common', 'hero-neutral').flatMap((phrase) => {
    const row = cards.hero(phrase.id.endsWith('common') ? 'common' : String(phrase.params['track']));
    return row && isPhrase(phrase.params['hero']) ? [{ row, phrase }] : [];
  });
}
