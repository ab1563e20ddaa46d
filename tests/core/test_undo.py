"""Undo: an entry of its own, until something hidden was opened or chance fell."""

import random

import numpy as np
import pytest

from meadhall import IllegalMove, Table
from meadhall.core.contract import CHANCE

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
    before, entries = bytes_of(table), list(table.entries)
    assert not table.undoable(seat)
    with pytest.raises(IllegalMove) as illegal:
        table.undo(seat)
    assert (illegal.value.rule, illegal.value.reason) == ("", "cannot_undo")
    assert (bytes_of(table), table.entries) == (before, entries)


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


def test_forced_entries_go_with_the_move_that_forced_them() -> None:
    table = table_at(POOR)
    before = bytes_of(table)
    table.play(0, "attack A 1")
    assert texts(table) == ["attack A 1", "pass", "pass"]
    assert [entry.mark for entry in table.entries] == ["", "forced", "forced"]
    table.undo(0)
    assert bytes_of(table) == before
    table.play(0, "attack A 2")
    assert table.view(None)["position"]["fight"]["defender"] == 2


def test_a_forced_entry_is_no_move_of_its_own() -> None:
    table = table_at(POOR)
    table.play(0, "attack A 1")
    cannot_undo(table, 1)


def test_an_undo_is_an_entry_that_names_the_entry_it_takes_back() -> None:
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


# The kept positions


def latest_move(table: Table, seat: int) -> list[int]:
    move: list[int] = []
    for at in reversed(table.live):
        entry = table.entries[at]
        if entry.seat == seat and entry.mark != "forced":
            move.insert(0, at)
            if entry.mark != "and":
                break
    return move


def folded_without(table: Table, seat: int) -> tuple[bytes, list[int]] | None:
    """The position and the live entries without the seat's latest move, by two folds of the whole log."""
    move = latest_move(table, seat)
    if not move or table.outcome:
        return None
    target = move[0]
    after = {at for at in table.live if at > target and table.entries[at].seat != seat}
    asked = [table.entries[at].seat for at in sorted(after) if table.entries[at].mark != "forced"]
    true, other = table._beginning(), table._beginning()
    opened, kept = -1, list[int]()
    for at in table.live:
        entry = table.entries[at]
        if at == target:
            opened = true.opened(seat)
        elif at < target or (at in after and (entry.mark != "forced" or other.forced() == entry)):
            same = at < target or entry.seat != CHANCE or np.array_equal(true.weights(), other.weights())
            if at > target and not (same and other.fits(entry)):
                return None
            other.apply(entry)
            kept.append(at)
        true.apply(entry)
    bound = true.opened(seat) != opened or asked[:1] == [CHANCE]
    return None if bound else (other.array.tobytes(), kept)


def fast(table: Table, seat: int) -> tuple[bytes, list[int]] | None:
    target = table.log.latest(seat)
    found = None if target is None else table.log.taken_back(seat, target)
    return found and (found[0].array.tobytes(), found[1])


@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [("eketorp", 3, 1), ("eketorp", 5, 2), ("shipwrights", 1, 3), ("shipwrights", 3, 4), ("shipwrights", 5, 5)],
)
def test_what_is_taken_back_is_the_same_as_by_folding_the_whole_log(game: str, seats: int, seed: int) -> None:
    table, dice = Table.new(game, seats, seed), random.Random(seed)
    free = undone = 0
    while table.waiting and len(table.entries) < 500:
        play_on(table, 1, dice.randrange(2**32))
        marks = [table.bookmark()]
        for seat in dice.sample(range(seats), seats):
            expected = folded_without(table, seat)
            assert fast(table, seat) == expected
            assert table.undoable(seat) == (expected is not None)
            free += expected is not None
            if expected and dice.random() < 0.4:
                table.undo(seat)
                undone += 1
                marks.append(table.bookmark())
        if dice.random() < 0.2:
            table.rewind(dice.choice(marks))
    assert free > 60 and undone > 20


def state_of(table: Table) -> tuple[object, ...]:
    return bytes_of(table), list(table.entries), list(table.live), table.fallen, [table.made(seat) for seat in range(3)]


@pytest.mark.parametrize("game", ["eketorp", "shipwrights"])
def test_a_table_is_rewound_to_a_mark_and_goes_on_as_if_nothing_had_been(game: str) -> None:
    table = Table.new(game, 3, 7)
    for step in range(40):
        before, mark = state_of(table), table.bookmark()
        undoable = [table.undoable(seat) for seat in range(3)]
        play_on(table, 1 + step % 3, step)
        if table.undoable(step % 3):
            table.undo(step % 3)
        played = state_of(table)
        assert played != before
        table.rewind(mark)
        assert state_of(table) == before
        assert [table.undoable(seat) for seat in range(3)] == undoable
        assert state_of(Table.parse(table.dump())) == before
        play_on(table, 1 + step % 3, step)
        if table.undoable(step % 3):
            table.undo(step % 3)
        assert state_of(table) == played


def test_a_mark_serves_more_than_once_and_an_earlier_one_still_holds() -> None:
    table = play_on(Table.new("eketorp", 3, 7), 10, 1)
    early, start = table.bookmark(), state_of(table)
    play_on(table, 10, 2)
    late = table.bookmark()
    for seed in range(3):
        play_on(table, 10, seed)
        table.rewind(late)
    for seed in range(3):
        play_on(table, 10, seed)
        table.rewind(early)
        assert state_of(table) == start
    with pytest.raises(ValueError, match="fewer than"):
        table.rewind(late)
