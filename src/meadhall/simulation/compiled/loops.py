"""The compiled loops that are measured."""

from ...core.compiled import entry
from ...core.contract import CHANCE, CHANCE_BIT, apply, chances, due, imagine, known, legal, start, waiting
from ...core.rng import pick, roll, seed_stream

EVERY = 7  # decisions between two positions of a sample


@entry()
def positions(states, scratch, cards, options, seats, why, weights, rng):
    """Fill `states` with positions at which a seat has to decide, every few decisions of one game after another."""
    filled = 0
    seen = 0
    game = 0
    while filled < states.size:
        seed_stream(rng, game, 0)
        game += 1
        scratch[0] = scratch[1]
        s = scratch[0]
        start(s, cards[0], seats, options)
        seat = -1
        mask = waiting(s)
        while mask != 0 and filled < states.size:
            if mask == CHANCE_BIT:
                chances(s, cards[0], weights)
                apply(s, cards[0], CHANCE, roll(rng, weights))
            else:
                seen += 1
                if seen % EVERY == 0:
                    states[filled] = scratch[0]
                    filled += 1
                seat = due(s, seat)
                legal(s, cards[0], seat, why)
                apply(s, cards[0], seat, pick(rng, why))
            mask = waiting(s)


@entry()
def copies(states, target, count):
    row = 0
    for _ in range(count):
        target[row] = states[row]
        row += 1
        if row == states.size:
            row = 0


@entry()
def knowing(states, cards, seen, out, rng, count):
    row = 0
    for _ in range(count):
        s = states[row]
        known(s, cards[0], due(s, -1), seen[0])
        imagine(seen[0], cards[0], rng, out[0])
        row += 1
        if row == states.size:
            row = 0
