"""A world that a seat cannot tell from the true one, made of what it knows and nothing else."""

from meadhall import below, entry, rule

from .known import show_table
from .state import COPIES, SEATS, VALUES


@entry()
def imagine(known, cards, rng, out):
    """Fill `out` with a state that `known` fits; hidden cards are drawn from `rng`."""
    show_table(known, out)
    out.pile[0] = 0
    for value in range(1, VALUES):
        out.pile[value] = COPIES - int(known.hand[value]) - int(known.card == value)
        for owner in range(SEATS):
            out.pile[value] -= known.played[owner, value]
    for owner in range(SEATS):
        mine = owner == known.seat
        out.card[owner] = known.card if mine else 0
        for value in range(VALUES):
            out.hand[owner, value] = known.hand[value] if mine else 0
        if not mine:
            for _ in range(int(known.hand_size[owner])):
                out.hand[owner, drawn(out, rng)] += 1
            if int(known.ready) >> owner & 1:
                out.card[owner] = drawn(out, rng)


@rule()
def drawn(s, rng):
    """Take a card out of the pile, each as likely as any other."""
    total = 0
    for value in range(1, VALUES):
        total += int(s.pile[value])
    left = below(rng, total)
    card = 1
    while left >= s.pile[card]:
        left -= int(s.pile[card])
        card += 1
    s.pile[card] -= 1
    return card
