"""Cards of the hand and of a pack: what laying, tucking, playing, building or discarding them is worth."""

from ...core.compiled import rule
from ...games.shipwrights.rules.state import (
    DESIGNS,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    GOLD,
    OF_TOWNSFOLK,
    Phase,
)
from .projects import place_under, venture
from .worth import (
    BEST,
    FACTS,
    HOUSES,
    LAID,
    LAYING,
    PLACES,
    PLAYING,
    REWARD,
    SHIPS_LAID,
    TUCKING,
    VENTURES,
    WANTED,
    bundle_worth,
    card_paid,
    loss_worth,
    steps_worth,
)

SKILL_WANTED = (2.48, 1.43, 1.23, 0.85, 1.36)  # a craftsman with a skill that a ship waits for
SKILL_SPARE = (-0.02, 0.46, 0.60, 0.63, 0.73)  # with a skill that nobody at hand has
SKILL_TWICE = (-0.02, 0.05, 0.17, 0.24, 0.23)  # with one that a craftsman at hand has
KEPT_WANTED = (0.52, 1.34, 3.01, 2.71, 3.31)  # the same craftsmen, tucked
KEPT_SPARE = (0.01, 0.39, 1.52, 2.26, 3.22)
MINOR_SHARE = 0.60
LAY_SHARE = (0.59, 0.48, 0.51, 0.38, 0.33)  # of a ship's promise, when it is laid
COVER = (0.22, 0.21, 0.11, 0.40, 0.30)  # a space of the board that a card covers
CROWD = (0.33, 0.59, 0.41, 0.60, 0.50)  # each ship that lies there already
TOWNSFOLK_USE = (0.38, 1.00, 1.76, 3.08, 4.34)  # times that a tucked townsfolk works
NO_GOLD = (0.47, 0.59, 0.41, 0.41, 0.51)  # each gold that tucking asks for and that is not there
HOUSES_HELD = (0.30, 0.26, 0.33, 0.26, 0.30)  # a building, for each other one in hand
NO_USE = -3.0


@rule()
def judge_hand(s, cards, seat, left, mind, major, minor):
    """Think of each card of the hand once, before the actions that use it are judged."""
    for design in range(DESIGNS):
        if s.hand[seat, design] > 0:
            mind[BEST, design] = card_worth(s, cards, seat, design, left, mind, major, minor)


@rule()
def card_worth(s, cards, seat, design, left, mind, major, minor):
    """A card of the hand or of a pack: the best that can be done with it. What each use is worth is kept in mind."""
    worth = bundle_worth(cards, design, mind)
    mind[REWARD, design] = worth
    if design < FIRST_BUILDING:
        mind[LAYING, design] = lay_worth(s, cards, seat, design, left, mind, major, minor)
        return max(worth, mind[LAYING, design])
    if design < FIRST_CRAFTSMAN:
        others = mind[FACTS, HOUSES] - int(s.phase == Phase.ACTIONS)
        return max(worth, promise(s, cards, seat, design, left, mind, major, minor) - HOUSES_HELD[left] * others)
    if design < FIRST_TOWNSFOLK:
        mind[LAYING, design] = lay_craftsman(s, cards, seat, design, left, mind, major)
    elif design < FIRST_JARL:
        bundle = OF_TOWNSFOLK + design - FIRST_TOWNSFOLK
        mind[PLAYING, design] = bundle_worth(cards, bundle, mind) - card_paid(cards, bundle, left)
    mind[TUCKING, design] = tuck_worth(s, cards, seat, design, left, mind, major)
    return max(worth, max(mind[TUCKING, design], other_use(design, mind)))


@rule()
def other_use(design, mind):
    """Playing a townsfolk, laying a craftsman."""
    if design < FIRST_TOWNSFOLK:
        return mind[LAYING, design]
    return mind[PLAYING, design] if design < FIRST_JARL else NO_USE


@rule()
def lay_worth(s, cards, seat, design, left, mind, major, minor):
    """Laying a ship."""
    if mind[FACTS, LAID] >= s.board_room:
        return NO_USE
    worth = promise(s, cards, seat, design, left, mind, major, minor)
    return worth * LAY_SHARE[left] - COVER[left] - CROWD[left] * mind[FACTS, SHIPS_LAID]


@rule()
def promise(s, cards, seat, design, left, mind, major, minor):
    """What a ship or building promises; those of the hand have been thought of before."""
    if s.hand[seat, design] > 0:
        return mind[VENTURES, design]
    worth, _ = venture(s, cards, seat, design, left, mind, major, minor)
    return worth


@rule()
def skill_worth(cards, design, wanted, waited, spare):
    craftsman = design - FIRST_CRAFTSMAN
    if wanted >> int(cards.major[craftsman]) & 1:
        return waited
    if wanted >> int(cards.minor[craftsman]) & 1:
        return max(spare, waited * MINOR_SHARE)
    return spare


@rule()
def lay_craftsman(s, cards, seat, design, left, mind, major):
    if mind[FACTS, LAID] >= s.board_room:
        return NO_USE
    wanted = int(mind[FACTS, WANTED])
    known = major >> int(cards.major[design - FIRST_CRAFTSMAN]) & 1
    spare = SKILL_TWICE[left] if known else SKILL_SPARE[left]
    return skill_worth(cards, design, wanted, SKILL_WANTED[left], spare) - COVER[left]


@rule()
def tuck_worth(s, cards, seat, design, left, mind, major):
    """Under a building: a craftsman stays, a townsfolk works for placed workers, a jarl takes steps.

    What it is worth to play the townsfolk has been thought of before.
    """
    if mind[FACTS, PLACES] == 0.0:
        return NO_USE
    gold = int(cards.tuck[design, GOLD]) + int(s.tuck_more)
    cost = place_under(left, mind) + loss_worth(mind, GOLD, gold)
    cost += NO_GOLD[left] * max(0, gold - int(s.goods[seat, GOLD]))
    for good in range(GOLD):
        if cards.tuck[design, good] > 0:
            cost += loss_worth(mind, good, int(cards.tuck[design, good]))
    if design >= FIRST_JARL:
        return int(cards.vp[design]) + steps_worth(s, cards, seat, design, left, mind) - cost
    if design < FIRST_TOWNSFOLK:
        wanted = int(mind[FACTS, WANTED])
        spare = 0.0 if major >> int(cards.major[design - FIRST_CRAFTSMAN]) & 1 else KEPT_SPARE[left]
        return skill_worth(cards, design, wanted, KEPT_WANTED[left], spare) - cost
    return max(0.0, mind[PLAYING, design]) * TOWNSFOLK_USE[left] - cost
