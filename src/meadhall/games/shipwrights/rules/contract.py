"""The contract of Shipwrights: each name of it, and the one chain that leads from phase to phase."""

from ....core.compiled import entry, rule
from ....core.contract import CHANCE_BIT
from ..options import CONVERSION, MANUAL
from .actions import CHANCES, KIND, X
from .agenda import settle
from .crafts import kinds_held
from .draft import deal, draw_chances, legal_draft, pack_size, pass_on, pick, picks_due, round_chances, turn_round_card
from .exchange import convert_all, legal_conversion
from .heroes import settle_heroes
from .imagine import imagine
from .income import take_income
from .invariants import faults
from .known import known
from .ledger import note
from .progress import raid_chances, trade_chances
from .reasons import Reason
from .scoring import close_game, scores, winners
from .setup import deal_hut, hut_chances, start
from .solo import choose_enemies, legal_enemies
from .state import SEATS, Ask, Draw, Phase
from .turns import apply_draw, apply_main, apply_pending, legal_main, legal_pending

__all__ = [
    "act", "advance", "apply", "chances", "due", "ending", "faults", "forced", "imagine", "known", "legal", "note", 
    "opened", "rounds", "scores", "sealed", "start", "waiting", "winners",
]  # fmt: skip

AUTOMATIC_PARTS = 8  # more than any decision can set off


@rule()
def is_chance(s):
    phase = s.phase
    return s.drawing != Draw.NOTHING or phase == Phase.DEAL or phase == Phase.ROUND_CARD or phase == Phase.HUTS


@entry()
def waiting(s):
    """Seats that may act now; CHANCE_BIT at a chance node; 0 when the game is over."""
    if is_chance(s):
        return CHANCE_BIT
    everybody = (1 << int(s.seats)) - 1
    if s.phase == Phase.ACTIONS or s.phase == Phase.CONVERT:
        return everybody & ~int(s.done)
    if s.phase == Phase.DRAFT:
        return everybody & ~int(s.ready)
    return 1 if s.phase == Phase.ENEMIES else 0


@entry()
def sealed(s):
    """Picks of the draft."""
    return s.phase == Phase.DRAFT


@entry()
def due(s, last):
    """Whom a driver asks next: in the action phase one whole action a seat in turn, else the lowest seat."""
    mask = waiting(s)
    if s.phase == Phase.ACTIONS:
        if last >= 0 and mask >> last & 1 and s.ask[last] != Ask.MAIN:
            return last
        begun = 0
        for seat in range(int(s.seats)):
            begun += int(s.acted[seat])
        seat = last + 1 if begun > 0 else int(s.round_no) - 1
        for _ in range(int(s.seats)):
            seat %= int(s.seats)
            if mask >> seat & 1:
                return seat
            seat += 1
    for seat in range(SEATS):
        if mask >> seat & 1:
            return seat
    return -1


@entry()
def legal(s, cards, seat, why):
    """why[code] = 0 if `seat` may take the action now, else the Reason why not."""
    mask = waiting(s)
    if mask == CHANCE_BIT or not mask >> seat & 1:
        refuse_all(s, mask, seat, why)
        return
    phase = int(s.phase)
    if phase == Phase.ACTIONS and s.ask[seat] == Ask.MAIN:
        legal_main(s, cards, seat, why)
        return
    for code in range(why.size):
        why[code] = Reason.DICE_DECIDE if code < CHANCES else Reason.ANOTHER_STEP
    if phase == Phase.DRAFT:
        legal_draft(s, seat, why)
    elif phase == Phase.ACTIONS:
        legal_pending(s, cards, seat, why)
    elif phase == Phase.CONVERT:
        legal_conversion(s, cards, seat, why)
    elif phase == Phase.ENEMIES:
        legal_enemies(cards, why)


@rule()
def refuse_all(s, mask, seat, why):
    other = Reason.NOT_YOUR_DECISION
    if mask == 0:
        other = Reason.GAME_OVER
    elif s.phase == Phase.DRAFT:
        other = Reason.ALREADY_PICKED
    elif s.phase == Phase.ACTIONS and int(s.done) >> seat & 1:
        other = Reason.ALREADY_ENDED
    for code in range(why.size):
        why[code] = Reason.DICE_DECIDE if code < CHANCES else other


