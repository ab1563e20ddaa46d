"""Cards of the hand: discarded, laid, tucked, played; and cards thrown away for room (S6.2 to S6.6, S7, S8)."""

from ....core.compiled import rule
from .actions import AT, BASIC_CHOICE, CARD_CHOICE, DISCARD, DISMISS, LAY, PLAY, TUCK
from .progress import advance_markers
from .reasons import Reason
from .state import (
    BASIC,
    BASICS,
    DESIGNS,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    GOLD,
    OF_TOWNSFOLK,
    SHIPS,
    SLOTS,
    SPACES,
    Doing,
)
from .supply import discard_from_hand, gold_for, lacks, pay_goods, pay_then_gain, take_from_hand


@rule()
def laid(s, seat):
    """Cards on the player board; they fill the spaces from the left (S7.1.5)."""
    count = 0
    while count < SPACES and s.board[seat, count] > 0:
        count += 1
    return count


@rule()
def lay_reason(s, seat):
    count = laid(s, seat)
    if count < s.board_room:
        return Reason.LEGAL
    return Reason.BOARD_FULL if count == SPACES else Reason.ENEMY_BARS_THE_SPACE


@rule()
def tuck_place_is_free(s, seat):
    for slot in range(int(s.slots[seat])):
        if s.tucked[seat, slot] == 0:
            return True
    return False


@rule()
def tuck_reason(s, cards, seat, design, room):
    """Tucking costs what the card says, with an empty place under a building (S8.1)."""
    if not room:
        return Reason.NO_FREE_TUCK_PLACE
    for good in range(BASIC):
        if cards.tuck[design, good] > s.goods[seat, good]:
            return Reason.TOO_FEW_WORKERS if good == 0 else Reason.TOO_FEW_COINS
    gold = gold_for(s, seat, cards.tuck, design, -1) + int(s.tuck_more)
    return Reason.LEGAL if gold <= s.goods[seat, GOLD] else Reason.TOO_LITTLE_GOLD


@rule()
def play_reason(s, cards, seat, townsfolk):
    """The card being played cannot pay for itself (S6.5.2)."""
    s.hand_size[seat] -= 1
    reason = lacks(s, cards, seat, OF_TOWNSFOLK + townsfolk, 0)
    s.hand_size[seat] += 1
    return reason


@rule()
def legal_hand(s, cards, seat, why):
    """Every use that the cards of the hand have, buildings aside."""
    lay = lay_reason(s, seat)
    room = tuck_place_is_free(s, seat)
    for design in range(DESIGNS):
        if s.hand[seat, design] == 0:
            continue
        why[DISCARD[design]] = Reason.LEGAL
        if design < FIRST_BUILDING:
            why[LAY[design]] = lay
        elif design >= FIRST_CRAFTSMAN:
            why[TUCK[design - FIRST_CRAFTSMAN]] = tuck_reason(s, cards, seat, design, room)
            if design < FIRST_TOWNSFOLK:
                why[LAY[SHIPS + design - FIRST_CRAFTSMAN]] = lay
            elif design < FIRST_JARL:
                why[PLAY[design - FIRST_TOWNSFOLK]] = play_reason(s, cards, seat, design - FIRST_TOWNSFOLK)


@rule()
def legal_discards(s, seat, why):
    for design in range(DESIGNS):
        if s.hand[seat, design] > 0:
            why[DISCARD[design]] = Reason.LEGAL


@rule()
def discard(s, cards, seat, design):
    """The reward printed on the card (S6.2.1)."""
    discard_from_hand(s, seat, design)
    pay_then_gain(s, cards, seat, design)


@rule()
def lay(s, seat, x):
    """On the leftmost space without a card; a worker there is lost (S7.1.3, S7.1.4)."""
    design = x if x < SHIPS else FIRST_CRAFTSMAN + x - SHIPS
    take_from_hand(s, seat, design)
    space = laid(s, seat)
    s.board[seat, space] = design + 1
    s.board_workers[seat] &= ~(1 << space)


@rule()
def play(s, cards, seat, townsfolk):
    """Once, then the card is discarded without reward (S6.5.1)."""
    take_from_hand(s, seat, FIRST_TOWNSFOLK + townsfolk)
    s.in_play[seat] = FIRST_TOWNSFOLK + townsfolk + 1
    pay_then_gain(s, cards, seat, OF_TOWNSFOLK + townsfolk)


