"""What the laboratory counts of material cards: what is fought, claimed and built in the round of each."""

from ....core.compiled import entry, rule
from ....core.game import Ledger
from .peace import bricks_on
from .state import BRICKS, FIELDS, MATERIALS, WARDS, Phase

TURNED = 0
LAID, CLAIMED, LEFT, FIGHTS, HURT = range(5)
LEDGER = Ledger(
    tables={"materials": MATERIALS},
    uses=("turned",),
    chief={"materials": ("turned",)},
    tallies=("laid", "claimed", "left", "fights", "hurt"),
)


@rule()
def bricks_on_fields(s):
    count = 0
    for field in range(FIELDS):
        count += bricks_on(s, field)
    return count


@rule()
def bricks_in_reserve(s):
    count = 0
    for brick in range(1, BRICKS):
        count += int(s.reserve[brick])
    return count


@rule()
def vikings_in_hospital(s):
    count = 0
    for seat in range(int(s.seats)):
        for ward in range(WARDS):
            count += int(s.ward[seat, ward])
    return count


@entry()
def note(before, s, cards, seat, code, used, tallies):
    """Every entry belongs to the material card of its round; left are the bricks on the fields after building."""
    card = int(s.material) - 1
    if card < 0:
        return -1
    phase = int(before.phase)
    if phase == Phase.MATERIAL:
        used[used.shape[0] - 1, card, TURNED] += 1
        tallies[card, LAID] += bricks_in_reserve(before) - bricks_in_reserve(s)
    elif phase == Phase.CLAIM or phase == Phase.JUDGE:
        tallies[card, CLAIMED] += bricks_on_fields(before) - bricks_on_fields(s)
    elif phase == Phase.FIGHT:
        tallies[card, FIGHTS] += int(s.fights) - int(before.fights)
    elif phase == Phase.RESULT:
        tallies[card, HURT] += vikings_in_hospital(s) - vikings_in_hospital(before)
    elif phase == Phase.END_CHECK:
        tallies[card, LEFT] += bricks_on_fields(s)
    return card
