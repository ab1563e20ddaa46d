"""Building a building, straight from the hand (S6.8)."""

from ....core.compiled import rule
from .actions import BUILD
from .progress import advance_markers
from .reasons import Reason
from .state import BUILDINGS, FIRST_BUILDING, GOLD, SLOTS, WORKER
from .supply import gold_for, pay_goods, take_from_hand


@rule()
def build_reason(s, cards, seat, design):
    if cards.cost[design, WORKER] > s.goods[seat, WORKER]:
        return Reason.TOO_FEW_WORKERS
    if cards.cost[design, GOLD] > s.goods[seat, GOLD]:
        return Reason.TOO_LITTLE_GOLD
    if gold_for(s, seat, cards.cost, design, -1) > s.goods[seat, GOLD]:
        return Reason.TOO_FEW_RESOURCES
    return Reason.LEGAL


@rule()
def legal_build(s, cards, seat, why):
    for building in range(BUILDINGS):
        if s.hand[seat, FIRST_BUILDING + building] > 0:
            why[BUILD[building]] = build_reason(s, cards, seat, FIRST_BUILDING + building)


@rule()
def build(s, cards, seat, building):
    """At the end of the row, its tuck place empty and its space free (S6.8.4, S6.8.5)."""
    design = FIRST_BUILDING + building
    take_from_hand(s, seat, design)
    pay_goods(s, seat, cards.cost, design, -1)
    slot = min(SLOTS - 1, int(s.slots[seat]))
    s.building[seat, slot] = design + 1
    s.slots[seat] = slot + 1
    advance_markers(s, cards, seat, design)
