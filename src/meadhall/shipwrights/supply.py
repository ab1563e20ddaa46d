"""Goods and village cards: what a player holds, pays, gains and draws (S0.2, S16.3)."""

from ..core.compiled import rule
from .reasons import Reason
from .state import (
    ANY,
    BASIC,
    BASICS,
    CARD,
    COIN,
    DESIGNS,
    GOLD,
    SUPPLY,
    WORKER,
)


@rule()
def shortfall(s, seat, wood, wool, iron):
    """Basics that gold has to stand in for: real ones are spent first (S0.2.3, Q13)."""
    short = max(0, wood - int(s.goods[seat, BASIC]))
    short += max(0, wool - int(s.goods[seat, BASIC + 1]))
    return short + max(0, iron - int(s.goods[seat, BASIC + 2]))


@rule()
def pay_basic(s, seat, basic, count):
    """Real ones first, gold for what they lack."""
    held = int(s.goods[seat, BASIC + basic])
    s.goods[seat, BASIC + basic] = max(0, held - count)
    s.goods[seat, GOLD] -= max(0, count - held)


@rule()
def lacks(s, cards, seat, bundle, placed):
    """Why the cost of a bundle cannot be paid in full (S0.1.3); `placed` workers have left the supply (S6.9.7)."""
    if cards.pay[bundle, WORKER] > s.goods[seat, WORKER] - placed:
        return Reason.TOO_FEW_WORKERS
    if cards.pay[bundle, COIN] > s.goods[seat, COIN]:
        return Reason.TOO_FEW_COINS
    if cards.pay[bundle, CARD] > s.hand_size[seat]:
        return Reason.TOO_FEW_CARDS
    gold = int(s.goods[seat, GOLD]) - int(cards.pay[bundle, GOLD])
    if gold < 0:
        return Reason.TOO_LITTLE_GOLD
    rest = gold
    for basic in range(BASIC, BASIC + BASICS):
        rest += int(s.goods[seat, basic]) - int(cards.pay[bundle, basic])
        gold -= max(0, int(cards.pay[bundle, basic]) - int(s.goods[seat, basic]))
    if gold < 0 or rest < int(cards.pay[bundle, ANY]):
        return Reason.TOO_FEW_RESOURCES
    return Reason.LEGAL


@rule()
def pay_then_gain(s, cards, seat, bundle):
    """Pay what is fixed; cards and basics of choice are asked for, then all is gained (H)."""
    s.goods[seat, WORKER] -= cards.pay[bundle, WORKER]
    s.goods[seat, COIN] -= cards.pay[bundle, COIN]
    s.goods[seat, GOLD] -= cards.pay[bundle, GOLD]
    for basic in range(BASICS):
        pay_basic(s, seat, basic, int(cards.pay[bundle, BASIC + basic]))
    s.owes_cards[seat] = cards.pay[bundle, CARD]
    s.owes_any[seat] = cards.pay[bundle, ANY]
    s.lowest[seat] = 0
    s.due[seat] = bundle + 1


@rule()
def gain(s, cards, seat, bundle):
    """Take everything listed; basics of choice and cards follow one by one (S0.2.9, S0.2.11)."""
    for good in range(SUPPLY):
        s.goods[seat, good] += cards.gain[bundle, good]
    s.picks[seat] = cards.gain[bundle, ANY]
    s.draws[seat] = cards.gain[bundle, CARD]
    s.picks_first[seat] = cards.picks_first[bundle]
    s.lowest[seat] = 0


@rule()
def show(s, seat, design):
    """A card of a hand comes before everybody's eyes: who knew of it has one less to remember."""
    for other in range(int(s.seats)):
        if other != seat and s.passed[other, design] > 0:
            s.passed[other, design] -= 1


@rule()
def take_from_hand(s, seat, design):
    s.hand[seat, design] -= 1
    s.hand_size[seat] -= 1
    show(s, seat, design)


@rule()
def discard_from_hand(s, seat, design):
    take_from_hand(s, seat, design)
    s.discards[design] += 1


@rule()
def refill(s):
    """When a card is needed and the deck is empty, the discards become the deck (S16.3.2); False if all is gone."""
    discarded = 0
    for design in range(DESIGNS):
        if s.deck[design] > 0:
            return True
        discarded += int(s.discards[design])
    if discarded == 0:
        return False
    for design in range(DESIGNS):
        s.deck[design] = s.discards[design]
        s.discards[design] = 0
    return True
