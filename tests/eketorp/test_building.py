"""Booty and building (E10)."""

import numpy as np
import pytest

from meadhall import Table
from meadhall.core.position import Entry, Position

from .conftest import SetUp, castle, fight, options_of, positions, random_play

FULL = "grass grass grass"


def carried(table: Table) -> list[dict[str, int]]:
    return [castle(table, seat)["carried"] for seat in range(table.seats)]


@pytest.mark.rule("E10.1.1")
def test_all_vikings_outside_the_hospital_go_home_with_their_bricks(set_up: SetUp) -> None:
    table = set_up(
        "seats 4, round 3, leader 0\nA wood grass: 0\nB: 1 1\nC clay: 2\nsiege 3 catapult: 1\nsiege 3 ram: 2\n"
        "walls 3: stone\nseat 0: wards 0 2 0 0\nseat 1: hand 4 1 1 1\nseat 2: hand 1 1 1 2\nseat 3: hand 1 3 2 2"
    )
    table.play(0, "claim wood")
    table.play(1, "pass")
    table.play(3, "pass")
    table.play(1, "play 4")
    table.play(3, "play 1")
    table.play(2, "pass")
    table.play(3, "pass")
    table.play(2, "play 1")
    table.play(3, "play 2")
    assert table.view(None)["position"]["step"] == "build"
    assert carried(table) == [{"wood": 1}, {}, {"clay": 1}, {}]
    assert [castle(table, seat)["home"] for seat in range(4)] == [4, 6, 5, 5]
    assert [castle(table, seat)["wards"] for seat in range(4)] == [
        [0, 2, 0, 0], [0, 0, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0],
    ]  # fmt: skip
    position = table.view(None)["position"]
    assert all(field["vikings"] == [0] * 4 for field in position["fields"].values())
    assert all(not siege["vikings"] for each in position["castles"] for siege in each["sieges"].values())


@pytest.mark.rule("E10.1.1")
@pytest.mark.rule("E10.1.2")
def test_a_besieger_brings_his_one_brick_of_booty(set_up: SetUp) -> None:
    table = set_up(
        "seats 4, round 3, leader 1\nsiege 0 boat: 1\nwalls 0: / / wood grass / grass grass\n"
        "seat 0: wards 0 0 0 6\nseat 1: hand 5 1 1 1"
    )
    fight(table, 1, "siege 0 boat", 0, 5, castle(table, 0, 0)["hand"][0])
    table.play(1, "plunder 2 2 wood")
    assert carried(table) == [{}, {"wood": 1}, {}, {}]
    assert castle(table, 1)["home"] == 6


@pytest.mark.rule("E10.1.2")
def test_each_viking_brings_at_most_one_brick(set_up: SetUp) -> None:
    table = set_up("seats 4, round 3, leader 0\nA grass grass grass: 0\nB wood wood wood wood: 1 1 3")
    assert carried(table) == [{"grass": 1}, {"wood": 2}, {}, {"wood": 1}]


@pytest.mark.rule("E10.2.1")
def test_every_brick_brought_must_be_built(set_up: SetUp) -> None:
    table = set_up("seats 4, round 3, leader 0, step build\ncarried 0: grass clay")
    for _ in range(2):
        assert {move.kind for move in table.moves(0)} == {"build"}
        table.play(0, table.moves(0)[0])
    assert table.view(None)["position"]["round"] == 4
    assert carried(table) == [{}, {}, {}, {}]
    assert sorted(brick for stack in castle(table, 0)["walls"] for brick in stack) == ["clay", "grass"]


@pytest.mark.rule("E10.2.1")
def test_only_bricks_brought_are_built(set_up: SetUp) -> None:
    table = set_up("seats 4, round 3, leader 0, step build\ncarried 0: grass clay\ncarried 1: stone")
    assert table.why_not(0, "build 0 stone") == ("E10.2.1", "brick_not_brought")
    table.play(0, "build 0 clay")
    assert table.why_not(0, "build 0 clay") == ("E10.2.1", "brick_not_brought")


@pytest.mark.rule("E10.2.2")
def test_a_brick_goes_on_an_empty_wall_field_or_on_a_stack_lower_than_three(set_up: SetUp) -> None:
    table = set_up(f"seats 4, round 3, leader 0, step build\ncarried 0: clay\nwalls 0: {FULL} / wood wood / wood")
    assert table.why_not(0, "build 0 clay") == ("E10.2.2", "wall_full")
    for wall, stack in ((1, ["wood", "wood", "clay"]), (2, ["wood", "clay"]), (3, ["clay"])):
        other = table.at(0)
        other.play(0, f"build {wall} clay")
        assert castle(other, 0)["walls"][wall] == stack


@pytest.mark.rule("E10.2.3")
@pytest.mark.rule("DP9")
def test_any_wall_field_with_room_is_legal(set_up: SetUp) -> None:
    table = set_up(f"seats 4, round 3, leader 0, step build\ncarried 0: clay\nwalls 0: {FULL} / wood wood / / wood")
    assert options_of(table, 0) == {f"build {wall} clay" for wall in range(1, 6)}


