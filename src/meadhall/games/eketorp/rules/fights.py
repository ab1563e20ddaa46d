"""Step 4: whose turn it is (E7), and a fight (E8)."""

from ....core.compiled import rule
from ..options import SKIP_POINTLESS_SIEGE
from .actions import ATTACK, CONTEST, DECLINE, EXCHANGE, PASS, PLAY, SIEGE
from .reasons import Reason
from .setup import draw, first_deal
from .sieges import besiege_result, declinable
from .state import CASTLES, FIELDS, HIGH, NOBODY, SEATS, SIDES, VALUES, Fight, Hand, Phase


@rule()
def alone(s, castle, side):
    mask = int(s.rivals[castle, side])
    return mask != 0 and mask & (mask - 1) == 0


@rule()
def can_attack(s, seat):
    """A viking on a field in battle, or on a siege field whose siege is not over (E7.2)."""
    for field in range(FIELDS):
        if s.camp[field, seat] > 0 and not s.settled[field]:
            return True
    for castle in range(int(s.seats)):
        for side in range(SIDES):
            if int(s.rivals[castle, side]) >> seat & 1 and not s.sieged[castle, side]:
                return True
    return False


@rule()
def find_turn(s):
    """Clockwise to the next seat that has an attack; without any, the step is over (E7.1)."""
    for step in range(int(s.seats)):
        seat = (int(s.turn) + step) % int(s.seats)
        if can_attack(s, seat):
            s.turn = seat
            s.phase = Phase.FIGHT
            return
    s.phase = Phase.HOMECOMING


@rule()
def legal_fight(s, seat, why):
    """E7.2"""
    for field in range(FIELDS):
        for rival in range(SEATS):
            why[ATTACK[field, rival]] = attack_reason(s, seat, field, rival)
    for castle in range(CASTLES):
        for side in range(SIDES):
            siege = castle * SIDES + side
            reason = siege_reason(s, seat, castle, side)
            why[SIEGE[siege]] = reason
            why[DECLINE[siege]] = reason if reason != Reason.LEGAL else decline_reason(s, castle, side)
            for rival in range(SEATS):
                why[CONTEST[siege, rival]] = contest_reason(s, seat, castle, side, rival)


@rule()
def attack_reason(s, seat, field, rival):
    if s.camp[field, seat] == 0:
        return Reason.NO_VIKING_OF_YOURS
    if rival == seat:
        return Reason.NOT_AGAINST_YOURSELF
    if s.camp[field, rival] == 0:
        return Reason.NO_VIKING_OF_THEIRS
    if s.settled[field]:
        return Reason.FIELD_AT_PEACE
    return Reason.LEGAL


@rule()
def contest_reason(s, seat, castle, side, rival):
    mask = int(s.rivals[castle, side])
    if castle == seat:
        return Reason.HOME_NEVER_ATTACKS
    if not mask >> seat & 1:
        return Reason.NO_VIKING_OF_YOURS
    if rival == seat:
        return Reason.NO_CONTEST_WITH_YOURSELF
    if not mask >> rival & 1:
        return Reason.NO_RIVAL_ON_THE_SIEGE_FIELD
    return Reason.LEGAL


@rule()
def siege_reason(s, seat, castle, side):
    if castle == seat:
        return Reason.HOME_NEVER_ATTACKS
    if not int(s.rivals[castle, side]) >> seat & 1:
        return Reason.NO_VIKING_OF_YOURS
    if not alone(s, castle, side):
        return Reason.RIVALS_ON_THE_SIEGE_FIELD
    if s.sieged[castle, side]:
        return Reason.SIEGE_OVER
    return Reason.LEGAL


@rule()
def decline_reason(s, castle, side):
    """DP10"""
    if not s.option[SKIP_POINTLESS_SIEGE]:
        return Reason.SIEGE_MUST_BE_FOUGHT
    return Reason.LEGAL if declinable(s, castle, side) else Reason.WALLS_WORTH_A_SIEGE


@rule()
def declare(s, seat, fight, place, rival):
    """The attacker names place and opponent (E8.1), then has the first amulet window (E8.2.2)."""
    s.fight = fight
    s.place = place
    s.attacker = seat
    s.defender = rival
    s.fights += 1
    s.shown[0] = 0
    s.shown[1] = 0
    s.asked = seat
    s.phase = Phase.AMULET


@rule()
def decline(s, castle, side):
    """E9.5"""
    s.sieged[castle, side] = 1
    pass_turn(s)


@rule()
def pass_turn(s):
    s.turn = (int(s.turn) + 1) % int(s.seats)
    s.phase = Phase.JUDGE


@rule()
def hand_size(s, seat):
    count = 0
    for value in range(1, VALUES):
        count += int(s.hand[seat, value])
    return count


