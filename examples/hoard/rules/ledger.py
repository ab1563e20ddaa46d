"""What the laboratory counts of the cards of the hoard: who took the heap they lay on, and how."""

from meadhall import Ledger, entry

from .actions import KEEP
from .state import HOARD, Phase

KEPT, BURIED = range(2)
LEDGER = Ledger(tables={"hoard": HOARD}, uses=("kept", "buried"), chief={"hoard": ("kept", "buried")})


@entry()
def note(before, s, cards, seat, code, used, tallies):
    """A heap that is taken counts for the treasure that was turned up last."""
    card = int(before.latest) - 1
    if before.phase != Phase.TAKE or card < 0:
        return -1
    use = KEPT if code == KEEP else BURIED
    used[seat, card, use] += 1
    return card * 2 + use
