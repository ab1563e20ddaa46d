"""Steps 2 and 3: planning and the reveal (E5)."""

from collections.abc import Iterator

import numpy as np
import pytest

from meadhall import IllegalMove, Table
from meadhall.core.position import Entry, Position, seats_of

from .conftest import SetUp, board, castle, fight, options_of, rest

PLANNING = "seats 3, round 1, leader 0, step plan"


def reveal(table: Table, plan: str) -> None:
    """Seat 0 plans this; seat 1 besieges seat 2 twice, so that the fights wait for its choice."""
    table.play(0, plan)
    table.play(1, "plan siege 2 boat siege 2 ram")
    table.play(2, "plan")


def vikings(table: Table, field: str) -> list[int]:
    found: list[int] = board(table)["fields"][field]["vikings"]
    return found


def besiegers(table: Table, seat: int, side: str) -> list[int]:
    found: list[int] = castle(table, seat)["sieges"][side]["vikings"]
    return found


@pytest.mark.rule("E5.1.1")
def test_only_vikings_at_home_are_planned(set_up: SetUp) -> None:
    table = set_up(f"{PLANNING}\nseat 0: wards 3 2 1 0")
    with pytest.raises(IllegalMove):
        table.play(0, "plan A3")
    table.play(0, "place A")
    assert 0 in table.waiting
    table.play(0, "place B")
    assert 0 not in table.waiting
    assert castle(table, 0)["wards"] == [3, 2, 1, 0]


@pytest.mark.rule("E5.1.2")
def test_each_viking_goes_to_one_place(set_up: SetUp) -> None:
    table = set_up(PLANNING)
    reveal(table, "plan A2 C1 siege 1 boat siege 2 catapult home 3")
    assert [vikings(table, field)[0] for field in "ABCDEFG"] == [2, 0, 1, 0, 0, 0, 0]
    assert (besiegers(table, 1, "boat"), besiegers(table, 2, "catapult")) == ([0], [0])
    assert castle(table, 0)["home"] == 3


@pytest.mark.rule("E5.1.2")
@pytest.mark.parametrize("plan", ["plan A5 home 4", "plan A5 home 2"])
def test_a_plan_of_more_or_fewer_vikings_is_refused(set_up: SetUp, plan: str) -> None:
    assert set_up(PLANNING).why_not(0, plan) == ("E5.1.2", "vikings_do_not_add_up")


@pytest.mark.rule("E5.1.1")
@pytest.mark.parametrize("plan", ["plan A8 siege 1 boat", "plan A9"])
def test_who_sends_more_than_are_at_home_hears_that_nobody_is_left(set_up: SetUp, plan: str) -> None:
    assert set_up(PLANNING).why_not(0, plan) == ("E5.1.1", "nobody_left_at_home")


@pytest.mark.rule("E5.1.2")
def test_a_plan_for_a_place_that_does_not_exist_is_refused(set_up: SetUp) -> None:
    for plan in ("plan H1", "plan A\u0661"):  # the second has a digit that is none of ours
        assert set_up(PLANNING).why_not(0, plan) == ("", "no_such_move")


@pytest.mark.rule("E5.1.3")
@pytest.mark.parametrize("count", range(1, 9))
def test_a_field_takes_any_number_of_vikings(set_up: SetUp, count: int) -> None:
    table = set_up(PLANNING)
    reveal(table, f"plan E{count}")
    assert vikings(table, "E") == [count, 0, 0]


@pytest.mark.rule("E5.1.4")
def test_a_siege_field_takes_one_viking_of_a_player(set_up: SetUp) -> None:
    table = set_up(PLANNING)
    assert table.why_not(0, "plan siege 1 boat siege 1 boat") == ("E5.1.4", "one_viking_a_siege_field")
    table.play(0, "place siege 1 boat")
    assert "place siege 1 boat" not in options_of(table, 0)


@pytest.mark.rule("E5.1.4")
def test_vikings_of_several_players_meet_on_a_siege_field(set_up: SetUp) -> None:
    table = set_up("seats 4, round 1, leader 1, step plan")
    for seat in (1, 2, 3):
        table.play(seat, "plan siege 0 boat")
    table.play(0, "plan")
    assert besiegers(table, 0, "boat") == [1, 2, 3]


@pytest.mark.rule("E5.1.5")
def test_one_player_occupies_all_siege_fields_of_a_castle(set_up: SetUp) -> None:
    table = set_up(PLANNING)
    reveal(table, "plan siege 1 catapult siege 1 boat siege 1 ram")
    assert [besiegers(table, 1, side) for side in ("catapult", "boat", "ram")] == [[0], [0], [0]]


