"""What each seat of Shipwrights may expect to score: its points now, and what its yard will still bring."""

import numpy as np

from ...core.compiled import entry, rule
from ...games.shipwrights.rules.crafts import laid
from ...games.shipwrights.rules.exchange import convert
from ...games.shipwrights.rules.heroes import holds, leader
from ...games.shipwrights.rules.income import income_of, workers_out
from ...games.shipwrights.rules.scoring import total
from ...games.shipwrights.rules.ships import skills_at_hand
from ...games.shipwrights.rules.solo import rival_score
from ...games.shipwrights.rules.state import (
    COIN,
    FIRST_CRAFTSMAN,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    GOLD,
    HUT,
    LABOURER,
    MILESTONES,
    OF_TOWNSFOLK,
    REWARDS,
    ROUND_CARDS,
    ROUNDS,
    SHIPS,
    SPACES,
    SUPPLY,
    TOP,
    TRACKS,
    WORKER,
    Phase,
)
from ...games.shipwrights.rules.workers import ability_of_slot, tucked_townsfolk
from .projects import count_means, venture
from .worth import FACTS, PLACES, bundle_worth, look_around, new_mind, set_prices

# What counts, each worth so many points by rounds still to play (HOPES), fitted by bench/calibrate_shipwrights.py.
(
    ALONE, PAIR, TABLE, POINTS, WORKERS, COINS, BASICS_HELD, SCARCEST, GOLD_HELD, INCOME_COINS, INCOME_BASICS,
    INCOME_GOLD, INCOME_WORKERS, PLACES_FREE, TOWNSFOLK_KEPT, CRAFTSMEN_KEPT, BUILDINGS_OWNED, ON_MILITARY, ON_TRADE,
    ON_FAME, AHEAD, SHIPS_LAID, CRAFTSMEN_LAID, SKILLS_MET, BONUSES, RAIDS_HELD, BETTER_LABOURER, BETTER_HUT,
    CARDS_HELD, WORKERS_IDLE, SPACES_OWNED, WORKERS_PLACED, BEST_PROJECT,
) = range(33)  # fmt: skip
FEATURES = 33
FAR_AHEAD = 5
HOPES = np.array(
    (
        (-2.25, -7.95, -7.68, 6.51, 18.05, 49.44),  # alone
        (-3.59, -9.70, -10.39, 1.97, 11.82, 42.90),  # pair
        (-4.22, -10.74, -12.21, -1.31, 7.75, 39.91),  # table
        (0.98, 1.03, 0.85, 0.22, -0.74, -0.72),  # points
        (0.41, 0.64, 0.82, 1.08, 1.79, 0.00),  # workers
        (0.00, 0.35, 0.45, 0.63, 1.12, 0.00),  # coins
        (0.13, 0.40, 0.46, 0.41, 0.70, 0.00),  # basics held
        (-0.04, 0.53, 0.92, 1.51, 2.74, 0.00),  # scarcest
        (-0.01, 0.10, 0.23, 0.87, 2.70, 0.00),  # gold held
        (0.15, 0.54, 1.29, 2.51, 0.00, 0.00),  # income coins
        (0.10, 0.95, 2.23, 2.96, 0.00, 0.00),  # income basics
        (0.16, 1.63, 3.22, 4.84, 9.49, 0.00),  # income gold
        (0.06, 0.87, 2.38, 3.46, 0.00, 0.00),  # income workers
        (0.06, 0.11, 0.56, 0.11, 2.39, 0.00),  # places free
        (-0.14, 0.12, 0.38, 1.70, 6.66, 0.00),  # townsfolk kept
        (0.18, 1.41, 2.10, 1.28, 2.62, 0.00),  # craftsmen kept
        (0.02, 0.54, 0.80, 5.44, 11.40, 0.00),  # buildings owned
        (0.67, 2.08, 3.44, 3.47, 0.88, -3.59),  # on military
        (0.56, 1.65, 3.11, 3.33, 3.08, 1.98),  # on trade
        (0.59, 2.96, 4.76, 6.31, 4.39, 1.60),  # on fame
        (-0.03, 0.01, 0.01, 0.14, 0.69, 1.15),  # ahead
        (-0.02, 0.03, 0.18, 0.13, -0.17, 0.00),  # ships laid
        (0.06, 0.42, 0.52, -0.40, -0.74, 0.00),  # craftsmen laid
        (-0.14, 0.09, 0.03, 1.44, 2.74, 0.00),  # skills met
        (0.06, 0.72, 1.45, 2.16, 0.00, 0.00),  # bonuses
        (0.63, 1.95, 3.57, 3.68, 0.00, 0.00),  # raids held
        (0.42, 1.19, 2.04, 0.00, 0.00, 0.00),  # better labourer
        (-0.09, 0.04, 1.03, 3.89, 0.00, 0.00),  # better hut
        (0.61, 0.94, 1.18, 1.40, 1.64, 0.00),  # cards held
        (1.12, 0.95, 0.96, 1.15, 1.65, 0.00),  # workers idle
        (0.49, 0.73, 1.17, 0.40, -0.04, 2.76),  # spaces owned
        (-0.70, -0.20, 0.22, 0.09, -0.35, 0.00),  # workers placed
        (0.56, 0.59, 0.46, 0.06, 0.20, 0.00),  # best project
    )
)
ERROR = (3.0, 5.9, 7.8, 9.4, 10.9, 11.1)  # of a difference between two seats
NEUTRAL_HERO = (0.32, 0.09, -0.21, -0.46, -0.79, -0.53)  # how likely the neutral player has a hero in the end
NEUTRAL_AHEAD = (0.13, 0.12, 0.13, 0.13, 0.15, 0.12)  # and with each step that it is likely to be ahead
SURE = 0.5


