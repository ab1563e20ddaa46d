"""A table set up from a position written as text."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from meadhall import Table
from meadhall.core.game import SPECTATOR, find
from meadhall.eketorp.text import position

SetUp = Callable[..., Table]


@pytest.fixture
def set_up() -> SetUp:
    """`set_up(text, options)`: a table at that position; forced choices are not played until the first move."""

    def build(text: str, options: Mapping[str, Any] | str | None = None, seed: int = 1) -> Table:
        game = find("eketorp")
        array = position(text, options)
        state = array[0]
        assert not game.state.out_of_range(state)
        assert game.rules.faults(state, game.load_cards(None).record) == 0
        seats = int(state.seats)
        table = Table(game, seats, game.settle(seats, options), game.load_cards(None), seed, (SPECTATOR, state))
        return table

    return build


def fight(table: Table, attacker: int, attack: str, defender: int, a: int, b: int) -> None:
    """An attack without amulets: declare, pass, play. Forced choices play themselves."""
    table.play(attacker, attack)
    for seat in (attacker, defender):
        if table.waiting == (seat,) and table.why_not(seat, "pass") is None:
            table.play(seat, "pass")
    for seat, value in ((attacker, a), (defender, b)):
        if seat in table.waiting and table.view(seat)["position"]["step"] == "card":
            table.play(seat, f"play {value}")
