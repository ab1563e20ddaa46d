"""Exchanges: prices of the round card, forging gold, heroes who trade (S6.10, S6.12), the final conversion (S12.1)."""

from ....core.compiled import entry, rule
from .actions import BUY, END, FORGE, HERO
from .heroes import holds
from .reasons import Reason
from .state import BASIC, BASICS, COIN, ENOUGH, GOLD, HEROES, MOST, SEATS, Phase


@entry()
def price(s, cards, basic):
    """Coins for a basic by the round card in force, and what enemies add (S6.10.1, Q46)."""
    return int(cards.price[int(s.round_card) - 1, basic]) + int(s.dearer)


@rule()
def hero_reason(s, cards, seat, hero):
    if not holds(s, seat, hero):
        return Reason.HERO_NOT_HELD
    if cards.hero_price[hero] == 0:
        return Reason.HERO_DOES_NOT_TRADE
    return Reason.LEGAL if cards.hero_price[hero] <= s.goods[seat, COIN] else Reason.TOO_FEW_COINS


@rule()
def forge_reason(s, cards, seat):
    """Gold may not stand in (S6.10.4)."""
    for basic in range(BASICS):
        if cards.forge[basic] > s.goods[seat, BASIC + basic]:
            return Reason.NO_GOLD_FOR_FORGING
    return Reason.LEGAL


@rule()
def refuse_exchange(why):
    why[FORGE] = Reason.ENOUGH_ACTIONS
    for basic in range(BASICS):
        why[BUY[basic]] = Reason.ENOUGH_ACTIONS
    for hero in range(HEROES):
        why[HERO[hero]] = Reason.ENOUGH_ACTIONS


@rule()
def legal_exchange(s, cards, seat, why):
    if s.acted[seat] >= ENOUGH:
        refuse_exchange(why)
        return
    for basic in range(BASICS):
        enough = price(s, cards, basic) <= s.goods[seat, COIN]
        why[BUY[basic]] = Reason.LEGAL if enough else Reason.TOO_FEW_COINS
    why[FORGE] = forge_reason(s, cards, seat)
    for hero in range(HEROES):
        why[HERO[hero]] = hero_reason(s, cards, seat, hero)


@rule()
def buy(s, cards, seat, basic):
    s.goods[seat, COIN] -= price(s, cards, basic)
    s.goods[seat, BASIC + basic] += 1


@rule()
def forge(s, cards, seat):
    for basic in range(BASICS):
        s.goods[seat, BASIC + basic] -= cards.forge[basic]
    s.goods[seat, GOLD] += cards.forge_gold


@rule()
def hero_trade(s, cards, seat, hero):
    """Coins for gold, or for a village card (S6.12.2, S6.12.4)."""
    s.goods[seat, COIN] -= cards.hero_price[hero]
    s.goods[seat, GOLD] += cards.hero_gold[hero]
    s.draws[seat] = cards.hero_cards[hero]


@rule()
def legal_conversion(s, cards, seat, why):
    """By hand: buying, forging and heroes who give gold (S12.1.1, S12.1.3)."""
    legal_exchange(s, cards, seat, why)
    for hero in range(HEROES):
        if why[HERO[hero]] == Reason.LEGAL and cards.hero_cards[hero] > 0:
            why[HERO[hero]] = Reason.ONLY_CONVERSION
    why[END] = Reason.LEGAL


@rule()
def gold_hero(s, cards, seat):
    """The hero held who sells gold, -1 without one; the card tables have one such hero at most."""
    for hero in range(HEROES):
        if cards.hero_gold[hero] > 0 and holds(s, seat, hero):
            return hero
    return -1


@rule()
def coins_for_forging(s, cards, seat, times):
    """What the basics cost that are missing to forge so often."""
    coins = 0
    for basic in range(BASICS):
        missing = times * int(cards.forge[basic]) - int(s.goods[seat, BASIC + basic])
        coins += max(0, missing) * price(s, cards, basic)
    return coins


@rule()
def cheapest(s, cards):
    """The basic to spend the last coins on: ties go to wood, then wool (Q57)."""
    best = 0
    for basic in range(1, BASICS):
        if price(s, cards, basic) < price(s, cards, best):
            best = basic
    return best


@rule()
def basics_after(s, cards, seat, times, coins):
    """Basics left over when the last `coins` buy the cheapest."""
    left = coins // price(s, cards, cheapest(s, cards))
    for basic in range(BASICS):
        left += max(0, int(s.goods[seat, BASIC + basic]) - times * int(cards.forge[basic]))
    return left


@rule()
def convert(s, cards, seat):
    """Most gold first, then most basics left over, then the fewest trades with a hero (S12.1.5, Q34)."""
    hero = gold_hero(s, cards, seat)
    coins = int(s.goods[seat, COIN])
    best_gold = -1
    best_left = -1
    best_times = 0
    best_sales = 0
    for times in range(2 * MOST):  # more than goods and coins of any seat can pay for
        if coins_for_forging(s, cards, seat, times) > coins:
            break
        rest = coins - coins_for_forging(s, cards, seat, times)
        sales = rest // int(cards.hero_price[hero]) if hero >= 0 else 0
        gold = times * int(cards.forge_gold)
        if hero >= 0:
            gold += sales * int(cards.hero_gold[hero])
            rest -= sales * int(cards.hero_price[hero])
        left = basics_after(s, cards, seat, times, rest)
        better = gold > best_gold or (gold == best_gold and left > best_left)
        if better or (gold == best_gold and left == best_left and sales < best_sales):
            best_gold, best_left, best_times, best_sales = gold, left, times, sales
    carry_out(s, cards, seat, best_times, best_sales, hero)


@rule()
def carry_out(s, cards, seat, times, sales, hero):
    s.goods[seat, COIN] -= coins_for_forging(s, cards, seat, times)
    for basic in range(BASICS):
        held = int(s.goods[seat, BASIC + basic])
        s.goods[seat, BASIC + basic] = max(0, held - times * int(cards.forge[basic]))
    s.goods[seat, GOLD] += times * int(cards.forge_gold)
    if hero >= 0:
        s.goods[seat, COIN] -= sales * int(cards.hero_price[hero])
        s.goods[seat, GOLD] += sales * int(cards.hero_gold[hero])
    bought = int(s.goods[seat, COIN]) // price(s, cards, cheapest(s, cards))
    s.goods[seat, COIN] -= bought * price(s, cards, cheapest(s, cards))
    s.goods[seat, BASIC + cheapest(s, cards)] += bought


@rule()
def convert_all(s, cards):
    for seat in range(SEATS):
        if seat < s.seats:
            convert(s, cards, seat)
    s.phase = Phase.SCORING
