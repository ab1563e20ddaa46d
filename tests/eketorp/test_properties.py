"""Hypothesis drives whole tables by lists of whole numbers; what it shrinks becomes a golden game."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meadhall import Table
from meadhall.core.game import REGISTRY

GAME = REGISTRY["eketorp"]
OPTIONS = st.fixed_dictionaries(
    {
        option.name: st.sampled_from([value for value in option.values if value not in (3, 4, 5)])
        for option in GAME.options
    }
)
slow = settings(deadline=None, suppress_health_check=list(HealthCheck))


def drive(seats: int, options: dict[str, Any], choices: list[int]) -> Table:
    """Each number is a choice: of a seat among those that wait, then of one of its moves, now and then of an undo."""
    table = Table.new("eketorp", seats, choices[0], options)
    at = 0
    while table.waiting and at < 5 * len(choices):
        number = choices[at % len(choices)] + at
        seat = table.waiting[number % len(table.waiting)]
        moves = table.moves(seat)
        table.play(seat, moves[number // 7 % len(moves)])
        if number % 11 == 0 and table.undoable(seat):
            rows = len(table.entries)
            table.undo(seat)
            assert len(table.entries) > rows
        at += 1
    return table


@settings(slow, max_examples=25)
@given(st.integers(3, 6), OPTIONS, st.lists(st.integers(0, 2**16), min_size=5, max_size=60))
def test_any_table_keeps_its_invariants_and_survives_its_file(
    seats: int, options: dict[str, Any], choices: list[int]
) -> None:
    check(drive(seats, options, choices))


@pytest.mark.soak
@settings(slow, max_examples=200)
@given(st.integers(3, 6), OPTIONS, st.lists(st.integers(0, 2**16), min_size=20, max_size=200))
def test_any_long_table_keeps_its_invariants_and_survives_its_file(
    seats: int, options: dict[str, Any], choices: list[int]
) -> None:
    check(drive(seats, options, choices))


def check(table: Table) -> None:
    state = table.position.state
    assert GAME.rules.faults(state, table.cards.record) == 0
    assert not GAME.state.out_of_range(state)
    again = Table.parse(table.dump())
    assert again.position.array.tobytes() == table.position.array.tobytes()
    assert again.waiting == table.waiting
    for seat in range(table.seats):
        assert again.view(seat) == table.view(seat)
