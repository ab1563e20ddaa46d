"""The end of the game and the points (E12)."""

import pytest

from meadhall import Table

from .conftest import SetUp, castle, rest

FULL = "grass grass grass"
LAST_BRICK_MISSING = f"{FULL} / {FULL} / {FULL} / {FULL} / {FULL} / grass grass"


def totals(table: Table) -> list[int]:
    assert table.outcome is not None
    return [score["total"] for score in table.outcome.scores]


def winners(table: Table) -> tuple[int, ...]:
    assert table.outcome is not None
    return table.outcome.winners


@pytest.mark.rule("E12.1.1")
def test_a_castle_of_eighteen_bricks_ends_the_game_without_step_six(set_up: SetUp) -> None:
    table = set_up(
        f"seats 3, round 3, leader 0, step build\ncarried 1: wood\nwalls 1: {LAST_BRICK_MISSING}\nA grass\n"
        "seat 2: wards 1 0 0 1"
    )
    table.play(1, "build 5 wood")
    assert table.outcome is not None
    assert table.outcome.reason == "castle"
    assert table.waiting == ()
    seen = table.view(None)["position"]
    assert (seen["round"], seen["leader"], seen["step"]) == (3, 0, "over")
    assert castle(table, 2)["wards"] == [1, 0, 0, 1]
    assert seen["fields"]["A"]["bricks"] == {"grass": 1}
    assert table.why_not(0, "plan") == ("E12.1", "game_over")


@pytest.mark.rule("E12.1.1")
def test_seventeen_bricks_do_not_end_the_game(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 3, leader 0, step build\ncarried 1: wood\n"
        f"walls 1: {FULL} / {FULL} / {FULL} / {FULL} / {FULL} / grass"
    )
    table.play(1, "build 5 wood")
    assert table.outcome is None
    assert table.view(None)["position"]["round"] == 4


@pytest.mark.rule("E12.1.1")
def test_a_full_castle_that_is_plundered_the_same_round_would_not_count(set_up: SetUp) -> None:
    table = set_up(
        f"seats 3, round 3, leader 0\nsiege 1 ram: 0\nwalls 1: {FULL} / {FULL} / {FULL} / {FULL} / {FULL} / {FULL}\n"
        "seat 1: wards 0 0 0 8\nseat 0: hand 4 4 4 4"
    )
    table.play(0, "siege 1 ram")
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(0, "play 4")
    table.play(1, table.moves(1)[0])
    table.play(0, "plunder 1 0 none")
    assert table.outcome is None


@pytest.mark.rule("E12.1.2")
def test_the_game_ends_after_the_building_of_round_ten(set_up: SetUp) -> None:
    table = set_up("seats 3, round 9, leader 0, step plan\nseat 2: wards 0 0 0 1")
    rest(table)
    assert table.outcome is None
    assert table.view(None)["position"]["round"] == 10
    assert castle(table, 2)["home"] == 8
    rest(table)
    assert table.outcome is not None
    assert table.outcome.reason == "rounds"
    assert table.view(None)["position"]["round"] == 10
    assert table.view(None)["position"]["leader"] == 1  # no step 6 after round 10


@pytest.mark.rule("E12.1.2")
def test_bricks_brought_in_round_ten_are_still_built(set_up: SetUp) -> None:
    table = set_up("seats 3, round 10, leader 0, step build\ncarried 1: stone\nseat 1: amulets 0")
    assert table.outcome is None
    table.play(1, "build 0 stone")
    assert totals(table) == [5, 4, 5]


@pytest.mark.rule("E12.2.1")
def test_each_brick_counts_its_worth(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 10, leader 0, step build\nwalls 0: grass grass wood / stone / clay clay\nseat 0: amulets 0"
    )
    assert table.outcome is not None
    expected = {"grass": 2, "wood": 2, "clay": 6, "stone": 4, "complete": 0, "amulets": 0, "total": 14}
    assert table.outcome.scores[0] == expected


@pytest.mark.rule("E12.2.1")
def test_surplus_bricks_count_too(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 5, leader 0, step build\ncarried 0: stone clay clay\nseat 0: amulets 0\n"
        f"walls 0: {LAST_BRICK_MISSING}"
    )
    table.play(0, "build 5 clay")
    assert table.outcome is not None
    expected = {"grass": 17, "wood": 0, "clay": 6, "stone": 4, "complete": 5, "amulets": 0, "total": 32}
    assert table.outcome.scores[0] == expected