@rule()
def begin_tuck(s, seat, design):
    take_from_hand(s, seat, design)
    s.in_play[seat] = design + 1
    s.doing[seat] = Doing.TUCK


@rule()
def legal_tuck(s, seat, why):
    for slot in range(SLOTS):
        if slot >= s.slots[seat]:
            why[AT[slot]] = Reason.NO_BUILDING_THERE
        else:
            why[AT[slot]] = Reason.TUCK_PLACE_TAKEN if s.tucked[seat, slot] > 0 else Reason.LEGAL


@rule()
def tuck(s, cards, seat, slot):
    """Tucking resolves no ability (S6.5.4); a jarl's steps come at once (S6.4.2)."""
    design = int(s.in_play[seat]) - 1
    s.in_play[seat] = 0
    s.doing[seat] = Doing.NOTHING
    s.tucked[seat, slot] = design + 1
    pay_goods(s, seat, cards.tuck, design, -1)
    s.goods[seat, GOLD] -= s.tuck_more
    if design >= FIRST_JARL:
        advance_markers(s, cards, seat, design)


@rule()
def legal_dismiss(s, seat, why):
    """Any laid or tucked card, for nothing (S7.1.9, S8.1.3)."""
    for space in range(SPACES):
        if s.board[seat, space] > 0:
            why[DISMISS[space]] = Reason.LEGAL
    for slot in range(int(s.slots[seat])):
        if s.tucked[seat, slot] > 0:
            why[DISMISS[SPACES + slot]] = Reason.LEGAL


@rule()
def dismiss(s, seat, x):
    if x >= SPACES:
        s.discards[int(s.tucked[seat, x - SPACES]) - 1] += 1
        s.tucked[seat, x - SPACES] = 0
        return
    s.discards[int(s.board[seat, x]) - 1] += 1
    for space in range(SPACES):
        if space >= x:
            s.board[seat, space] = s.board[seat, space + 1] if space + 1 < SPACES else 0


@rule()
def legal_pay_card(s, seat, why):
    """Several cards are named in not falling order, so enough must be left from here on (Q60)."""
    above = 0
    for back in range(DESIGNS):
        design = DESIGNS - 1 - back
        above += int(s.hand[seat, design])
        if s.hand[seat, design] == 0:
            why[CARD_CHOICE[design]] = Reason.CARD_NOT_IN_HAND
        elif design < s.lowest[seat] or above < s.owes_cards[seat]:
            why[CARD_CHOICE[design]] = Reason.PICKS_IN_ORDER
        else:
            why[CARD_CHOICE[design]] = Reason.LEGAL


@rule()
def pay_card(s, seat, design):
    """From the hand, without its reward (S0.2.12)."""
    discard_from_hand(s, seat, design)
    s.owes_cards[seat] -= 1
    s.lowest[seat] = design if s.owes_cards[seat] > 0 else 0


@rule()
def legal_pay_any(s, seat, why):
    """Wood, wool, iron or gold for each unit (S0.2.10, Q51), in that order."""
    above = 0
    for back in range(BASICS + 1):
        basic = BASICS - back
        held = int(s.goods[seat, BASIC + basic])
        above += held
        if held == 0:
            why[BASIC_CHOICE[basic]] = Reason.NOT_HELD
        elif basic < s.lowest[seat] or above < s.owes_any[seat]:
            why[BASIC_CHOICE[basic]] = Reason.PICKS_IN_ORDER
        else:
            why[BASIC_CHOICE[basic]] = Reason.LEGAL


@rule()
def kinds_held(s, seat):
    """Kinds of wood, wool, iron and gold in the supply."""
    kinds = 0
    for resource in range(BASIC, GOLD + 1):
        kinds += int(s.goods[seat, resource] > 0)
    return kinds


@rule()
def pay_any(s, seat, basic):
    s.goods[seat, BASIC + basic] -= 1
    s.owes_any[seat] -= 1
    s.lowest[seat] = basic if s.owes_any[seat] > 0 else 0


@rule()
def legal_gain_any(s, seat, why):
    """Wood, wool or iron, never gold (S0.2.9), in that order."""
    for basic in range(BASICS):
        why[BASIC_CHOICE[basic]] = Reason.PICKS_IN_ORDER if basic < s.lowest[seat] else Reason.LEGAL


@rule()
def gain_any(s, seat, basic):
    s.goods[seat, BASIC + basic] += 1
    s.picks[seat] -= 1
    s.lowest[seat] = basic if s.picks[seat] > 0 else 0
