import { isStill, settings } from '../../../look/settings.svelte';

const LASTS = 320; // ms
const EASE = 'cubic-bezier(.3, .7, .2, 1)';
const FAR = 180; // px that a pack slides on before it is gone
const CARDS = '[data-card]';

type Lay = { design: string; box: DOMRect; packed: boolean };
/** Where each card lay, before the yard changed. */
export type Lays = Map<HTMLElement, Lay>;

const designOf = (card: HTMLElement): string => card.dataset['card'] ?? '';

export function laysIn(yard: HTMLElement): Lays {
  return new Map(
    [...yard.querySelectorAll<HTMLElement>(CARDS)].map((card) => [
      card,
      { design: designOf(card), box: card.getBoundingClientRect(), packed: !!card.closest('.packed') },
    ]),
  );
}

/** Every card that lies somewhere else now comes from where it was; what was handed on slides away to its side. */
export function travel(yard: HTMLElement, before: Lays, onward: number): void {
  if (isStill() || settings.speed === 'instant') return;
  const gone = [...before].filter(([card, { box }]) => !card.isConnected && box.width).map(([card, lay]) => ({ card, ...lay }));
  for (const card of yard.querySelectorAll<HTMLElement>(CARDS)) {
    const from = before.has(card) ? -1 : gone.findIndex(({ design }) => design === designOf(card));
    if (from < 0) continue;
    const [left] = gone.splice(from, 1);
    if (left) arrive(card, left.card, left.box);
  }
  for (const { card, box, packed } of gone) if (packed) fly(card, box, { opacity: 0, transform: `translateX(${onward * FAR}px)` });
}

/** Face down where it lies face down; the card itself is seen when it is there. */
function arrive(card: HTMLElement, left: HTMLElement, from: DOMRect): void {
  for (const each of card.closest('li')?.getAnimations({ subtree: true }) ?? []) each.finish();
  const to = card.getBoundingClientRect();
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  fly(card.querySelector('.back') ? card : left, from, { transform: `translate(${x}px, ${y}px) scale(${to.width / from.width})` });
  card.animate([{ opacity: 0 }, { opacity: 0 }], LASTS);
}

/** A picture of the card, above everything that would cut it off. */
function fly(card: HTMLElement, from: DOMRect, to: Keyframe): void {
  const picture = card.querySelector('svg')?.cloneNode(true) as SVGElement | undefined;
  if (!picture) return;
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: 'auto',
    zIndex: '13',
    pointerEvents: 'none',
  });
  document.body.append(picture);
  const flight = picture.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 1, ...to },
    ],
    { duration: LASTS, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => picture.remove();
}
