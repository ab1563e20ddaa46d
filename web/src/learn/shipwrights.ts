import { choosing } from '../shipwrights/choosing.svelte';
import { positionOf, type Design, type Position, type Yard } from '../shipwrights/view';
import { deck } from '../shipwrights/yard/deck';
import { effectOf } from '../shipwrights/yard/effects';
import { costOf, kindOf, skillsOf } from '../shipwrights/yard/telling';
import type { Session } from '../table/session.svelte';
import { words } from '../words/words.svelte';
import type { Course, Lesson } from './course';

await Promise.all([words.use('learn', 'learn-shipwrights'), deck.open()]);

/** Where a lesson stands: what lies before me, and what I may do with it. */
type Moment = { position: Position; yard: Yard; asked: boolean; hand: Design[]; moves: Set<string> };
type Told = (moment: Moment) => boolean;

function momentOf(session: Session): Moment {
  const position = positionOf(session.view!);
  const asked = !!session.track?.live && session.view!.waiting.includes(session.seat!);
  const moves = new Set(session.view!.moves.map((move) => move.text));
  return { position, yard: position.yards[session.seat!]!, asked, hand: choosing.hand, moves };
}

const isShip = (design: Design): boolean => kindOf(deck.village(design)) === 'ships';
const weight = (design: Design): number => 10 * skillsOf(deck.village(design)).length + costOf(deck.village(design)).reduce((sum, { count }) => sum + count, 0);
const laid = ({ yard }: Moment): Design[] => yard.board.flatMap(({ card }) => card ?? []);
const kept = ({ position }: Moment): Design[] => [...(position.picked ?? []), ...(position.step === 'draft' ? (position.hand ?? []) : [])];
const built: Told = ({ yard }) => yard.ships.length > 0;

/** The ship that this first game is about: laid, kept or in hand, and of several the easiest. */
const shipOf = (moment: Moment): Design | undefined =>
  laid(moment).find(isShip) ?? [...kept(moment), ...(moment.position.hand ?? [])].filter(isShip).toSorted((a, b) => weight(a) - weight(b))[0];

function helps(moment: Moment, design: Design): boolean {
  const row = deck.village(design);
  const needed = skillsOf(deck.village(shipOf(moment) ?? ''));
  return needed.includes(row['major'] ?? '') || needed.includes(row['minor'] ?? '');
}
/** Somebody for the ship: gladly one to whom no coin is paid. */
function helperIn(moment: Moment, cards: Design[]): Design | undefined {
  const needed = skillsOf(deck.village(shipOf(moment) ?? ''));
  const found = cards.filter((design) => helps(moment, design));
  return found.find((design) => needed.includes(deck.village(design)['major'] ?? '')) ?? found[0];
}
const easiest = (cards: Design[]): Design | undefined => cards.filter(isShip).toSorted((a, b) => weight(a) - weight(b))[0];

const TRAY = 'section.tray';
const spot = (name: string): string => `[data-spot="${name}"]`;

/** A card in front of me; once it is taken up, where the tray goes on. */
function pointAt({ hand }: Moment, design: Design | undefined): string {
  const at = hand.indexOf(design ?? '') + 1;
  return at && !choosing.chosen.has(`hand ${at}`) ? spot(`hand ${at}`) : TRAY;
}

