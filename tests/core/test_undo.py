"""Undo: a row of its own, until something hidden was opened or chance fell."""

import pytest

from meadhall import IllegalMove, Table

from .conftest import BATTLE, bytes_of, play_on, table_at, texts

POOR = """
seats 3, round 2, leader 0, step fights
A grass: 0 1 2
seat 0: hand 1 2 5 6, amulets 0
seat 1: hand 2 3 4 6, amulets 0
"""


def to_the_cards(table: Table) -> Table:
    table.play(0, "attack A 1")
    table.play(0, "pass")
    table.play(1, "pass")
    return table


def cannot_undo(table: Table, seat: int) -> None:
    before, rows = bytes_of(table), list(table.entries)
    assert not table.undoable(seat)
    with pytest.raises(IllegalMove) as illegal:
        table.undo(seat)
    assert (illegal.value.rule, illegal.value.reason) == ("", "cannot_undo")
    assert (bytes_of(table), table.entries) == (before, rows)


def test_there_is_nothing_to_undo_before_the_first_move() -> None:
    table = Table.new("eketorp", 3, 1)
    for seat in range(3):
        cannot_undo(table, seat)
    table.play(0, "plan A1")
    cannot_undo(table, 1)


def test_a_step_of_a_plan_is_taken_back() -> None:
    table = Table.new("eketorp", 3, 1)
    before = bytes_of(table)
    table.play(0, "place B")
    after_one = bytes_of(table)
    table.play(0, "place C")
    table.undo(0)
    assert bytes_of(table) == after_one
    table.undo(0)
    assert bytes_of(table) == before
    cannot_undo(table, 0)


def test_a_whole_plan_is_taken_back_at_once() -> None:
    table = Table.new("eketorp", 3, 1)
    before = bytes_of(table)
    table.play(0, "plan A2 siege 1 boat")
    assert table.waiting == (1, 2)
    table.undo(0)
    assert bytes_of(table) == before
    table.play(0, "plan G1")
    assert table.view(0)["position"]["sealed"]["plan"] == {"G": 1}


def test_a_sealed_plan_is_taken_back_until_the_last_one_is_in() -> None:
    table = Table.new("eketorp", 3, 1)
    table.play(0, "plan A1")
    table.play(1, "plan A1")
    assert table.undoable(0) and table.undoable(1)
    table.undo(0)
    table.play(0, "plan B1")
    table.play(2, "plan B1")
    for seat in range(3):
        cannot_undo(table, seat)


def test_the_last_to_seal_a_plan_cannot_look_and_take_it_back() -> None:
    table = Table.new("eketorp", 3, 1)
    table.play(0, "plan A1")
    table.play(1, "plan siege 0 boat siege 0 ram")
    table.play(2, "place B")
    assert table.undoable(2)
    table.play(2, "place home")
    cannot_undo(table, 2)


def test_the_last_to_plan_cannot_take_it_back_when_nobody_left_home() -> None:
    table = Table.new("eketorp", 3, 1)
    for seat in range(3):
        table.play(seat, "plan")
    assert table.view(None)["position"]["round"] == 2
    for seat in range(3):
        cannot_undo(table, seat)


def test_a_later_sealed_choice_of_another_seat_survives() -> None:
    table = Table.new("eketorp", 3, 1)
    table.play(0, "plan A1")
    table.play(1, "plan B2 siege 2 ram")
    known = table.known(1).tobytes()
    table.undo(0)
    assert table.waiting == (0, 2)
    assert table.known(1).tobytes() != known, "everybody sees who is ready"
    assert table.view(1)["position"]["sealed"]["plan"] == {"B": 2, "siege 2 ram": 1}
    alone = Table.new("eketorp", 3, 1)
    alone.play(1, "plan B2 siege 2 ram")
    assert bytes_of(table) == bytes_of(alone)


def test_a_declared_attack_is_taken_back_while_the_opponent_has_not_acted() -> None:
    table = table_at(BATTLE)
    before = bytes_of(table)
    table.play(0, "attack A 1")
    table.play(0, "pass")
    table.undo(0)
    table.undo(0)
    assert bytes_of(table) == before
    table.play(0, "attack A 2")
    assert table.view(None)["position"]["fight"]["defender"] == 2


