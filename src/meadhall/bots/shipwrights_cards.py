"""Cards of the hand and of a pack: what laying, tucking, playing, building or discarding them is worth."""

from ..core.compiled import rule
from ..shipwrights.crafts import laid
from ..shipwrights.state import (
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    GOLD,
    OF_TOWNSFOLK,
    SHIPS,
    SPACES,
    SUPPLY,
)
from .shipwrights_projects import PLACE_UNDER, SHORT, venture
from .shipwrights_worth import PLAIN, TRACK, WANTED, bundle_worth, card_paid, steps_worth

SKILL_WANTED = (1.88, 1.34, 1.07, 0.98, 1.36)  # a craftsman with a skill that a ship waits for
SKILL_SPARE = (0.01, 0.45, 0.60, 0.67, 0.73)  # with a skill that nobody at hand has
KEPT_WANTED = (0.67, 1.42, 2.42, 2.96, 3.41)  # the same craftsmen, tucked
KEPT_SPARE = (0.00, 0.44, 1.61, 2.16, 2.76)
MINOR_SHARE = 0.53
LAY_SHARE = (0.50, 0.61, 0.52, 0.43, 0.28)  # of a ship's promise, when it is laid
COVER = (0.29, 0.24, 0.28, 0.35, 0.36)  # a space of the board that a card covers
CROWD = (0.48, 0.59, 0.49, 0.58, 0.62)  # each ship that lies there already
TOWNSFOLK_USE = (0.35, 1.07, 1.79, 2.94, 4.09)  # times that a tucked townsfolk works
NO_USE = -3.0


@rule()
def card_worth(s, cards, seat, design, left, mind, major, minor):
    """A card of the hand or of a pack: the best that can be done with it."""
    worth = bundle_worth(cards, design, mind)
    if design < FIRST_BUILDING:
        return max(worth, lay_worth(s, cards, seat, design, left, mind, major, minor))
    if design < FIRST_CRAFTSMAN:
        built, short = venture(s, cards, seat, design, left, mind, major, minor)
        return max(worth, built - SHORT[0] * short)
    tucked = tuck_worth(s, cards, seat, design, left, mind, major, minor)
    return max(worth, max(tucked, other_use(s, cards, seat, design, left, mind)))


@rule()
def other_use(s, cards, seat, design, left, mind):
    """Playing a townsfolk, laying a craftsman."""
    if design < FIRST_TOWNSFOLK:
        return lay_craftsman(s, cards, seat, design, left, mind)
    if design < FIRST_JARL:
        bundle = OF_TOWNSFOLK + design - FIRST_TOWNSFOLK
        return bundle_worth(cards, bundle, mind) - card_paid(cards, bundle, left)
    return NO_USE


@rule()
def lay_worth(s, cards, seat, design, left, mind, major, minor):
    if design >= FIRST_BUILDING:
        return lay_craftsman(s, cards, seat, design, left, mind)
    if laid(s, seat) >= s.board_room:
        return NO_USE
    worth, short = venture(s, cards, seat, design, left, mind, major, minor)
    ships = 0
    for space in range(SPACES):
        ships += int(0 < s.board[seat, space] <= SHIPS)
    return (worth - SHORT[left] * short) * LAY_SHARE[left] - COVER[left] - CROWD[left] * ships


@rule()
def skill_worth(s, cards, design, wanted, left, mind, waited, spare):
    craftsman = design - FIRST_CRAFTSMAN
    if wanted >> int(cards.major[craftsman]) & 1:
        return waited
    if wanted >> int(cards.minor[craftsman]) & 1:
        return max(spare, waited * MINOR_SHARE)
    return spare


@rule()
def lay_craftsman(s, cards, seat, design, left, mind):
    if laid(s, seat) >= s.board_room:
        return NO_USE
    wanted = int(mind[TRACK, WANTED])
    return skill_worth(s, cards, design, wanted, left, mind, SKILL_WANTED[left], SKILL_SPARE[left]) - COVER[left]


@rule()
def tuck_worth(s, cards, seat, design, left, mind, major, minor):
    """Under a building: a craftsman stays, a townsfolk works for placed workers, a jarl takes steps."""
    free = 0
    for slot in range(int(s.slots[seat])):
        free += int(s.tucked[seat, slot] == 0)
    if free == 0:
        return NO_USE
    cost = PLACE_UNDER[left] + int(s.tuck_more) * mind[PLAIN, GOLD]
    for good in range(SUPPLY):
        cost += int(cards.tuck[design, good]) * mind[PLAIN, good]
    if design >= FIRST_JARL:
        return int(cards.vp[design]) + steps_worth(s, cards, seat, design, left, mind) - cost
    if design < FIRST_TOWNSFOLK:
        wanted = int(mind[TRACK, WANTED])
        spare = 0.0 if major >> int(cards.major[design - FIRST_CRAFTSMAN]) & 1 else KEPT_SPARE[left]
        return skill_worth(s, cards, design, wanted, left, mind, KEPT_WANTED[left], spare) - cost
    bundle = OF_TOWNSFOLK + design - FIRST_TOWNSFOLK
    worth = bundle_worth(cards, bundle, mind) - card_paid(cards, bundle, left)
    return max(0.0, worth) * TOWNSFOLK_USE[left] - cost