@entry(allocates=True)
def prospects(s, cards, out):
    """The score that each seat may expect at the end, after the seats a solo rival's; returns how far off it is."""
    rest = rounds_to_play(s)
    over = s.phase >= Phase.SCORING
    stock = np.empty(FEATURES)
    for seat in range(int(s.seats)):
        if over:
            out[seat] = total(s, cards, seat)
        else:
            take_stock(s, cards, seat, stock)
            out[seat] = 0.0
            for each in range(FEATURES):
                out[seat] += HOPES[each, rest] * stock[each]
    if s.seats == 1:
        out[1] = rival_score(s, cards) if over else rival_prospect(s, cards)
    return SURE if over else ERROR[rest]


@rule()
def rival_prospect(s, cards):
    """The round cards to come, and heroes and steps that the neutral player may expect (S13)."""
    rest = ROUNDS - int(s.round_no)
    hope = int(s.rival) + rest * points_of_a_round(s, cards)
    for track in range(TRACKS):
        ahead = neutral_ahead(s, cards, 0, track)
        likely = NEUTRAL_HERO[rest] + NEUTRAL_AHEAD[rest] * ahead
        hope += int(cards.hero_vp[track]) * min(1.0, max(0.0, likely))
        hope += int(cards.track_vp[min(TOP, int(s.marker[0, track] + ahead))])
    return hope


@rule()
def points_of_a_round(s, cards):
    """What a round card that is still to come gives the rival, on average."""
    points = 0
    left = 0
    for card in range(ROUND_CARDS):
        if s.rounds_used[card] < cards.round_copies[card]:
            left += 1
            points += int(cards.rival_vp[card])
    return points / left


@rule()
def neutral_ahead(s, cards, seat, track):
    """Steps that the neutral marker will be ahead of where the seat is now."""
    rest = ROUNDS - int(s.round_no)
    steps = 0
    left = 0
    for card in range(ROUND_CARDS):
        if s.rounds_used[card] < cards.round_copies[card]:
            left += 1
            steps += int(cards.round_steps[card, track])
    return int(s.neutral[track]) + rest * steps / left - int(s.marker[seat, track])


@rule()
def rounds_to_play(s):
    """Rounds of which the cards are still to come; in the draft, this one too."""
    rest = ROUNDS - int(s.round_no)
    return rest + int(Phase.DEAL <= s.phase <= Phase.PASS_ON)


@rule()
def points_if_round_ended(s, cards, seat):
    """Points with the heroes as they would be settled now."""
    points = total(s, cards, seat)
    if s.round_no == ROUNDS and s.phase > Phase.PASS_ON:
        points += gold_by_conversion(s, cards, seat)
    for track in range(TRACKS):
        ahead = leader(s, track)
        if ahead >= 0:
            points += (int(ahead == seat) - int(holds(s, seat, track))) * int(cards.hero_vp[track])
    return points


@rule(allocates=True)
def gold_by_conversion(s, cards, seat):
    """In the last round: what goods and their last income turn into (S12.1)."""
    held = np.empty(SUPPLY, np.int64)
    for good in range(SUPPLY):
        held[good] = s.goods[seat, good]
        if s.phase == Phase.ACTIONS:
            s.goods[seat, good] += income_of(s, cards, seat, good)
    convert(s, cards, seat)
    gold = int(s.goods[seat, GOLD]) - held[GOLD]
    for good in range(SUPPLY):
        s.goods[seat, good] = held[good]
    return gold


