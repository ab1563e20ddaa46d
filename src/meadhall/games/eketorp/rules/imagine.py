"""A world that a seat cannot tell from the true one, made of what it knows and nothing else."""

from ....core.compiled import entry, rule
from ....core.rng import below
from ..options import AT_END, FORCED, IMMEDIATE, MULLIGAN, MULLIGAN_RETURN
from .public import show_course, show_fields, show_seats
from .sealed import imagine_sealed
from .setup import first_deal
from .state import BRICKS, COPIES, HAND, HEIGHT, HIGH, SEATS, VALUES, WALLS, Hand

TRIES = 24


@entry()
def imagine(known, cards, rng, out):
    """Fill `out` with a state that `known` fits; hidden cards, plans and buildings are drawn from `rng`."""
    show_course(known, out)
    show_fields(known, out)
    show_seats(known, out)
    recall_castles(known, out)
    recall_cards(known, out)
    imagine_cards(known, rng, out)
    imagine_sealed(known, rng, out)


@rule()
def recall_castles(known, out):
    for owner in range(SEATS):
        out.wall_last[owner] = known.wall_last[owner]
        for brick in range(BRICKS):
            out.carried[owner, brick] = known.carried[owner, brick]
            out.surplus[owner, brick] = known.surplus[owner, brick]
        for wall in range(WALLS):
            out.footing[owner, wall] = known.footing[owner, wall]
            for level in range(HEIGHT):
                out.walls[owner, wall, level] = known.walls[owner, wall, level]


@rule()
def recall_cards(known, out):
    """The cards that the seat sees or remembers."""
    out.to_draw = known.to_draw
    for owner in range(SEATS):
        mine = owner == known.seat
        for value in range(VALUES):
            out.hand[owner, value] = known.hand[owner, value]
            out.aside[owner, value] = known.aside[owner, value]
            out.rejected[owner, value] = known.rejected[owner, value]
            out.thrown_dealt[owner, value] = known.thrown_dealt[value] if mine else 0
            out.thrown_drawn[owner, value] = known.thrown_drawn[value] if mine else 0


@rule()
def imagine_cards(known, rng, out):
    """Unseen cards go to the places whose size is known; what is left is the draw pile."""
    unseen(out)
    for owner in range(int(known.seats)):
        hidden = int(known.aside_size[owner]) - cards_in(out.aside, owner)
        fill(out.pile, out.aside, owner, hidden, 1, HIGH, rng)
    owed = strong_hands(known)
    for owner in range(int(known.seats)):
        if owner != known.seat:
            owed = imagine_dealt(known, rng, out, owner, owed)
    for owner in range(int(known.seats)):
        if owner == known.seat:
            continue
        if known.source[owner] == Hand.DRAWN:
            fill(out.pile, out.hand, owner, int(known.hand_size[owner]), 1, VALUES, rng)
        fill(out.pile, out.thrown_drawn, owner, int(known.thrown_drawn_size[owner]), 1, VALUES, rng)


@rule()
def unseen(out):
    """For now the draw pile holds every card that does not lie before the seat's eyes."""
    out.pile[0] = 0
    for value in range(1, VALUES):
        out.pile[value] = COPIES
    for owner in range(int(out.seats)):
        for value in range(1, VALUES):
            seen = int(out.hand[owner, value]) + int(out.swap[owner, value]) + int(out.aside[owner, value])
            seen += int(out.thrown_dealt[owner, value]) + int(out.thrown_drawn[owner, value])
            seen += int(out.thrown_open[owner, value])
            out.pile[value] -= seen


@rule()
def cards_in(places, owner):
    count = 0
    for value in range(1, VALUES):
        count += int(places[owner, value])
    return count


@rule()
def fill(pile, places, owner, count, low, high, rng):
    """Move `count` cards worth `low` to `high` - 1 from the pile, each as likely."""
    if count <= 0:
        return
    total = 0
    for value in range(low, high):
        total += int(pile[value])
    for moved in range(count):
        left = below(rng, total - moved)
        card = low
        reached = 0
        for value in range(low, high - 1):  # without a branch: luck cannot be predicted
            reached += int(pile[value])
            card += int(left >= reached)
        pile[card] -= 1
        places[owner, card] += 1


