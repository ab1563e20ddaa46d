"""Exact counts of plans, buildings and positions (Part C)."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meadhall.core.game import REGISTRY
from meadhall.games.eketorp.people.notation import position
from tests.perft import leaves, sequences_of

GAME = REGISTRY["eketorp"]
CARDS = GAME.load_cards(None)
pytestmark = pytest.mark.xdist_group("perft")  # which compiles, or loads, its own walk
VIKINGS = {3: 8, 4: 6, 5: 6, 6: 5}
PLANS = {
    3: {1: 14, 2: 99, 3: 476, 4: 1_765, 5: 5_418, 6: 14_407, 7: 34_232, 8: 74_313},
    4: {1: 17, 2: 144, 3: 816, 4: 3_504, 5: 12_240, 6: 36_432},
    5: {1: 20, 2: 198, 3: 1_300, 4: 6_401, 5: 25_344, 6: 84_480},
    6: {1: 23, 2: 261, 3: 1_955, 4: 10_915, 5: 48_645},
}


def stack(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    states = GAME.state.blank(64)
    states[0] = array[0]
    return states


@pytest.mark.rule("E5.1.2")
@pytest.mark.rule("E5.1.3")
@pytest.mark.rule("E5.1.5")
@pytest.mark.parametrize(("seats", "vikings"), [(seats, k) for seats, counts in PLANS.items() for k in counts])
def test_the_number_of_plans(seats: int, vikings: int) -> None:
    seat = seats - 1
    array = position(f"seats {seats}, step plan\nseat {seat}: wards {VIKINGS[seats] - vikings} 0 0 0")
    assert sequences_of(stack(array), CARDS.array, seat, GAME.scratch()[0]) == PLANS[seats][vikings]


def set_ups() -> list[tuple[str, str, list[int]]]:
    found = []
    for block in (Path(__file__).parent / "perft.txt").read_text().split("\nid ")[1:]:
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        counts = [int(count) for count in lines[-1].removeprefix("counts ").split()]
        found.append((lines[0], "\n".join(lines[1:-1]), counts))
    return found


@pytest.mark.parametrize(("name", "text", "counts"), set_ups(), ids=[name for name, _, _ in set_ups()])
def test_sequences_from_small_set_ups(name: str, text: str, counts: list[int]) -> None:
    states = stack(position(text))
    assert GAME.rules.faults(states[0], CARDS.record) == 0
    found = [int(leaves(states, CARDS.array, depth, *GAME.scratch())) for depth in range(1, len(counts) + 1)]
    assert found == counts
