"""A table: how it begins, how moves are given, who sees what, forks and the end."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from meadhall import IllegalMove, Table
from meadhall.core.contract import CHANCE

from .conftest import BATTLE, bytes_of, finished, play_on, table_at, texts

# Beginning


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"game": "chess"}, "no game is called 'chess'; there are .*eketorp"),
        ({"seats": 2}, "3 to 6 seats, not 2"),
        ({"seats": 7}, "3 to 6 seats, not 7"),
        ({"seats": "4"}, "3 to 6 seats, not '4'"),
        ({"seats": 4.0}, "3 to 6 seats, not 4.0"),
        ({"seats": None}, "3 to 6 seats, not None"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": 2**63}, "a seed is a whole number"),
        ({"seed": "1"}, "a seed is a whole number"),
        ({"seed": 1.0}, "a seed is a whole number"),
        ({"seed": True}, "a seed is a whole number"),
        ({"options": "english"}, "preset is one of standard, french, not 'english'"),
        ({"options": {"preset": "english"}}, "preset is one of"),
        ({"options": {"colour": "red"}}, "eketorp has no option colour; it has hospitalExit"),
        ({"options": {"hospitalExit": "never"}}, "hospitalExit is one of 'afterLast', 'onArrival', not 'never'"),
        ({"options": {"siegeBrickCap": 3}}, "siegeBrickCap is one of 'none', 2, not 3"),
        ({"options": {"bootyOptional": 1}}, "bootyOptional is one of False, True, not 1"),
        ({"options": {"firstPlayer": False}}, "firstPlayer is one of"),
        ({"options": {"firstPlayer": 4}}, "firstPlayer names seat 4, of 4"),
        ({"options": {"firstPlayer": -1}}, "firstPlayer is one of"),
    ],
)
def test_a_table_that_cannot_be_is_refused(given: Mapping[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Table.new(**{"game": "eketorp", "seats": 4, **given})


def test_a_seat_that_is_no_whole_number_is_not_the_first_player() -> None:
    with pytest.raises(ValueError, match="firstPlayer"):
        Table.new("eketorp", 3, 1, {"firstPlayer": 5.0})


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_new_table_waits_for_the_plans_of_all(seats: int) -> None:
    table = Table.new("eketorp", seats, 1)
    assert table.waiting == tuple(range(seats))
    assert table.outcome is None


def test_options_are_defaults_then_the_preset_then_what_is_named() -> None:
    assert Table.new("eketorp", 3, 1).options["siegeBrickCap"] == "none"
    assert Table.new("eketorp", 3, 1, "french").options["siegeBrickCap"] == 2
    mixed = Table.new("eketorp", 3, 1, {"preset": "french", "siegeBrickCap": "none"}).options
    assert (mixed["siegeBrickCap"], mixed["hospitalExit"]) == ("none", "onArrival")


def test_without_a_seed_every_table_has_its_own() -> None:
    assert len({Table.new("eketorp", 3).seed for _ in range(5)}) == 5


def test_the_same_seed_and_the_same_choices_give_the_same_game() -> None:
    one, two = finished(4, 8), finished(4, 8)
    assert one.dump() == two.dump()


def test_another_seed_gives_another_game() -> None:
    assert len({tuple(texts(Table.new("eketorp", 4, seed))) for seed in range(20)}) == 20


def test_a_seed_means_the_same_game_for_ever() -> None:
    assert " ".join(texts(Table.new("eketorp", 4, 1))) == (
        "first 0 draw 3 draw 3 draw 4 draw 5 draw 1 draw 1 draw 5 draw 3 draw 6 draw 6 draw 6 draw 5"
        " draw 4 draw 6 draw 5 draw 3 material 10"
    )


def test_the_dice_do_not_depend_on_who_plans_first() -> None:
    plans = {0: "plan A2", 1: "plan B1 D1", 2: "plan C3"}
    tables = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        table = Table.new("eketorp", 3, 4)
        for seat in order:
            table.play(seat, plans[seat])
        while table.view(None)["position"]["round"] == 1:
            play_on(table, 1, 1)
        for seat in order:
            table.play(seat, "plan")
        tables.append(table)
    chances = [[entry for entry in table.entries if entry.seat == CHANCE] for table in tables]
    assert chances[0] == chances[1] == chances[2]
    assert bytes_of(tables[0]) == bytes_of(tables[1]) == bytes_of(tables[2])


# Moves


@pytest.mark.parametrize("form", ["text", "spaced text", "code", "action"])
def test_a_move_may_be_given_as_text_code_or_action(form: str) -> None:
    table = Table.new("eketorp", 3, 1)
    action = next(move for move in table.moves(1) if move.text == "place siege 2 boat")
    table.play(
        1, {"text": action.text, "spaced text": " place  siege 2\tboat ", "code": action.code, "action": action}[form]
    )
    assert table.view(1)["position"]["sealed"] == {"plan": {"siege 2 boat": 1}, "left": 7}


@pytest.mark.parametrize("plan", ["plan A2 siege 2 boat", {"plan": {"siege": [[2, "boat"]], "A": 2}}])
def test_a_whole_plan_may_be_given_at_once(plan: Any) -> None:
    table = Table.new("eketorp", 3, 1)
    table.play(1, plan)
    assert texts(table)[-4:] == ["place A", "place A", "place siege 2 boat", "place home"]
    assert [entry.mark for entry in table.entries[-4:]] == ["", "and", "and", "and"]
    assert table.waiting == (0, 2)


def test_a_plan_of_all_vikings_needs_no_word_of_home() -> None:
    one, two = Table.new("eketorp", 3, 1), Table.new("eketorp", 3, 1)
    one.play(0, "plan G8")
    two.play(0, {"plan": {"G": 8, "home": 0}})
    assert one.waiting == two.waiting == (1, 2)
    assert bytes_of(one) == bytes_of(two)


@pytest.mark.parametrize(
    ("move", "refused"),
    [
        ("plan A9", ("E5.1.1", "nobody_left_at_home")),
        ("plan A5 B4", ("E5.1.1", "nobody_left_at_home")),
        ("plan A5 home 2", ("E5.1.2", "vikings_do_not_add_up")),
        ("plan A5 home 4", ("E5.1.2", "vikings_do_not_add_up")),
        ({"plan": {"A": 8, "B": 1}}, ("E5.1.1", "nobody_left_at_home")),
        ({"plan": {"A": 1, "home": 1}}, ("E5.1.2", "vikings_do_not_add_up")),
        ("plan siege 1 boat siege 1 boat", ("E5.1.4", "one_viking_a_siege_field")),
        ({"plan": {"siege": [[1, "boat"], [1, "boat"]]}}, ("E5.1.4", "one_viking_a_siege_field")),
        ("plan siege 0 boat", ("E5.1.6", "own_castle")),
        ("plan A1 siege 0 boat siege 1 ram", ("E5.1.6", "own_castle")),
        ("plan siege 3 boat", ("E2.8", "castle_not_in_play")),
        ({"plan": {"siege": [[5, "ram"]]}}, ("E2.8", "castle_not_in_play")),
        ("pass", ("E4.1.2", "another_step")),
        ("material 1", ("E14.11", "dice_decide")),
        ("plan A", ("", "no_such_move")),
        ("plan H1", ("", "no_such_move")),
        ("plan A1, B1", ("", "no_such_move")),
        ("plan siege 1", ("", "no_such_move")),
        ("plans", ("", "no_such_move")),
        ("", ("", "no_such_move")),
        ("place", ("", "no_such_move")),
        (-1, ("", "no_such_move")),
        (10**9, ("", "no_such_move")),
        (1.0, ("", "no_such_move")),
        (True, ("", "no_such_move")),
        (None, ("", "no_such_move")),
        ([], ("", "no_such_move")),
        ({}, ("", "no_such_move")),
        ({"plan": {"A": -1}}, ("", "no_such_move")),
        ({"plan": {"A": 1.0}}, ("", "no_such_move")),
        ({"plan": {"A": True}}, ("", "no_such_move")),
        ({"plan": {"A": "1"}}, ("", "no_such_move")),
        ({"plan": {"H": 1}}, ("", "no_such_move")),
        ({"plan": {"siege": [[9, "boat"]]}}, ("", "no_such_move")),
        ({"plan": {"siege": [["1 boat"]]}}, ("", "no_such_move")),
        ({"plan": {"siege": 1}}, ("", "no_such_move")),
        ({"plan": ["A"]}, ("", "no_such_move")),
        ({"plan": {}, "more": 1}, ("", "no_such_move")),
    ],
)
def test_a_move_that_is_not_legal_is_refused_with_its_rule_and_changes_nothing(
    move: Any, refused: tuple[str, str]
) -> None:
    table = Table.new("eketorp", 3, 1)
    before, entries = bytes_of(table), list(table.entries)
    assert table.why_not(0, move) == refused
    with pytest.raises(IllegalMove) as illegal:
        table.play(0, move)
    assert (illegal.value.rule, illegal.value.reason) == refused
    assert refused[0] in str(illegal.value)
    assert (bytes_of(table), table.entries) == (before, entries)


def test_a_compound_move_whose_later_step_is_illegal_changes_nothing() -> None:
    table = table_at("seats 3, round 2, leader 0, step build\ncarried 0: grass wood\nwalls 0: grass grass grass")
    before = bytes_of(table)
    assert table.why_not(0, "build 1 grass") is None
    assert table.why_not(0, "build 1 grass 2 stone") == ("E10.2.1", "brick_not_brought")
    with pytest.raises(IllegalMove, match="build 2 stone"):
        table.play(0, "build 1 grass 2 stone")
    assert (bytes_of(table), table.entries) == (before, [])
    table.play(0, "build 2 wood 1 grass")
    assert texts(table)[:2] == ["build 1 grass", "build 2 wood"]


def test_why_not_says_nothing_of_a_legal_move_and_changes_nothing() -> None:
    table = Table.new("eketorp", 3, 1)
    before = bytes_of(table)
    assert table.why_not(0, "plan A3 siege 1 boat") is None
    assert all(table.why_not(2, move) is None for move in table.moves(2))
    assert bytes_of(table) == before


def test_a_seat_that_is_not_waiting_has_no_moves() -> None:
    table = table_at(BATTLE)
    assert (table.waiting, table.moves(1)) == ((0,), [])
    assert table.why_not(1, "attack A 0") == ("E7.1.1", "not_your_decision")


@pytest.mark.parametrize("seat", [-1, 3, "0", None, 1.0, True])
def test_there_are_no_other_seats(seat: Any) -> None:
    table = Table.new("eketorp", 3, 1)
    for call in (table.moves, table.undo, table.undoable, lambda seat: table.play(seat, "plan")):
        with pytest.raises(ValueError, match="there is no seat"):
            call(seat)


def test_waiting_loses_a_seat_when_its_plan_is_sealed() -> None:
    table = Table.new("eketorp", 3, 1)
    waiting = [table.waiting]
    for place in ("place A", "place home"):
        table.play(1, place)
        waiting.append(table.waiting)
    assert waiting == [(0, 1, 2), (0, 1, 2), (0, 2)]


# Looking


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    table = table_at(BATTLE)
    for viewer, shown in ((None, []), (0, [0]), (1, [1])):
        castles = table.view(viewer)["position"]["castles"]
        assert [seat for seat in range(3) if castles[seat]["hand"] is not None] == shown


def test_a_seat_sees_its_moves_and_a_spectator_has_none() -> None:
    table = table_at(BATTLE)
    assert [move["text"] for move in table.view(0)["moves"]] == ["attack A 1", "attack A 2"]
    assert table.view(0)["moves"][0]["code"] == table.moves(0)[0].code
    assert table.view(1)["moves"] == table.view(None)["moves"] == []


def test_a_sealed_plan_is_seen_by_its_seat_alone() -> None:
    table = Table.new("eketorp", 3, 1)
    before = {viewer: table.view(viewer) for viewer in (None, 1, 2)}
    table.play(0, "place A")
    assert {viewer: table.view(viewer) for viewer in (None, 1, 2)} == before
    assert table.view(0)["position"]["sealed"]["plan"] == {"A": 1}
    assert table.view(None)["position"]["sealed"] is None


def test_a_view_counts_the_decisions_of_its_own_seat() -> None:
    table = Table.new("eketorp", 3, 1)
    table.play(0, "place A")
    table.play(0, "place B")
    table.play(1, "place A")
    assert [table.view(seat)["decision"] for seat in (0, 1, 2, None)] == [2, 1, 0, 0]


def test_the_end_has_a_reason_scores_that_add_up_and_the_best_as_winners() -> None:
    for seed in range(4):
        table = finished(3, seed)
        outcome = table.outcome
        assert outcome is not None and outcome.reason in ("castle", "rounds")
        totals = [score["total"] for score in outcome.scores]
        for score in outcome.scores:
            assert set(score) == {*table.game.parts, "total"}
            assert sum(score[part] for part in table.game.parts) == score["total"]
        assert outcome.winners == tuple(seat for seat in range(3) if totals[seat] == max(totals))
        assert table.waiting == ()
        assert (table.why_not(0, "plan") or ("", ""))[1] == "game_over"
        assert json.loads(json.dumps(table.view(None)))["outcome"]["winners"] == list(outcome.winners)


# Replay and forks


def test_the_table_as_it_was_after_each_entry() -> None:
    table = Table.new("eketorp", 3, 1)
    begun = len(table.entries)
    positions = {begun: bytes_of(table)}
    for _ in range(40):
        play_on(table, 1, len(table.entries))
        positions[len(table.entries)] = bytes_of(table)
    for count, position in positions.items():
        then = table.at(count)
        assert bytes_of(then) == position
        assert then.entries == table.entries[:count]
    assert table.at(0).waiting == () and table.at(0).entries == []


@pytest.mark.parametrize("position", [-1, 10_000])
def test_there_is_no_position_beyond_the_log(position: int) -> None:
    with pytest.raises(ValueError, match="there is no entry"):
        Table.new("eketorp", 3, 1).at(position)


@pytest.mark.parametrize("seat", [0, 3])
def test_a_fork_of_a_running_table_is_imagined_and_keeps_what_the_seat_knows(seat: int) -> None:
    table = play_on(Table.new("eketorp", 4, 2), 25, 2)
    forks = [table.fork(seat, seed=seed) for seed in range(12)]
    for fork in forks:
        assert fork.imagined is not None and fork.imagined[0] == seat
        assert fork.view(seat)["imagined"] is True
        assert fork.known(seat).tobytes() == table.known(seat).tobytes()
        assert fork.game.rules.faults(fork.position.state, fork.cards.record) == 0
    assert table.view(seat)["imagined"] is False
    hands = {tuple(fork.position.state.hand[1 if seat == 0 else 0].tolist()) for fork in forks}
    assert len(hands) > 1


def test_a_fork_goes_its_own_way() -> None:
    table = play_on(Table.new("eketorp", 3, 2), 30, 2)
    before = table.dump()
    ends = {play_on(table.fork(1, seed=seed), 5000, 3).dump() for seed in range(3)}
    assert len(ends) == 3
    assert table.dump() == before


def test_a_fork_of_an_earlier_position_knows_what_the_seat_knew_then() -> None:
    table = play_on(Table.new("eketorp", 3, 2), 60, 2)
    early = next(count for count in range(30, 60) if table.at(count).waiting)
    fork = table.fork(2, entry=early, seed=1)
    assert fork.known(2).tobytes() == table.at(early).known(2).tobytes()


def test_a_running_table_has_no_true_fork() -> None:
    table = play_on(Table.new("eketorp", 3, 2), 60, 2)
    for position in (None, 25):
        with pytest.raises(ValueError, match="name the seat"):
            table.fork(entry=position)


def test_a_finished_table_has_true_forks() -> None:
    table = finished()
    count = next(count for count in range(200, 300) if table.at(count).waiting)
    fork = table.fork(entry=count, seed=9)
    assert bytes_of(fork) == bytes_of(table.at(count))
    assert play_on(fork, 5000, 9).outcome is not None
    assert table.fork(seed=9).outcome == table.outcome


@pytest.mark.parametrize("seed", [-1, 2**63, "1", True])
def test_a_fork_with_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        Table.new("eketorp", 3, 1).fork(0, seed=seed)
