"""Exact counts of picks and of sequences from small set-ups, each counted by hand."""

from typing import Any

import numpy as np
import pytest

from meadhall.core.game import REGISTRY
from meadhall.games.shipwrights.people.notation import position
from tests.perft import leaves, sequences_of

GAME = REGISTRY["shipwrights"]
CARDS = GAME.load_cards(None)
pytestmark = pytest.mark.xdist_group("perft")  # which compiles, or loads, its own walk


def stack(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    states = GAME.state.blank(64)
    states[0] = array[0]
    return states


@pytest.mark.rule("S5.2.1")
@pytest.mark.rule("S5.2.2")
@pytest.mark.rule("S5.2.3")
@pytest.mark.parametrize(
    ("seats", "pack", "ways"),
    [
        (1, "SH01 SH02 BU01 CR01 JA01", 10),
        (1, "SH01 SH01 BU01 CR01 JA01", 7),
        (2, "SH01 SH01 SH01 JA01 JA02", 4),
        (2, "SH01 SH02 BU01 CR01", 6),
        (1, "SH01 SH02 BU01", 3),
        (1, "SH01 SH01 SH01", 1),
        (3, "SH01 SH02 BU01 CR01 TF01 JA01", 6),
        (5, "SH01 SH01 BU01 CR01", 3),
    ],
)
def test_the_number_of_picks(seats: int, pack: str, ways: int) -> None:
    lines = [f"pack {seat}: {pack if seat == 0 else 'SH03 SH04 SH05'}" for seat in range(seats)]
    array = position("\n".join([f"seats {seats}, step draft", *lines]))
    assert sequences_of(stack(array), CARDS.array, 0, GAME.scratch()[0]) == ways


# RO01 sells wood for 1, wool for 3, iron for 2; 11 other round cards may follow the end of a round.
SET_UPS = {
    # discard, lay; then buy wood, buy iron, end | dismiss, end; then buy wood, end + end + 11 | end + 11
    "a craftsman and nothing else": ("hand 0: CR01\nseat 0: coin 0", [2, 5, 26]),
    # spaces 1, 2, 3, 5, the hut, end; then end each + buy wood, buy iron, end + three kinds to buy, end + 11
    "one worker": ("seat 0: worker 1", [6, 21]),
    # discard and its three basics; tuck, and one place for it; playing would cost a coin
    "a townsperson and a gold": ("hand 0: TF08\nseat 0: gold 1", [2, 4]),
    # the ship, spaces 3 and 5, the hut, two cards to dismiss, forge, end
    "a ship that can be paid": ("seat 0: worker 2, wood 2, wool 1, iron 2\nboard 0: SH01 CR01", [8]),
}


@pytest.mark.parametrize("name", SET_UPS)
def test_sequences_from_small_set_ups(name: str) -> None:
    text, counts = SET_UPS[name]
    states = stack(position(f"seats 1, round 1, card RO01, step actions\n{text}", {"enemies": "none"}))
    assert GAME.rules.faults(states[0], CARDS.record) == 0
    found = [int(leaves(states, CARDS.array, depth, *GAME.scratch())) for depth in range(1, len(counts) + 1)]
    assert found == counts
