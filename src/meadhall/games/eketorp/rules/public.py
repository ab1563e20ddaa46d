"""What lies before everybody's eyes (E13.1), named field by field: from a state to what a seat knows, and back."""

from ....core.compiled import rule
from ..options import OPTION_COUNT
from .state import BRICKS, FIELDS, MATERIALS, SEATS, SIDES, VALUES, WARDS


@rule()
def show_course(source, out):
    """Whose turn it is, and at what."""
    out.seats = source.seats
    for option in range(OPTION_COUNT):
        out.option[option] = source.option[option]
    out.phase = source.phase
    out.round_no = source.round_no
    out.ended = source.ended
    out.leader = source.leader
    out.turn = source.turn
    out.asked = source.asked
    out.ready = source.ready
    out.openings = source.openings
    out.fight = source.fight
    out.place = source.place
    out.attacker = source.attacker
    out.defender = source.defender
    out.spread = source.spread
    out.shown[0] = source.shown[0]
    out.shown[1] = source.shown[1]
    out.fights = source.fights
    out.away = source.away
    out.claimed = source.claimed
    out.material = source.material
    for card in range(MATERIALS):
        out.used[card] = source.used[card]


@rule()
def show_fields(source, out):
    """Bricks and vikings on the material fields, and the reserve."""
    for brick in range(BRICKS):
        out.reserve[brick] = source.reserve[brick]
    for field in range(FIELDS):
        out.settled[field] = source.settled[field]
        for brick in range(BRICKS):
            out.bricks[field, brick] = source.bricks[field, brick]
        for seat in range(SEATS):
            out.camp[field, seat] = source.camp[field, seat]
            for brick in range(BRICKS):
                out.held[field, seat, brick] = source.held[field, seat, brick]


@rule()
def show_seats(source, out):
    """Each seat's vikings, besiegers, amulets, swap pile, and what all have seen of its cards."""
    for value in range(VALUES):
        out.dealt_shown[value] = source.dealt_shown[value]
    for seat in range(SEATS):
        out.home[seat] = source.home[seat]
        out.amulets[seat] = source.amulets[seat]
        out.unserved[seat] = source.unserved[seat]
        out.source[seat] = source.source[seat]
        out.high_shown[seat] = source.high_shown[seat]
        out.redraws[seat] = source.redraws[seat]
        for side in range(SIDES):
            out.rivals[seat, side] = source.rivals[seat, side]
            out.sieged[seat, side] = source.sieged[seat, side]
            out.booty[seat, side] = source.booty[seat, side]
        for ward in range(WARDS):
            out.ward[seat, ward] = source.ward[seat, ward]
        for value in range(VALUES):
            out.swap[seat, value] = source.swap[seat, value]
            out.thrown_open[seat, value] = source.thrown_open[seat, value]
