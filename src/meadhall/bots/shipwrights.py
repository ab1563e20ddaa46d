"""Karl's judgement of Shipwrights."""

from ..core.compiled import entry
from ..shipwrights.state import Phase


@entry()
def reopen(known):
    """Picks of others count as not yet made."""
    for owner in range(int(known.seats)):
        if owner != known.seat and known.phase == Phase.DRAFT and known.pack_size[owner] > 0:
            known.ready &= ~(1 << owner)


@entry()
def appeals(s, cards, seat, codes, count, out):
    """How much each of the first `count` codes promises, in points."""
    for place in range(count):
        out[place] = 0.0


@entry()
def prospects(s, cards, out):
    """The score that each seat may expect at the end; after the seats a solo rival's."""
    for seat in range(int(s.seats)):
        out[seat] = 0.0
    return 8.0