@pytest.mark.rule("DP9")
@pytest.mark.parametrize(("bricks", "choices"), [("grass wood clay", 18), ("grass wood clay stone", 20)])
def test_each_brick_may_go_on_each_wall_field_that_leaves_room_for_the_rest(
    set_up: SetUp, bricks: str, choices: int
) -> None:
    table = set_up(f"seats 4, round 3, leader 0, step build\ncarried 0: {bricks}")
    assert len(table.moves(0)) == choices


@pytest.mark.rule("E10.2.4")
@pytest.mark.parametrize(
    ("building", "stack"),
    [("build 2 stone 2 grass", ["stone", "grass"]), ("build 2 grass 2 stone", ["grass", "stone"])],
)
def test_the_owner_chooses_the_order_of_his_bricks(set_up: SetUp, building: str, stack: list[str]) -> None:
    table = set_up("seats 4, round 3, leader 0, step build\ncarried 0: grass stone")
    table.play(0, building)
    assert castle(table, 0)["walls"][2] == stack
    assert castle(table, 0)["room"] == [3, 3, 1, 3, 3, 3]


@pytest.mark.rule("E10.2.5")
def test_built_bricks_never_move_except_off_in_a_siege(random_games: list[Table]) -> None:
    built = plundered = 0
    for table in random_games:
        before = np.zeros((6, 6, 3), int)
        for entry, state in positions(table):
            kind = table.game.space[entry.code].kind
            changed = before != state.walls
            laid = changed & (before == 0)
            removed = changed & (state.walls == 0)
            assert np.array_equal(changed, laid | removed)
            assert not removed.any() or kind == "plunder"
            assert laid.sum() <= (kind == "build")
            built += int(laid.sum())
            plundered += int(removed.sum())
            before = state.walls.copy()
    assert built > plundered > 0


@pytest.mark.rule("E10.2.6")
def test_players_build_clockwise_from_the_starting_player_each_finishing_before_the_next(set_up: SetUp) -> None:
    table = set_up(
        "seats 4, round 3, leader 2, step build\ncarried 0: grass wood\ncarried 1: grass wood\ncarried 3: grass wood"
    )
    order = []
    for _ in range(6):
        (seat,) = table.waiting
        assert table.why_not((seat + 1) % 4, "build 0 grass") == ("E10.2.6", "not_your_turn_to_build")
        table.play(seat, table.moves(seat)[0])
        order.append(seat)
    assert order == [3, 3, 0, 0, 1, 1]


@pytest.mark.rule("E10.2.6")
def test_building_is_open(set_up: SetUp) -> None:
    table = set_up("seats 4, round 3, leader 0, step build\ncarried 0: grass wood\ncarried 1: grass")
    table.play(0, "build 3 wood")
    for viewer in (None, 1, 2, 3):
        assert castle(table, 0, viewer)["walls"][3] == ["wood"]
        assert castle(table, 0, viewer)["carried"] == {"grass": 1}


@pytest.mark.rule("E10.2.6")
@pytest.mark.rule("E13.1a")
def test_simultaneous_building_is_submitted_in_secret_and_revealed_together(set_up: SetUp) -> None:
    table = set_up(
        "seats 4, round 3, leader 2, step build\ncarried 0: grass wood\ncarried 1: grass\ncarried 3: clay",
        {"buildMode": "simultaneous"},
    )
    assert table.waiting == (0, 1, 3)
    table.play(1, "build 5 grass")
    assert set(table.waiting) == {0, 3}
    table.play(0, "build 2 wood 4 grass")
    assert [castle(table, seat, 2)["walls"] for seat in (0, 1)] == [[[]] * 6] * 2
    table.play(3, "build 0 clay")
    assert castle(table, 0, 2)["walls"] == [[], [], ["wood"], [], ["grass"], []]
    assert castle(table, 1, 2)["walls"][5] == ["grass"]
    assert castle(table, 3, 2)["walls"][0] == ["clay"]


ALMOST_FULL = f"{FULL} / {FULL} / {FULL} / {FULL} / {FULL} / grass"