@rule()
def legal_amulet(s, seat, why):
    """E8.2.3"""
    why[PASS] = Reason.LEGAL
    why[EXCHANGE] = Reason.LEGAL if s.amulets[seat] >= hand_size(s, seat) else Reason.TOO_FEW_AMULETS


@rule()
def exchange(s, seat):
    """The whole hand for as many cards and amulets (E8.2.3-E8.2.6)."""
    cards = hand_size(s, seat)
    for value in range(1, VALUES):
        thrown = s.hand[seat, value]
        if s.source[seat] == Hand.PICKED_UP:
            s.thrown_open[seat, value] += thrown
        elif s.source[seat] == Hand.DEALT:
            s.thrown_dealt[seat, value] += thrown
        else:
            s.thrown_drawn[seat, value] += thrown
        s.hand[seat, value] = 0
    s.source[seat] = Hand.DRAWN
    s.amulets[seat] -= cards
    s.to_draw = cards
    s.phase = Phase.EXCHANGE


@rule()
def draw_exchange(s, value):
    draw(s, int(s.asked), value)
    if s.to_draw == 0:
        s.phase = Phase.AMULET


@rule()
def close_window(s):
    """After the attacker the defender, after him the cards (E8.2.2)."""
    if s.asked == s.attacker:
        s.asked = s.defender
    else:
        s.ready = 0
        s.phase = Phase.CARD


@rule()
def legal_card(s, seat, why):
    """E8.3"""
    for value in range(1, VALUES):
        why[PLAY[value - 1]] = Reason.LEGAL if s.hand[seat, value] > 0 else Reason.CARD_NOT_IN_HAND


@rule()
def apply_card(s, seat, value):
    s.card[seat] = value
    s.ready |= 1 << seat
    if s.ready == 1 << int(s.attacker) | 1 << int(s.defender):
        s.phase = Phase.RESULT


@rule()
def result(s):
    """Reveal, casualties, swap and refill; a won siege goes on to the plunder (E8.4-E8.6, E9)."""
    attacker, defender = int(s.attacker), int(s.defender)
    a, b = int(s.card[attacker]), int(s.card[defender])
    s.ready = 0
    s.openings += 1
    s.card[attacker] = 0
    s.card[defender] = 0
    s.shown[0] = a
    s.shown[1] = b
    swap_cards(s, attacker, a, defender, b)
    if s.fight == Fight.SIEGE:
        won = besiege_result(s, a, b)
    else:
        battle_result(s, a, b)
        won = False
    s.turn = (attacker + 1) % int(s.seats)
    s.phase = Phase.PLUNDER if won else Phase.JUDGE
    s.asked = attacker
    if not won:
        s.fight = Fight.NONE


@rule()
def ward_for(difference):
    """E8.5.1; wards are counted from 0 here."""
    if difference >= 3:
        return 0
    return 1 if difference >= 1 else 2


@rule()
def battle_result(s, a, b):
    """The lower card's figure goes to the hospital, in a draw both do (E8.4)."""
    ward = ward_for(abs(a - b))
    if a <= b:
        leave_field(s, int(s.attacker), ward)
    if b <= a:
        leave_field(s, int(s.defender), ward)


@rule()
def leave_field(s, seat, ward):
    s.ward[seat, ward] += 1
    if s.place < FIELDS:
        s.camp[int(s.place), seat] -= 1
    else:
        siege = int(s.place) - FIELDS
        s.rivals[siege // SIDES, siege % SIDES] &= ~(1 << seat)


@rule()
def swap_cards(s, attacker, a, defender, b):
    """The played cards change owners (E8.6.1); an empty hand takes up its pile (E8.6.3)."""
    show_dealt(s, attacker, a)
    show_dealt(s, defender, b)
    s.hand[attacker, a] -= 1
    s.hand[defender, b] -= 1
    s.swap[defender, a] += 1
    s.swap[attacker, b] += 1
    refill(s, attacker)
    refill(s, defender)


@rule()
def show_dealt(s, seat, value):
    """A card played out of a dealt hand is seen by all (E13.3), and so is whether it was a high one (E3.9.1)."""
    if s.source[seat] == Hand.DEALT:
        s.dealt_shown[value] += int(first_deal(s, seat))
        if value >= HIGH:
            s.high_shown[seat] = 1


@rule()
def refill(s, seat):
    if hand_size(s, seat) > 0:
        return
    for value in range(1, VALUES):
        s.hand[seat, value] = s.swap[seat, value]
        s.swap[seat, value] = 0
    s.source[seat] = Hand.PICKED_UP


@rule()
def only_card(s, seat):
    """The last card of a hand: everybody can count to one."""
    if hand_size(s, seat) != 1:
        return NOBODY
    for value in range(1, VALUES):
        if s.hand[seat, value] > 0:
            return int(PLAY[value - 1])
    return NOBODY