@entry()
def take_stock(s, cards, seat, out):
    """What counts of a seat, as if the round ended now."""
    for each in range(FEATURES):
        out[each] = 0.0
    out[ALONE] = int(s.seats == 1)
    out[PAIR] = int(s.seats == 2)
    out[TABLE] = int(s.seats > 2)
    out[POINTS] = points_if_round_ended(s, cards, seat)
    count_goods(s, cards, seat, out)
    count_places(s, seat, out)
    count_steps(s, seat, out)
    count_laid(s, cards, seat, out)
    look_ahead(s, cards, seat, out)
    for ship in range(SHIPS):
        if cards.bonus_per[ship] > 0:
            out[BONUSES] += int(s.fleet[seat, ship]) * int(cards.bonus_vp[ship])
    for each in range(REWARDS):
        out[RAIDS_HELD] += int(s.raid[seat, each] > 0)
    out[BETTER_LABOURER] = int(s.upgraded[seat]) >> LABOURER & 1
    out[BETTER_HUT] = int(s.upgraded[seat]) >> HUT & 1
    if s.phase == Phase.ACTIONS:
        spaces = SPACES - laid(s, seat) + int(s.slots[seat]) - workers_out(s, seat)
        out[CARDS_HELD] = s.hand_size[seat]
        out[WORKERS_IDLE] = min(int(s.goods[seat, WORKER]), spaces)


@rule()
def count_goods(s, cards, seat, out):
    """Goods with the income of a round that is under way."""
    under_way = int(s.phase == Phase.ACTIONS)
    scarcest = 99
    for good in range(SUPPLY):
        income = income_of(s, cards, seat, good)
        held = int(s.goods[seat, good]) + under_way * income
        if good == WORKER:
            out[WORKERS] = held + workers_out(s, seat)
            out[INCOME_WORKERS] = income
        elif good == COIN:
            out[COINS] = held
            out[INCOME_COINS] = income
        elif good == GOLD:
            out[GOLD_HELD] = held
            out[INCOME_GOLD] = income
            out[POINTS] += under_way * income if s.round_no < ROUNDS else 0
        else:
            out[BASICS_HELD] += held
            out[INCOME_BASICS] += income
            scarcest = min(scarcest, held)
    out[SCARCEST] = scarcest


@rule()
def count_places(s, seat, out):
    out[BUILDINGS_OWNED] = int(s.slots[seat]) - 1
    for slot in range(int(s.slots[seat])):
        lying = int(s.tucked[seat, slot])
        out[PLACES_FREE] += int(lying == 0)
        out[CRAFTSMEN_KEPT] += int(FIRST_CRAFTSMAN < lying <= FIRST_TOWNSFOLK)
        out[TOWNSFOLK_KEPT] += int(FIRST_TOWNSFOLK < lying <= FIRST_JARL)


@rule()
def count_steps(s, seat, out):
    """How much of the way to the next reward is done, and how far ahead of all others."""
    for track in range(TRACKS):
        position = int(s.marker[seat, track])
        before = 0
        for milestone in MILESTONES:
            if before <= position < milestone:
                out[ON_MILITARY + track] = (position - before) / (milestone - before)
            before = milestone
        best = int(s.neutral[track]) if s.seats < 3 else 0
        for other in range(int(s.seats)):
            if other != seat:
                best = max(best, int(s.marker[other, track]))
        out[AHEAD] += min(FAR_AHEAD, max(-FAR_AHEAD, position - best))


@rule()
def count_laid(s, cards, seat, out):
    major, minor = skills_at_hand(s, cards, seat)
    for space in range(SPACES):
        lying = int(s.board[seat, space])
        if 0 < lying <= SHIPS:
            out[SHIPS_LAID] += int(cards.vp[lying - 1])
            skills = int(cards.skills[lying - 1])
            out[SKILLS_MET] += int(skills & ~(major | minor) == 0)
        elif lying > 0:
            out[CRAFTSMEN_LAID] += 1.0


@rule(allocates=True)
def look_ahead(s, cards, seat, out):
    """What the spaces of the buildings give each round, workers for them, and the ship that promises most."""
    left = min(rounds_to_play(s), ROUNDS - 1)
    mind = new_mind()
    set_prices(s, cards, seat, left, mind)
    look_around(s, cards, seat, mind)
    count_means(s, seat, mind)
    out[WORKERS_PLACED] = min(out[WORKERS], SPACES - laid(s, seat) + int(s.slots[seat]))
    for slot in range(int(s.slots[seat])):
        out[SPACES_OWNED] += max(0.0, bundle_worth(cards, int(ability_of_slot(s, seat, slot)), mind))
        townsfolk = tucked_townsfolk(s, seat, slot)
        if townsfolk >= 0:
            out[SPACES_OWNED] += max(0.0, bundle_worth(cards, OF_TOWNSFOLK + townsfolk, mind))
    major, minor = skills_at_hand(s, cards, seat)
    mind[FACTS, PLACES] = 0.0
    for space in range(SPACES):
        lying = int(s.board[seat, space])
        if 0 < lying <= SHIPS:
            worth, _ = venture(s, cards, seat, lying - 1, left, mind, major, minor)
            out[BEST_PROJECT] = max(out[BEST_PROJECT], worth)