@pytest.mark.rule("E5.1.6")
@pytest.mark.parametrize("side", ["catapult", "boat", "ram"])
def test_nobody_besieges_himself_or_a_castle_without_owner(set_up: SetUp, side: str) -> None:
    table = set_up(PLANNING)
    assert table.why_not(0, f"plan A1 siege 0 {side}") == ("E5.1.6", "own_castle")
    assert table.why_not(2, f"plan siege 2 {side}") == ("E5.1.6", "own_castle")
    assert table.why_not(0, f"plan A1 siege 3 {side}") == ("E2.8", "castle_not_in_play")


@pytest.mark.rule("E5.1.7")
@pytest.mark.parametrize("home", range(9))
def test_any_number_may_stay_at_home(set_up: SetUp, home: int) -> None:
    table = set_up(PLANNING)
    reveal(table, f"plan B{8 - home} home {home}")
    assert castle(table, 0)["home"] == home


@pytest.mark.rule("E5.1.7")
def test_vikings_at_home_defend_and_do_nothing_else(set_up: SetUp) -> None:
    table = set_up(f"{PLANNING}\nseat 1: hand 6 6 6 6\nseat 2: hand 1 1 1 1")
    reveal(table, "plan")
    assert table.waiting == (1,)
    fight(table, 1, "siege 2 boat", 2, 6, 1)
    assert (castle(table, 2)["home"], castle(table, 2)["wards"]) == (7, [0, 1, 0, 0])
    assert board(table)["fight"]["attacker"] == 1  # again: nobody at home has an attack


@pytest.mark.rule("E5.1.8")
def test_whoever_is_not_sent_away_is_at_home(set_up: SetUp) -> None:
    table = set_up(PLANNING)
    reveal(table, "plan A1 siege 1 ram")
    assert castle(table, 0)["home"] == 6


@pytest.mark.rule("E5.1.8")
def test_a_plan_in_words_and_in_numbers_is_the_same(set_up: SetUp) -> None:
    words, numbers = set_up(PLANNING), set_up(PLANNING)
    words.play(0, "plan A1 siege 1 ram")
    numbers.play(0, {"plan": {"siege": [[1, "ram"]], "A": 1, "home": 6}})
    assert words.position.checksum() == numbers.position.checksum()


@pytest.mark.rule("E5.1.9")
def test_empty_fields_and_bare_castles_are_legal_targets(set_up: SetUp) -> None:
    table = set_up(PLANNING)
    assert all(field["bricks"] == {} for field in board(table)["fields"].values())
    reveal(table, "plan A1 siege 1 catapult")
    assert vikings(table, "A") == [1, 0, 0]
    assert besiegers(table, 1, "catapult") == [0]


@pytest.mark.rule("E5.1.10")
def test_a_player_without_a_viking_has_nothing_to_plan(set_up: SetUp) -> None:
    table = set_up(f"{PLANNING}\nseat 1: wards 0 0 0 8")
    assert table.waiting == (0, 2)
    assert board(table)["ready"] == [1]
    rest(table)
    assert board(table)["round"] == 2
    assert set(table.waiting) == {0, 1, 2}


@pytest.mark.rule("E5.1.10")
def test_a_player_without_a_viking_still_plays_cards(set_up: SetUp) -> None:
    table = set_up(f"{PLANNING}\nseat 0: hand 5 5 5 5\nseat 1: wards 8 0 0 0, hand 2 2 2 2")
    table.play(0, "plan siege 1 boat")
    table.play(2, "plan")
    table.play(0, "pass")
    table.play(1, "pass")
    assert table.waiting == (0, 1)
    assert options_of(table, 1) == {"play 2"}


@pytest.mark.rule("E5.1.10")
def test_a_round_without_any_viking_passes(set_up: SetUp) -> None:
    hospital = "\n".join(f"seat {seat}: wards 8 0 0 0" for seat in range(3))
    table = set_up(f"{PLANNING}\n{hospital}")
    assert table.position.state.leader == 1
    assert castle(table, 0)["wards"] == [0, 8, 0, 0]


@pytest.mark.rule("E5.1.11")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_only_that_a_plan_is_in(set_up: SetUp, viewer: int | None) -> None:
    table = set_up(PLANNING)
    before = board(table, viewer)
    table.play(0, "place B")
    assert board(table, viewer) == before
    table.play(0, "place siege 1 boat")
    assert board(table, viewer) == before
    table.play(0, "place home")
    assert board(table, viewer) == before | {"ready": [0]}


