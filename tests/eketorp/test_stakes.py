"""The view says which walls a siege faces, what it could cost, and what each card of mine does in a fight."""

from typing import Any

import pytest

from meadhall import Table
from meadhall.games.eketorp.rules.state import FIELDS, Fight

from .conftest import SetUp, board, castle, fight, options_of

DUEL = """
seats 3, round 2, leader 0, step fights
B wood: 0 1
seat 0: hand 2 3 5, swap 6
seat 1: hand {hand}, swap 1
seat 2: hand 6 6 6 6
"""

BESIEGED = """
seats 3, round 2, leader 0, step fights
siege 1 boat: 0
seat 0: hand 2 3 4 4
seat 1: hand 1 1 5 5
walls 1: / / clay wood / stone grass
"""


def sieges(table: Table, seat: int) -> Any:
    return castle(table, seat)["sieges"]


@pytest.mark.rule("E9.4.2")
def test_a_siege_field_faces_two_walls(set_up: SetUp) -> None:
    faced = [each["walls"] for each in sieges(set_up(DUEL.format(hand="4 4 4")), 1).values()]
    assert faced == [[0, 1], [2, 3], [4, 5]]


@pytest.mark.rule("E9.4.3")
def test_losses_are_the_most_that_each_difference_lets_a_besieger_take(set_up: SetUp) -> None:
    table = set_up(DUEL.format(hand="4 4 4"))
    walls = table.position.state.walls
    walls[1, 0, :3], walls[1, 1, :2] = (4, 2, 1), (3, 3)
    catapult, boat, ram = sieges(table, 1).values()
    assert catapult["losses"] == [1, 1, 3, 4, 4, 6]
    assert boat["losses"] == ram["losses"] == [0] * 6
    assert catapult["worst"] == [[1, 0], [1, 0], [0, 1], [1, 1], [1, 1], [0, 2]]
    assert catapult["reach"] == [[1, 0], [1, 0], [2, 1], [2, 1], [2, 1], [2, 2]]


@pytest.mark.rule("E9.4.5")
def test_loots_are_what_may_be_plundered_and_the_best_one_comes_first(set_up: SetUp) -> None:
    table = set_up(BESIEGED)
    fight(table, 0, "siege 1 boat", 1, 4, 1)
    loots = board(table, 0)["fight"]["loots"]
    assert {table.game.space[each["code"]].text for each in loots} == options_of(table, 0)
    assert loots[0] | {"code": 0} == {"code": 0, "counts": [1, 1], "kept": "wood", "gain": 2, "loss": 3}
    assert loots[-1]["counts"] == [0, 0] and (loots[-1]["gain"], loots[-1]["loss"]) == (0, 0)
    assert board(table, 2)["fight"]["loots"] == loots


@pytest.mark.rule("E11.1.1")
@pytest.mark.parametrize(("leaves", "rounds"), [("afterLast", [3, 2, 1, 0]), ("onArrival", [2, 1, 0, 0])])
def test_stays_are_the_rounds_that_each_ward_takes(set_up: SetUp, leaves: str, rounds: list[int]) -> None:
    assert board(set_up(DUEL.format(hand="4 4 4"), {"hospitalExit": leaves}), 0)["stays"] == rounds


@pytest.mark.rule("E9.4.6")
def test_a_table_that_allows_two_bricks_can_lose_no_more(set_up: SetUp) -> None:
    found = []
    for cap in ("none", 2):
        table = set_up(DUEL.format(hand="4 4 4"), {"siegeBrickCap": cap})
        table.position.state.walls[1, 0, :3] = (1, 1, 1)
        found.append(next(iter(sieges(table, 1).values()))["losses"])
    assert found == [[1, 2, 3, 3, 3, 3], [1, 2, 2, 2, 2, 2]]


def declared(set_up: SetUp, hand: str = "1 4 6", options: Any = None) -> Table:
    table = set_up(DUEL.format(hand=hand), options)
    table.play(0, "attack B 1")
    return table


@pytest.mark.rule("E8.4")
def test_odds_are_what_the_rules_then_make_of_the_cards(set_up: SetUp) -> None:
    for mine in (2, 3, 5):
        for theirs in (1, 4, 6):
            table = set_up(DUEL.format(hand="1 4 6"))
            table.play(0, "attack B 1")
            [odds] = [each for each in board(table, 0)["odds"]["cards"] if each["card"] == mine]
            foreseen = odds["against"][theirs - 1]
            table = set_up(DUEL.format(hand="1 4 6"))
            fight(table, 0, "attack B 1", 1, mine, theirs)
            for seat, ward in ((0, foreseen["mine"]), (1, foreseen["theirs"])):
                assert [at for at, count in enumerate(castle(table, seat)["wards"]) if count] == (
                    [] if ward is None else [ward]
                )


@pytest.mark.rule("E13.3")
def test_unseen_are_all_cards_that_do_not_lie_before_my_eyes(set_up: SetUp) -> None:
    odds = board(declared(set_up), 0)["odds"]
    assert odds["unseen"] == [8, 8, 8, 9, 8, 8]
    five = next(each for each in odds["cards"] if each["card"] == 5)
    assert (five["wins"], five["draws"]) == (8 + 8 + 8 + 9, 8)
    assert board(declared(set_up), 2)["odds"] is None
    assert board(declared(set_up), None)["odds"] is None
    assert [each["card"] for each in board(declared(set_up), 1)["odds"]["cards"]] == [1, 4, 6]


@pytest.mark.rule("E13.5")
def test_who_plays_by_memory_is_not_reminded(set_up: SetUp) -> None:
    assert board(declared(set_up, options={"knownCards": "memory"}), 0)["odds"]["unseen"] == [9, 8, 8, 9, 8, 8]


@pytest.mark.rule("E13.2")
def test_two_worlds_have_the_same_odds(set_up: SetUp) -> None:
    one, other = (board(declared(set_up, hand), 0)["odds"] for hand in ("1 4 6", "2 2 5"))
    assert one == other


@pytest.mark.rule("E9.3.1")
def test_a_castle_without_defenders_is_taken_by_any_card(set_up: SetUp) -> None:
    table = declared(set_up)
    state = table.position.state
    state.fight, state.place, state.rivals[1, 0] = Fight.SIEGE, FIELDS + 3, 1
    for home, won in ((2, [1, 0, 0, 0, 0, 0]), (0, [2, 2, 2, 2, 2, 2])):
        state.home[1] = home
        two = board(table, 0)["odds"]["cards"][0]
        assert [each["plunder"] for each in two["against"]] == won
        assert two["wins"] == sum(count for count, each in zip([8, 8, 8, 9, 8, 8], won, strict=True) if each)
        assert all(each["theirs"] is None for each in two["against"]) == (home == 0)