def test_a_declared_attack_stands_once_the_opponent_has_acted() -> None:
    table = to_the_cards(table_at(BATTLE))
    cannot_undo(table, 0)
    assert table.undoable(1)


def test_the_first_card_is_taken_back_until_the_other_is_played() -> None:
    table = to_the_cards(table_at(BATTLE))
    table.play(0, "play 5")
    table.undo(0)
    assert table.view(0)["position"]["sealed"] is None
    table.play(0, "play 1")
    assert table.view(0)["position"]["sealed"] == {"card": 1}
    table.play(1, "play 6")
    cannot_undo(table, 0)


def test_the_last_to_play_a_card_cannot_look_and_take_it_back() -> None:
    table = to_the_cards(table_at(BATTLE))
    table.play(0, "play 5")
    table.play(1, "play 6")
    cannot_undo(table, 1)


def test_an_exchange_that_drew_cards_cannot_be_taken_back() -> None:
    table = table_at(BATTLE)
    table.play(0, "attack A 1")
    table.play(0, "exchange")
    assert [text.split()[0] for text in texts(table)] == ["attack", "exchange", *["draw"] * 4, "pass"]
    cannot_undo(table, 0)


def test_what_was_done_before_chance_fell_for_another_cannot_slip_under_it() -> None:
    table = table_at(BATTLE)
    table.play(0, "attack A 1")
    table.play(0, "pass")
    table.play(1, "exchange")
    cannot_undo(table, 0)
    cannot_undo(table, 1)


def test_forced_rows_go_with_the_move_that_forced_them() -> None:
    table = table_at(POOR)
    before = bytes_of(table)
    table.play(0, "attack A 1")
    assert texts(table) == ["attack A 1", "pass", "pass"]
    assert [entry.mark for entry in table.entries] == ["", "forced", "forced"]
    table.undo(0)
    assert bytes_of(table) == before
    table.play(0, "attack A 2")
    assert table.view(None)["position"]["fight"]["defender"] == 2


def test_a_forced_row_is_no_move_of_its_own() -> None:
    table = table_at(POOR)
    table.play(0, "attack A 1")
    cannot_undo(table, 1)


def test_an_undo_is_a_row_that_names_the_row_it_takes_back() -> None:
    table = Table.new("eketorp", 3, 1)
    begun = len(table.entries)
    table.play(0, "plan A1 B1")
    table.undo(0)
    assert texts(table)[begun:] == ["place A", "place B", "place home", f"undo {begun}"]
    assert table.entries[-1].seat == 0


def test_an_undo_survives_saving_and_replay() -> None:
    table = Table.new("eketorp", 3, 1)
    table.play(0, "plan A1 B1")
    planned, count = bytes_of(table), len(table.entries)
    table.undo(0)
    table.play(1, "plan D1")
    table.play(0, "plan C1")
    table.undo(1)
    again = Table.parse(table.dump())
    assert again.entries == table.entries and again.live == table.live
    assert bytes_of(again) == bytes_of(table)
    assert bytes_of(table.at(count)) == planned
    assert bytes_of(table.at(count + 1)) == bytes_of(Table.new("eketorp", 3, 1))
    again.undo(0)
    assert again.waiting == (0, 1, 2)


def test_undo_moves_no_dice() -> None:
    plain, undone = Table.new("eketorp", 3, 1), Table.new("eketorp", 3, 1)
    undone.play(0, "plan A3")
    undone.undo(0)
    for table in (plain, undone):
        for seat in range(3):
            table.play(seat, "plan")
    assert bytes_of(plain) == bytes_of(undone)


def test_whatever_can_be_undone_leads_back_to_where_it_was_played() -> None:
    table = Table.new("eketorp", 3, 6)
    undone = 0
    for step in range(150):
        seat = table.waiting[step % len(table.waiting)]
        before, moves = bytes_of(table), table.moves(seat)
        table.play(seat, moves[step % len(moves)])
        if step % 3 == 0 and table.undoable(seat):
            table.undo(seat)
            assert bytes_of(table) == before
            undone += 1
            play_on(table, 1, step)
    assert undone > 15
    assert bytes_of(Table.parse(table.dump())) == bytes_of(table)
