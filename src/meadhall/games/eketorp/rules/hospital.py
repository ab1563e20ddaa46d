"""Step 6: the end of a round (E11)."""

from ....core.compiled import rule
from ..options import HOSPITAL_EXIT, ON_ARRIVAL
from .state import FIELDS, LASTING, WARDS, Phase

LAST = WARDS - 1


@rule()
def move_wards(s, seat):
    """Everybody one ward along; who leaves the last ward, or under `onArrival` reaches it, goes home (E11.1)."""
    s.home[seat] += s.ward[seat, LAST]
    for ward in range(LAST, 0, -1):
        s.ward[seat, ward] = s.ward[seat, ward - 1]
    s.ward[seat, 0] = 0
    if s.option[HOSPITAL_EXIT] == ON_ARRIVAL:
        s.home[seat] += s.ward[seat, LAST]
        s.ward[seat, LAST] = 0


@rule()
def clear_fields(s):
    """Grass and wood return to the reserve, clay and stone stay (E11.2)."""
    for field in range(FIELDS):
        for brick in range(1, LASTING):
            s.reserve[brick] += s.bricks[field, brick]
            s.bricks[field, brick] = 0


@rule()
def end_round(s):
    for seat in range(int(s.seats)):
        move_wards(s, seat)
    clear_fields(s)
    s.leader = (int(s.leader) + 1) % int(s.seats)  # E11.3.1
    s.fights = 0
    s.away = 0
    s.phase = Phase.MATERIAL
