"""Goods and village cards: what a player holds, pays, gains and draws (S0.2, S16.3)."""

from ....core.compiled import rule
from .reasons import Reason
from .state import ANY, BASIC, BASICS, CARD, COIN, DESIGNS, GOLD, SUPPLY, WORKER


@rule()
def gold_for(s, seat, costs, row, cut):
    """Gold in a cost, and gold for basics that lack (S0.2.3, Q13); `cut` is a basic left out, -1 for none."""
    gold = int(costs[row, GOLD])
    for basic in range(BASICS):
        gold += max(0, int(costs[row, BASIC + basic]) - int(cut == basic) - int(s.goods[seat, BASIC + basic]))
    return gold


@rule()
def pay_goods(s, seat, costs, row, cut):
    """A cost in full: real basics first, gold for what they lack; `cut` is a basic left out, -1 for none."""
    s.goods[seat, GOLD] -= gold_for(s, seat, costs, row, cut)
    s.goods[seat, WORKER] -= costs[row, WORKER]
    s.goods[seat, COIN] -= costs[row, COIN]
    for basic in range(BASICS):
        asked = int(costs[row, BASIC + basic]) - int(cut == basic)
        s.goods[seat, BASIC + basic] = max(0, int(s.goods[seat, BASIC + basic]) - asked)


@rule()
def lacks(s, cards, seat, bundle, placed):
    """Why the cost of a bundle cannot be paid in full (S0.1.3); `placed` workers have left the supply (S6.9.7)."""
    if cards.pay[bundle, WORKER] > s.goods[seat, WORKER] - placed:
        return Reason.TOO_FEW_WORKERS
    if cards.pay[bundle, COIN] > s.goods[seat, COIN]:
        return Reason.TOO_FEW_COINS
    if cards.pay[bundle, CARD] > s.hand_size[seat]:
        return Reason.TOO_FEW_CARDS
    if cards.pay[bundle, GOLD] > s.goods[seat, GOLD]:
        return Reason.TOO_LITTLE_GOLD
    rest = -int(cards.pay[bundle, ANY])
    for resource in range(BASIC, GOLD + 1):
        rest += int(s.goods[seat, resource]) - int(cards.pay[bundle, resource])
    if rest < 0 or gold_for(s, seat, cards.pay, bundle, -1) > s.goods[seat, GOLD]:
        return Reason.TOO_FEW_RESOURCES
    return Reason.LEGAL


@rule()
def pay_then_gain(s, cards, seat, bundle):
    """Pay what is fixed; cards and basics of choice are asked for, then all is gained (H)."""
    pay_goods(s, seat, cards.pay, bundle, -1)
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
    """When a card is needed and the pile is empty, the discards become the pile (S16.3.2); False if all is gone."""
    discarded = 0
    for design in range(DESIGNS):
        if s.pile[design] > 0:
            return True
        discarded += int(s.discards[design])
    if discarded == 0:
        return False
    for design in range(DESIGNS):
        s.pile[design] = s.discards[design]
        s.discards[design] = 0
    return True
