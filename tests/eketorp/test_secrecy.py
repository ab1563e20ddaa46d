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


@pytest.mark.rule("E5.1.11")
def test_a_refused_plan_tells_nothing_of_the_plans_it_would_open() -> None:
    answers = []
    for sealed in ("plan A3", "plan"):
        table = Table.new("eketorp", 3, 5, {"firstPlayer": 0})
        table.play(1, sealed)
        table.play(2, "plan")
        table.play(0, "place A")
        answers.append([table.why_not(0, f"plan {field}7 home 1") for field in "ABCDEFG"])
    assert answers[0] == answers[1]


def test_a_whole_plan_is_refused_when_a_viking_is_on_its_way() -> None:
    table = Table.new("eketorp", 3, 5)
    table.play(0, "place A")
    assert table.why_not(0, "plan A1 B1 home 6") == ("E5.1.2", "plan_already_begun")
    table.undo(0)
    table.play(0, "plan A1 B1 home 6")
    assert table.view(0)["position"]["sealed"]["plan"] == {"A": 1, "B": 1}


def test_nothing_is_taken_back_once_the_game_is_over(set_up: SetUp) -> None:
    table = set_up("seats 3, round 10, leader 0, step build\ncarried 0: grass\nseat 0: hand 4 5 6 6")
    table.play(0, "build 2 grass")
    assert table.outcome is not None and not table.undoable(0)


@pytest.mark.rule("E13.1b")
def test_every_rejected_hand_is_shown_and_remembered_where_they_are_open() -> None:
    table = Table.new("eketorp", 4, 99, "french")
    seat = next(seat for seat in range(4) if table.position.state.redraws[seat] == 2)
    for viewer in (None, *range(4)):
        assert len(table.view(viewer)["position"]["castles"][seat]["rejected"]) == 8


def dealt_copies(table: Table, value: int) -> int:
    return int(table.position.state.hand[:, value].sum())


@pytest.mark.rule("E13.1b")
def test_no_imagined_hand_holds_a_card_that_was_seen_rejected() -> None:
    table = Table.new("eketorp", 4, 673, "french")  # seat 3 showed four 3s
    assert table.view(0)["position"]["castles"][3]["rejected"] == [3, 3, 3, 3]
    assert max(dealt_copies(table.fork(0, seed=seed), 3) for seed in range(3000)) <= 5


@pytest.mark.rule("E13.1b")
def test_imagined_hands_leave_room_for_all_the_low_cards_that_lay_aside() -> None:
    table = Table.new("eketorp", 6, 353)
    aside = 4 * int(table.position.state.redraws.sum())
    assert aside == 16
    low = [sum(dealt_copies(table.fork(0, seed=seed), value) for value in (1, 2, 3)) for seed in range(300)]
    assert max(low) <= 27 - aside


@pytest.mark.rule("E13.1a")
def test_undo_does_not_tell_who_has_begun_to_build(set_up: SetUp) -> None:
    table = set_up(
        """
        seats 3, round 3, leader 0, step fights
        siege 2 boat: 0
        A grass grass: 1 1
        seat 0: amulets 0, hand 6, swap 1 1 1
        seat 2: amulets 0, hand 1, swap 2 2 2
        walls 2: / / wood / grass
        """,
        {"buildMode": "simultaneous"},
    )
    table.play(0, "siege 2 boat")
    table.play(0, "plunder 1 0 wood")
    assert not table.undoable(0)
    before = all_that_reaches(table, 0)
    table.play(1, "build 3 grass")
    assert all_that_reaches(table, 0) == before


@pytest.mark.rule("E13.5")
def test_under_memory_my_own_discards_are_still_mine(set_up: SetUp) -> None:
    text = SET_UP.format(hand="1 4 6").replace("seat 0: hand 2 3 5", "seat 0: hand 2 3 5 known")
    table = set_up(text, {"knownCards": "memory"})
    table.play(0, "attack B 1")
    table.play(0, "exchange")
    assert table.view(0)["position"]["discardsKnown"] == [2, 3, 5]
    assert table.view(1)["position"]["discardsKnown"] == table.view(None)["position"]["discardsKnown"] == []


def test_a_seat_given_as_a_fraction_is_no_seat() -> None:
    with pytest.raises(ValueError, match="firstPlayer"):
        Table.new("eketorp", 3, 1, {"firstPlayer": 5.0})
