"""Steps within an action of Shipwrights: sources of a skill, payments, rewards; and the conversion by hand."""

from ...core.compiled import rule
from ...games.shipwrights.rules.actions import CASH, FORGE, KIND, KIND_AT, KIND_BUY, KIND_FROM, KIND_HERO, STOP, X
from ...games.shipwrights.rules.exchange import coins_for_forging, gold_hero, price
from ...games.shipwrights.rules.ships import next_icon, ship_of, skill_price
from ...games.shipwrights.rules.state import (
    BASIC,
    BASICS,
    CARD,
    COIN,
    EIKJA,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    GOLD,
    LABOURER,
    OF_BETTER_HUT,
    OF_HUT,
    OF_TRADE,
    REWARDS,
    SUPPLY,
    Ask,
)
from ...games.shipwrights.rules.workers import ability
from .cards import card_worth
from .worth import CARD_LOSS, PLAIN, bundle_worth, card_paid, gain_worth, income_worth, loss_worth

BOTHER = -0.02  # what an exchange must bring at least
LAID_LOSS = (-0.01, 0.36, 0.69, 0.59, 0.75)  # a laid craftsman who leaves the board
LABOUR_BETTER = (0.22, 0.50, 0.64, 1.13, 1.22)
HUT_USE = (0.21, 0.88, 2.04, 2.44, 3.76)


@rule()
def step_promise(s, cards, seat, code, left, mind, major, minor):
    """A step within an action."""
    ask, kind, x = int(s.ask[seat]), int(KIND[code]), int(X[code])
    if ask == Ask.GAIN_ANY:
        return gain_worth(mind, BASIC + x, 1)
    if ask == Ask.PAY_ANY:
        return -loss_worth(mind, BASIC + x, 1)
    if ask == Ask.PAY_CARD:
        return -card_worth(s, cards, seat, x, left, mind, major, minor)
    if ask == Ask.SKILL:
        return -source_cost(s, cards, seat, kind, x, left, mind)
    if ask == Ask.DISCOUNT:
        lacks = cards.cost[ship_of(s, seat), BASIC + x] > s.goods[seat, BASIC + x]
        return mind[PLAIN, GOLD] if lacks else mind[PLAIN, BASIC + x]
    if ask == Ask.TUCK:
        return tuck_place(s, cards, seat, x)
    if ask == Ask.TRADE_CARD:
        return trade_card_worth(s, cards, seat, code, left, mind)
    if ask == Ask.UPGRADE:
        return upgrade_worth(s, cards, seat, x, left, mind)
    if code == STOP:
        return 0.0
    if kind in (KIND_BUY, KIND_HERO) or code == FORGE:
        return exchange_worth(s, cards, code, mind) - BOTHER
    bundle = int(ability(s, seat, x))
    return bundle_worth(cards, bundle, mind) - card_paid(cards, bundle, left)


@rule()
def exchange_worth(s, cards, code, mind):
    """Buying, forging, a hero's trade; 0 for the end."""
    kind, x = int(KIND[code]), int(X[code])
    if kind == KIND_BUY:
        return gain_worth(mind, BASIC + x, 1) - price(s, cards, x) * mind[PLAIN, COIN] - BOTHER
    if code == FORGE:
        worth = gain_worth(mind, GOLD, int(cards.forge_gold)) - BOTHER
        for basic in range(BASICS):
            worth -= loss_worth(mind, BASIC + basic, int(cards.forge[basic]))
        return worth
    if kind == KIND_HERO:
        worth = gain_worth(mind, GOLD, int(cards.hero_gold[x])) + gain_worth(mind, CARD, int(cards.hero_cards[x]))
        return worth - int(cards.hero_price[x]) * mind[PLAIN, COIN] - BOTHER
    return 0.0


@rule()
def source_cost(s, cards, seat, kind, x, left, mind):
    skill = int(next_icon(s, seat))
    if kind == KIND_FROM:
        loss = 0.0 if int(s.spent[seat]) >> x & 1 else LAID_LOSS[left] + 0.01
        return skill_price(cards, int(s.board[seat, x]), skill) * mind[PLAIN, COIN] + loss
    if kind == KIND_AT:
        return skill_price(cards, int(s.tucked[seat, x]), skill) * mind[PLAIN, COIN]
    side = int(s.upgraded[seat]) >> LABOURER & 1
    cost = int(cards.labour[side, CARD]) * CARD_LOSS[left]
    for good in range(SUPPLY):
        cost += int(cards.labour[side, good]) * mind[PLAIN, good]
    return cost


@rule()
def tuck_place(s, cards, seat, slot):
    """Townsfolk where no worker stands yet, the others where one does."""
    stands = float(int(s.slot_workers[seat]) >> slot & 1)
    lying = int(s.in_play[seat]) - 1
    return -stands if FIRST_TOWNSFOLK <= lying < FIRST_JARL else 0.1 * stands


@rule()
def trade_card_worth(s, cards, seat, code, left, mind):
    card = 0
    for each in range(REWARDS):
        if s.trade_at[seat, each] == 1:
            card = int(s.trade[seat, each]) - 1
    if code == CASH:
        return bundle_worth(cards, OF_TRADE + card, mind)
    return income_worth(cards.trade_income, card, left, mind)


@rule()
def upgrade_worth(s, cards, seat, x, left, mind):
    if x == EIKJA:
        better = income_worth(cards.eikja_income, 1, left, mind) - income_worth(cards.eikja_income, 0, left, mind)
        return int(cards.eikja_vp[1]) - int(cards.eikja_vp[0]) + better
    if x == LABOURER:
        return int(cards.labourer_vp[1]) - int(cards.labourer_vp[0]) + LABOUR_BETTER[left]
    hut = int(s.hut[seat]) - 1
    better = bundle_worth(cards, OF_BETTER_HUT + hut, mind) - bundle_worth(cards, OF_HUT + hut, mind)
    return int(cards.hut_vp[hut, 1]) - int(cards.hut_vp[hut, 0]) + better * HUT_USE[left]


@rule()
def judge_conversion(s, cards, seat, codes, count, out):
    """Most gold by hand (S12.1): forge, buy what the next forging lacks, or let a hero sell gold if that is cheaper."""
    coins = int(s.goods[seat, COIN])
    next_forging = coins_for_forging(s, cards, seat, 1)
    hero = gold_hero(s, cards, seat)
    hero_price = int(cards.hero_price[hero]) if hero >= 0 else 0
    for at in range(count):
        code = int(codes[at])
        kind, x = int(KIND[code]), int(X[code])
        out[at] = 0.0
        if code == FORGE:
            out[at] = 3.0
        elif kind == KIND_HERO:
            out[at] = 2.0 if next_forging >= hero_price or next_forging > coins else 0.5
        elif kind == KIND_BUY:
            lacks = s.goods[seat, BASIC + x] < cards.forge[x]
            if lacks and next_forging <= coins:
                out[at] = 1.0
            else:
                out[at] = (
                    -1.0
                    if next_forging <= coins or (hero_price > 0 and coins >= hero_price)
                    else 0.1 / price(s, cards, x)
                )
