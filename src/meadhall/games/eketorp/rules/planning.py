"""Steps 2 and 3: planning and the reveal (E5)."""

from ....core.compiled import entry, rule
from .actions import HOME, PLACE
from .reasons import Reason
from .state import FIELDS, PLACES, SIDES, Phase


@entry()
def order_of(s, seat, place):
    """Places are numbered A to G, then siege fields, castle by castle clockwise from the planner (DP2)."""
    if place < FIELDS:
        return place
    castle, side = (place - FIELDS) // SIDES, (place - FIELDS) % SIDES
    offset = castle - seat if castle > seat else castle - seat + int(s.seats)
    return FIELDS + (offset - 1) * SIDES + side


@rule()
def open_planning(s):
    """Vikings at home may be planned (E5.1.1); a seat without one has nothing to plan (E5.1.10)."""
    s.ready = 0
    for seat in range(int(s.seats)):
        s.plan_left[seat] = s.home[seat]
        s.plan_last[seat] = 0
        if s.home[seat] == 0:
            s.ready |= 1 << seat
    s.phase = Phase.PLAN
    close_planning(s)


@rule()
def close_planning(s):
    if s.ready == (1 << int(s.seats)) - 1:
        s.phase = Phase.REVEAL


@rule()
def place_reason(s, seat, place):
    """Places in canonical order, so that each plan arises from one sequence (DP2)."""
    last = int(s.plan_last[seat])
    if place == HOME:
        return Reason.LEGAL
    if place < FIELDS:
        return Reason.LEGAL if place >= last else Reason.PLACES_IN_ORDER
    castle = (place - FIELDS) // SIDES
    if castle >= s.seats:
        return Reason.CASTLE_NOT_IN_PLAY
    if castle == seat:
        return Reason.OWN_CASTLE
    if s.plan[seat, place] > 0:
        return Reason.ONE_VIKING_A_SIEGE_FIELD
    return Reason.LEGAL if order_of(s, seat, place) > last else Reason.PLACES_IN_ORDER


@rule()
def legal_plan(s, seat, why):
    for place in range(PLACES + 1):
        why[PLACE[place]] = place_reason(s, seat, place)


@rule()
def send_viking(s, seat, place):
    """One viking more on the mat; True if the plan is complete."""
    if place == HOME:
        return True
    s.plan[seat, place] += 1
    s.plan_left[seat] -= 1
    s.plan_last[seat] = order_of(s, seat, place)
    return s.plan_left[seat] == 0


@rule()
def apply_plan(s, seat, place):
    if send_viking(s, seat, place):
        s.ready |= 1 << seat
        close_planning(s)


@rule()
def reveal(s):
    """All plans are carried out together (E5.2.1)."""
    s.away = 0
    for seat in range(int(s.seats)):
        for place in range(PLACES):
            sent = int(s.plan[seat, place])
            if sent == 0:
                continue
            s.plan[seat, place] = 0
            s.home[seat] -= sent
            s.away += sent
            if place < FIELDS:
                s.camp[place, seat] += sent
            else:
                s.rivals[(place - FIELDS) // SIDES, (place - FIELDS) % SIDES] |= 1 << seat
        s.plan_left[seat] = 0
        s.plan_last[seat] = 0
    s.ready = 0
    s.openings += 1
    s.fights = 0
    s.turn = s.leader
    s.phase = Phase.JUDGE
