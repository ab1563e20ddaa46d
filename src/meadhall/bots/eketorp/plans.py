"""Karl's plans: what one viking more promises at each place, beside what those left could do at later places."""

import math

import numpy as np

from ...core.compiled import rule
from ...games.eketorp.rules.actions import HOME, X
from ...games.eketorp.rules.fights import ward_for
from ...games.eketorp.rules.planning import order_of
from ...games.eketorp.rules.sieges import height
from ...games.eketorp.rules.state import BRICKS, CASTLES, FIELDS, HEIGHT, PLACES, SIDES, VALUES
from .fights import likely_cards, unseen_cards
from .worth import harm, hurt, last_bricks, pip, rounds_to_come

TO_FIELDS = 1.62  # what a viking of others adds to the crowd that I expect on all fields
FLAT = 0.17  # what a brick of any kind adds to the pull of a field
BRAVE = 3.01  # how far its share of the bricks counts for a viking where vikings outnumber them,
STRONG = 4.81  # and how much more for each pip that my cards are above the common mean
WOUNDED = 0.28  # how often one that gets none there ends in the hospital
AT_LEAST = 0.1  # what it promises to fight there with the poorest cards; who loses gets a better one (E8.6)
IDLE = -1.2  # where there is no brick
OPEN_GATE = 0.66  # chance that a castle with vikings is left undefended,
MANNED = 0.03  # so much less for each viking there,
SECOND_SIEGE = 0.28  # and so much more for each other siege field of it that I occupy
CROWD = 0.74  # and to the crowd on siege fields, by what lies behind each among all walls
FEWER_CARDS = 0.91  # of what a siege promises, for those after the next
THREAT = 0.044  # and before my castle, by what it is worth among all
GUARD = 7.90  # how far what is exposed on one side counts for each defender that is needed,
STOUT = 6.28  # and how much more for each pip that my cards are above the common mean
MOST_TAKEN = 5.0  # in a siege, by and large
USUAL_STAKE = 3.0
MEAN_CARD = 3.5
LATER = 9  # vikings still to place, at most


@rule()
def keep_best(rest, count, value):
    """Put a value into a falling list of `count`."""
    if value <= rest[count - 1]:
        return
    for at in range(count):
        if value > rest[at]:
            value, rest[at] = rest[at], value


@rule()
def sum_of(rest, count):
    total = 0.0
    for at in range(count):
        total += rest[at]
    return total


@rule()
def vikings_of_others(s, seat):
    count = 0
    for other in range(int(s.seats)):
        if other != seat:
            count += int(s.home[other])
    return count


@rule()
def exposed(s, castle, side):
    """What the two wall fields are worth."""
    worth = 0
    for wall in range(2 * side, 2 * side + 2):
        for level in range(HEIGHT):
            worth += int(s.walls[castle, wall, level])
    return worth


@rule()
def top_brick(s, castle, wall):
    level = height(s, castle, wall)
    return int(s.walls[castle, wall, level - 1]) if level > 0 else 0


@rule()
def next_card(s, seat, used):
    """The best card left in hand after `used` better ones have been planned for."""
    for value in range(VALUES - 1, 0, -1):
        used -= int(s.hand[seat, value])
        if used < 0:
            return value
    return 2


@rule()
def mean_card(s, seat):
    pips = 0
    cards = 0
    for value in range(1, VALUES):
        pips += value * int(s.hand[seat, value])
        cards += int(s.hand[seat, value])
    return pips / max(cards, 1)


@rule(allocates=True)
def plan_appeals(s, seat, codes, count, out):
    """Each place with the best that the vikings left could do at places not before it (DP2)."""
    left = int(s.plan_left[seat])
    rounds = rounds_to_come(s)
    others = vikings_of_others(s, seat)
    promise = np.empty(PLACES + 1)
    rest = np.empty(LATER)
    for at in range(LATER):
        rest[at] = -9.0
    wealth = np.empty(CASTLES * SIDES)
    total = 0.0
    for castle in range(int(s.seats)):
        for side in range(SIDES):
            wealth[castle * SIDES + side] = exposed(s, castle, side)
            total += wealth[castle * SIDES + side]
    promise[HOME] = plan_home(s, seat, left, others, wealth, total, rest)
    plan_sieges(s, seat, left, others, wealth, total, rounds, rest, promise)
    if s.plan_last[seat] < FIELDS:
        plan_fields(s, seat, left, others, rounds, rest, promise)
    for at in range(count):
        out[at] = promise[int(X[codes[at]])]


@rule()
def plan_home(s, seat, left, others, wealth, total, rest):
    """Those at home defend: one for each siege that may come (E9.1)."""
    mine = 0.0
    most = 0.0
    for side in range(SIDES):
        mine += wealth[seat * SIDES + side]
        most = max(most, wealth[seat * SIDES + side])
    coming = THREAT * others * mine / (total + 1.0)
    saved = (GUARD + STOUT * (mean_card(s, seat) - MEAN_CARD)) * min(most, MOST_TAKEN)
    chance = math.exp(-coming)
    fewer = chance
    promise = 0.0
    for defender in range(1, left + 1):
        each = saved * (1.0 - fewer)
        promise += each
        keep_best(rest, left, each)
        chance *= coming / defender
        fewer += chance
    return promise


@rule()
def besiegers_sent(s, seat, first, last):
    """My vikings planned for siege fields from one place up to before another."""
    count = 0
    for place in range(first, last):
        count += int(s.plan[seat, place])
    return count


@rule()
def open_gate(s, seat, castle):
    """How likely nobody defends the castle when my siege comes (E9.3)."""
    if s.home[castle] == 0:
        return 1.0
    first = FIELDS + castle * SIDES
    also = SECOND_SIEGE * besiegers_sent(s, seat, first, first + SIDES)
    return min(max(OPEN_GATE + also - MANNED * int(s.home[castle]), 0.0), 1.0)


@rule()
def with_card(s, card, odds, rounds):
    """How often a card wins a siege, by what difference then, and what the hospital costs otherwise (E9.2)."""
    winning = 0.0
    margin = 0.0
    pain = 0.0
    for value in range(1, VALUES):
        if value < card:
            winning += odds[value]
            margin += odds[value] * (card - value)
        else:
            pain += odds[value] * hurt(s, ward_for(value - card), rounds)
    return winning, margin / max(winning, 0.01), pain


@rule()
def plunder_of(top, rich, difference, theirs):
    """Roughly: the top brick as booty, and damage up to the difference (E9.4)."""
    return min(top, difference) + theirs * min(rich, difference)


@rule(allocates=True)
def plan_sieges(s, seat, left, others, wealth, total, rounds, rest, promise):
    """A siege takes bricks off a wall, more of them if nobody is at home (E9)."""
    card = next_card(s, seat, besiegers_sent(s, seat, FIELDS, PLACES))
    given = pip(rounds) * (card - MEAN_CARD)  # another card comes back
    finish = last_bricks(s, seat) / 2.0
    hidden, odds = np.empty(VALUES), np.empty(VALUES)
    unseen_cards(s, seat, hidden)
    seats = int(s.seats)
    for offset in range(seats - 1, 0, -1):
        castle = (seat + offset) % seats
        theirs = harm(s, seat, castle)
        likely_cards(s, castle, USUAL_STAKE, hidden, odds)
        winning, margin, pain = with_card(s, card, odds, rounds)
        gate = open_gate(s, seat, castle)
        crowd = CROWD * (others - int(s.home[castle])) / (total + 1.0)
        for side in range(SIDES - 1, -1, -1):
            place = FIELDS + castle * SIDES + side
            if order_of(s, seat, place) < s.plan_last[seat]:
                return
            rich = wealth[castle * SIDES + side]
            top = float(max(top_brick(s, castle, 2 * side), top_brick(s, castle, 2 * side + 1)))
            undefended = plunder_of(top, rich, float(card), theirs)
            defended = winning * plunder_of(top, rich, margin, theirs) - pain
            hope = (gate * undefended + (1.0 - gate) * defended + finish) / (1.0 + crowd * rich) - given
            if rich == 0.0:
                hope = IDLE
            promise[place] = hope + sum_of(rest, left - 1)
            keep_best(rest, left, FEWER_CARDS * hope)


@rule()
def plan_fields(s, seat, left, others, rounds, rest, promise):
    """As many bricks as vikings, or a battle (E6.1); a rich field draws more of them."""
    pull = 0.0
    for field in range(FIELDS):
        for brick in range(1, BRICKS):
            pull += (brick + FLAT) * int(s.bricks[field, brick])
    share = TO_FIELDS * others / max(pull, 1.0)
    strength = BRAVE + STRONG * (mean_card(s, seat) - MEAN_CARD)
    risk = WOUNDED * hurt(s, 1, rounds)
    finish = last_bricks(s, seat)
    for field in range(FIELDS - 1, int(s.plan_last[seat]) - 1, -1):
        bricks = 0
        worth = 0
        for brick in range(1, BRICKS):
            bricks += int(s.bricks[field, brick])
            worth += brick * int(s.bricks[field, brick])
        if bricks == 0:
            promise[field] = IDLE + sum_of(rest, left - 1)
            continue
        coming = share * (worth + FLAT * bricks)
        sent = int(s.plan[seat, field])
        each = worth / bricks + finish
        none = math.exp(-coming)
        first = one_more(sent + 1, bricks, each, coming, none, strength, risk)
        keep_best(rest, left, one_more(sent + 2, bricks, each, coming, none, strength, risk))
        keep_best(rest, left, one_more(sent + 3, bricks, each, coming, none, strength, risk))
        promise[field] = first + sum_of(rest, left - 1)
        keep_best(rest, left, first)


@rule()
def one_more(mine, bricks, each, coming, none, strength, risk):
    """What my next viking on a field promises, if `coming` of others are expected there; `none` come so often."""
    crowd = mine + coming
    share = min(bricks * coming / (crowd * (crowd - 1.0) + 0.1), 1.0)  # of a brick, once vikings outnumber them
    fought = max(share * strength * each - (1.0 - share) * risk, AT_LEAST)
    if mine > bricks:
        return (1.0 - none) * fought
    room = none
    chance = none
    for others in range(1, bricks - mine + 1):
        chance *= coming / others
        room += chance
    return room * each + (1.0 - room) * fought
