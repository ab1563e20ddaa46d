"""Phase 3: the ten kinds of action in any order, and the steps within them (S6, D4 to D14)."""

from ....core.compiled import rule
from .actions import (
    ABSENT,
    CASH,
    END,
    KIND_BUILD,
    KIND_BUY,
    KIND_DISCARD,
    KIND_DISMISS,
    KIND_END,
    KIND_FORGE,
    KIND_HERO,
    KIND_LAY,
    KIND_PLACE,
    KIND_PLAY,
    KIND_SHIP,
    KIND_TUCK,
    STOP,
)
from .buildings import build, legal_build
from .crafts import (
    begin_tuck,
    discard,
    dismiss,
    gain_any,
    lay,
    legal_discards,
    legal_dismiss,
    legal_gain_any,
    legal_hand,
    legal_pay_any,
    legal_pay_card,
    legal_tuck,
    pay_any,
    pay_card,
    play,
    tuck,
)
from .exchange import buy, forge, hero_trade, legal_exchange
from .progress import (
    cash_trade_card,
    legal_trade_card,
    legal_upgrade,
    tuck_trade_card,
    upgrade,
    win_raid_card,
    win_trade_card,
)
from .raids import legal_raid, raid
from .reasons import Reason
from .ships import begin_ship, cover_icon, legal_discount, legal_ships, legal_skill
from .state import ENOUGH, FIRST_CRAFTSMAN, TOO_MANY, Ask, Draw
from .workers import legal_ability, legal_place, place, resolve_ability, stop


@rule()
def legal_main(s, cards, seat, why):
    """The ten kinds of action in any order (S6.1.2); after too many only discarding and ending (S16.2.6)."""
    for code in range(why.size):
        why[code] = ABSENT[code]
    if s.acted[seat] >= ENOUGH:
        legal_hand(s, cards, seat, why)
        legal_build(s, cards, seat, why)
        for code in range(END, why.size):
            if why[code] != Reason.CARD_NOT_IN_HAND:
                why[code] = Reason.ENOUGH_ACTIONS
        legal_discards(s, seat, why)
    else:
        legal_hand(s, cards, seat, why)
        legal_build(s, cards, seat, why)
        legal_ships(s, cards, seat, why)
        legal_place(s, cards, seat, why)
        legal_dismiss(s, seat, why)
        legal_exchange(s, cards, seat, why)
        legal_raid(s, cards, seat, why)
    why[END] = Reason.LEGAL if s.hand_size[seat] == 0 else Reason.HAND_NOT_EMPTY


@rule()
def legal_pending(s, cards, seat, why):
    ask = int(s.ask[seat])
    if ask == Ask.TUCK:
        legal_tuck(s, seat, why)
    elif ask == Ask.SKILL:
        legal_skill(s, cards, seat, why)
    elif ask == Ask.DISCOUNT:
        legal_discount(s, cards, seat, why)
    elif ask == Ask.PAY_CARD:
        legal_pay_card(s, seat, why)
    elif ask == Ask.PAY_ANY:
        legal_pay_any(s, seat, why)
    elif ask == Ask.GAIN_ANY:
        legal_gain_any(s, seat, why)
    elif ask == Ask.ABILITY:
        legal_ability(s, cards, seat, why)
    elif ask == Ask.TRADE_CARD:
        legal_trade_card(s, seat, why)
    elif ask == Ask.UPGRADE:
        legal_upgrade(s, seat, why)


@rule()
def apply_draw(s, cards, seat, x):
    """A village, raid or trade card for the seat whose action asked for it."""
    if s.drawing == Draw.RAID:
        win_raid_card(s, cards, seat, x)
    elif s.drawing == Draw.TRADE:
        win_trade_card(s, cards, seat, x)
    else:
        s.drawing = Draw.NOTHING
        s.pile[x] -= 1
        s.hand[seat, x] += 1
        s.hand_size[seat] += 1
        s.draws[seat] -= 1


@rule()
def apply_main(s, cards, seat, kind, x):
    """A main action (D4), counted for the safety stop."""
    if s.acted[seat] < TOO_MANY:
        s.acted[seat] += 1
    if kind == KIND_DISCARD:
        discard(s, cards, seat, x)
    elif kind == KIND_LAY:
        lay(s, seat, x)
    elif kind == KIND_PLAY:
        play(s, cards, seat, x)
    elif kind == KIND_BUILD:
        build(s, cards, seat, x)
    elif kind == KIND_TUCK:
        begin_tuck(s, seat, FIRST_CRAFTSMAN + x)
    elif kind == KIND_SHIP:
        begin_ship(s, cards, seat, x)
    elif kind == KIND_PLACE:
        place(s, cards, seat, x)
    elif kind == KIND_DISMISS:
        dismiss(s, seat, x)
    elif kind == KIND_END:
        s.done |= 1 << seat
    elif not apply_exchange(s, cards, seat, kind, x):
        raid(s, cards, seat, x)


@rule()
def apply_exchange(s, cards, seat, kind, x):
    """Buying, forging, a hero's trade; False for any other action."""
    if kind == KIND_BUY:
        buy(s, cards, seat, x)
    elif kind == KIND_FORGE:
        forge(s, cards, seat)
    elif kind == KIND_HERO:
        hero_trade(s, cards, seat, x)
    else:
        return False
    return True


@rule()
def apply_pending(s, cards, seat, code, kind, x):
    ask = int(s.ask[seat])
    if ask == Ask.GAIN_ANY:
        gain_any(s, seat, x)
    elif ask == Ask.TUCK:
        tuck(s, cards, seat, x)
    elif ask == Ask.SKILL:
        cover_icon(s, cards, seat, kind, x)
    elif ask == Ask.PAY_CARD:
        pay_card(s, seat, x)
    elif ask == Ask.ABILITY:
        apply_ability(s, cards, seat, code, kind, x)
    elif ask == Ask.UPGRADE:
        upgrade(s, seat, x)
    elif ask == Ask.TRADE_CARD:
        if code == CASH:
            cash_trade_card(s, cards, seat)
        else:
            tuck_trade_card(s, seat, x)
    elif ask == Ask.PAY_ANY:
        pay_any(s, seat, x)
    elif ask == Ask.DISCOUNT:
        s.cut[seat] = x + 1


@rule()
def apply_ability(s, cards, seat, code, kind, x):
    if code == STOP:
        stop(s, seat)
    elif kind in (KIND_BUY, KIND_FORGE, KIND_HERO):
        s.acted[seat] += 1
        apply_exchange(s, cards, seat, kind, x)
    else:
        resolve_ability(s, cards, seat, x)
