"""The choice in secret (H3), and who takes the heap (H4)."""

from meadhall import rule

from ..options import HEAP, SINKS
from .actions import BURY, KEEP, PLAY
from .reasons import Reason
from .state import ROUNDS, VALUES, Ending, Phase


@rule()
def legal_play(s, seat, why):
    """H3.1"""
    for value in range(1, VALUES):
        why[PLAY[value - 1]] = Reason.LEGAL if s.hand[seat, value] > 0 else Reason.CARD_NOT_IN_HAND


@rule()
def apply_play(s, seat, value):
    s.hand[seat, value] -= 1
    s.card[seat] = value
    s.ready |= 1 << seat
    if s.ready == (1 << int(s.seats)) - 1:
        s.phase = Phase.REVEAL


@rule()
def taker(s):
    """The seat whose card is the highest that nobody else has shown (H3.2), else -1."""
    best = -1
    for seat in range(int(s.seats)):
        alone = True
        for rival in range(int(s.seats)):
            alone = alone and (rival == seat or s.shown[rival] != s.shown[seat])
        if alone and (best < 0 or s.shown[seat] > s.shown[best]):
            best = seat
    return best


@rule()
def reveal(s):
    """All cards are shown together (H3); if none is left, the heap stays or sinks (H3.3)."""
    for seat in range(int(s.seats)):
        value = int(s.card[seat])
        s.shown[seat] = value
        s.played[seat, value] += 1
        s.card[seat] = 0
    s.ready = 0
    s.openings += 1
    winner = taker(s)
    if winner >= 0:
        s.asked = winner
        s.phase = Phase.TAKE
        return
    if s.option[HEAP] == SINKS:
        s.heap = 0
    s.phase = Phase.END_ROUND


@rule()
def legal_take(why):
    why[KEEP] = why[BURY] = Reason.LEGAL


@rule()
def apply_take(s, seat, code):
    """H4"""
    if code == KEEP:
        s.open[seat] += s.heap
    else:
        s.buried[seat] += s.heap - 1
    s.heap = 0
    s.phase = Phase.END_ROUND


@rule()
def end_round(s):
    """H5"""
    s.asked = 0
    if s.round_no < ROUNDS:
        s.phase = Phase.TURN
    else:
        s.ended = Ending.ROUNDS
        s.phase = Phase.OVER
