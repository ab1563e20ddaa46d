"""What goods, income and steps are worth to a seat of Shipwrights, in points.

Tables are by rounds left after this one, the last round first. `mind` is what a seat has thought of before it judges:
rows of goods, then of tracks, of facts and of designs.
"""

import numpy as np

from ...core.compiled import rule
from ...games.shipwrights.rules.crafts import laid
from ...games.shipwrights.rules.exchange import price
from ...games.shipwrights.rules.income import workers_out
from ...games.shipwrights.rules.scoring import (
    PER_RAID,
    PER_SET,
    PER_TRADE,
    PER_UPGRADE,
    raids_won,
    trades_won,
    upgrades_made,
)
from ...games.shipwrights.rules.state import (
    ANY,
    BASIC,
    BASICS,
    CARD,
    COIN,
    DESIGNS,
    FAME,
    GOLD,
    GOODS,
    MILESTONES,
    MILITARY,
    ROUNDS,
    SHIPS,
    SPACES,
    SUPPLY,
    TOP,
    TRACKS,
    TRADE,
    WORKER,
)

WORKER_WORTH = (0.48, 1.08, 1.31, 2.36, 3.54)
COIN_WORTH = (0.27, 0.27, 0.44, 0.52, 0.58)
BASIC_WORTH = (0.40, 0.54, 0.58, 0.48, 0.68)
GOLD_WORTH = (0.85, 0.95, 1.26, 1.20, 1.59)
CARD_WORTH = (0.62, 0.94, 1.09, 1.50, 1.71)
CARD_LOSS = (0.35, 0.57, 0.65, 0.42, 0.48)
DEAR = (0.14, 0.02, -0.00, -0.00, 0.05)  # a basic that costs a coin more in this round
GLUT = (0.09, 0.03, 0.03, 0.04, 0.09)  # a basic, for each one more than of the scarcest
RAID_WORTH = (0.68, 0.75, 1.53, 2.21, 2.16)
ROUTE_WORTH = (1.30, 2.07, 2.39, 2.74, 2.66)
UPGRADE_WORTH = (2.59, 2.64, 3.44, 3.52, 3.68)
PART = (0.02, 0.59, 1.03, 0.92, 0.84)  # of a reward, on the way to it
HERO_USE = (-0.02, 0.31, 0.60, 0.97, 1.29)
BUSY = (0.03, 0.09, 0.06, 0.03, 0.06)  # a worker, for each space that none is there for
LEAD = (0.34, 0.14, 0.17, 0.09, 0.00)  # how sure a hero becomes with each step ahead

# Rows of the mind.
PLAIN, NEEDED, LACK, TRACK, FACTS = range(5)
VENTURES, REWARD, LAYING, TUCKING, PLAYING, BEST = range(5, 11)  # what cards of the hand promise, by design
RIVAL, MORE = 0, 3  # on TRACK: the best marker of others, and points that ships give for one more reward, by track
WANTED, ROOMY, REACHED, HOUSES, PLACES, LAID, SHIPS_LAID, SPARE, BY_COINS, BY_CARDS = range(10)  # of the FACTS
ROWS = 11
NO_NEED = -99.0


@rule(allocates=True)
def new_mind():
    return np.empty((ROWS, DESIGNS))


@rule()
def rounds_left(s):
    return ROUNDS - int(s.round_no)


@rule()
def set_prices(s, cards, seat, left, mind):
    count = laid(s, seat)
    out = workers_out(s, seat)
    spaces = SPACES - count + int(s.slots[seat])
    roomy = min(4, max(-4, int(s.goods[seat, WORKER]) + out - spaces))
    mind[FACTS, ROOMY] = roomy
    mind[FACTS, LAID] = count
    mind[FACTS, SPARE] = spaces - out
    mind[PLAIN, WORKER] = WORKER_WORTH[left] - BUSY[left] * roomy
    mind[PLAIN, COIN] = COIN_WORTH[left]
    mind[PLAIN, GOLD] = GOLD_WORTH[left]
    mind[PLAIN, CARD] = CARD_WORTH[left]
    scarcest = min(s.goods[seat, BASIC], s.goods[seat, BASIC + 1], s.goods[seat, BASIC + 2])
    mind[PLAIN, ANY] = 0.0
    for basic in range(BASICS):
        more = int(s.goods[seat, BASIC + basic]) - int(scarcest)
        dear = price(s, cards, basic) - 2 if s.round_card > 0 else 0
        worth = BASIC_WORTH[left] + DEAR[left] * dear - GLUT[left] * more
        mind[PLAIN, BASIC + basic] = max(worth, 0.05)
        mind[PLAIN, ANY] = max(mind[PLAIN, ANY], worth)
    for good in range(GOODS):
        mind[NEEDED, good] = mind[PLAIN, good]
        mind[LACK, good] = NO_NEED


