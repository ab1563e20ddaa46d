"""A table set up from a position written as text."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from meadhall import Table
from meadhall.core.contract import CHANCE, SPECTATOR
from meadhall.core.game import Cards, find
from meadhall.core.position import Entry
from meadhall.games.shipwrights.people.notation import position

SetUp = Callable[..., Table]
CARDS = find("shipwrights").load_cards(None)


@pytest.fixture
def set_up() -> SetUp:
    """`set_up(text, options, cards=...)`: a table at that position (see `people/notation.py`)."""

    def build(
        text: str, options: Mapping[str, Any] | str | None = None, seed: int = 1, cards: Cards | None = None
    ) -> Table:
        game = find("shipwrights")
        used = cards or CARDS
        state = position(text, options, used)[0]
        assert not game.state.out_of_range(state)
        assert game.rules.faults(state, used.record) == 0
        seats = int(state.seats)
        return Table(game, seats, game.complete_options(seats, options), used, seed, (SPECTATOR, state))

    return build


def options_of(table: Table, seat: int) -> set[str]:
    """The texts of a seat's legal moves."""
    return {move.text for move in table.moves(seat)}


def yard(table: Table, seat: int = 0, viewer: int | None = None) -> dict[str, Any]:
    """A seat's yard as another seat, or a spectator, sees it."""
    found: dict[str, Any] = table.view(viewer)["position"]["yards"][seat]
    return found


def goods(table: Table, seat: int = 0) -> dict[str, int]:
    """What a seat holds; goods it has none of are left out."""
    return {good: count for good, count in yard(table, seat)["goods"].items() if count}


def fall(table: Table, *outcomes: str) -> None:
    """Let chance fall like this, whatever the seed: `fall(table, "draw SH01", "prize RA01")`."""
    for outcome in outcomes:
        entry = Entry(CHANCE, table.game.space.by_text[outcome].code)
        assert table.position.fits(entry), outcome
        table.position.apply(entry)


def act(table: Table, seat: int, *moves: str) -> None:
    """Apply steps one by one without letting chance fall after them; each must be legal."""
    for move in moves:
        code = table.game.space.by_text[move].code
        why = table.position.legal(seat)[code]
        assert why == 0, f"{move}: {table.game.reasons(int(why)).name}"
        table.position.apply(Entry(seat, code))
