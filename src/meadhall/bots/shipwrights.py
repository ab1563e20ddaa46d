"""Karl's judgement of Shipwrights: what each row promises."""

from ..core.compiled import entry, rule
from ..shipwrights.crafts import laid
from ..shipwrights.raids import workers_for_raid
from ..shipwrights.space import (
    KIND,
    KIND_BUILD,
    KIND_DISCARD,
    KIND_DISMISS,
    KIND_LAY,
    KIND_PLACE,
    KIND_PLAY,
    KIND_RAID,
    KIND_SHIP,
    KIND_TUCK,
    X,
)
from ..shipwrights.state import (
    ANY,
    BASIC,
    BASICS,
    CARD,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_TOWNSFOLK,
    OF_RAID,
    OF_SPACE,
    OF_TOWNSFOLK,
    SHIPS,
    SPACES,
    WORKER,
    Ask,
    Phase,
)
from ..shipwrights.workers import ability_of_slot, tucked_townsfolk
from .shipwrights_cards import NO_USE, card_worth, lay_worth, other_use, tuck_worth
from .shipwrights_projects import building_gain, ponder, ship_gain, skills_cost, true_cost
from .shipwrights_prospects import prospects
from .shipwrights_steps import exchange_worth, judge_conversion, step_promise
from .shipwrights_worth import LACK, PLAIN, RESERVE, TRACK, bundle_worth, card_paid, new_mind

SPARE = (1.62, 0.80, 0.44, 0.38, 0.17)  # a worker that the project needs, placed elsewhere
HASTE = 0.36  # of a reward, when a card that is good for nothing else is discarded
LAY_FIRST = 0.48
DRAW_FIRST = 0.24
PATIENCE = 1.99  # a ship that gold would pay for, while a worker could bring the basic
LEFT_SPACE = 0.16  # a worker in the way of cards that may be laid

__all__ = ["appeals", "prospects", "reopen"]


@entry()
def reopen(known):
    """Picks of others count as not yet made."""
    for owner in range(int(known.seats)):
        if owner != known.seat and known.phase == Phase.DRAFT and known.pack_size[owner] > 0:
            known.ready &= ~(1 << owner)


@entry()
def appeals(s, cards, seat, codes, count, out):
    """How much each of the first `count` codes promises, in points."""
    if s.phase == Phase.ENEMIES:
        for at in range(count):
            out[at] = -float(X[codes[at]])
        return
    if s.phase == Phase.CONVERT:
        judge_conversion(s, cards, seat, codes, count, out)
        return
    mind = new_mind()
    left, major, minor = ponder(s, cards, seat, mind)
    if s.phase == Phase.DRAFT:
        for at in range(count):
            out[at] = card_worth(s, cards, seat, int(X[codes[at]]), left, mind, major, minor)
    elif s.ask[seat] == Ask.MAIN:
        gather = can_gather(s, cards, seat, codes, count, mind)
        for at in range(count):
            out[at] = main_worth(s, cards, seat, int(codes[at]), left, mind, major, minor, gather)
    else:
        for at in range(count):
            out[at] = step_promise(s, cards, seat, int(codes[at]), left, mind, major, minor)


