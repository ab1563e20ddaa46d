"""The contract of Eketorp: each name of it, and the one chain that leads from phase to phase."""

from ....core.compiled import entry, rule
from ....core.contract import CHANCE_BIT
from ..options import BUILD_MODE, SIMULTANEOUS
from .actions import CHANCES, KIND, KIND_ATTACK, KIND_CONTEST, KIND_SIEGE, PASS, REDRAW, X, Y, Z
from .building import apply_build, come_home, legal_build, walls_with_room
from .fights import (
    apply_card,
    close_window,
    declare,
    decline,
    draw_exchange,
    exchange,
    find_turn,
    legal_amulet,
    legal_card,
    legal_fight,
    only_card,
    result,
)
from .hospital import end_round
from .imagine import imagine
from .invariants import faults
from .known import known
from .ledger import note
from .peace import apply_claim, judge, legal_claim
from .planning import apply_plan, legal_plan, open_planning, reveal
from .reasons import Reason
from .scoring import end_check, scores, winners
from .setup import (
    deal,
    distribute,
    draw_chances,
    first_player_chances,
    legal_keep,
    material_chances,
    mulligan,
    name_first_player,
    redraw,
    reject_hand,
    return_cards,
    settle_hand,
    start,
)
from .sieges import apply_plunder, legal_plunder
from .state import FIELDS, NOBODY, SEATS, SIDES, Fight, Phase

__all__ = [
    "act", "advance", "apply", "chances", "due", "ending", "faults", "forced", "imagine", "known", "legal", "note", 
    "opened", "rounds", "scores", "sealed", "start", "waiting", "winners",
]  # fmt: skip

AUTOMATIC_PARTS = 64  # more than any decision can set off


@rule()
def is_chance(phase):
    return (
        phase == Phase.FIRST_PLAYER
        or phase == Phase.DEAL
        or phase == Phase.REDRAW
        or phase == Phase.MATERIAL
        or phase == Phase.EXCHANGE
    )


@entry()
def sealed(s):
    """Several choose in secret: plans, cards, and where the table agreed on it buildings."""
    if s.phase == Phase.BUILD:
        return s.option[BUILD_MODE] == SIMULTANEOUS
    return s.phase == Phase.PLAN or s.phase == Phase.CARD


@entry()
def waiting(s):
    """Seats that may act now; CHANCE_BIT at a chance node; 0 when the game is over."""
    phase = int(s.phase)
    everybody = (1 << int(s.seats)) - 1
    if phase == Phase.CARD:
        return (1 << int(s.attacker) | 1 << int(s.defender)) & ~int(s.ready)
    if sealed(s):
        return everybody & ~int(s.ready)
    if phase == Phase.FIGHT:
        return 1 << int(s.turn)
    if phase == Phase.OVER:
        return 0
    if is_chance(phase):
        return CHANCE_BIT
    return 1 << int(s.asked)


@rule()
def bystander_reason(s, seat):
    """Why a seat that is not asked has no say in this step."""
    phase = int(s.phase)
    if phase == Phase.CLAIM:
        return Reason.NOT_YOUR_PICK
    if phase == Phase.BUILD:
        return Reason.NOT_YOUR_TURN_TO_BUILD
    if phase == Phase.AMULET:
        return Reason.OPPONENT_EXCHANGES if seat == s.attacker or seat == s.defender else Reason.NOT_YOUR_FIGHT
    if phase == Phase.CARD:
        return Reason.FIGHTERS_CHOOSE_CARDS
    if phase == Phase.PLUNDER:
        return Reason.BESIEGER_PLUNDERS
    return Reason.NOT_YOUR_DECISION


@entry()
def legal(s, cards, seat, why):
    """why[code] = 0 if `seat` may take the action now, else the Reason why not."""
    mask = waiting(s)
    mine = mask != CHANCE_BIT and mask >> seat & 1
    other = Reason.ANOTHER_STEP if mine else bystander_reason(s, seat)
    if mask == 0:
        other = Reason.GAME_OVER
    elif sealed(s) and int(s.ready) >> seat & 1:
        other = Reason.ALREADY_DECIDED
    for code in range(why.size):
        why[code] = Reason.DICE_DECIDE if code < CHANCES else other
    if not mine:
        return
    phase = int(s.phase)
    if phase == Phase.PLAN:
        legal_plan(s, seat, why)
    elif phase == Phase.CARD:
        legal_card(s, seat, why)
    elif phase == Phase.AMULET:
        legal_amulet(s, seat, why)
    elif phase == Phase.FIGHT:
        legal_fight(s, seat, why)
    elif phase == Phase.BUILD:
        legal_build(s, seat, why)
    elif phase == Phase.PLUNDER:
        legal_plunder(s, why)
    elif phase == Phase.CLAIM:
        legal_claim(s, why)
    elif phase == Phase.KEEP:
        legal_keep(s, seat, why)


