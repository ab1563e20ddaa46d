"""Setting up (E3) and the distribution of material (E4)."""

from ....core.compiled import entry, rule
from ..options import AT_END, FIRST_PLAYER, IMMEDIATE, MULLIGAN, MULLIGAN_RETURN, OFF, OPTION_COUNT, OPTIONAL
from .actions import DRAW, FIRST, KEEP, MATERIAL, REDRAW
from .reasons import Reason
from .state import AMULETS, BOX, BRICKS, COPIES, FIELDS, HAND, HIGH, MATERIALS, VALUES, Brick, Phase

PILE = 8  # bricks that a card may put on one field
MARKED_FROM = 5  # players that also get the marked bricks


@rule()
def vikings(seats):
    """E3.2"""
    if seats == 3:
        return 8
    if seats == 6:
        return 5
    return 6


@entry()
def start(s, cards, seats, options):
    """Fill a blank record with the table before the first chance outcome (E3.1-E3.8)."""
    s.seats = seats
    for option in range(OPTION_COUNT):
        s.option[option] = options[option]
    for seat in range(seats):
        s.home[seat] = vikings(seats)
        s.amulets[seat] = AMULETS
    for brick in range(1, BRICKS):
        s.reserve[brick] = BOX[brick]
    for value in range(1, VALUES):
        s.pile[value] = COPIES
    named = int(options[FIRST_PLAYER]) - 1
    if named >= 0:
        name_first_player(s, named)
    else:
        s.phase = Phase.FIRST_PLAYER


@rule()
def name_first_player(s, seat):
    """E3.7, then the deal begins (E3.5)."""
    s.leader = seat
    s.asked = 0
    s.to_draw = HAND
    s.phase = Phase.DEAL


@rule()
def first_player_chances(s, weights):
    for seat in range(int(s.seats)):
        weights[FIRST[seat]] = 1


@rule()
def draw_chances(s, weights):
    """Each card of the draw pile is as likely as any other."""
    for value in range(1, VALUES):
        weights[DRAW[value - 1]] = s.pile[value]


@rule()
def draw(s, seat, value):
    s.pile[value] -= 1
    s.hand[seat, value] += 1
    s.to_draw -= 1


@rule()
def deal(s, value):
    """Four cards each, seat after seat (E3.5)."""
    draw(s, int(s.asked), value)
    if s.to_draw > 0:
        return
    if s.asked + 1 < s.seats:
        s.asked += 1
        s.to_draw = HAND
    else:
        s.asked = s.leader
        s.phase = Phase.MULLIGAN


@rule()
def hand_is_low(s, seat):
    """Four cards, all of them 1, 2 or 3 (E3.9.1)."""
    for value in range(HIGH, VALUES):
        if s.hand[seat, value] > 0:
            return False
    return True


@rule()
def mulligan(s):
    """Under `optional` every seat is asked, or being asked would tell that a hand is low."""
    if s.option[MULLIGAN] == OFF:
        s.phase = Phase.MATERIAL
    elif s.option[MULLIGAN] == OPTIONAL:
        s.phase = Phase.KEEP
    elif hand_is_low(s, int(s.asked)):
        reject_hand(s)
    else:
        settle_hand(s)


@rule()
def legal_keep(s, seat, why):
    why[KEEP] = Reason.LEGAL
    why[REDRAW] = Reason.LEGAL if hand_is_low(s, seat) else Reason.HAND_HAS_A_HIGH_CARD


@rule()
def reject_hand(s):
    """The hand is laid aside face down and four cards are drawn (E3.9.3)."""
    seat = int(s.asked)
    for value in range(1, VALUES):
        cards = s.hand[seat, value]
        s.aside[seat, value] += cards
        s.rejected[seat, value] += cards
        s.hand[seat, value] = 0
    s.redraws[seat] += 1
    s.to_draw = HAND
    s.phase = Phase.REDRAW


@rule()
def redraw(s, value):
    seat = int(s.asked)
    draw(s, seat, value)
    if s.to_draw > 0:
        return
    if s.option[MULLIGAN_RETURN] == IMMEDIATE:
        return_cards_of(s, seat)
    s.phase = Phase.MULLIGAN


@rule()
def settle_hand(s):
    """On to the next seat clockwise, until all have a hand (E3.9.4)."""
    s.asked = (int(s.asked) + 1) % int(s.seats)
    s.phase = Phase.RETURN_CARDS if s.asked == s.leader else Phase.MULLIGAN


@rule()
def return_cards_of(s, seat):
    for value in range(1, VALUES):
        s.pile[value] += s.aside[seat, value]
        s.aside[seat, value] = 0


@rule()
def return_cards(s):
    """All cards laid aside go back into the draw pile (E3.9.5)."""
    for seat in range(int(s.seats)):
        return_cards_of(s, seat)
    s.phase = Phase.MATERIAL


@rule()
def material_chances(s, weights):
    """Two of the twelve never show; which two makes no difference to what is drawn (E3.6)."""
    for card in range(MATERIALS):
        weights[MATERIAL[card]] = 1 - s.used[card]


@rule()
def distribute(s, cards, card):
    """Each brick of the card goes from the reserve to its field, A to G, left to right (E4.2)."""
    s.used[card] = 1
    s.material = card + 1
    s.round_no += 1
    for field in range(FIELDS):
        for position in range(PILE):
            brick = int(cards.brick[card, field, position])
            if brick == Brick.NONE:
                break
            if cards.marked[card, field, position] and s.seats < MARKED_FROM:
                continue
            if s.reserve[brick] > 0:
                s.reserve[brick] -= 1
                s.bricks[field, brick] += 1
    s.phase = Phase.MUSTER


@rule()
def first_deal(s, seat):
    """The hand was dealt while every rejected hand lay aside, or before there was one (E13.1b)."""
    return s.option[MULLIGAN_RETURN] == AT_END or s.redraws[seat] == 0
