"""Ships and buildings as projects: what they bring, what they cost, and which one goods are gathered for."""

from ..core.compiled import rule
from ..shipwrights.crafts import laid
from ..shipwrights.scoring import PER_BUILDING, PER_SHIP, counted
from ..shipwrights.ships import bits
from ..shipwrights.state import (
    ANY,
    BASIC,
    BASICS,
    COIN,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    GOLD,
    OF_BUILDING,
    OF_SHIP,
    SHIPS,
    SPACES,
    SUPPLY,
    WORKER,
)
from .shipwrights_worth import (
    CARD_LOSS,
    LACK,
    NEEDED,
    PLAIN,
    RESERVE,
    TRACK,
    WANTED,
    bundle_worth,
    cost_worth,
    income_worth,
    look_around,
    rounds_left,
    set_prices,
    skills_at_hand,
    steps_worth,
)

GROWTH = (0.03, 0.65, 0.77, 1.01, 1.26)  # more of what a ship's bonus counts, to come
PLACE_UNDER = (0.12, 0.62, 1.30, 1.43, 2.32)  # a building's place for a tucked card
SPACE_USE = (0.37, 1.27, 2.09, 2.26, 2.07)  # times that a building's space is used
SKILL_GAP = (1.61, 1.35, 1.38, 1.30, 1.03)  # a skill that nobody at hand has
SHORT = (1.42, 0.35, 0.18, 0.11, 0.04)  # each good of a cost that is out of reach in this round
PUSH = (0.15, 0.14, 0.03, 0.05, 0.02)  # of a project's worth, for each good it still lacks
HANDY = 0.55  # goods that a card of the hand brings


@rule()
def ponder(s, cards, seat, mind):
    """Prices first, then the tracks, then the project that goods are gathered for."""
    left = rounds_left(s)
    set_prices(s, cards, seat, left, mind)
    look_around(s, cards, seat, mind)
    major, minor = skills_at_hand(s, cards, seat)
    choose_project(s, cards, seat, left, mind, major, minor)
    return left, major, minor


@rule()
def ship_gain(s, cards, seat, ship, left, mind):
    """All that a ship brings once it is built."""
    worth = int(cards.vp[ship]) + steps_worth(s, cards, seat, ship, left, mind)
    if cards.has_effect[ship]:
        worth += bundle_worth(cards, OF_SHIP + ship, mind)
    worth += income_worth(cards.income, ship, left, mind)
    if cards.bonus_vp[ship] > 0:
        per = int(cards.bonus_per[ship])
        count = counted(s, seat, per) + int(per == PER_SHIP)
        worth += int(cards.bonus_vp[ship]) * (count + (GROWTH[left] if per > 0 else 0.0))
    return worth


@rule()
def building_gain(s, cards, seat, design, left, mind):
    worth = int(cards.vp[design]) + steps_worth(s, cards, seat, design, left, mind) + PLACE_UNDER[left]
    worth += max(0.0, bundle_worth(cards, OF_BUILDING + design - FIRST_BUILDING, mind)) * SPACE_USE[left]
    for ship in range(SHIPS):
        if cards.bonus_per[ship] == PER_BUILDING:
            worth += int(s.fleet[seat, ship]) * int(cards.bonus_vp[ship])
    return worth + income_worth(cards.income, design, left, mind)


@rule()
def true_cost(s, cards, seat, design, mind):
    """What is really paid: gold where basics lack."""
    worth = cost_worth(cards, design, mind)
    for good in range(BASIC, BASIC + BASICS):
        lack = max(0, int(cards.cost[design, good]) - int(s.goods[seat, good]))
        worth += lack * max(0.0, mind[PLAIN, GOLD] - mind[PLAIN, good])
    return worth


@rule()
def skills_cost(cards, ship, left, mind, major, minor):
    worth = 0.0
    skills = int(cards.skills[ship])
    for skill in range(5):
        if skills >> skill & 1 and not major >> skill & 1:
            if minor >> skill & 1:
                worth += mind[PLAIN, COIN]
            else:
                worth += mind[PLAIN, GOLD] + CARD_LOSS[left]
    return worth


