"""The contract of Hoard: each name of it, and the one chain that leads from phase to phase."""

from meadhall import CHANCE_BIT, entry

from .actions import CHANCES, PLAY, X
from .imagine import imagine
from .invariants import faults
from .known import known
from .ledger import note
from .reasons import Reason
from .scoring import scores, winners
from .setup import deal, draw_chances, start, turn_chances, turn_up
from .showing import apply_play, apply_take, end_round, legal_play, legal_take, reveal
from .state import ROUNDS, VALUES, Phase

__all__ = [
    "act", "advance", "apply", "chances", "due", "ending", "faults", "forced", "imagine", "known", "legal", "note",
    "opened", "rounds", "scores", "sealed", "start", "waiting", "winners",
]  # fmt: skip


@entry()
def sealed(s):
    return s.phase == Phase.PLAY


@entry()
def waiting(s):
    """Seats that may act now; CHANCE_BIT at a chance node; 0 when the game is over."""
    if s.phase == Phase.PLAY:
        return (1 << int(s.seats)) - 1 & ~int(s.ready)
    if s.phase == Phase.TAKE:
        return 1 << int(s.asked)
    return 0 if s.phase == Phase.OVER else CHANCE_BIT


@entry()
def legal(s, cards, seat, why):
    """why[code] = 0 if `seat` may take the action now, else the Reason why not."""
    mask = waiting(s)
    mine = mask != CHANCE_BIT and mask >> seat & 1
    other = Reason.ANOTHER_STEP if mine else Reason.NOT_YOUR_DECISION
    if mask == 0:
        other = Reason.GAME_OVER
    elif int(s.ready) >> seat & 1:
        other = Reason.ALREADY_DECIDED
    for code in range(why.size):
        why[code] = Reason.DICE_DECIDE if code < CHANCES else other
    if mine and s.phase == Phase.PLAY:
        legal_play(s, seat, why)
    elif mine:
        legal_take(why)


@entry()
def chances(s, cards, weights):
    """weights[code] for every outcome of the chance node."""
    for code in range(weights.size):
        weights[code] = 0
    if s.phase == Phase.DEAL:
        draw_chances(s, weights)
    else:
        turn_chances(s, weights)


@entry()
def apply(s, cards, seat, code):
    """One decision or outcome, then on to the next. Not checked: the caller has asked `legal` or `chances`."""
    act(s, cards, seat, code)
    while advance(s, cards):
        pass


@entry()
def act(s, cards, seat, code):
    """The decision or outcome alone; automatic parts may be due after it."""
    if s.phase == Phase.DEAL:
        deal(s, int(X[code]) + 1)
    elif s.phase == Phase.TURN:
        turn_up(s, cards, int(X[code]))
    elif s.phase == Phase.PLAY:
        apply_play(s, seat, int(X[code]) + 1)
    elif s.phase == Phase.TAKE:
        apply_take(s, seat, code)


@entry()
def advance(s, cards):
    """Carry out one automatic part; False if none is due."""
    if s.phase == Phase.REVEAL:
        reveal(s)
    elif s.phase == Phase.END_ROUND:
        end_round(s)
    else:
        return False
    return True


@entry()
def forced(s, cards, seat, why):
    """The last card of a hand, which everybody can see is the only one, else -1; fills `why` as `legal` does."""
    legal(s, cards, seat, why)
    if s.phase == Phase.PLAY and s.round_no == ROUNDS:
        for value in range(1, VALUES):
            if s.hand[seat, value] > 0:
                return PLAY[value - 1]
    return -1


@entry()
def ending(s):
    return int(s.ended)


@entry()
def rounds(s):
    return int(s.round_no)


@entry()
def opened(s, seat):
    return int(s.openings)


@entry()
def due(s, last):
    """Cards are chosen lowest seat first."""
    mask = waiting(s)
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat
