"""What a seat may know (E13), by naming it. This is the only door out of a state."""

from ....core.compiled import entry, rule
from ....core.record import Layout, cell
from ..options import BUILD_MODE, MULLIGAN_OPEN, SIMULTANEOUS
from .public import show_course, show_fields, show_seats
from .state import BRICKS, CASTLES, COPIES, HEIGHT, PLACES, PUBLIC, SEATS, VALUES, WALLS, Brick, Hand, Phase

KNOWN = Layout(
    seat=cell(-1, SEATS - 1),  # -1 for a spectator
    **PUBLIC,
    hand=cell(0, 4, SEATS, VALUES),  # my own, and hands picked up before everybody's eyes
    hand_size=cell(0, 4, SEATS),
    pile_size=cell(0, 54),
    to_draw=cell(0, 4),
    aside_size=cell(0, 54, SEATS),
    aside=cell(0, COPIES, SEATS, VALUES),  # my own; everybody's where rejected hands are shown
    rejected=cell(0, 127, SEATS, VALUES),
    thrown_dealt=cell(0, COPIES, VALUES),  # my own
    thrown_drawn=cell(0, COPIES, VALUES),
    thrown_dealt_size=cell(0, 4, SEATS),
    thrown_drawn_size=cell(0, 54, SEATS),
    card=cell(0, VALUES - 1),  # my sealed card
    plan=cell(0, 8, PLACES),  # my sealed plan
    plan_left=cell(0, 8),
    plan_last=cell(0, PLACES),
    footing=cell(0, HEIGHT, CASTLES, WALLS),
    wall_last=cell(0, WALLS - 1, SEATS),
)


@entry()
def known(s, cards, seat, out):
    """Fill `out` with all that `seat` may know; SPECTATOR knows what is public."""
    out.seat = seat
    show_course(s, out)
    show_fields(s, out)
    show_seats(s, out)
    know_castles(s, seat, out)
    know_cards(s, seat, out)
    know_memories(s, seat, out)
    know_sealed(s, seat, out)


@rule()
def know_castles(s, seat, out):
    """Under `simultaneous` the building of others counts as before the step until all are in (E13.1a)."""
    hidden = s.option[BUILD_MODE] == SIMULTANEOUS and s.phase == Phase.BUILD
    for owner in range(SEATS):
        out.wall_last[owner] = 0 if hidden and owner != seat else s.wall_last[owner]
        for brick in range(BRICKS):
            out.carried[owner, brick] = s.carried[owner, brick]
            out.surplus[owner, brick] = s.surplus[owner, brick]
        for wall in range(WALLS):
            out.footing[owner, wall] = s.footing[owner, wall]
            for level in range(HEIGHT):
                brick = int(s.walls[owner, wall, level])
                if hidden and owner != seat and brick != Brick.NONE and level >= s.footing[owner, wall]:
                    out.carried[owner, brick] += 1
                    brick = Brick.NONE.value
                out.walls[owner, wall, level] = brick


@rule()
def know_cards(s, seat, out):
    """My hand, hands picked up, all swap piles; of other hands only the size (E13.3, E13.4)."""
    out.to_draw = s.to_draw
    pile = 0
    for value in range(1, VALUES):
        pile += int(s.pile[value])
    out.pile_size = pile
    for owner in range(SEATS):
        shown = owner == seat or s.source[owner] == Hand.PICKED_UP
        size = 0
        for value in range(VALUES):
            cards = int(s.hand[owner, value])
            size += cards
            out.hand[owner, value] = cards if shown else 0
        out.hand_size[owner] = size


@rule()
def know_memories(s, seat, out):
    """What a person with perfect memory keeps in mind (E13.1b, E13.4)."""
    for owner in range(SEATS):
        mine = owner == seat
        shown = mine or s.option[MULLIGAN_OPEN]
        aside = 0
        dealt = 0
        drawn = 0
        for value in range(VALUES):
            aside += int(s.aside[owner, value])
            dealt += int(s.thrown_dealt[owner, value])
            drawn += int(s.thrown_drawn[owner, value])
            out.aside[owner, value] = s.aside[owner, value] if shown else 0
            out.rejected[owner, value] = s.rejected[owner, value] if shown else 0
        out.aside_size[owner] = aside
        out.thrown_dealt_size[owner] = dealt
        out.thrown_drawn_size[owner] = drawn
    for value in range(VALUES):
        out.thrown_dealt[value] = s.thrown_dealt[seat, value] if seat >= 0 else 0
        out.thrown_drawn[value] = s.thrown_drawn[seat, value] if seat >= 0 else 0


@rule()
def know_sealed(s, seat, out):
    """My own sealed card, plan and building."""
    mine = seat >= 0
    out.card = s.card[seat] if mine else 0
    out.plan_left = s.plan_left[seat] if mine else 0
    out.plan_last = s.plan_last[seat] if mine else 0
    for place in range(PLACES):
        out.plan[place] = s.plan[seat, place] if mine else 0