/** Where there is something to be had that the ship still lacks, as the cards say. */
function sources(moment: Moment): string {
  const { yard, moves } = moment;
  const lacks = new Set(costOf(deck.village(shipOf(moment) ?? '')).flatMap(({ good, count }) => ((yard.goods[good] ?? 0) < count ? [good] : [])));
  const gives = (text: string | undefined): boolean => {
    const effect = effectOf(text);
    return !!effect && 'gained' in effect && effect.gained.some(({ good }) => lacks.has(good) || good === 'any');
  };
  const hut = deck.at('huts', yard.hut ?? 0)?.[yard.upgraded.includes('hut') ? 'upgraded_effect' : 'base_effect'];
  const houses = yard.buildings.map(({ card }, slot) => ({ at: `building ${slot}`, text: card ? deck.village(card)['effect'] : hut }));
  const spaces = deck.starting('board_space').map((row, at) => ({ at: `board ${at + 1}`, text: row['effect'] }));
  const workers = [...houses, ...spaces].filter(({ at, text }) => moves.has(`place ${at}`) && gives(text)).map(({ at }) => spot(at));
  if (workers.length) return workers[0]!;
  const cards = moment.hand.flatMap((design, at) => (gives(deck.village(design)['discard']) ? [spot(`hand ${at + 1}`)] : []));
  return [...cards, ...['wood', 'wool', 'iron'].filter((good) => lacks.has(good)).map((good) => spot(`buy ${good}`))].join(', ') || TRAY;
}
/** The cards in front of me; once one is taken up, where the tray goes on. */
const pointAtAll = ({ hand }: Moment): string => (hand.length && !choosing.chosen.size ? '.board > .hand .fan > ul' : TRAY);
const launchable = ({ moves }: Moment): number => [1, 2, 3, 4, 5].find((space) => moves.has(`ship ${space}`)) ?? 0;
function pointAtLaunch(moment: Moment): string {
  const at = `board ${launchable(moment)}`;
  return choosing.chosen.has(at) ? TRAY : spot(at);
}

const lesson = (id: string, points: (moment: Moment) => string, when: Told, done?: Told): Lesson => ({
  id,
  points: (session) => points(momentOf(session)),
  when: (session) => when(momentOf(session)),
  ...(done && { done: (session: Session) => done(momentOf(session)), past: (session: Session) => done(momentOf(session)) }),
});

const drafts: Told = ({ asked, position }) => asked && position.step === 'draft';
const acts: Told = ({ asked, position, yard }) => asked && position.step === 'actions' && !yard.pending;
const inHand = ({ position }: Moment): Design[] => position.hand ?? [];

export const course: Course = {
  bots: ['thrall', 'karl'],
  lessons: [
    lesson('learn-shipwrights-goal', () => '.board > .yard > .shipyard, .board > .yard > .fleet', () => true),
    lesson('learn-shipwrights-stores', () => '.board > .stores', () => true),
    lesson('learn-shipwrights-ship', (moment) => pointAt(moment, easiest(moment.hand)),
      (moment) => drafts(moment) && !!easiest(moment.hand), (moment) => !!shipOf(moment) || built(moment)),
    lesson('learn-shipwrights-craftsman', (moment) => pointAt(moment, helperIn(moment, moment.hand)),
      (moment) => drafts(moment) && !!shipOf(moment) && !!helperIn(moment, moment.hand), (moment) => !!helperIn(moment, [...kept(moment), ...inHand(moment), ...laid(moment)]) || built(moment)),
    lesson('learn-shipwrights-pack', pointAtAll,
      (moment) => drafts(moment) && !!shipOf(moment), (moment) => !!shipOf(moment) && moment.position.step === 'actions'),
    lesson('learn-shipwrights-lay', (moment) => pointAt(moment, shipOf(moment)),
      (moment) => acts(moment) && inHand(moment).some(isShip), (moment) => laid(moment).some(isShip) || built(moment)),
    lesson('learn-shipwrights-hire', (moment) => pointAt(moment, helperIn(moment, moment.hand)),
      (moment) => acts(moment) && laid(moment).some(isShip) && !!helperIn(moment, moment.hand), (moment) => !!helperIn(moment, laid(moment)) || built(moment)),
    lesson('learn-shipwrights-goods', sources,
      (moment) => acts(moment) && laid(moment).some(isShip) && !launchable(moment), (moment) => launchable(moment) > 0 || built(moment)),
    lesson('learn-shipwrights-build', pointAtLaunch,
      (moment) => acts(moment) && launchable(moment) > 0, built),
    lesson('learn-shipwrights-round', pointAtAll,
      (moment) => acts(moment) && built(moment), (moment) => built(moment) && moment.position.round > 1),
  ],
};