@pytest.mark.rule("E5.1.11")
def test_a_player_sees_his_own_plan(set_up: SetUp) -> None:
    table = set_up(PLANNING)
    table.play(0, "plan B2 siege 1 boat")
    assert board(table, 0)["sealed"] == {"plan": {"B": 2, "siege 1 boat": 1}, "left": 5}


@pytest.mark.rule("E5.1.11")
def test_plans_come_in_in_any_order(set_up: SetUp) -> None:
    table = set_up(PLANNING)
    for seat in (2, 0):
        table.play(seat, "plan")
    assert table.waiting == (1,)


@pytest.mark.rule("D21")
def test_a_plan_may_be_changed_until_the_last_is_in(set_up: SetUp) -> None:
    table = set_up(PLANNING)
    table.play(0, "plan A8")
    table.play(1, "plan siege 2 boat siege 2 ram")
    table.undo(0)
    table.play(0, "plan B8")
    table.play(2, "plan")
    assert (vikings(table, "A"), vikings(table, "B")) == ([0, 0, 0], [8, 0, 0])
    with pytest.raises(IllegalMove):
        table.undo(0)


@pytest.mark.rule("E5.2.1")
def test_plans_are_carried_out_together_when_the_last_is_in(set_up: SetUp) -> None:
    table = set_up(PLANNING)
    table.play(0, "plan A2")
    table.play(1, "plan A1 siege 2 boat")
    assert [castle(table, seat)["home"] for seat in range(3)] == [8, 8, 8]
    assert vikings(table, "A") == [0, 0, 0]
    table.play(2, "plan A3")
    assert [castle(table, seat)["home"] for seat in range(3)] == [6, 6, 5]
    assert vikings(table, "A") == [2, 1, 3]
    assert besiegers(table, 2, "boat") == [1]


@pytest.mark.rule("E5.2.2")
def test_no_viking_moves_after_the_reveal_but_by_fighting(set_up: SetUp) -> None:
    table = set_up(f"{PLANNING}\nseat 0: hand 6 6 6 6\nseat 1: hand 1 1 1 1")
    for seat in range(3):
        table.play(seat, "plan A2 B1 home 5")
    for move in ("place C", "place home", "plan C1"):
        assert table.why_not(0, move) == ("E4.1.2", "another_step")
        assert table.why_not(1, move) == ("E7.1.1", "not_your_decision")
    fight(table, 0, "attack A 1", 1, 6, 1)
    assert (vikings(table, "A"), vikings(table, "B")) == ([2, 1, 2], [1, 1, 1])
    assert [castle(table, seat)["home"] for seat in range(3)] == [5, 5, 5]


# The number of plans


def finished_plans(table: Table, position: Position) -> Iterator[bytes]:
    """Every sequence of seat 0's vikings, by the plan it ends in."""
    for code in np.flatnonzero(position.legal(0) == 0):
        trial = Position(table.game, table.cards, position.array.copy())
        trial.apply(Entry(0, int(code)))
        if 0 in seats_of(trial.mask()):
            yield from finished_plans(table, trial)
        else:
            yield trial.state.plan[0].tobytes()


@pytest.mark.rule("DP2")
@pytest.mark.parametrize(
    ("seats", "vikings", "plans"),
    [
        *[(3, 1, 14), (3, 2, 99), (3, 3, 476), (4, 1, 17), (4, 2, 144), (4, 3, 816)],
        *[(5, 1, 20), (5, 2, 198), (5, 3, 1300), (6, 1, 23), (6, 2, 261), (6, 3, 1955)],
    ],
)
def test_each_plan_arises_from_one_sequence(set_up: SetUp, seats: int, vikings: int, plans: int) -> None:
    hurt = {3: 8, 4: 6, 5: 6, 6: 5}[seats] - vikings
    table = set_up(f"seats {seats}, round 1, step plan\nseat 0: wards {hurt} 0 0 0")
    found = list(finished_plans(table, table.position))
    assert len(found) == plans
    assert len(set(found)) == plans


@pytest.mark.rule("DP2")
def test_places_are_taken_in_order(set_up: SetUp) -> None:
    table = set_up("seats 4, round 1, step plan")
    table.play(2, "place B")
    assert table.why_not(2, "place A") == ("DP2", "places_in_order")
    table.play(2, "place siege 0 boat")
    assert table.why_not(2, "place siege 3 ram") == ("DP2", "places_in_order")
    assert table.why_not(2, "place siege 0 catapult") == ("DP2", "places_in_order")
    assert options_of(table, 2) == {
        "place siege 0 ram",
        *(f"place siege 1 {s}" for s in ("catapult", "boat", "ram")),
    } | {"place home"}
