"""What is open for a seat: an action is carried out to the end before the next one starts (S6.1.9, E2)."""

from ....core.compiled import rule
from .progress import trade_card_in_hand, upgrade_is_left, win_upgrade
from .ships import launch, leaves_a_choice
from .state import FAME, MILITARY, OF_SHIP, REWARDS, TOO_MANY, TRADE, Ask, Doing, Draw
from .supply import gain, refill


@rule()
def settle(s, cards, seat):
    """Payments, then gains, then rewards, then the ship's effect; when nothing is left, the next main decision."""
    s.ask[seat] = Ask.MAIN
    if s.owes_cards[seat] > 0:
        s.ask[seat] = Ask.PAY_CARD
        return
    if s.doing[seat] == Doing.SHIP:
        if s.icons[seat] > 0:
            s.ask[seat] = Ask.SKILL
            return
        if s.cut[seat] == 0 and leaves_a_choice(s, cards, seat):
            s.ask[seat] = Ask.DISCOUNT
            return
        launch(s, cards, seat)
    if s.doing[seat] == Doing.TUCK:
        s.ask[seat] = Ask.TUCK
        return
    if s.owes_any[seat] > 0:
        s.ask[seat] = Ask.PAY_ANY
        return
    if s.due[seat] > 0:
        bundle = int(s.due[seat]) - 1
        s.due[seat] = 0
        gain(s, cards, seat, bundle)
    if not settle_gains(s, seat) and not settle_rewards(s, cards, seat):
        finish(s, seat)


@rule()
def settle_gains(s, seat):
    """Basics of choice and cards still to come; True if something is open."""
    if s.picks[seat] > 0 and (s.picks_first[seat] or s.draws[seat] == 0):
        s.ask[seat] = Ask.GAIN_ANY
        return True
    if s.draws[seat] > 0:
        if s.acted[seat] < TOO_MANY and refill(s):
            s.drawing = Draw.VILLAGE
            s.drawer = seat
            return True
        s.draws[seat] = 0  # Q58
        if s.picks[seat] > 0:
            s.ask[seat] = Ask.GAIN_ANY
            return True
    return False


@rule()
def settle_rewards(s, cards, seat):
    """Milestones in the order earned (S9.2.3), then the effect of the ship (S6.7.19); True if something is open."""
    if trade_card_in_hand(s, seat) >= 0:
        s.ask[seat] = Ask.TRADE_CARD
        return True
    if s.owed[seat, MILITARY] > 0:
        s.owed[seat, MILITARY] -= 1
        s.drawing = Draw.RAID
        s.drawer = seat
        return True
    if s.owed[seat, TRADE] > 0:
        s.owed[seat, TRADE] -= 1
        s.drawing = Draw.TRADE
        s.drawer = seat
        return True
    while s.owed[seat, FAME] > 0:
        win_upgrade(s, cards, seat)
        if upgrade_is_left(s, seat):
            s.ask[seat] = Ask.UPGRADE
            return True
    if s.launched[seat] > 0:
        gain(s, cards, seat, OF_SHIP + int(s.launched[seat]) - 1)
        s.launched[seat] = 0
        return settle_gains(s, seat)
    return False


@rule()
def finish(s, seat):
    """Between two abilities of a placement the seat chooses again; else the action is over."""
    if s.doing[seat] == Doing.PLACE and s.resolved[seat] != 3:
        s.ask[seat] = Ask.ABILITY
        return
    if s.doing[seat] == Doing.RAID:
        s.raided[seat] |= 1 << min(REWARDS - 1, int(s.at[seat]))  # Q55
    if s.in_play[seat] > 0:
        s.discards[int(s.in_play[seat]) - 1] += 1  # Q55
        s.in_play[seat] = 0
    s.doing[seat] = Doing.NOTHING
    s.at[seat] = 0
    s.resolved[seat] = 0
    s.ask[seat] = Ask.MAIN