@pytest.mark.rule("E12.2.2")
def test_every_complete_castle_earns_five_points(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 5, leader 0, step build\ncarried 0: grass\ncarried 2: grass\ncarried 1: grass\n"
        f"walls 0: {LAST_BRICK_MISSING}\nwalls 2: {LAST_BRICK_MISSING}\nwalls 1: grass"
    )
    table.play(0, "build 5 grass")
    table.play(1, "build 5 grass")
    assert table.outcome is not None
    assert [score["complete"] for score in table.outcome.scores] == [5, 0, 5]
    assert totals(table) == [28, 7, 28]


@pytest.mark.rule("E12.2.3")
@pytest.mark.parametrize("left", range(6))
def test_each_amulet_left_is_a_point(set_up: SetUp, left: int) -> None:
    table = set_up(f"seats 3, round 10, leader 0, step build\nseat 1: amulets {left}")
    assert totals(table) == [5, left, 5]


@pytest.mark.rule("E12.2.4")
def test_neither_cards_nor_bricks_on_fields_score(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 10, leader 0, step build\nA stone clay\nB grass wood\n"
        "seat 0: hand 6 6 6 6, amulets 0\nseat 1: hand 1 1 1 1, amulets 0\nseat 2: hand 1 1, swap 6 6, amulets 0"
    )
    assert table.outcome is not None
    assert [list(score.values()) for score in table.outcome.scores] == [[0] * 7] * 3


@pytest.mark.rule("E12.3.1")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_most_points_win(set_up: SetUp, best: int) -> None:
    table = set_up(f"seats 3, round 10, leader 0, step build\nwalls {best}: grass")
    assert winners(table) == (best,)


@pytest.mark.rule("E12.3.1")
def test_a_castle_may_be_finished_without_winning(set_up: SetUp) -> None:
    table = set_up(
        f"seats 3, round 5, leader 0, step build\ncarried 0: grass\nwalls 0: {LAST_BRICK_MISSING}\n"
        "walls 1: stone stone stone / stone stone stone / clay\nseat 0: amulets 0"
    )
    table.play(0, "build 5 grass")
    assert totals(table) == [23, 32, 5]
    assert winners(table) == (1,)


TIE = "seats 4, round 10, leader 0, step build\nwalls 0: wood\nwalls 1: grass\nwalls 2: grass grass\n"
TIED = f"{TIE}seat 0: amulets 3\nseat 1: amulets 4\nseat 2: amulets 3\nseat 3: amulets 4"


@pytest.mark.rule("E12.3.2")
@pytest.mark.parametrize(("tie_break", "expected"), [("shared", (0, 1, 2)), ("amulets", (1,)), ("bricks", (2,))])
def test_equal_top_scores_share_the_win_unless_the_table_agreed_otherwise(
    set_up: SetUp, tie_break: str, expected: tuple[int, ...]
) -> None:
    table = set_up(TIED, {"tieBreak": tie_break})
    assert totals(table) == [5, 5, 5, 4]
    assert winners(table) == expected


@pytest.mark.rule("E12.3.2")
@pytest.mark.parametrize("tie_break", ["amulets", "bricks"])
def test_a_tie_that_no_tie_break_decides_is_shared(set_up: SetUp, tie_break: str) -> None:
    table = set_up(
        "seats 3, round 10, leader 0, step build\nwalls 0: wood\nwalls 1: wood\nseat 2: amulets 4",
        {"tieBreak": tie_break},
    )
    assert winners(table) == (0, 1)


@pytest.mark.rule("E12.3.1")
@pytest.mark.parametrize("tie_break", ["amulets", "bricks"])
def test_a_tie_break_never_outweighs_a_point(set_up: SetUp, tie_break: str) -> None:
    table = set_up(
        "seats 3, round 10, leader 0, step build\nwalls 0: stone clay\nwalls 1: grass\nseat 0: amulets 0",
        {"tieBreak": tie_break},
    )
    assert totals(table) == [7, 6, 5]
    assert winners(table) == (0,)