@entry()
def chances(s, cards, weights):
    """weights[code] for every outcome of the chance node."""
    for code in range(weights.size):
        weights[code] = 0
    phase = int(s.phase)
    if phase == Phase.FIRST_PLAYER:
        first_player_chances(s, weights)
    elif phase == Phase.MATERIAL:
        material_chances(s, weights)
    else:
        draw_chances(s, weights)


@entry()
def apply(s, cards, seat, code):
    """One decision or outcome, then on to the next. Not checked: the caller has asked `legal` or `chances`."""
    act(s, cards, seat, code)
    for _ in range(AUTOMATIC_PARTS):
        if not advance(s, cards):
            return


@entry()
def act(s, cards, seat, code):
    """The decision or outcome alone; automatic parts may be due after it."""
    phase = int(s.phase)
    x, y, z = int(X[code]), int(Y[code]), int(Z[code])
    if phase == Phase.PLAN:
        apply_plan(s, seat, x)
    elif phase == Phase.CARD:
        apply_card(s, seat, x + 1)
    elif phase == Phase.AMULET:
        if code == PASS:
            close_window(s)
        else:
            exchange(s, seat)
    elif phase == Phase.FIGHT:
        apply_fight(s, seat, int(KIND[code]), x, y)
    elif phase == Phase.BUILD:
        apply_build(s, seat, x, y + 1)
    elif phase == Phase.PLUNDER:
        apply_plunder(s, x, y, z)
    elif phase == Phase.CLAIM:
        apply_claim(s, seat, x + 1)
    elif phase == Phase.KEEP:
        if code == REDRAW:
            reject_hand(s)
        else:
            settle_hand(s)
    else:
        apply_chance(s, cards, phase, x)


@rule()
def apply_chance(s, cards, phase, x):
    if phase == Phase.EXCHANGE:
        draw_exchange(s, x + 1)
    elif phase == Phase.DEAL:
        deal(s, x + 1)
    elif phase == Phase.REDRAW:
        redraw(s, x + 1)
    elif phase == Phase.MATERIAL:
        distribute(s, cards, x)
    elif phase == Phase.FIRST_PLAYER:
        name_first_player(s, x)


@rule()
def apply_fight(s, seat, kind, x, y):
    if kind == KIND_ATTACK:
        declare(s, seat, Fight.BATTLE, x, y)
    elif kind == KIND_CONTEST:
        declare(s, seat, Fight.CONTEST, FIELDS + x, y)
    elif kind == KIND_SIEGE:
        declare(s, seat, Fight.SIEGE, FIELDS + x, x // SIDES)
    else:
        decline(s, x // SIDES, x % SIDES)


@entry()
def advance(s, cards):
    """Carry out one automatic part; False if none is due."""
    phase = int(s.phase)
    if phase == Phase.JUDGE:
        judge(s)
    elif phase == Phase.TURN:
        find_turn(s)
    elif phase == Phase.RESULT:
        result(s)
    elif phase == Phase.MUSTER:
        open_planning(s)
    elif phase == Phase.REVEAL:
        reveal(s)
    elif phase == Phase.HOMECOMING:
        come_home(s)
    elif phase == Phase.END_CHECK:
        end_check(s)
    elif phase == Phase.END_ROUND:
        end_round(s)
    elif phase == Phase.MULLIGAN:
        mulligan(s)
    elif phase == Phase.RETURN_CARDS:
        return_cards(s)
    else:
        return False
    return True


@entry()
def forced(s, cards, seat, why):
    """The choice of which everybody can see that it is the only one, else -1; fills `why` as `legal` does."""
    legal(s, cards, seat, why)
    if s.phase == Phase.CARD:
        return only_card(s, seat)
    if sealed(s) or s.phase == Phase.KEEP:
        return -1
    if s.phase == Phase.BUILD and walls_with_room(s, seat) > 1:  # only the order of DP9 could narrow it to one
        return -1
    only = -1
    for code in range(why.size):
        if why[code] == Reason.LEGAL:
            if only >= 0:
                return -1
            only = code
    return only


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
    """Sealed choices are taken lowest seat first."""
    mask = waiting(s)
    for seat in range(SEATS):
        if mask >> seat & 1:
            return seat
    return NOBODY
