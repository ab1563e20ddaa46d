"""Building a building, straight from the hand (S6.8)."""

from ..core.compiled import rule
from .progress import advance_markers
from .reasons import Reason
from .space import BUILD
from .state import BASIC, BASICS, BUILDINGS, FIRST_BUILDING, GOLD, WORKER
from .supply import pay_basic, shortfall, take_from_hand


@rule()
def build_reason(s, cards, seat, design):
    if cards.cost[design, WORKER] > s.goods[seat, WORKER]:
        return Reason.TOO_FEW_WORKERS
    gold = int(cards.cost[design, GOLD])
    if gold > s.goods[seat, GOLD]:
        return Reason.TOO_LITTLE_GOLD
    gold += shortfall(
        s, seat, int(cards.cost[design, BASIC]), int(cards.cost[design, BASIC + 1]), int(cards.cost[design, BASIC + 2])
    )
    return Reason.LEGAL if gold <= s.goods[seat, GOLD] else Reason.TOO_FEW_RESOURCES


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
    s.goods[seat, WORKER] -= cards.cost[design, WORKER]
    s.goods[seat, GOLD] -= cards.cost[design, GOLD]
    for basic in range(BASICS):
        pay_basic(s, seat, basic, int(cards.cost[design, BASIC + basic]))
    s.building[seat, s.slots[seat]] = design + 1
    s.slots[seat] += 1
    advance_markers(s, cards, seat, design)
