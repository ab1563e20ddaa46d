"""The end of a round (E11)."""

import numpy as np
import pytest

from meadhall import Table

from .conftest import SetUp, castle, fight, rest

EXITS = ["afterLast", "onArrival"]


def hospital(table: Table, seat: int) -> tuple[list[int], int]:
    found = castle(table, seat)
    return found["wards"], found["home"]


@pytest.mark.rule("E11.1.1")
def test_every_viking_moves_one_ward_along(set_up: SetUp) -> None:
    table = set_up("seats 3, round 3, leader 0, step end\nseat 0: wards 3 2 1 0\nseat 1: wards 1 1 0 0")
    assert hospital(table, 0) == ([0, 3, 2, 1], 2)
    assert hospital(table, 1) == ([0, 1, 1, 0], 6)
    assert hospital(table, 2) == ([0, 0, 0, 0], 8)


@pytest.mark.rule("E11.1.2")
def test_by_default_a_viking_goes_home_from_ward_four(set_up: SetUp) -> None:
    table = set_up("seats 3, round 3, leader 0, step end\nseat 0: wards 0 0 2 1")
    assert hospital(table, 0) == ([0, 0, 0, 2], 6)


@pytest.mark.rule("E11.1.3")
@pytest.mark.parametrize("options", [{"hospitalExit": "onArrival"}, "french"])
def test_where_the_table_agreed_so_a_viking_goes_home_on_reaching_ward_four(
    set_up: SetUp, options: dict[str, str] | str
) -> None:
    table = set_up("seats 3, round 3, leader 0, step end\nseat 0: wards 1 1 2 0", options)
    assert hospital(table, 0) == ([0, 1, 1, 0], 6)


@pytest.mark.rule("E11.1.2")
@pytest.mark.rule("E11.1.3")
@pytest.mark.rule("E11.1.4")
@pytest.mark.parametrize("way", EXITS)
@pytest.mark.parametrize("ward", [1, 2, 3])
def test_so_many_rounds_are_missed_after_a_ward(set_up: SetUp, way: str, ward: int) -> None:
    wards = " ".join(str(int(each == ward)) for each in range(1, 5))
    # A brick to build keeps step 5 open, so that round 3 ends through the table.
    table = set_up(
        f"seats 3, round 3, leader 0, step build\ncarried 0: grass\nseat 1: wards {wards}", {"hospitalExit": way}
    )
    table.play(0, "build 0 grass")
    missed = 0
    while castle(table, 1)["home"] < 8:
        rest(table)
        missed += 1
    assert missed == (4 - ward if way == "afterLast" else 3 - ward)


OUTCOMES = [
    ("A wood: 0 1", "attack A 1", 2, 6, 0, 3, 2),
    ("A wood: 0 1", "attack A 1", 3, 6, 0, 3, 2),
    ("A wood: 0 1", "attack A 1", 4, 6, 0, 2, 1),
    ("A wood: 0 1", "attack A 1", 6, 5, 1, 2, 1),
    ("A wood: 0 1", "attack A 1", 4, 4, 0, 1, 0),
    ("A wood: 0 1", "attack A 1", 4, 4, 1, 1, 0),
    ("siege 1 boat: 0", "siege 1 boat", 1, 4, 0, 3, 2),
    ("siege 1 boat: 0", "siege 1 boat", 2, 4, 0, 2, 1),
    ("siege 1 boat: 0", "siege 1 boat", 4, 4, 0, 1, 0),
    ("siege 1 boat: 0", "siege 1 boat", 4, 4, 1, 1, 0),
    ("siege 1 boat: 0", "siege 1 boat", 6, 3, 1, 2, 1),
    ("siege 1 boat: 0", "siege 1 boat", 6, 1, 1, 2, 1),
    ("siege 1 boat: 0", "siege 1 boat", 6, 4, 1, 1, 0),
    ("siege 1 boat: 0", "siege 1 boat", 6, 5, 1, 1, 0),
]


