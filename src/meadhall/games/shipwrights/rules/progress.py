"""Progress tracks, and what lies at spaces 4, 8 and 12 (S9)."""

from ....core.compiled import rule
from .actions import CASH, ON_SHIP, PRIZE, ROUTE, UPGRADE
from .heroes import reward_hero
from .reasons import Reason
from .state import (
    ABOARD,
    FACE_DOWN,
    FAME,
    IN_HAND,
    MILESTONES,
    NOWHERE,
    OF_TRADE,
    RAIDS,
    REWARDS,
    SHIPS,
    TOP,
    TRACKS,
    TRADES,
    UPGRADES,
    Draw,
)
from .supply import pay_then_gain


@rule()
def passes(before, after, milestone):
    return int(before < milestone <= after)


@rule()
def advance_markers(s, cards, seat, design):
    """Military, trade, fame; rewards wait until all steps are taken (S9.1.4, S9.2.3)."""
    for track in range(TRACKS):
        before = int(s.marker[seat, track])
        after = min(TOP, before + int(cards.steps[design, track]))
        s.marker[seat, track] = after
        for milestone in MILESTONES:
            s.owed[seat, track] += passes(before, after, milestone)


@rule()
def raid_chances(s, cards, weights):
    for design in range(RAIDS):
        weights[PRIZE[design]] = cards.raid_copies[design]
    for seat in range(int(s.seats)):
        for each in range(REWARDS):
            if s.raid[seat, each] > 0:
                weights[PRIZE[s.raid[seat, each] - 1]] -= 1


@rule()
def trade_chances(s, cards, weights):
    for design in range(TRADES):
        weights[ROUTE[design]] = cards.trade_copies[design]
    for seat in range(int(s.seats)):
        for each in range(REWARDS):
            if s.trade[seat, each] > 0:
                weights[ROUTE[s.trade[seat, each] - 1]] -= 1


@rule()
def win_raid_card(s, cards, seat, design):
    """Face up beside the player board (S9.3.1)."""
    s.drawing = Draw.NOTHING
    each = 0
    while each + 1 < REWARDS and s.raid[seat, each] > 0:
        each += 1
    s.raid[seat, each] = design + 1
    reward_hero(s, cards, seat)


@rule()
def win_trade_card(s, cards, seat, design):
    """Looked at, then tucked or put face down (S9.4.1)."""
    s.drawing = Draw.NOTHING
    each = 0
    while each + 1 < REWARDS and s.trade_at[seat, each] != NOWHERE:
        each += 1
    s.trade[seat, each] = design + 1
    s.trade_at[seat, each] = IN_HAND
    reward_hero(s, cards, seat)


@rule()
def trade_card_in_hand(s, seat):
    """The trade card that waits for a place, or -1."""
    for each in range(REWARDS):
        if s.trade_at[seat, each] == IN_HAND:
            return each
    return -1


@rule()
def hosts(s, seat, place):
    """A built ship without a trade card (S9.4.2); place 0 is the Eikja, then ships by design."""
    free = 1 if place == 0 else int(s.fleet[seat, place - 1])
    for each in range(REWARDS):
        free -= int(s.trade_at[seat, each] == ABOARD + place)
    return free > 0


@rule()
def legal_trade_card(s, seat, why):
    why[CASH] = Reason.LEGAL
    for place in range(SHIPS + 1):
        why[ON_SHIP[place]] = Reason.LEGAL if hosts(s, seat, place) else Reason.NO_FREE_SHIP


@rule()
def tuck_trade_card(s, seat, place):
    s.trade_at[seat, trade_card_in_hand(s, seat)] = ABOARD + place


@rule()
def cash_trade_card(s, cards, seat):
    """The reward at its top at once, and no income (S9.4.3)."""
    each = trade_card_in_hand(s, seat)
    s.trade_at[seat, each] = FACE_DOWN
    pay_then_gain(s, cards, seat, OF_TRADE + int(s.trade[seat, each]) - 1)


@rule()
def upgrade_is_left(s, seat):
    return int(s.upgraded[seat]) != (1 << UPGRADES) - 1


@rule()
def legal_upgrade(s, seat, why):
    for card in range(UPGRADES):
        turned = int(s.upgraded[seat]) >> card & 1
        why[UPGRADE[card]] = Reason.ALREADY_UPGRADED if turned else Reason.LEGAL


@rule()
def upgrade(s, seat, card):
    s.upgraded[seat] |= 1 << card


@rule()
def win_upgrade(s, cards, seat):
    """The hero's worker comes before the choice (Q55), and also where nothing is left to turn (Q15)."""
    s.owed[seat, FAME] -= 1
    reward_hero(s, cards, seat)
