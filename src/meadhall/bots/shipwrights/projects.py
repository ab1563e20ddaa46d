"""Ships and buildings as projects: what they bring, what they cost, and which one goods are gathered for."""

from ...core.compiled import rule
from ...games.shipwrights.rules.scoring import PER_BUILDING, PER_SHIP, counted
from ...games.shipwrights.rules.ships import bits, skills_at_hand
from ...games.shipwrights.rules.state import (
    ANY,
    BASIC,
    BASICS,
    CARD,
    COIN,
    CRAFTSMEN,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    GOLD,
    LABOURER,
    OF_BUILDING,
    OF_SHIP,
    SHIPS,
    SPACES,
    SUPPLY,
    WORKER,
    Phase,
)
from .worth import (
    BY_CARDS,
    BY_COINS,
    CARD_LOSS,
    FACTS,
    HOUSES,
    LACK,
    LAID,
    NEEDED,
    PLACES,
    PLAIN,
    REACHED,
    ROOMY,
    SHIPS_LAID,
    SPARE,
    VENTURES,
    WANTED,
    bundle_worth,
    card_paid,
    cost_worth,
    income_worth,
    look_around,
    rounds_left,
    set_prices,
    steps_worth,
)

GROWTH = (0.03, 0.60, 0.78, 0.91, 1.30)  # more of what a ship's bonus counts, to come
PLACE_UNDER = (0.11, 0.48, 0.81, 1.23, 2.22)  # a building's place for a tucked card
SPACE_USE = (0.33, 1.10, 2.07, 2.39, 2.17)  # times that a building's space is used
SKILL_GAP = (1.63, 1.37, 1.31, 1.72, 0.95)  # a skill that nobody at hand has
SHORT = (1.45, 0.35, 0.23, 0.10, 0.06)  # each good of a cost that is out of reach in this round
PUSH = (0.23, 0.06, 0.04, 0.07, 0.01)  # of a project's worth, for each good it still lacks
PUSH_NOW = (0.22, 0.05, 0.09, 0.06, 0.06)  # and if all can be had in this round
PLACE_MORE = (0.09, 0.22, 0.16, 0.14, 0.18)  # a place under a building, for each that is free already
ROOM_USE = 0.05  # of the use of a building's space, for each worker more than spaces
HANDY = 0.63  # goods that a card of the hand brings
COIN_REACH = 0.42  # and a coin
DRAFTED = 5  # cards that a draft is likely to bring


@rule()
def ponder(s, cards, seat, mind):
    """Prices first, then the tracks, then the project that goods are gathered for."""
    left = rounds_left(s)
    set_prices(s, cards, seat, left, mind)
    look_around(s, cards, seat, mind)
    major, minor = skills_at_hand(s, cards, seat)
    coming = skills_in_hand(s, cards, seat)
    count_places(s, seat, mind)
    count_means(s, seat, mind)
    choose_project(s, cards, seat, left, mind, major | coming, minor)
    mind[FACTS, WANTED] = int(mind[FACTS, WANTED]) & ~major
    return left, major, minor, coming


@rule()
def skills_in_hand(s, cards, seat):
    """Major skills of craftsmen who could be laid."""
    major = 0
    for craftsman in range(CRAFTSMEN):
        if s.hand[seat, FIRST_CRAFTSMAN + craftsman] > 0:
            major |= 1 << int(cards.major[craftsman])
    return major


@rule()
def count_places(s, seat, mind):
    """Free places under buildings."""
    count = 0
    for slot in range(int(s.slots[seat])):
        count += int(s.tucked[seat, slot] == 0)
    mind[FACTS, PLACES] = count


@rule()
def place_under(left, mind):
    """The worth of one more place, or of one less."""
    return max(0.0, PLACE_UNDER[left] - PLACE_MORE[left] * mind[FACTS, PLACES])


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
    worth = int(cards.vp[design]) + steps_worth(s, cards, seat, design, left, mind) + place_under(left, mind)
    bundle = OF_BUILDING + design - FIRST_BUILDING
    use = max(0.0, bundle_worth(cards, bundle, mind) - card_paid(cards, bundle, left))
    worth += use * SPACE_USE[left] * (1.0 + ROOM_USE * mind[FACTS, ROOMY])
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
    """Basics and gold of a cost that are not there; gold counts double and stands in where it is spare."""
    lacking = 0
    for basic in range(BASIC, BASIC + BASICS):
        lacking += max(0, int(cards.cost[design, basic]) - int(s.goods[seat, basic]))
    gold = int(s.goods[seat, GOLD]) - int(cards.cost[design, GOLD]) - gaps
    return lacking - (gold if gold > 0 else 2 * gold)


