"""Phases 1 and 2: the round card is turned, then cards are dealt, picked in secret and passed on (S4, S5)."""

from ....core.compiled import rule
from .actions import CARD_CHOICE, DRAW, ROUND
from .reasons import Reason
from .solo import neutral_round
from .state import DESIGNS, PACK, ROUND_CARDS, SEATS, Ask, Phase
from .supply import refill, show

SOLO_DEAL = (5, 4, 3)  # S5.2
PAIR_DEAL = (5, 1, 1)  # S5.3
LAST_STEP = 2  # of these two


@rule()
def round_chances(s, cards, weights):
    """Any card not yet turned: the five of the deck are as unknown as the seven left out (S2.1.1)."""
    for card in range(ROUND_CARDS):
        weights[ROUND[card]] = int(cards.round_copies[card]) - int(s.rounds_used[card])


@rule()
def turn_round_card(s, cards, card):
    s.round_no += 1
    s.round_card = card + 1
    s.rounds_used[card] += 1
    neutral_round(s, cards, card)
    s.draft_step = 0
    for seat in range(SEATS):
        for design in range(DESIGNS):
            s.passed[seat, design] = 0
    open_deal(s)


@rule()
def cards_to_deal(s):
    """To each seat in this step of the draft."""
    step = min(LAST_STEP, int(s.draft_step))
    if s.seats == 1:
        return SOLO_DEAL[step]
    if s.seats == 2:
        return PAIR_DEAL[step]
    return PACK if step == 0 else 0


@rule()
def open_deal(s):
    """Deal as long as there are cards (Q7)."""
    s.dealt = 0
    s.phase = Phase.DEAL
    go_on_dealing(s)


@rule()
def go_on_dealing(s):
    if s.dealt == cards_to_deal(s) * s.seats or not refill(s):
        open_draft(s)


@rule()
def pack_size(s, seat):
    size = 0
    while size < PACK and s.pack[seat, size] > 0:
        size += 1
    return size


@rule()
def put_into_pack(s, seat, lying):
    """Cards of a pack lie in not falling order."""
    place = min(PACK - 1, pack_size(s, seat))
    while place > 0 and s.pack[seat, place - 1] > lying:
        s.pack[seat, place] = s.pack[seat, place - 1]
        place -= 1
    s.pack[seat, place] = lying


@rule()
def deal(s, design):
    """One at a time in seat order (S16.3.4)."""
    seat = int(s.dealt) % int(s.seats)
    s.pile[design] -= 1
    put_into_pack(s, seat, design + 1)
    s.dealt += 1
    go_on_dealing(s)


@rule()
def draw_chances(s, weights):
    for design in range(DESIGNS):
        weights[DRAW[design]] = s.pile[design]


@rule()
def open_draft(s):
    """A seat without cards has nothing to pick (Q7)."""
    s.dealt = 0
    s.ready = 0
    for seat in range(int(s.seats)):
        if pack_size(s, seat) == 0:
            s.ready |= 1 << seat
    s.phase = Phase.DRAFT
    close_draft(s)


@rule()
def close_draft(s):
    if s.ready == (1 << int(s.seats)) - 1:
        s.phase = Phase.PASS_ON


@rule()
def picks_due(s, seat):
    """One card of a pack with three to five players, else two (S5.2 to S5.4)."""
    return min(1 if s.seats > 2 else 2, pack_size(s, seat))


@rule()
def pick_reason(s, seat, lying, place):
    """A second card comes not before the first in order, so one must follow (Q60)."""
    if picks_due(s, seat) == 2:
        if s.picked[seat, 0] == 0:
            return Reason.LEGAL if place + 1 < pack_size(s, seat) else Reason.PICKS_IN_ORDER
        if lying < s.picked[seat, 0]:
            return Reason.PICKS_IN_ORDER
        if lying == s.picked[seat, 0] and (place == 0 or s.pack[seat, place - 1] != lying):
            return Reason.CARD_NOT_IN_PACK
    return Reason.LEGAL


