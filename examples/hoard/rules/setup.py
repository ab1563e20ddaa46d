"""Setting up (H1), and what is turned up of the hoard (H2)."""

from meadhall import entry, rule

from ..options import OPTION_COUNT
from .actions import DRAW, TURN
from .state import COPIES, HAND, HOARD, VALUES, Phase


@entry()
def start(s, cards, seats, options):
    """Fill a blank record with the table before the deal."""
    s.seats = seats
    for option in range(OPTION_COUNT):
        s.option[option] = options[option]
    for value in range(1, VALUES):
        s.pile[value] = COPIES
    s.to_draw = HAND
    s.phase = Phase.DEAL


@rule()
def draw_chances(s, weights):
    """Each card that nobody has is as likely as any other."""
    for value in range(1, VALUES):
        weights[DRAW[value - 1]] = s.pile[value]


@rule()
def deal(s, value):
    """Twelve cards each, seat after seat (H1)."""
    s.pile[value] -= 1
    s.hand[int(s.asked), value] += 1
    s.to_draw -= 1
    if s.to_draw > 0:
        return
    if s.asked + 1 < s.seats:
        s.asked += 1
        s.to_draw = HAND
    else:
        s.asked = 0
        s.phase = Phase.TURN


@rule()
def turn_chances(s, weights):
    for card in range(HOARD):
        weights[TURN[card]] = 1 - s.turned[card]


@rule()
def turn_up(s, cards, card):
    """A treasure goes on the heap (H2.1); a dragon takes what lies open (H2.2)."""
    s.turned[card] = 1
    s.latest = card + 1
    s.openings += 1
    worth = int(cards.worth[card])
    if worth > 0:
        s.heap += worth
        s.round_no += 1
        s.phase = Phase.PLAY
    else:
        for seat in range(int(s.seats)):
            s.open[seat] = 0
