"""Interpreted and compiled rules are byte for byte the same, and nothing depends on the process."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.game import REGISTRY

from .conformance import CASES, option_sets
from .twin import trace

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.xdist_group("twins")  # groups come first, so that the longest does not come last


def in_a_process(cases: list[tuple[Any, ...]], **environment: str) -> list[list[str]]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.twin"],
        input=json.dumps(cases),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | environment,
        check=True,
    )
    found: list[list[str]] = json.loads(done.stdout)
    return found


def turned(at: int) -> list[tuple[Any, ...]]:
    """A game of each kind with every option at its last value."""
    cases: list[tuple[Any, ...]] = []
    for name, game in sorted(REGISTRY.items()):
        options = {option.name: option.values[-1] for option in game.options if not option.seat}
        cases.append((name, game.seats[at], 8, options))
    return cases


def plain(seat_counts: slice) -> list[tuple[Any, ...]]:
    return [(name, seats, 7, {}) for name, game in sorted(REGISTRY.items()) for seats in game.seats[seat_counts]]


@pytest.mark.parametrize(
    ("seat_counts", "at"), [(slice(1, 2), 0), pytest.param(slice(None), -1, marks=pytest.mark.soak)]
)
def test_interpreted_games_equal_compiled_ones_under_no_option_and_all_turned(seat_counts: slice, at: int) -> None:
    cases = plain(seat_counts) + turned(at)
    assert in_a_process(cases, NUMBA_DISABLE_JIT="1") == [trace(*case) for case in cases]


@pytest.mark.soak
def test_many_interpreted_games_equal_compiled_ones() -> None:
    cases: list[tuple[Any, ...]] = [
        (name, game.seats[seed % len(game.seats)], seed, options)
        for name, game in sorted(REGISTRY.items())
        for seed, options in enumerate(option_sets(game) * 2)
    ]
    assert in_a_process(cases, NUMBA_DISABLE_JIT="1") == [trace(*case) for case in cases]


def test_a_seed_means_the_same_game_in_every_process() -> None:
    cases: list[tuple[Any, ...]] = [(name, seats, 3, {}) for name, seats in CASES[:2]]
    expected = [trace(*case) for case in cases]
    assert in_a_process(cases, PYTHONHASHSEED="1") == in_a_process(cases, PYTHONHASHSEED="2") == expected
