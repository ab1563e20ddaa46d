"""Set-up: goods, huts, markers, and the draw pile (S2)."""

from ....core.compiled import entry, rule
from ..options import ASK, ENEMIES_CHOSEN, OPTION_COUNT
from .actions import HUT_CARD
from .solo import set_enemies
from .state import DESIGNS, HUTS, ON_BOARD, SPACES, SUPPLY, TOP, TRACKS, Phase


@entry()
def start(s, cards, seats, options):
    """A blank record becomes the position before the first chance outcome."""
    s.seats = seats
    for option in range(OPTION_COUNT):
        s.option[option] = options[option]
    for design in range(DESIGNS):
        s.pile[design] = cards.copies[design]
    for track in range(TRACKS):
        s.hero[track] = ON_BOARD
    s.board_room = SPACES
    for seat in range(seats):
        s.slots[seat] = 1
        for good in range(SUPPLY):
            s.goods[seat, good] = cards.start_goods[good]
    s.phase = Phase.HUTS


@rule()
def hut_chances(s, cards, weights):
    for hut in range(HUTS):
        weights[HUT_CARD[hut]] = cards.hut_copies[hut]
    for seat in range(int(s.seats)):
        if s.hut[seat] > 0:
            weights[HUT_CARD[s.hut[seat] - 1]] -= 1


@rule()
def deal_hut(s, cards, hut):
    """One at random to each seat, and a step on its track (S2.2.3, S2.2.5)."""
    seat = 0
    while seat + 1 < s.seats and s.hut[seat] > 0:
        seat += 1
    s.hut[seat] = hut + 1
    track = int(cards.hut_track[hut])
    s.marker[seat, track] = min(TOP, int(s.marker[seat, track]) + 1)
    if seat + 1 == s.seats:
        s.phase = Phase.ROUND_CARD
        if s.seats == 1:
            if s.option[ENEMIES_CHOSEN] == ASK:
                s.phase = Phase.ENEMIES
            else:
                set_enemies(s, cards, int(s.option[ENEMIES_CHOSEN]) - 1)
