"""Two worlds that a seat cannot tell apart look the same to it, move by move."""

import itertools
from typing import Any

import pytest

from meadhall import Table

from .conftest import SetUp

SET_UP = """
seats 3, round 2, leader 0, step fights
B wood: 0 1
seat 0: hand 2 3 5, swap 6
seat 1: hand {hand}, swap 1
seat 2: hand 6 6 6 6
"""


def all_that_reaches(table: Table, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {"view": table.view(seat), "waiting": table.waiting, "known": table.known(seat).tobytes()}
    if seat is not None:
        seen["why"] = table.position.legal(seat).tobytes()
        seen["undo"] = table.undoable(seat)
    return seen


@pytest.mark.rule("E13.2")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_hand_of_equal_cards_is_asked_like_any_other(set_up: SetUp, viewer: int | None) -> None:
    equal = set_up(SET_UP.format(hand="4 4 4"))
    mixed = set_up(SET_UP.format(hand="1 4 6"))
    for table in (equal, mixed):
        table.play(0, "attack B 1")
        table.play(0, "pass")
        table.play(1, "pass")
        assert table.waiting == (0, 1), "a hand of three is asked, whatever it holds"
    assert all_that_reaches(equal, viewer) == all_that_reaches(mixed, viewer)
    for table in (equal, mixed):
        table.play(1, "play 4")
    assert all_that_reaches(equal, viewer) == all_that_reaches(mixed, viewer)


@pytest.mark.rule("E5.1.11")
def test_a_plan_tells_nothing_but_that_it_is_ready() -> None:
    plans = ["plan", "plan A6", "plan A1 siege 2 boat siege 3 ram", {"plan": {"G": 3}}]
    tables = [Table.new("eketorp", 4, 21) for _ in plans]
    for table, plan in zip(tables, plans, strict=True):
        table.play(1, plan)
    for one, other in itertools.pairwise(tables):
        for viewer in (None, 0, 2, 3):
            assert all_that_reaches(one, viewer) == all_that_reaches(other, viewer)


@pytest.mark.rule("E8.2.9")
def test_an_exchange_tells_only_how_many_cards(set_up: SetUp) -> None:
    worlds = []
    for hand in ("1 1 1", "2 5 6"):
        table = set_up(SET_UP.format(hand=hand))
        table.play(0, "attack B 1")
        table.play(0, "pass")
        table.play(1, "exchange")
        worlds.append(table)
    for viewer in (None, 0, 2):
        assert all_that_reaches(worlds[0], viewer) == all_that_reaches(worlds[1], viewer)
    assert worlds[0].view(1)["position"]["discardsKnown"] != worlds[1].view(1)["position"]["discardsKnown"]


@pytest.mark.rule("E3.9.2")
def test_under_optional_redraw_a_low_hand_is_asked_like_any_other() -> None:
    for seed in range(300):
        table = Table.new("eketorp", 3, seed, {"mulligan": "optional", "firstPlayer": 0})
        low = [len(table.moves(seat)) == 2 for seat in table.waiting]
        assert table.waiting == (0,)
        if low == [True]:
            return
    raise AssertionError("no low hand in 300 deals")