@rule()
def goods_lacking(s, cards, seat, design, gaps):
    """Goods of a cost that are not there; gold counts double and stands in where it is spare."""
    lacking = max(0, int(cards.cost[design, WORKER]) - int(s.goods[seat, WORKER]))
    for basic in range(BASIC, BASIC + BASICS):
        lacking += max(0, int(cards.cost[design, basic]) - int(s.goods[seat, basic]))
    gold = int(s.goods[seat, GOLD]) - int(cards.cost[design, GOLD]) - gaps
    return lacking - (gold if gold > 0 else 2 * gold)


@rule()
def means(s, seat, workers, free_from):
    """Goods that may come in this round: by workers to spare, by coins, by cards of the hand."""
    spaces = SPACES - free_from + int(s.slots[seat])
    placed = min(max(0, int(s.goods[seat, WORKER]) - workers), spaces)
    return placed + int(s.goods[seat, COIN]) * 0.5 + int(s.hand_size[seat]) * HANDY


@rule()
def venture(s, cards, seat, design, left, mind, major, minor):
    """What a ship or building promises, all costs paid; and the goods out of reach in this round."""
    gaps = 0
    if design < FIRST_BUILDING:
        skills = int(cards.skills[design])
        gaps = bits(skills & ~major & ~minor)
        worth = ship_gain(s, cards, seat, design, left, mind)
        worth -= bits(skills & ~major & minor) * mind[PLAIN, COIN] + gaps * SKILL_GAP[left]
    else:
        worth = building_gain(s, cards, seat, design, left, mind)
    reach = means(s, seat, int(cards.cost[design, WORKER]), laid(s, seat))
    short = max(0.0, goods_lacking(s, cards, seat, design, gaps) - reach)
    return worth - cost_worth(cards, design, mind), short


@rule()
def choose_project(s, cards, seat, left, mind, major, minor):
    """The ship on the board, or ship or building in the hand, that promises most; its lacking goods are dearer now."""
    best = 0.0
    project = -1
    reach = 0.0
    wanted = 0
    for space in range(SPACES):
        lying = int(s.board[seat, space])
        if 0 < lying <= SHIPS:
            wanted |= int(cards.skills[lying - 1])
            worth, short = venture(s, cards, seat, lying - 1, left, mind, major, minor)
            worth -= SHORT[left] * short
            if worth > best:
                best, project, reach = worth, lying - 1, short
    room = laid(s, seat) < int(s.board_room)
    for design in range(FIRST_CRAFTSMAN):
        if s.hand[seat, design] > 0 and (room or design >= FIRST_BUILDING):
            worth, short = venture(s, cards, seat, design, left, mind, major, minor)
            worth -= SHORT[left if design < FIRST_BUILDING else 0] * short
            if worth > 0.0 and design < FIRST_BUILDING:
                wanted |= int(cards.skills[design])
            if worth > best:
                best, project, reach = worth, design, short
    mind[TRACK, WANTED] = wanted & ~major
    mind[TRACK, RESERVE] = 0.0
    if project >= 0:
        note_lacks(s, cards, seat, project, left, best, mind)
        if reach == 0.0:
            mind[TRACK, RESERVE] = int(cards.cost[project, WORKER])


@rule()
def note_lacks(s, cards, seat, project, left, worth, mind):
    push = PUSH[left] * min(worth, 8.0)
    for good in range(SUPPLY):
        lack = max(0, int(cards.cost[project, good]) - int(s.goods[seat, good]))
        if lack > 0:
            mind[LACK, good] = lack
            mind[NEEDED, good] = mind[PLAIN, good] + push
            if BASIC <= good < BASIC + BASICS:
                mind[LACK, ANY] += lack
                mind[NEEDED, ANY] = max(mind[NEEDED, ANY], mind[NEEDED, good])
