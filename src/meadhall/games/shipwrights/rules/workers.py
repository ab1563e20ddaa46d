"""Placing a worker on a space of the player board or of a building (S6.9)."""

from ....core.compiled import entry, rule
from .actions import ABILITY, PLACE, STOP
from .crafts import laid
from .exchange import legal_exchange
from .reasons import Reason
from .state import (
    FIRST_BUILDING,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    HUT,
    OF_BETTER_HUT,
    OF_BUILDING,
    OF_HUT,
    OF_SPACE,
    OF_TOWNSFOLK,
    SPACES,
    WORKER,
    Doing,
)
from .supply import lacks, pay_then_gain

OF_THE_BUILDING, OF_THE_TOWNSFOLK = 0, 1


@entry()
def ability_of_slot(s, seat, slot):
    """The bundle of a building's space; slot 0 is the hut, on either side."""
    if slot > 0:
        return OF_BUILDING + int(s.building[seat, slot]) - 1 - FIRST_BUILDING
    better = int(s.upgraded[seat]) >> HUT & 1
    return (OF_BETTER_HUT if better else OF_HUT) + int(s.hut[seat]) - 1


@rule()
def tucked_townsfolk(s, seat, slot):
    """The townsfolk tucked under a building, -1 if there is none."""
    lying = int(s.tucked[seat, slot])
    return lying - 1 - FIRST_TOWNSFOLK if FIRST_TOWNSFOLK < lying <= FIRST_JARL else -1


@rule()
def space_reason(s, cards, seat, space, free_from):
    if s.goods[seat, WORKER] == 0:
        return Reason.TOO_FEW_WORKERS
    if space < free_from:
        return Reason.SPACE_COVERED
    if int(s.board_workers[seat]) >> space & 1:
        return Reason.SPACE_TAKEN
    return lacks(s, cards, seat, OF_SPACE + space, 1)


@rule()
def slot_reason(s, cards, seat, slot):
    """At least one ability in full, without the worker that is placed (S6.9.7, S6.9.10)."""
    if s.goods[seat, WORKER] == 0:
        return Reason.TOO_FEW_WORKERS
    if int(s.slot_workers[seat]) >> slot & 1:
        return Reason.SPACE_TAKEN
    reason = lacks(s, cards, seat, ability_of_slot(s, seat, slot), 1)
    townsfolk = tucked_townsfolk(s, seat, slot)
    if reason != Reason.LEGAL and townsfolk >= 0:
        reason = lacks(s, cards, seat, OF_TOWNSFOLK + townsfolk, 1)
    return reason


@rule()
def legal_place(s, cards, seat, why):
    free_from = laid(s, seat)
    for space in range(SPACES):
        why[PLACE[space]] = space_reason(s, cards, seat, space, free_from)
    for slot in range(int(s.slots[seat])):
        why[PLACE[SPACES + slot]] = slot_reason(s, cards, seat, slot)


@rule()
def place(s, cards, seat, x):
    """The worker stays until the income phase (S6.9.3)."""
    s.goods[seat, WORKER] -= 1
    if x < SPACES:
        s.board_workers[seat] |= 1 << x
        pay_then_gain(s, cards, seat, OF_SPACE + x)
        return
    slot = x - SPACES
    s.slot_workers[seat] |= 1 << slot
    if tucked_townsfolk(s, seat, slot) < 0:
        pay_then_gain(s, cards, seat, ability_of_slot(s, seat, slot))
        return
    s.doing[seat] = Doing.PLACE
    s.at[seat] = slot
    s.resolved[seat] = 0


@entry()
def ability(s, seat, which):
    """The bundle of the building or of the townsfolk under it."""
    slot = int(s.at[seat])
    if which == OF_THE_BUILDING:
        return ability_of_slot(s, seat, slot)
    return OF_TOWNSFOLK + tucked_townsfolk(s, seat, slot)


@rule()
def legal_ability(s, cards, seat, why):
    """Either or both, in any order; in between one may trade (S6.9.8, S6.1.9)."""
    for which in range(2):
        if int(s.resolved[seat]) >> which & 1:
            why[ABILITY[which]] = Reason.ABILITY_DONE
        else:
            why[ABILITY[which]] = lacks(s, cards, seat, ability(s, seat, which), 0)
    why[STOP] = Reason.NO_ABILITY_YET
    if s.resolved[seat] > 0:
        why[STOP] = Reason.LEGAL
        legal_exchange(s, cards, seat, why)


@rule()
def resolve_ability(s, cards, seat, which):
    s.resolved[seat] |= 1 << which
    pay_then_gain(s, cards, seat, ability(s, seat, which))


@rule()
def stop(s, seat):
    s.resolved[seat] = 3