@pytest.mark.rule("E10.3.1")
def test_what_finds_no_room_is_surplus(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 3, leader 0, step build\ncarried 0: grass wood clay\nwalls 0: {ALMOST_FULL}")
    table.play(0, "build 5 clay 5 grass")
    assert castle(table, 0)["walls"][5] == ["grass", "clay", "grass"]
    assert castle(table, 0)["surplus"] == {"wood": 1}
    assert castle(table, 0)["carried"] == {}


@pytest.mark.rule("E10.3.1")
def test_there_is_no_surplus_while_a_stack_is_lower_than_three(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 3, leader 0, step build\ncarried 0: grass wood\nwalls 0: {ALMOST_FULL}")
    table.play(0, "build 5 wood")  # then the grass has one place to go, and goes there
    assert castle(table, 0)["walls"][5] == ["grass", "wood", "grass"]
    assert castle(table, 0)["surplus"] == {}


@pytest.mark.rule("E10.3.2")
def test_surplus_counts_like_built_bricks(set_up: SetUp) -> None:
    text = f"seats 3, round 3, leader 0, step build\ncarried 0: grass wood stone\nwalls 0: {ALMOST_FULL}"
    for building, surplus in (("build 5 grass 5 wood", "stone"), ("build 5 stone 5 wood", "grass")):
        table = set_up(text)
        table.play(0, building)
        assert castle(table, 0)["surplus"] == {surplus: 1}
        assert table.outcome is not None
        assert table.outcome.scores[0]["total"] == 16 + 1 + 2 + 4 + 5 + 5


@pytest.mark.rule("E10.3.3")
@pytest.mark.parametrize("mode", ["sequential", "simultaneous"])
def test_surplus_arises_only_in_the_last_round(set_up: SetUp, mode: str) -> None:
    walls = "\n".join(f"walls {seat}: {ALMOST_FULL} grass" for seat in range(3))
    seen = 0
    for seed in range(12):
        table = set_up(f"seats 3, round 3, leader 0, step plan\n{walls}", {"buildMode": mode}, seed)
        for each in random_play(table, seed):
            surplus = int(each.position.state.surplus.sum())
            assert surplus == 0 or each.outcome is not None
            seen += surplus
    assert seen > 0


@pytest.mark.rule("E10.4")
@pytest.mark.rule("E12.1.1")
def test_the_end_is_checked_only_after_all_have_built(set_up: SetUp) -> None:
    table = set_up(
        f"seats 3, round 3, leader 0, step build\ncarried 0: grass wood\ncarried 2: clay\nwalls 0: {ALMOST_FULL}"
    )
    table.play(0, "build 5 grass 5 wood")
    assert table.outcome is None
    assert table.waiting == (2,)
    table.play(2, "build 0 clay")
    assert table.outcome is not None
    assert table.outcome.reason == "castle"


def buildings(table: Table, board: Position, seat: int) -> list[bytes]:
    """The castle at the end of every legal sequence."""
    if not board.mask() >> seat & 1:
        return [board.state.walls[seat].tobytes()]
    found = []
    for code in np.flatnonzero(board.legal(seat) == 0):
        after = Position(table.game, table.cards, board.array.copy())
        after.apply(Entry(seat, int(code)))
        found += buildings(table, after, seat)
    return found


@pytest.mark.rule("DP9")
@pytest.mark.parametrize(
    ("bricks", "results"),
    [
        ("grass", 6),
        ("grass grass", 21),
        ("grass wood", 42),
        ("grass grass grass", 56),
        ("grass grass wood", 168),
        ("grass wood clay", 336),
        ("grass grass wood wood", 720),
        ("grass wood clay stone", 2880),
        ("grass grass wood wood clay", 6480),
    ],
)
def test_each_building_of_an_empty_castle_arises_from_one_sequence(set_up: SetUp, bricks: str, results: int) -> None:
    # Seat 1 still has to build, so the position stays in step 5.
    table = set_up(f"seats 3, round 3, leader 0, step build\ncarried 0: {bricks}\ncarried 1: grass")
    found = buildings(table, table.position, 0)
    assert len(found) == len(set(found)) == results


@pytest.mark.rule("DP9")
def test_wall_fields_are_chosen_in_rising_order(set_up: SetUp) -> None:
    table = set_up("seats 3, round 3, leader 0, step build\ncarried 0: grass wood clay")
    table.play(0, "build 3 grass")
    assert table.why_not(0, "build 2 wood") == ("DP9", "walls_in_order")
    assert table.why_not(0, "build 3 wood") is None
    assert table.why_not(0, "build 4 clay") is None


@pytest.mark.rule("DP9")
def test_the_bricks_that_remain_must_still_fit(set_up: SetUp) -> None:
    table = set_up(
        f"seats 3, round 3, leader 0, step build\ncarried 0: grass wood clay\n"
        f"walls 0: {FULL} / {FULL} / grass grass / {FULL} / {FULL} / grass"
    )
    assert table.why_not(0, "build 5 wood") == ("DP9", "walls_in_order")
    assert options_of(table, 0) == {"build 2 grass", "build 2 wood", "build 2 clay"}
    table.play(0, "build 2 wood")
    assert options_of(table, 0) == {"build 5 grass", "build 5 clay"}


@pytest.mark.rule("E10.2.3")
def test_the_order_of_steps_never_builds_a_brick_by_itself(set_up: SetUp) -> None:
    table = set_up("seats 3, round 3, leader 0, step build\ncarried 0: grass grass")
    table.play(0, "build 5 grass")
    assert table.waiting == (0,)
    table.undo(0)
    table.play(0, "build 5 grass 2 grass")
    assert [len(stack) for stack in table.view(0)["position"]["castles"][0]["walls"]] == [0, 0, 1, 0, 0, 1]
