import { isPhrase, type Phrase, type Value } from '../../../api/ask';
import type { Story } from '../../../api/stream';
import { seatOf } from '../../../look/seats';
import type { Brick, Bricks, Field, Side } from '../view';

/** What a story says of a round, read out of its sentences. */
export type Sent = { seat: number; fields: [Field, number][]; sieges: [number, Side][] };
export type Taken = { seat: number; field: Field; bricks: Bricks };

export const seatIn = (phrase: Phrase, name: string): number => {
  const value = phrase.params[name];
  return isPhrase(value) ? seatOf(String(value.params['colour'])) : -1;
};

const listed = (value: Value | undefined): Phrase[] => (Array.isArray(value) ? value.filter(isPhrase) : []);

export const bricksIn = (value: Value | undefined): Bricks =>
  Object.fromEntries(listed(value).map(({ params }) => [params['brick'] as Brick, Number(params['count'])]));

const named = (story: Story, id: string): Phrase[] => story.filter((phrase) => phrase.id === `eketorp-event-${id}`);

export const tells = (story: Story, id: string): Phrase | undefined => named(story, id)[0];

/** Who has sent how many vikings where, seat by seat. */
export const plansIn = (story: Story): Sent[] =>
  named(story, 'plan').map((phrase) => {
    const places = listed(phrase.params['places']);
    const fields = places.filter(({ id }) => id === 'eketorp-vikings-field');
    const sieges = places.filter(({ id }) => id === 'eketorp-vikings-siege');
    return {
      seat: seatIn(phrase, 'who'),
      fields: fields.map(({ params }): [Field, number] => [params['field'] as Field, Number(params['count'])]),
      sieges: sieges.map((each): [number, Side] => [seatIn(each, 'castle'), each.params['side'] as Side]),
    };
  });

export const takenIn = (story: Story): Taken[] =>
  named(story, 'took').map((phrase) => ({
    seat: seatIn(phrase, 'who'),
    field: phrase.params['field'] as Field,
    bricks: bricksIn(phrase.params['bricks']),
  }));

/** Each brick that is built, and by whom. */
export const builtIn = (story: Story): { seat: number; phrase: Phrase }[] =>
  named(story, 'built').map((phrase) => ({ seat: seatIn(phrase, 'who'), phrase }));

/** The seats whose walls have grown, in the order of the story. */
export const buildersIn = (story: Story): number[] => [...new Set(builtIn(story).map(({ seat }) => seat))];

export const completeIn = (story: Story): number[] => named(story, 'complete').map((phrase) => seatIn(phrase, 'who'));
