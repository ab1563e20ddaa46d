"""Karl's judgement of Eketorp."""

from ..core.compiled import entry
from ..eketorp.state import Phase


@entry()
def reopen(known):
    """Plans and cards of others count as not yet chosen; who has nobody to send stays ready (E5.1.10)."""
    for owner in range(int(known.seats)):
        if owner != known.seat and ((known.phase == Phase.PLAN and known.home[owner] > 0) or known.phase == Phase.CARD):
            known.ready &= ~(1 << owner)


@entry()
def appeals(s, cards, seat, codes, count, out):
    """How much each of the first `count` codes promises, in points."""
    for place in range(count):
        out[place] = 0.0


@entry()
def prospects(s, cards, out):
    """The score that each seat may expect at the end."""
    for seat in range(int(s.seats)):
        out[seat] = 0.0
    return 8.0