@rule()
def strong(known, owner):
    """A forced redraw leaves a 4 or more in every dealt hand until one is shown (E3.9.1)."""
    if known.option[MULLIGAN] != FORCED or known.high_shown[owner] or owner == known.seat:
        return False
    return known.source[owner] == Hand.DEALT or known.thrown_dealt_size[owner] > 0


@rule()
def strong_hands(known):
    count = 0
    for owner in range(int(known.seats)):
        count += int(strong(known, owner))
    return count


@rule()
def high_cards(pile):
    count = 0
    for value in range(HIGH, VALUES):
        count += int(pile[value])
    return count


@rule()
def high_in(places, owner):
    count = 0
    for value in range(HIGH, VALUES):
        count += int(places[owner, value])
    return count


@rule()
def imagine_dealt(known, rng, out, owner, owed):
    """What is left of a dealt hand, in the hand or thrown away; returns how many hands still need a high card."""
    in_hand = known.source[owner] == Hand.DEALT
    places = out.hand if in_hand else out.thrown_dealt
    count = int(known.hand_size[owner]) if in_hand else int(known.thrown_dealt_size[owner])
    needs_high = strong(known, owner)
    owed -= int(needs_high)
    if count == 0:
        return owed
    for _ in range(TRIES):
        fill(out.pile, places, owner, count, 1, VALUES, rng)
        enough = high_cards(out.pile) >= owed and not (needs_high and high_in(places, owner) == 0)
        if enough and within_room(known, out, owner):
            return owed
        put_back(out.pile, places, owner)
    fill_lowest(known, out, owner, places, count, needs_high)
    return owed


@rule()
def put_back(pile, places, owner):
    for value in range(1, VALUES):
        pile[value] += places[owner, value]
        places[owner, value] = 0


@rule()
def remembers_redraw(known):
    for owner in range(int(known.seats)):
        if known.redraws[owner] > 0:
            return True
    return False


@rule()
def dealt_to(known, out, owner, value):
    """Cards of a value that are left of the hand dealt to a seat, in the hand or thrown away."""
    in_hand = int(out.hand[owner, value]) if known.source[owner] == Hand.DEALT else 0
    return in_hand + int(out.thrown_dealt[owner, value])


@rule()
def dealt_with(known, out, owner, value):
    """Cards of a value in first deals, shown or not, and in the hand dealt to `owner`."""
    count = int(known.dealt_shown[value])
    for each in range(int(known.seats)):
        if each == owner or first_deal(known, each):
            count += dealt_to(known, out, each, value)
    return count


@rule()
def rejected_before(known, owner, value):
    """Cards of a value that the seat saw rejected and that cannot be in the hand dealt to `owner` (E13.1b)."""
    if known.option[MULLIGAN_RETURN] == IMMEDIATE and known.redraws[owner] > 0:
        return int(known.rejected[owner, value]) if known.redraws[owner] == 1 else 0
    count = 0
    for each in range(int(known.seats)):
        if known.option[MULLIGAN_RETURN] == AT_END or known.redraws[each] == 1:
            count += int(known.rejected[each, value])
    return count


@rule()
def low_cards_aside(known):
    """Every rejected hand is four low cards, seen or not; under `end` all lay aside until hands were settled."""
    count = 0
    if known.option[MULLIGAN_RETURN] == AT_END:
        for owner in range(int(known.seats)):
            count += HAND * int(known.redraws[owner])
    return count


@rule()
def within_room(known, out, owner):
    """The dealt hands so far leave every rejected card where it was (E13.1b)."""
    if not remembers_redraw(known):
        return True
    low = low_cards_aside(known)
    for value in range(1, HIGH):
        dealt = dealt_with(known, out, owner, value)
        low += dealt
        if dealt + rejected_before(known, owner, value) > COPIES:
            return False
    return low <= COPIES * (HIGH - 1)


@rule()
def fill_lowest(known, out, owner, places, count, needs_high):
    """When luck fails: one high card if one is needed, then the lowest that fit."""
    for value in range(HIGH, VALUES):
        if needs_high and out.pile[value] > 0:
            out.pile[value] -= 1
            places[owner, value] += 1
            count -= 1
            needs_high = False
    for value in range(1, VALUES):
        while count > 0 and out.pile[value] > 0:
            out.pile[value] -= 1
            places[owner, value] += 1
            if not within_room(known, out, owner):
                out.pile[value] += 1
                places[owner, value] -= 1
                break
            count -= 1
