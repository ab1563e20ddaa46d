"""Hypothesis drives whole tables by lists of whole numbers; what it shrinks becomes a golden game."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meadhall import Table
from meadhall.core.game import REGISTRY

NUMBERS = st.integers(0, 2**16)


def settings_of(game: str) -> st.SearchStrategy[tuple[str, int, dict[str, Any]]]:
    """A game, a number of seats and a value for every option; seats that only a larger table has are left out."""
    found = REGISTRY[game]
    values = {
        option.name: st.sampled_from([value for value in option.values if not option.seat or value not in (3, 4, 5)])
        for option in found.options
    }
    return st.tuples(st.just(game), st.sampled_from(found.seats), st.fixed_dictionaries(values))


SETTINGS = st.one_of([settings_of(game) for game in sorted(REGISTRY)])
slow = settings(deadline=None, suppress_health_check=list(HealthCheck))


def drive(setting: tuple[str, int, dict[str, Any]], choices: list[int]) -> Table:
    """Each number is a choice: of a seat among those that wait, then of one of its moves, now and then of an undo."""
    game, seats, options = setting
    table = Table.new(game, seats, choices[0], options)
    at = 0
    while table.waiting and at < 5 * len(choices):
        number = choices[at % len(choices)] + at
        seat = table.waiting[number % len(table.waiting)]
        moves = table.moves(seat)
        table.play(seat, moves[number // 7 % len(moves)])
        if number % 11 == 0 and table.undoable(seat):
            entries = len(table.entries)
            table.undo(seat)
            assert len(table.entries) > entries
        at += 1
    return table


@settings(slow, max_examples=40)
@given(SETTINGS, st.lists(NUMBERS, min_size=5, max_size=60))
def test_any_table_keeps_its_invariants_and_survives_its_file(
    setting: tuple[str, int, dict[str, Any]], choices: list[int]
) -> None:
    check(drive(setting, choices))


@pytest.mark.soak
@settings(slow, max_examples=400)
@given(SETTINGS, st.lists(NUMBERS, min_size=20, max_size=200))
def test_any_long_table_keeps_its_invariants_and_survives_its_file(
    setting: tuple[str, int, dict[str, Any]], choices: list[int]
) -> None:
    check(drive(setting, choices))


def check(table: Table) -> None:
    state, game = table.position.state, table.game
    assert game.rules.faults(state, table.cards.record) == 0
    assert not game.state.out_of_range(state)
    again = Table.parse(table.dump())
    assert again.position.array.tobytes() == table.position.array.tobytes()
    assert again.waiting == table.waiting
    for seat in range(table.seats):
        assert again.view(seat) == table.view(seat)