@rule()
def main_worth(s, cards, seat, code, left, mind, major, minor, gather):
    kind, x = int(KIND[code]), int(X[code])
    if kind == KIND_DISCARD:
        reward = bundle_worth(cards, x, mind)
        return reward * (1.0 + HASTE) - card_worth(s, cards, seat, x, left, mind, major, minor)
    if kind == KIND_LAY:
        design = x if x < SHIPS else FIRST_CRAFTSMAN + x - SHIPS
        worth = lay_worth(s, cards, seat, design, left, mind, major, minor) - bundle_worth(cards, design, mind)
        return worth + LAY_FIRST - lost_worker(s, seat, mind)
    if kind == KIND_PLAY:
        worth = bundle_worth(cards, OF_TOWNSFOLK + x, mind) - card_paid(cards, OF_TOWNSFOLK + x, left)
        worth += int(cards.gain[OF_TOWNSFOLK + x, CARD]) * DRAW_FIRST
        tucked = tuck_worth(s, cards, seat, FIRST_TOWNSFOLK + x, left, mind, major, minor)
        return worth - max(bundle_worth(cards, FIRST_TOWNSFOLK + x, mind), tucked)
    if kind == KIND_BUILD:
        design = FIRST_BUILDING + x
        worth = building_gain(s, cards, seat, design, left, mind) - true_cost(s, cards, seat, design, mind)
        return worth - bundle_worth(cards, design, mind) - (PATIENCE if gather else 0.0)
    if kind == KIND_TUCK:
        design = FIRST_CRAFTSMAN + x
        worth = tuck_worth(s, cards, seat, design, left, mind, major, minor)
        return worth - max(bundle_worth(cards, design, mind), other_use(s, cards, seat, design, left, mind))
    if kind == KIND_SHIP:
        ship = int(s.board[seat, x]) - 1
        worth = ship_gain(s, cards, seat, ship, left, mind) - true_cost(s, cards, seat, ship, mind)
        return worth - skills_cost(cards, ship, left, mind, major, minor) - (PATIENCE if gather else 0.0)
    if kind == KIND_PLACE:
        return place_worth(s, cards, seat, x, left, mind)
    if kind == KIND_DISMISS:
        return dismiss_worth(s, cards, seat, x, left, mind)
    if kind == KIND_RAID:
        bundle = OF_RAID + int(s.raid[seat, x]) - 1
        workers = workers_for_raid(s, cards, seat, x)
        return (
            bundle_worth(cards, bundle, mind) - workers * mind[PLAIN, WORKER] - held_back(s, seat, workers, left, mind)
        )
    return exchange_worth(s, cards, seat, code, left, mind)


@rule()
def lost_worker(s, seat, mind):
    """A worker who stands where the next card is laid is lost (S7.1.4)."""
    return mind[PLAIN, WORKER] if int(s.board_workers[seat]) >> laid(s, seat) & 1 else 0.0


@rule()
def can_gather(s, cards, seat, codes, count, mind):
    """Whether a worker to spare could bring a basic that the project lacks."""
    if s.goods[seat, WORKER] <= mind[TRACK, RESERVE]:
        return False
    if mind[LACK, ANY] == 0.0:
        return False
    for at in range(count):
        if KIND[codes[at]] == KIND_PLACE and X[codes[at]] < SPACES:
            bundle = OF_SPACE + int(X[codes[at]])
            for good in range(BASIC, BASIC + BASICS):
                if mind[LACK, good] > 0.0 and cards.gain[bundle, good] > 0:
                    return True
    return False


@rule()
def held_back(s, seat, workers, left, mind):
    """Workers that the project needs should wait for it."""
    missing = mind[TRACK, RESERVE] - (int(s.goods[seat, WORKER]) - workers)
    return SPARE[left] * min(max(0.0, missing), float(workers))


@rule()
def place_worth(s, cards, seat, x, left, mind):
    worth = -held_back(s, seat, 1, left, mind)
    if x < SPACES:
        bundle = OF_SPACE + x
        if s.hand_size[seat] > 0 and left > 0:
            worth -= LEFT_SPACE * (SPACES - x) / SPACES
    else:
        bundle = int(ability_of_slot(s, seat, x - SPACES))
        townsfolk = tucked_townsfolk(s, seat, x - SPACES)
        if townsfolk >= 0:
            second = OF_TOWNSFOLK + townsfolk
            worth += max(0.0, bundle_worth(cards, second, mind) - card_paid(cards, second, left))
    draws = int(cards.gain[bundle, CARD])
    return worth + bundle_worth(cards, bundle, mind) - card_paid(cards, bundle, left) + draws * DRAW_FIRST


@rule()
def dismiss_worth(s, cards, seat, x, left, mind):
    """In the last round, a card in the way of a worker."""
    if left > 0 or x >= SPACES or s.hand_size[seat] > 0 or s.goods[seat, WORKER] == 0:
        return NO_USE
    if mind[TRACK, RESERVE] > 0.0:
        return NO_USE
    space = laid(s, seat) - 1
    return bundle_worth(cards, OF_SPACE + space, mind) - 0.05
