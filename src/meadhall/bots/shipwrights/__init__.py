"""Karl's judgement of Shipwrights: what each action promises."""

from ...core.compiled import entry, rule
from ...games.shipwrights.rules.actions import (
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
from ...games.shipwrights.rules.raids import workers_for_raid
from ...games.shipwrights.rules.ships import MINOR_COIN, bits, least_gold
from ...games.shipwrights.rules.state import (
    ANY,
    BASIC,
    BASICS,
    CARD,
    COIN,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_TOWNSFOLK,
    GOLD,
    LABOURER,
    OF_RAID,
    OF_SPACE,
    OF_TOWNSFOLK,
    SHIPS,
    SPACES,
    WORKER,
    Ask,
    Phase,
)
from ...games.shipwrights.rules.workers import ability_of_slot, tucked_townsfolk
from .cards import NO_USE, card_worth, judge_hand, other_use, promise
from .outlook import prospects
from .projects import building_gain, ponder, ship_gain, skills_cost, true_cost
from .steps import exchange_worth, judge_conversion, step_promise
from .worth import (
    BEST,
    FACTS,
    LACK,
    LAID,
    LAYING,
    NEEDED,
    PLAIN,
    PLAYING,
    REACHED,
    REWARD,
    TUCKING,
    WANTED,
    bundle_worth,
    card_paid,
    loss_worth,
    new_mind,
)

HOLD = (0.88, 0.91, 1.03, 0.97, 1.04)  # how firmly a worker that the project needs is kept
HASTE = (0.38, 0.37, 0.37, 0.52, 0.44)  # of a reward, when a card that is good for nothing else is discarded
LAY_FIRST = (0.54, 0.49, 0.35, 0.31, 0.46)
DRAW_FIRST = (0.21, 0.33, 0.26, 0.16, 0.20)
PATIENCE = (2.13, 2.32, 2.02, 2.28, 1.98)  # a ship that gold would pay for, while a worker could bring the basic
LEFT_SPACE = (0.15, 0.12, 0.19, 0.16, 0.15)  # a worker in the way of cards that may be laid
NO_HURRY = -1.0  # to lay a ship in the last round that cannot be paid for yet

__all__ = ["appeals", "prospects", "reopen"]


@entry()
def reopen(known):
    """Picks of others count as not yet made."""
    for owner in range(int(known.seats)):
        if owner != known.seat and known.phase == Phase.DRAFT and known.pack_size[owner] > 0:
            known.ready &= ~(1 << owner)


@entry(allocates=True)
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
    left, major, minor, coming = ponder(s, cards, seat, mind)
    if s.phase == Phase.DRAFT:
        mind[FACTS, WANTED] = int(mind[FACTS, WANTED]) & ~coming
        for at in range(count):
            out[at] = card_worth(s, cards, seat, int(X[codes[at]]), left, mind, major | coming, minor)
    elif s.ask[seat] == Ask.MAIN:
        gather = can_gather(cards, codes, count, mind)
        judge_hand(s, cards, seat, left, mind, major, minor)
        for at in range(count):
            out[at] = main_worth(s, cards, seat, int(codes[at]), left, mind, major, minor, gather)
    else:
        for at in range(count):
            out[at] = step_promise(s, cards, seat, int(codes[at]), left, mind, major, minor)


@rule()
def main_worth(s, cards, seat, code, left, mind, major, minor, gather):
    """A main action. Using a card in any other way is measured against the reward for discarding it."""
    kind, x = int(KIND[code]), int(X[code])
    if kind == KIND_PLACE:
        return place_worth(s, cards, seat, x, left, mind)
    if kind == KIND_DISCARD:
        return mind[REWARD, x] * (1.0 + HASTE[left]) - mind[BEST, x] - last_card(mind)
    if kind == KIND_LAY:
        design = x if x < SHIPS else FIRST_CRAFTSMAN + x - SHIPS
        worth = mind[LAYING, design]
        if design < SHIPS:
            if payable(s, cards, seat, design, major, minor):
                worth = max(worth, promise(s, cards, seat, design, left, mind, major, minor))
            elif left == 0:
                return NO_HURRY
        return worth + LAY_FIRST[left] - mind[REWARD, design] - lost_worker(s, seat, mind)
    if kind == KIND_PLAY:
        design = FIRST_TOWNSFOLK + x
        worth = mind[PLAYING, design]
        worth += int(cards.gain[OF_TOWNSFOLK + x, CARD]) * DRAW_FIRST[left] - last_card(mind)
        return worth - max(mind[REWARD, design], mind[TUCKING, design])
    if kind == KIND_BUILD:
        design = FIRST_BUILDING + x
        worth = building_gain(s, cards, seat, design, left, mind) - true_cost(s, cards, seat, design, mind)
        return worth - mind[REWARD, design] - (PATIENCE[left] if gather else 0.0)
    if kind == KIND_TUCK:
        design = FIRST_CRAFTSMAN + x
        return mind[TUCKING, design] - max(mind[REWARD, design], other_use(design, mind))
    if kind == KIND_SHIP:
        ship = int(s.board[seat, x]) - 1
        worth = ship_gain(s, cards, seat, ship, left, mind) - true_cost(s, cards, seat, ship, mind)
        return worth - skills_cost(cards, ship, left, mind, major, minor) - (PATIENCE[left] if gather else 0.0)
    if kind == KIND_DISMISS:
        return dismiss_worth(s, cards, seat, x, left, mind)
    if kind == KIND_RAID:
        bundle = OF_RAID + int(s.raid[seat, x]) - 1
        workers = int(workers_for_raid(s, cards, seat, x))
        return bundle_worth(cards, bundle, mind) - loss_worth(mind, WORKER, workers)
    return exchange_worth(s, cards, code, mind)


@rule()
def payable(s, cards, seat, ship, major, minor):
    """Whether a ship of the hand could be built as soon as it is laid."""
    side = int(s.upgraded[seat]) >> LABOURER & 1
    skills = int(cards.skills[ship])
    gaps = bits(skills & ~major & ~minor)
    gold = least_gold(s, cards, seat, ship) + gaps * int(cards.labour[side, GOLD])
    coins = bits(skills & ~major & minor) * MINOR_COIN
    enough = gold <= s.goods[seat, GOLD] and coins <= s.goods[seat, COIN]
    enough &= int(cards.cost[ship, WORKER]) <= s.goods[seat, WORKER]
    return enough and gaps * int(cards.labour[side, CARD]) < s.hand_size[seat]


@rule()
def last_card(mind):
    """The labourer of the project may need it (S6.7.8)."""
    return mind[NEEDED, CARD] - mind[PLAIN, CARD] if mind[LACK, CARD] > -1.0 else 0.0


@rule()
def lost_worker(s, seat, mind):
    """A worker who stands where the next card is laid is lost (S7.1.4)."""
    return mind[PLAIN, WORKER] if int(s.board_workers[seat]) >> int(mind[FACTS, LAID]) & 1 else 0.0


@rule()
def can_gather(cards, codes, count, mind):
    """Whether a worker to spare could bring a basic that the project lacks."""
    if mind[LACK, ANY] <= 0.0 or mind[LACK, WORKER] >= 0.0:
        return False
    for at in range(count):
        if KIND[codes[at]] == KIND_PLACE and X[codes[at]] < SPACES:
            bundle = OF_SPACE + int(X[codes[at]])
            for good in range(BASIC, BASIC + BASICS):
                if mind[LACK, good] > 0.0 and cards.gain[bundle, good] > 0:
                    return True
    return False


@rule()
def place_worth(s, cards, seat, x, left, mind):
    worth = 0.0
    if mind[LACK, WORKER] > -1.0 and mind[FACTS, REACHED] > 0.0:
        worth -= HOLD[left] * (mind[NEEDED, WORKER] - mind[PLAIN, WORKER])
    if x < SPACES:
        bundle = OF_SPACE + x
        if s.hand_size[seat] > 0 and left > 0:
            worth -= LEFT_SPACE[left] * (SPACES - x) / SPACES
    else:
        bundle = int(ability_of_slot(s, seat, x - SPACES))
        townsfolk = tucked_townsfolk(s, seat, x - SPACES)
        if townsfolk >= 0:
            second = OF_TOWNSFOLK + townsfolk
            worth += max(0.0, bundle_worth(cards, second, mind) - card_paid(cards, second, left))
    draws = int(cards.gain[bundle, CARD])
    return worth + bundle_worth(cards, bundle, mind) - card_paid(cards, bundle, left) + draws * DRAW_FIRST[left]


@rule()
def dismiss_worth(s, cards, seat, x, left, mind):
    """In the last round, a card in the way of a worker."""
    if left > 0 or x >= SPACES or s.hand_size[seat] > 0 or s.goods[seat, WORKER] == 0:
        return NO_USE
    if mind[FACTS, REACHED] > 0.0:
        return NO_USE
    space = int(mind[FACTS, LAID]) - 1
    return bundle_worth(cards, OF_SPACE + space, mind) - 0.05