@rule()
def count_means(s, seat, mind):
    """What coins and cards of the hand may bring in this round."""
    mind[FACTS, BY_COINS] = int(s.goods[seat, COIN]) * COIN_REACH
    mind[FACTS, BY_CARDS] = hand_to_come(s, seat) * HANDY


@rule()
def means(s, seat, workers, mind):
    """Goods that may come in this round: by workers to spare, by coins, by cards of the hand."""
    placed = min(max(0.0, float(int(s.goods[seat, WORKER]) - workers)), mind[FACTS, SPARE])
    return placed + mind[FACTS, BY_COINS] + mind[FACTS, BY_CARDS]


@rule()
def hand_to_come(s, seat):
    return DRAFTED if s.phase == Phase.DRAFT else int(s.hand_size[seat])


@rule()
def venture(s, cards, seat, design, left, mind, major, minor):
    """What a ship or building promises, all costs paid, less a fine for goods out of reach in this round."""
    gaps = 0
    cards_short = 0
    if design < FIRST_BUILDING:
        skills = int(cards.skills[design])
        gaps = bits(skills & ~major & ~minor)
        worth = ship_gain(s, cards, seat, design, left, mind)
        worth -= bits(skills & ~major & minor) * mind[PLAIN, COIN] + gaps * SKILL_GAP[left]
        side = int(s.upgraded[seat]) >> LABOURER & 1
        cards_short = max(0, gaps * int(cards.labour[side, CARD]) - hand_to_come(s, seat))
    else:
        worth = building_gain(s, cards, seat, design, left, mind)
    reach = means(s, seat, int(cards.cost[design, WORKER]), mind)
    short = max(0.0, goods_lacking(s, cards, seat, design, gaps) - reach) + 2.0 * cards_short
    short += max(0, int(cards.cost[design, WORKER]) - int(s.goods[seat, WORKER]))
    fine = SHORT[left if design < FIRST_BUILDING else 0] * short
    return worth - cost_worth(cards, design, mind) - fine, short


@rule()
def choose_project(s, cards, seat, left, mind, major, minor):
    """The ship on the board, or ship or building in the hand, that promises most; its lacking goods are dearer now."""
    best = 0.0
    project = -1
    reach = 0.0
    wanted = 0
    mind[FACTS, HOUSES] = 0.0
    mind[FACTS, SHIPS_LAID] = 0.0
    for space in range(SPACES):
        lying = int(s.board[seat, space])
        if 0 < lying <= SHIPS:
            mind[FACTS, SHIPS_LAID] += 1.0
            wanted |= int(cards.skills[lying - 1])
            worth, short = venture(s, cards, seat, lying - 1, left, mind, major, minor)
            if worth > best:
                best, project, reach = worth, lying - 1, short
    room = mind[FACTS, LAID] < int(s.board_room)
    for design in range(FIRST_CRAFTSMAN):
        if s.hand[seat, design] > 0:
            worth, short = venture(s, cards, seat, design, left, mind, major, minor)
            mind[VENTURES, design] = worth
            if design >= FIRST_BUILDING:
                mind[FACTS, HOUSES] += int(s.hand[seat, design])
            elif worth > 0.0:
                wanted |= int(cards.skills[design])
            if worth > best and (room or design >= FIRST_BUILDING):
                best, project, reach = worth, design, short
    mind[FACTS, WANTED] = wanted
    mind[FACTS, REACHED] = 0.0
    if project >= 0:
        mind[FACTS, REACHED] = int(reach == 0.0)
        push = (PUSH_NOW[left] if reach == 0.0 else PUSH[left]) * min(best, 8.0)
        note_lacks(s, cards, seat, project, push, mind, major | minor)


@rule()
def note_lacks(s, cards, seat, project, push, mind, skills):
    side = int(s.upgraded[seat]) >> LABOURER & 1
    gaps = bits(int(cards.skills[project]) & ~skills) if project < FIRST_BUILDING else 0
    mind[LACK, ANY] = 0.0
    for good in range(SUPPLY):
        lack = int(cards.cost[project, good]) + gaps * int(cards.labour[side, good]) - int(s.goods[seat, good])
        mind[LACK, good] = lack
        mind[NEEDED, good] = mind[PLAIN, good] + push
        if lack > 0 and BASIC <= good < BASIC + BASICS:
            mind[LACK, ANY] += lack
            mind[NEEDED, ANY] = max(mind[NEEDED, ANY], mind[NEEDED, good])
    mind[LACK, CARD] = gaps * int(cards.labour[side, CARD]) - int(s.hand_size[seat])
    mind[NEEDED, CARD] = mind[PLAIN, CARD] + push