@pytest.mark.rule("E11.1.4")
@pytest.mark.rule("E11.1.5")
@pytest.mark.parametrize("way", EXITS)
@pytest.mark.parametrize(("place", "attack", "a", "b", "hurt", "after_last", "on_arrival"), OUTCOMES)
def test_so_many_rounds_are_missed_after_a_fight(
    set_up: SetUp, way: str, place: str, attack: str, a: int, b: int, hurt: int, after_last: int, on_arrival: int
) -> None:
    table = set_up(
        f"seats 4, round 3, leader 0\n{place}\nseat 0: hand {a} 1 1 1\nseat 1: hand {b} 1 1 1", {"hospitalExit": way}
    )
    fight(table, 0, attack, 1, a, b)
    while table.view(None)["position"]["round"] == 3:
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0])
    missed = 0
    while castle(table, hurt)["home"] < 6:
        rest(table)
        missed += 1
    assert missed == (after_last if way == "afterLast" else on_arrival)


@pytest.mark.rule("E11.1.5")
@pytest.mark.parametrize(("a", "ward"), [(6, 3), (2, 4)])
def test_the_extra_move_of_a_beaten_defender_comes_on_top(set_up: SetUp, a: int, ward: int) -> None:
    table = set_up(f"seats 4, round 3, leader 0\nsiege 1 boat: 0\nseat 0: hand {a} 1 1 1\nseat 1: hand 1 1 1 1")
    fight(table, 0, "siege 1 boat", 1, a, 1)
    assert table.view(None)["position"]["round"] == 4
    assert castle(table, 1)["wards"] == [int(each == ward) for each in range(1, 5)]


@pytest.mark.rule("E11.2.1")
@pytest.mark.rule("E11.2.2")
def test_grass_and_wood_return_to_the_reserve_and_clay_and_stone_stay(set_up: SetUp) -> None:
    table = set_up("seats 4, round 3, leader 0, step end\nA grass grass wood clay stone\nD wood\nG stone")
    seen = table.view(None)["position"]
    assert {word: field["bricks"] for word, field in seen["fields"].items() if field["bricks"]} == {
        "A": {"clay": 1, "stone": 1},
        "G": {"stone": 1},
    }
    assert seen["reserve"] == {"grass": 52, "wood": 42, "clay": 11, "stone": 4}


@pytest.mark.rule("E11.2.2")
def test_clay_and_stone_stay_for_any_number_of_rounds(set_up: SetUp) -> None:
    table = set_up("seats 4, round 1, leader 0, step plan\nA clay\nB stone stone")
    while table.waiting:
        before = table.position.state.bricks.copy()
        rest(table)
        assert np.all(table.position.state.bricks[:, 3:] >= before[:, 3:])
    left = table.position.state.bricks
    assert left[0, 3] >= 1
    assert left[1, 4] >= 2


@pytest.mark.rule("E11.3.1")
@pytest.mark.parametrize(("leader", "after"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_next_player_is_starting_player_of_the_next_round(set_up: SetUp, leader: int, after: int) -> None:
    table = set_up(f"seats 4, round 3, leader {leader}, step plan")
    rest(table)
    assert table.view(None)["position"]["leader"] == after


@pytest.mark.rule("E11.3.2")
def test_a_used_material_card_cannot_be_turned_again(set_up: SetUp) -> None:
    table = set_up("seats 4, round 3, leader 0, step end")  # cards 1 to 3 are used
    weights = table.position.weights()
    fallen = {table.game.space[int(code)].text for code in weights.nonzero()[0]}
    assert fallen == {f"material {card}" for card in range(4, 13)}


@pytest.mark.rule("E11.3.2")
def test_no_material_card_shows_twice_in_a_game(random_games: list[Table]) -> None:
    for table in random_games:
        shown = [entry.code for entry in table.entries if table.game.space[entry.code].kind == "material"]
        assert len(shown) == len(set(shown))
        assert len(shown) == table.view(None)["position"]["round"]
