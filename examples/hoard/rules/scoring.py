"""Scoring (H5)."""

from meadhall import entry

PARTS = ("open", "buried")


@entry()
def scores(s, cards, out):
    """out[seat, part]: what lies open, and what is buried."""
    for seat in range(int(s.seats)):
        out[seat, 0] = s.open[seat]
        out[seat, 1] = s.buried[seat]


@entry()
def winners(s, cards):
    best = -1
    mask = 0
    for seat in range(int(s.seats)):
        mine = int(s.open[seat]) + int(s.buried[seat])
        if mine > best:
            best = mine
            mask = 0
        if mine == best:
            mask |= 1 << seat
    return mask
