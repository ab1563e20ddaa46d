"""Karl takes the action that promises most, judged at once. If all choose in secret, he adds a little whim."""

import math

import numpy as np

from ...core.compiled import entry, rule
from ...core.contract import imagine, sealed
from ...core.game import Cards, Game
from ...core.rng import below, wrapping
from ...core.space import Action
from ..bot import Budget, Stream
from .judgement import appeals

WHIM = 0.25  # points: how much less an action may promise and still be taken in secret, roughly
FINE = 1 << 30
EIGHT = 8  # codes that are asked at once, and bits of each
LOWEST = np.uint64(0x0101010101010101)  # bits of eight reasons
HIGHEST = np.uint64(0x8080808080808080)
DREAMS = np.uint64(1 << 31)  # numbers of a decision from here on are for imagining


@wrapping()
def one_is_legal(why, code):
    """Tell whether one of eight codes is legal. Their reasons are looked at as one word."""
    word = np.uint64(0)
    for place in range(EIGHT):
        word |= np.uint64(why[code + np.uint64(place)]) << np.uint64(EIGHT * place)
    return (word - LOWEST) & ~word & HIGHEST != 0


@rule()
def gather(why, first, codes):
    """Write the legal codes into `codes` and return their number."""
    count = 0
    code = np.uint64(first)
    size = np.uint64(why.size)
    while code < size:
        few = size - code < np.uint64(EIGHT)
        if few or one_is_legal(why, code):
            for _ in range(size - code if few else np.uint64(EIGHT)):
                codes[count] = code
                count += int(why[code] == 0)
                code += np.uint64(1)
        else:
            code += np.uint64(EIGHT)
    return count


@entry()
def chance(rng):
    """Draw a number above 0 and up to 1."""
    return (below(rng, FINE) + 1) / FINE


@entry()
def best(promise, count, rng, whim):
    """Return the place of the greatest promise, one of them if there are several. Each is blurred by `whim` points."""
    top = -math.inf
    at = 0
    equal = 1
    for place in range(count):
        felt = promise[place]
        if whim > 0.0:
            felt -= whim * math.log(-math.log(chance(rng) * 0.999999))
        if felt > top:
            top = felt
            at = place
            equal = 1
        elif felt == top:
            equal += 1
            if below(rng, equal) == 0:
                at = place
    return at


@rule()
def judge(s, cards, seat, codes, count, promise, rng):
    """Return Karl's choice among `codes`."""
    if count == 1:
        return codes[0]
    appeals(s, cards, seat, codes, count, promise)
    return codes[best(promise, count, rng, WHIM if sealed(s) else 0.0)]


class Karl:
    """A bot that takes what promises most. Appeals read nothing hidden, so any imagined world will do for them."""

    def __init__(self, game: Game, cards: Cards) -> None:
        self.cards, self.world = cards.record, game.state.blank()[0]

    def choose(self, known: np.record, legal: list[Action], rng: Stream, budget: Budget) -> Action:
        dream = np.array([rng[0], rng[1] + DREAMS])
        imagine(known, self.cards, dream, self.world)
        codes, promise = np.array([action.code for action in legal], np.int64), np.zeros(len(legal))
        appeals(self.world, self.cards, int(known.seat), codes, len(legal), promise)
        return legal[int(best(promise, len(legal), rng, WHIM if sealed(known) else 0.0))]
