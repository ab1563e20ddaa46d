"""A world that a seat cannot tell from the true one, made of what it knows and nothing else."""

from ....core.compiled import entry, rule
from ....core.rng import below
from .draft import pack_size, pick, picks_due, put_into_pack
from .public import show_actions, show_course, show_yards
from .state import ABOARD, DESIGNS, NOWHERE, PACK, REWARDS, SEATS, SLOTS, SPACES, TRADES, Phase


@entry()
def imagine(known, cards, rng, out):
    """Fill `out` with a state that `known` fits; hidden cards and picks are drawn from `rng`."""
    show_course(known, out)
    show_yards(known, out)
    show_actions(known, out)
    recall(known, out)
    count_unseen(known, cards, out)
    place_passed(known, rng, out)
    fill_hands(known, rng, out)
    imagine_trade_cards(known, cards, rng, out)
    imagine_picks(known, rng, out)


@rule()
def recall(known, out):
    """My own cards, and nothing in the hands of others yet."""
    for owner in range(SEATS):
        mine = owner == known.seat
        for design in range(DESIGNS):
            out.hand[owner, design] = known.hand[design] if mine else 0
            out.passed[owner, design] = known.passed[design] if mine else 0
        for place in range(PACK):
            out.pack[owner, place] = known.pack[place] if mine else 0
        for which in range(2):
            out.picked[owner, which] = known.picked[which] if mine else 0
        for each in range(REWARDS):
            out.trade[owner, each] = known.trade[owner, each]


@rule()
def count_unseen(known, cards, out):
    """For now the pile holds every village card that does not lie before the seat's eyes."""
    for design in range(DESIGNS):
        out.pile[design] = int(cards.copies[design]) - int(known.discards[design]) - int(known.hand[design])
    for place in range(PACK):
        if known.pack[place] > 0:
            out.pile[known.pack[place] - 1] -= 1
    for owner in range(int(known.seats)):
        if known.in_play[owner] > 0:
            out.pile[known.in_play[owner] - 1] -= 1
        for space in range(SPACES):
            if known.board[owner, space] > 0:
                out.pile[known.board[owner, space] - 1] -= 1
        for slot in range(SLOTS):
            if known.building[owner, slot] > 0:
                out.pile[known.building[owner, slot] - 1] -= 1
            if known.tucked[owner, slot] > 0:
                out.pile[known.tucked[owner, slot] - 1] -= 1
        for ship in range(known.fleet.shape[1]):
            out.pile[ship] -= known.fleet[owner, ship]


@rule()
def hidden(known, out, owner):
    """Cards of a seat that still have to be imagined: in the hand, then in the pack."""
    if owner == known.seat:
        return 0, 0
    held = 0
    for design in range(DESIGNS):
        held += int(out.hand[owner, design])
    return int(known.hand_size[owner]) - held, int(known.pack_size[owner]) - pack_size(out, owner)


@rule()
def hand_over(known, out, owner, design, left):
    """A card for a seat: the `left`-th of its open places, hand first."""
    in_hand, _ = hidden(known, out, owner)
    out.pile[design] -= 1
    if left < in_hand:
        out.hand[owner, design] += 1
    else:
        put_into_pack(out, owner, design + 1)


@rule()
def place_passed(known, rng, out):
    """Cards I passed on and have not seen since lie with the others, seats at random."""
    for design in range(DESIGNS):
        for _ in range(int(known.passed[design])):
            places = 0
            for owner in range(int(known.seats)):
                in_hand, in_pack = hidden(known, out, owner)
                places += in_hand + in_pack
            left = below(rng, places)
            for owner in range(int(known.seats)):
                in_hand, in_pack = hidden(known, out, owner)
                if 0 <= left < in_hand + in_pack:
                    hand_over(known, out, owner, design, left)
                    left = -1
                    break
                left -= in_hand + in_pack


@rule()
def fill_hands(known, rng, out):
    """Everything else comes out of the unseen cards, each as likely; what is left is the pile."""
    unseen = 0
    for design in range(DESIGNS):
        unseen += int(out.pile[design])
    for owner in range(int(known.seats)):
        in_hand, in_pack = hidden(known, out, owner)
        for place in range(in_hand + in_pack):
            design = draw_unseen(out, rng, unseen)
            unseen -= 1
            if place < in_hand:
                out.hand[owner, design] += 1
            else:
                put_into_pack(out, owner, design + 1)


@rule()
def draw_unseen(out, rng, unseen):
    left = below(rng, unseen)
    design = 0
    while design + 1 < DESIGNS and left >= out.pile[design]:
        left -= int(out.pile[design])
        design += 1
    out.pile[design] -= 1
    return design


@rule()
def imagine_trade_cards(known, cards, rng, out):
    """Face-down trade cards of others come out of those not seen."""
    for owner in range(int(known.seats)):
        for each in range(REWARDS):
            at = int(known.trade_at[owner, each])
            if at != NOWHERE and at < ABOARD and out.trade[owner, each] == 0:
                out.trade[owner, each] = draw_trade_card(cards, rng, out) + 1


@rule()
def trade_cards_left(cards, out, design):
    left = int(cards.trade_copies[design])
    for owner in range(int(out.seats)):
        for each in range(REWARDS):
            left -= int(out.trade[owner, each] == design + 1)
    return left


@rule()
def draw_trade_card(cards, rng, out):
    total = 0
    for design in range(TRADES):
        total += trade_cards_left(cards, out, design)
    left = below(rng, total)
    design = 0
    while design + 1 < TRADES and left >= trade_cards_left(cards, out, design):
        left -= trade_cards_left(cards, out, design)
        design += 1
    return design


@rule()
def imagine_picks(known, rng, out):
    """Sealed picks of others: none where they have not decided, else any cards of the pack."""
    if known.phase != Phase.DRAFT:
        return
    for owner in range(int(known.seats)):
        if owner == known.seat or not int(known.ready) >> owner & 1:
            continue
        due = picks_due(out, owner)
        if due == 0:
            continue
        size = pack_size(out, owner)
        first = below(rng, size - 1) if due == 2 else below(rng, size)
        if due == 2:
            second = first + 1 + below(rng, size - 1 - first)
            pick(out, owner, int(out.pack[owner, first]) - 1)
            first = second
        pick(out, owner, int(out.pack[owner, first]) - 1)
