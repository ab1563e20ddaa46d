"""The table of Eketorp as one flat record: what lies where (E1), and who knows of it (E13)."""

from enum import IntEnum

from ....core.record import Layout, cell
from ..options import OPTIONS

SEATS = 6
FIELDS = 7
CASTLES = 6
SIDES = 3
SIEGES = CASTLES * SIDES
PLACES = FIELDS + SIEGES  # then home
WALLS = 6
HEIGHT = 3
FULL = WALLS * HEIGHT
WARDS = 4
AMULETS = 5
HAND = 4
COPIES = 9  # of each battle card
MOST_VIKINGS = 8  # of a seat
MATERIALS = 12
ROUNDS = 10
NOBODY = -1


class Brick(IntEnum):
    """A brick's number is its worth (E0.2)."""

    NONE = 0
    GRASS = 1
    WOOD = 2
    CLAY = 3
    STONE = 4


BOX = (0, 52, 42, 12, 6)  # bricks of each kind (E1.7)
LASTING = 3  # clay and what is dearer stays on the fields (E11.2.2)
BRICKS = len(Brick)  # arrays are indexed by brick; nothing lies at 0
VALUES = 7  # arrays are indexed by card value 1 to 6; nothing lies at 0
HIGH = 4  # the lowest card that keeps an opening hand (E3.9.1)


class Phase(IntEnum):
    FIRST_PLAYER = 0  # chance
    DEAL = 1  # chance
    MULLIGAN = 2
    KEEP = 3
    REDRAW = 4  # chance
    RETURN_CARDS = 5
    MATERIAL = 6  # chance
    MUSTER = 7
    PLAN = 8
    REVEAL = 9
    JUDGE = 10
    CLAIM = 11
    TURN = 12
    FIGHT = 13
    AMULET = 14
    EXCHANGE = 15  # chance
    CARD = 16
    RESULT = 17
    PLUNDER = 18
    HOMECOMING = 19
    BUILD = 20
    END_CHECK = 21
    END_ROUND = 22
    OVER = 23


class Fight(IntEnum):
    NONE = 0
    BATTLE = 1
    CONTEST = 2  # for the right to besiege
    SIEGE = 3


class Hand(IntEnum):
    """Where a whole hand came from (E13.4): only a hand picked up is known to all."""

    DEALT = 0
    DRAWN = 1
    PICKED_UP = 2


class Ending(IntEnum):
    RUNNING = 0
    CASTLE = 1
    ROUNDS = 2


PUBLIC = {
    "seats": cell(3, SEATS),
    "option": cell(0, SEATS, len(OPTIONS)),
    "phase": cell(0, max(Phase)),
    "round_no": cell(0, ROUNDS),
    "ended": cell(0, max(Ending)),
    "leader": cell(0, SEATS - 1),  # the starting player of this round
    "turn": cell(0, SEATS - 1),  # whose turn it is to attack
    "asked": cell(0, SEATS - 1),  # who decides, where one seat does
    "ready": cell(0, 2**SEATS - 1),  # seats whose sealed choice is in
    "openings": cell(0, 2**15 - 1),  # times that sealed choices were opened
    "material": cell(0, MATERIALS),  # the card of this round, 0 before the first
    "used": cell(0, 1, MATERIALS),
    "reserve": cell(0, 52, BRICKS),
    "bricks": cell(0, 112, FIELDS, BRICKS),
    "camp": cell(0, 8, FIELDS, SEATS),
    "settled": cell(0, 1, FIELDS),  # peaceful for the rest of the round
    "held": cell(0, 8, FIELDS, SEATS, BRICKS),  # bricks under the vikings of a settled field
    "unserved": cell(0, 8, SEATS),  # on the field where bricks are claimed
    "claimed": cell(0, FIELDS - 1),  # that field
    "rivals": cell(0, 2**SEATS - 1, CASTLES, SIDES),  # seats with a viking on the siege field
    "sieged": cell(0, 1, CASTLES, SIDES),  # its siege is over for this round
    "booty": cell(0, Brick.STONE, CASTLES, SIDES),  # the brick under the besieger
    "home": cell(0, 8, SEATS),
    "ward": cell(0, 8, SEATS, WARDS),
    "amulets": cell(0, AMULETS, SEATS),
    "swap": cell(0, HAND, SEATS, VALUES),
    "source": cell(0, max(Hand), SEATS),
    "high_shown": cell(0, 1, SEATS),  # a 4 or more was played out of the dealt hand
    "dealt_shown": cell(0, COPIES, VALUES),  # cards played out of dealt hands
    "redraws": cell(0, 127, SEATS),
    "thrown_open": cell(0, COPIES, SEATS, VALUES),  # exchanged out of hands that all knew
    "fight": cell(0, max(Fight)),
    "place": cell(0, PLACES - 1),
    "attacker": cell(0, SEATS - 1),
    "defender": cell(0, SEATS - 1),
    "shown": cell(0, VALUES - 1, 2),  # the cards of the latest fight: attacker's, defender's
    "spread": cell(0, 6),  # the difference of the cards in a won siege
    "fights": cell(0, 30),  # this round
    "away": cell(0, 30),  # vikings that left home this round
    "walls": cell(0, Brick.STONE, CASTLES, WALLS, HEIGHT),
    "surplus": cell(0, 8, SEATS, BRICKS),
    "carried": cell(0, 8, SEATS, BRICKS),  # brought home and not yet built
}

SECRET = {
    "hand": cell(0, HAND, SEATS, VALUES),
    "pile": cell(0, COPIES, VALUES, stored="deck"),
    "to_draw": cell(0, HAND),
    "aside": cell(0, COPIES, SEATS, VALUES),  # rejected opening hands, not yet back in the pile
    "rejected": cell(0, 127, SEATS, VALUES),  # all of them, as they are remembered (E13.1b)
    "thrown_dealt": cell(0, COPIES, SEATS, VALUES),  # exchanged out of a dealt hand
    "thrown_drawn": cell(0, COPIES, SEATS, VALUES),  # exchanged out of a drawn hand
    "card": cell(0, VALUES - 1, SEATS),  # sealed for the fight
    "plan": cell(0, 8, SEATS, PLACES),
    "plan_left": cell(0, 8, SEATS),
    "plan_last": cell(0, PLACES, SEATS),
    "footing": cell(0, HEIGHT, CASTLES, WALLS),  # heights before this round's building
    "wall_last": cell(0, WALLS - 1, SEATS),
}

STATE = Layout(**PUBLIC, **SECRET)