@rule()
def legal_draft(s, seat, why):
    for design in range(DESIGNS):
        why[CARD_CHOICE[design]] = Reason.CARD_NOT_IN_PACK
    for back in range(PACK):  # of equal cards the first decides before two are picked, the last after
        place = PACK - 1 - back if s.picked[seat, 0] == 0 else back
        lying = int(s.pack[seat, place])
        if lying > 0:
            why[CARD_CHOICE[lying - 1]] = pick_reason(s, seat, lying, place)


@rule()
def pick(s, seat, design):
    if picks_due(s, seat) == 2 and s.picked[seat, 0] == 0:
        s.picked[seat, 0] = design + 1
        return
    s.picked[seat, 1] = design + 1
    s.ready |= 1 << seat
    close_draft(s)


@rule()
def take_from_pack(s, seat, lying):
    place = 0
    while place + 1 < PACK and s.pack[seat, place] != lying:
        place += 1
    while place < PACK:
        s.pack[seat, place] = s.pack[seat, place + 1] if place + 1 < PACK else 0
        place += 1


@rule()
def keep_picks(s, seat):
    for which in range(2):
        lying = int(s.picked[seat, which])
        s.picked[seat, which] = 0
        if lying > 0:
            take_from_pack(s, seat, lying)
            s.hand[seat, lying - 1] += 1
            s.hand_size[seat] += 1


@rule()
def pass_on(s, cards):
    """Everybody's picks are in: keep them, hand on the rest, and go on until no card is left."""
    s.openings += 1
    for seat in range(int(s.seats)):
        keep_picks(s, seat)
    s.draft_step += 1
    if s.seats == 1 or (s.seats == 2 and s.draft_step > LAST_STEP):
        discard_packs(s)
    else:
        pass_packs(s, 1 if s.seats == 2 or cards.clockwise[int(s.round_card) - 1] else int(s.seats) - 1)
    if s.seats <= 2 and s.draft_step <= LAST_STEP:
        open_deal(s)
    elif pack_size_of_all(s) > 0:
        open_draft(s)
    else:
        open_actions(s)


@rule()
def pack_size_of_all(s):
    count = 0
    for seat in range(int(s.seats)):
        count += pack_size(s, seat)
    return count


@rule()
def discard_packs(s):
    for seat in range(int(s.seats)):
        for place in range(PACK):
            lying = int(s.pack[seat, place])
            if lying > 0:
                s.discards[lying - 1] += 1
                show(s, seat, lying - 1)
                s.pack[seat, place] = 0


@rule()
def pass_packs(s, stride):
    """Seat p hands on to seat p + stride (Q8); who has seen a pack before knows what was taken out of it."""
    for seat in range(int(s.seats)):
        for place in range(PACK):
            if s.pack[seat, place] > 0:
                s.passed[seat, s.pack[seat, place] - 1] += 1
    turns = 1 if stride == 1 else int(s.seats) - 1
    for _ in range(turns):
        rotate_packs(s)
    if s.draft_step >= s.seats:
        for seat in range(int(s.seats)):
            for place in range(PACK):
                lying = int(s.pack[seat, place])
                if lying > 0 and s.passed[seat, lying - 1] > 0:
                    s.passed[seat, lying - 1] -= 1


@rule()
def rotate_packs(s):
    """Every pack one seat on."""
    last = int(s.seats) - 1
    for place in range(PACK):
        moved = s.pack[last, place]
        for back in range(last):
            s.pack[last - back, place] = s.pack[last - back - 1, place]
        s.pack[0, place] = moved


@rule()
def open_actions(s):
    s.draft_step = 0
    s.done = 0
    for seat in range(int(s.seats)):
        s.acted[seat] = 0
        s.ask[seat] = Ask.MAIN
    s.phase = Phase.ACTIONS
