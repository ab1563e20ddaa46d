"""What a seat may know (S17), by naming it. This is the only door out of a state."""

from ....core.compiled import entry, rule
from ....core.record import Layout, cell
from .draft import pack_size
from .public import show_actions, show_course, show_yards
from .state import ABOARD, DESIGNS, MOST, PACK, PUBLIC, REWARDS, SEATS, TRADES

KNOWN = Layout(
    seat=cell(-1, SEATS - 1),  # -1 for a spectator
    **PUBLIC,
    hand=cell(0, 127, DESIGNS),  # mine, with the cards I kept
    pack=cell(0, DESIGNS, PACK),  # mine
    pack_size=cell(0, PACK, SEATS),
    picked=cell(0, DESIGNS, 2),  # mine
    passed=cell(0, 127, DESIGNS),  # cards I know to be with others
    pile_size=cell(0, MOST),
    trade=cell(0, TRADES, SEATS, REWARDS),  # mine, and what is tucked under ships
)


@entry()
def known(s, cards, seat, out):
    """Fill `out` with all that `seat` may know; SPECTATOR knows what is public."""
    out.seat = seat
    show_course(s, out)
    show_yards(s, out)
    show_actions(s, out)
    know_cards(s, seat, out)
    know_trade_cards(s, seat, out)


@rule()
def know_cards(s, seat, out):
    """My hand, pack and picks; of others' only how many cards (S17.1.2)."""
    pile = 0
    for design in range(DESIGNS):
        pile += int(s.pile[design])
        out.hand[design] = s.hand[seat, design] if seat >= 0 else 0
        out.passed[design] = s.passed[seat, design] if seat >= 0 else 0
    out.pile_size = pile
    for place in range(PACK):
        out.pack[place] = s.pack[seat, place] if seat >= 0 else 0
    for which in range(2):
        out.picked[which] = s.picked[seat, which] if seat >= 0 else 0
    for owner in range(SEATS):
        out.pack_size[owner] = pack_size(s, owner)


@rule()
def know_trade_cards(s, seat, out):
    """Face-down trade cards are their owner's (S17.1.4)."""
    for owner in range(SEATS):
        for each in range(REWARDS):
            shown = owner == seat or s.trade_at[owner, each] >= ABOARD
            out.trade[owner, each] = s.trade[owner, each] if shown else 0