@entry()
def chances(s, cards, weights):
    """weights[code] for every outcome of the chance node."""
    for code in range(weights.size):
        weights[code] = 0
    if s.phase == Phase.HUTS:
        hut_chances(s, cards, weights)
    elif s.phase == Phase.ROUND_CARD:
        round_chances(s, cards, weights)
    elif s.drawing == Draw.RAID:
        raid_chances(s, cards, weights)
    elif s.drawing == Draw.TRADE:
        trade_chances(s, cards, weights)
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
    kind, x = int(KIND[code]), int(X[code])
    if phase == Phase.ACTIONS:
        if code < CHANCES:
            seat = int(s.drawer)
            apply_draw(s, cards, seat, x)
        elif s.ask[seat] == Ask.MAIN:
            apply_main(s, cards, seat, kind, x)
        else:
            apply_pending(s, cards, seat, code, kind, x)
        settle(s, cards, seat)
    elif code < CHANCES:
        apply_chance(s, cards, phase, x)
    elif phase == Phase.DRAFT:
        pick(s, seat, x)
    elif phase == Phase.CONVERT:
        apply_main(s, cards, seat, kind, x)
    else:
        choose_enemies(s, cards, x)


@rule()
def apply_chance(s, cards, phase, x):
    if phase == Phase.HUTS:
        deal_hut(s, cards, x)
    elif phase == Phase.ROUND_CARD:
        turn_round_card(s, cards, x)
    else:
        deal(s, x)


@entry()
def advance(s, cards):
    """Carry out one automatic part; False if none is due."""
    phase = int(s.phase)
    if phase == Phase.ACTIONS:
        if s.drawing != Draw.NOTHING or s.done != (1 << int(s.seats)) - 1:
            return False
        s.openings += 1
        s.phase = Phase.INCOME
    elif phase == Phase.PASS_ON:
        pass_on(s, cards)
    elif phase == Phase.INCOME:
        take_income(s, cards)
    elif phase == Phase.HEROES:
        settle_heroes(s)
    elif phase == Phase.CONVERSION:
        open_conversion(s, cards)
    elif phase == Phase.CONVERT and s.done == (1 << int(s.seats)) - 1:
        s.phase = Phase.SCORING
    elif phase == Phase.SCORING:
        close_game(s, cards)
    else:
        return False
    return True


@rule()
def open_conversion(s, cards):
    """By the engine unless the table wants to do it by hand (S12.1.5)."""
    if s.option[CONVERSION] == MANUAL:
        s.done = 0
        for seat in range(int(s.seats)):
            s.acted[seat] = 0
        s.phase = Phase.CONVERT
    else:
        convert_all(s, cards)


@entry()
def forced(s, cards, seat, why):
    """The choice of which everybody can see that it is the only one, else -1; fills `why` as `legal` does."""
    legal(s, cards, seat, why)
    if s.phase == Phase.DRAFT:
        hidden = pack_size(s, seat) > picks_due(s, seat)
    elif s.phase == Phase.ACTIONS and s.ask[seat] == Ask.PAY_CARD:
        hidden = s.hand_size[seat] > s.owes_cards[seat]
    elif s.phase == Phase.ACTIONS and s.ask[seat] == Ask.PAY_ANY:
        hidden = kinds_held(s, seat) > 1  # only the order of Q60 could narrow it to one
    else:
        hidden = s.phase != Phase.ACTIONS or s.ask[seat] == Ask.MAIN or s.ask[seat] == Ask.GAIN_ANY
    only = -1
    if not hidden:
        for code in range(why.size):
            if why[code] == Reason.LEGAL:
                if only >= 0:
                    return only if s.phase == Phase.DRAFT or s.ask[seat] == Ask.PAY_CARD else -1
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
    """What binds a seat: picks opened, phases ended, and its own declaration (S16.2.5)."""
    return 2 * int(s.openings) + (int(s.done) >> seat & 1)
