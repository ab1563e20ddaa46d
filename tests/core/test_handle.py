"""Handles: compiled rules do by them what they do to the record itself."""

from typing import Any

import pytest

from meadhall import Table
from meadhall.core.game import REGISTRY, Game
from meadhall.core.handle import handle
from meadhall.core.position import Entry

both_games = pytest.mark.parametrize("game", REGISTRY.values(), ids=list(REGISTRY))


def begun(game: Game) -> Table:
    return Table.new(game.name, game.seats[-1], 4)


@both_games
def test_what_is_done_by_a_handle_is_done_to_the_record(game: Game) -> None:
    table = begun(game)
    seat = table.waiting[0]
    code = table.moves(seat)[0].code
    before = table.position.array.tobytes()
    mine, other = game.state.row(before), game.state.row(before)
    game.rules.apply(mine[0], table.cards.record, seat, code)
    game.rules.apply(handle(other), table.cards.handle, seat, code)
    assert mine.tobytes() == other.tobytes() != before
    table.position.apply(Entry(seat, code))
    assert table.position.array.tobytes() == mine.tobytes()


@both_games
def test_a_look_by_handles_is_a_look_at_the_records(game: Game) -> None:
    table = begun(game)
    for viewer in (None, *range(table.seats)):
        seen = game.look(table.position.state, table.cards.record, viewer)
        assert table.known(viewer).tobytes() == seen.tobytes()


@both_games
def test_a_handle_asks_for_nothing_to_be_compiled_anew(game: Game) -> None:
    table = begun(game)
    waiting: Any = game.rules.waiting
    waiting(table.position.state)
    compiled = len(waiting.signatures)
    assert waiting(handle(table.position.array)) == table.position.mask() > 0
    assert len(waiting.signatures) == compiled