@rule()
def look_around(s, cards, seat, mind):
    """How far others are on the tracks, and what one more raid card, trade card or upgrade gives to my ships."""
    for track in range(TRACKS):
        best = int(s.neutral[track]) if s.seats < 3 else 0
        for other in range(int(s.seats)):
            if other != seat:
                best = max(best, int(s.marker[other, track]))
        mind[TRACK, RIVAL + track] = best
        mind[TRACK, MORE + track] = 0.0
    for ship in range(SHIPS):
        built = int(s.fleet[seat, ship])
        if built > 0 and cards.bonus_vp[ship] > 0:
            per, points = int(cards.bonus_per[ship]), built * int(cards.bonus_vp[ship])
            if per == PER_RAID:
                mind[TRACK, MORE + MILITARY] += points
            elif per == PER_TRADE:
                mind[TRACK, MORE + TRADE] += points
            elif per == PER_UPGRADE:
                mind[TRACK, MORE + FAME] += points
            elif per == PER_SET:
                add_sets(s, seat, points, mind)


@rule()
def add_sets(s, seat, points, mind):
    """A set grows by what it has least of."""
    raids, trades, upgrades = raids_won(s, seat), trades_won(s, seat), upgrades_made(s, seat)
    least = min(raids, trades, upgrades)
    lacking = int(raids == least) + int(trades == least) + int(upgrades == least)
    mind[TRACK, MORE + MILITARY] += points / lacking if raids == least else 0.0
    mind[TRACK, MORE + TRADE] += points / lacking if trades == least else 0.0
    mind[TRACK, MORE + FAME] += points / lacking if upgrades == least else 0.0


@rule()
def gain_worth(mind, good, count):
    """Goods that the project lacks count more."""
    needed = min(float(count), max(0.0, mind[LACK, good]))
    return needed * mind[NEEDED, good] + (count - needed) * mind[PLAIN, good]


@rule()
def loss_worth(mind, good, count):
    """So do goods that it would then lack."""
    missed = min(float(count), max(0.0, count + mind[LACK, good]))
    return missed * mind[NEEDED, good] + (count - missed) * mind[PLAIN, good]


@rule()
def bundle_worth(cards, bundle, mind):
    """What a bundle gains less what it takes, cards to pay aside."""
    worth = 0.0
    for good in range(GOODS):
        if cards.gain[bundle, good] > 0:
            worth += gain_worth(mind, good, int(cards.gain[bundle, good]))
    for good in range(SUPPLY):
        if cards.pay[bundle, good] > 0:
            worth -= loss_worth(mind, good, int(cards.pay[bundle, good]))
    if cards.pay[bundle, ANY] > 0:
        cheapest = min(mind[PLAIN, BASIC], mind[PLAIN, BASIC + 1], mind[PLAIN, BASIC + 2])
        worth -= int(cards.pay[bundle, ANY]) * cheapest
    return worth


@rule()
def card_paid(cards, bundle, left):
    return int(cards.pay[bundle, CARD]) * CARD_LOSS[left]


@rule()
def track_worth(cards, track, position, left, mind):
    """Rewards reached and half reached, points of the last spaces, and the hope for the hero."""
    reward = mind[TRACK, MORE + track]
    if track == MILITARY:
        reward += RAID_WORTH[left]
    elif track == TRADE:
        reward += ROUTE_WORTH[left]
    else:
        reward += UPGRADE_WORTH[left]
    worth = float(cards.track_vp[position])
    before = 0
    for milestone in MILESTONES:
        if position >= milestone:
            worth += reward
        elif position > before:
            worth += reward * PART[left] * (position - before) / (milestone - before)
        before = milestone
    sure = 0.5 + LEAD[left] * (position - mind[TRACK, RIVAL + track])
    return worth + (int(cards.hero_vp[track]) + HERO_USE[left]) * min(1.0, max(0.0, sure))


@rule()
def steps_worth(s, cards, seat, design, left, mind):
    worth = 0.0
    for track in range(TRACKS):
        if cards.steps[design, track] > 0:
            before = int(s.marker[seat, track])
            after = min(TOP, before + int(cards.steps[design, track]))
            worth += track_worth(cards, track, after, left, mind) - track_worth(cards, track, before, left, mind)
    return worth


@rule()
def income_worth(income, row, left, mind):
    """In every income phase to come, that of this round included (S10.1.6)."""
    worth = 0.0
    for good in range(SUPPLY):
        worth += int(income[row, good]) * mind[PLAIN, good]
    return worth * (left + 1)


@rule()
def cost_worth(cards, design, mind):
    worth = 0.0
    for good in range(SUPPLY):
        worth += int(cards.cost[design, good]) * mind[PLAIN, good]
    return worth
