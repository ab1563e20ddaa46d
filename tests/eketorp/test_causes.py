"""Refusals that the rules give one reason for, and that have several causes."""

import pytest

from meadhall import Table

from .conftest import SetUp


@pytest.mark.rule("E5.1.10")
def test_who_has_no_viking_at_home_has_decided_nothing(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, leader 0, step plan\nseat 0: wards 8 0 0 0")
    assert table.waiting == (1, 2)
    assert table.why_not(0, "plan A1") == ("E5.1.1", "nobody_left_at_home")
    assert table.why_not(0, "place A") == ("E5.1.10", "nobody_to_send")
    table.play(1, "plan")
    assert table.why_not(1, "place A") == ("D21", "already_decided")


@pytest.mark.rule("E10.2.1")
def test_who_brought_no_brick_has_built_nothing(set_up: SetUp) -> None:
    text = "seats 4, round 3, leader 2, step build\ncarried 0: grass\ncarried 1: grass wood"
    table = set_up(text, {"buildMode": "simultaneous"})
    table.play(0, "build 0 grass")
    assert table.why_not(0, "build 0 grass") == ("D21", "already_decided")
    assert table.why_not(2, "build 0 grass") == ("E10.2.1", "nothing_to_build")


@pytest.mark.rule("E3.9.4")
def test_opening_hands_are_looked_at_one_after_the_other() -> None:
    table = Table.new("eketorp", 3, 1, {"mulligan": "optional", "firstPlayer": 0})
    assert table.why_not(1, "keep") == ("E3.9.4", "not_your_decision")
