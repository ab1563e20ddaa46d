"""The worked examples of the rules (Part E)."""

import pytest

from meadhall import Table

from .conftest import SetUp, fight

FULL_STEP = """
seats 4, round 1, leader 1, step fights
A grass grass: 0 2
B wood: 0 1 2
D clay: 0 0 1
G grass: 3
siege 0 catapult: 2
siege 0 boat: 1 2
seat 0: hand 2 3 5 6
seat 1: hand 1 4 5 6
seat 2: hand 1 2 3 6
walls 0: grass wood / grass / wood
"""


def attacks(table: Table, seat: int) -> set[str]:
    return {move.text for move in table.moves(seat)}


def castle(table: Table, seat: int) -> dict[str, object]:
    found: dict[str, object] = table.view(None)["position"]["castles"][seat]
    return found


@pytest.mark.rule("E7.1.1")
@pytest.mark.rule("E7.2.1")
@pytest.mark.rule("E7.2.2")
@pytest.mark.rule("E7.2.3")
@pytest.mark.rule("E7.2.4")
@pytest.mark.rule("E7.2.7")
def test_x5_a_full_step_of_fights(set_up: SetUp) -> None:
    table = set_up(FULL_STEP)
    assert table.waiting == (1,)
    assert attacks(table, 1) == {"attack B 0", "attack B 2", "attack D 0", "contest 0 boat 2"}
    fight(table, 1, "attack D 0", 0, 4, 2)
    assert castle(table, 0)["wards"] == [0, 1, 0, 0]

    assert attacks(table, 2) == {"attack B 0", "attack B 1", "siege 0 catapult", "contest 0 boat 1"}
    fight(table, 2, "siege 0 catapult", 0, 6, 5)
    assert attacks(table, 2) == {"plunder 0 0 none", "plunder 0 1 none", "plunder 0 1 grass"}
    table.play(2, "plunder 0 1 grass")
    assert castle(table, 0)["wards"] == [0, 1, 1, 0]

    assert table.waiting == (0,)  # seat 3 has no attack and is skipped
    assert attacks(table, 0) == {"attack B 1", "attack B 2", "attack D 1"}
    fight(table, 0, "attack B 2", 2, 3, 3)
    assert table.view(None)["position"]["fields"]["B"]["held"][1] == {"wood": 1}

    assert attacks(table, 1) == {"attack D 0", "contest 0 boat 2"}
    fight(table, 1, "contest 0 boat 2", 2, 5, 1)
    # Seat 0 has one attack only; it is forced, and seat 1 is left with a single card after it.
    assert table.view(None)["position"]["fight"] == {"kind": "battle", "place": "D", "attacker": 0, "defender": 1}
    table.play(0, "pass")
    table.play(1, "pass")
    assert table.waiting == (1,)  # the last card of seat 0 plays itself
    table.play(1, "play 1")
    assert castle(table, 0)["hand"] == [1, 3, 4, 6]

    assert table.view(None)["position"]["fight"]["kind"] == "siege"
    table.play(1, "pass")
    table.play(0, "pass")
    table.play(0, "play 6")  # seat 1 has only its 6

    hands = [castle(table, seat)["hand"] for seat in (0, 1)]
    assert hands == [[1, 3, 4], [1, 2, 6, 6]]
    assert [castle(table, seat)["swap"] for seat in (0, 1, 2)] == [[6], [], [3, 5, 5]]
    assert table.view(2)["position"]["castles"][2]["hand"] == [2]
    carried = [castle(table, seat)["carried"] for seat in range(4)]
    assert carried == [{"grass": 1, "clay": 1}, {"wood": 1}, {"grass": 2}, {"grass": 1}]
    wards = [castle(table, seat)["wards"] for seat in range(4)]
    assert wards == [[0, 1, 3, 0], [1, 0, 1, 0], [1, 0, 1, 0], [0, 0, 0, 0]]
