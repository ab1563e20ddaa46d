"""What a seat may know, by naming it: all but the hands and chosen cards of others, and the pile."""

from meadhall import Layout, cell, entry, rule

from ..options import OPTION_COUNT
from .state import COPIES, HAND, HOARD, PUBLIC, SEATS, VALUES

KNOWN = Layout(
    seat=cell(-1, SEATS - 1),  # -1 for a spectator
    **PUBLIC,
    hand=cell(0, COPIES, VALUES),  # my own
    card=cell(0, VALUES - 1),  # my own
    hand_size=cell(0, HAND, SEATS),
)


@entry()
def known(s, cards, seat, out):
    """Fill `out` with all that `seat` may know; SPECTATOR knows what is public."""
    out.seat = seat
    show_table(s, out)
    for value in range(VALUES):
        out.hand[value] = s.hand[seat, value] if seat >= 0 else 0
    out.card = s.card[seat] if seat >= 0 else 0
    for owner in range(SEATS):
        size = 0
        for value in range(1, VALUES):
            size += int(s.hand[owner, value])
        out.hand_size[owner] = size


@rule()
def show_table(source, out):
    """What lies before everybody's eyes: from a state to what a seat knows, and back."""
    out.seats = source.seats
    out.phase = source.phase
    out.ended = source.ended
    out.round_no = source.round_no
    out.asked = source.asked
    out.to_draw = source.to_draw
    out.ready = source.ready
    out.openings = source.openings
    out.latest = source.latest
    out.heap = source.heap
    for option in range(OPTION_COUNT):
        out.option[option] = source.option[option]
    for card in range(HOARD):
        out.turned[card] = source.turned[card]
    for seat in range(SEATS):
        out.open[seat] = source.open[seat]
        out.buried[seat] = source.buried[seat]
        out.shown[seat] = source.shown[seat]
        for value in range(VALUES):
            out.played[seat, value] = source.played[seat, value]
