"""Taking back actions of the running phase, up to the last card drawn (S16.2.5)."""

import numpy as np
import pytest

from meadhall import IllegalMove, Table

from .conftest import SetUp, goods, yard
from .dealing import seen
from .test_actions import all_but

WHOLE = "ship 1, labourer, card TF05, from 2, at 0"
KNARR = (
    "seats 3\nseat 0: wood 1, wool 5, iron 3, gold 9, coin 9\nhand 0: TF05 TF06 TF01\n"
    "board 0: SH09 CR07 CR01\nbuildings 0: HU06/CR19"
)


def is_at(table: Table, state: np.ndarray) -> bool:
    return np.array_equal(table.position.array, state)


def refused(table: Table, seat: int) -> bool:
    before = table.position.array.copy()
    with pytest.raises(IllegalMove, match="undo"):
        table.undo(seat)
    return not table.undoable(seat) and is_at(table, before)


@pytest.mark.rule("S16.2.5")
def test_all_actions_of_the_phase_are_taken_back_one_by_one(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nseat 0: worker 9, coin 9, wood 9, wool 9, iron 9, gold 9\nhand 0: SH02 SH04 CR01 JA07 TF01 BU01\n"
        "board 0: SH03 CR07\nbuildings 0: HU04, BU05\ntracks 0: 4 1 0\nraids 0: RA02"
    )
    moves = [
        "discard SH02", "discard SH04, basic iron", "lay CR01", "tuck JA07, at 1", "play TF01", "build BU01",
        "place building 2", "buy wood", "forge", "raid 1", "dismiss board 3", "place board 4",
    ]  # fmt: skip
    states = []
    for move in moves:
        states.append(table.position.array.copy())
        table.play(0, move)
    for state in reversed(states):
        table.undo(0)
        assert is_at(table, state)
    assert refused(table, 0)


@pytest.mark.rule("S16.2.5")
@pytest.mark.parametrize(
    ("yard_text", "move"),
    [
        ("hand 0: TF02", "discard TF02"),
        ("hand 0: TF08", "play TF08"),
        ("hand 0: SH01", "hero common"),
        ("buildings 0: HU05\ntracks 0: 1 0 0", "place building 0"),
        ("hand 0: JA08\ntracks 0: 3 1 0", "tuck JA08, at 0"),
        ("hand 0: JA09\ntracks 0: 0 3 0", "tuck JA09, at 0"),
        ("board 0: SH07 CR02 CR10\nbuildings 0: HU04\ntracks 0: 1 0 0", "ship 1, from 2, from 3"),
    ],
)
def test_an_action_that_drew_a_card_of_any_deck_stays(set_up: SetUp, yard_text: str, move: str) -> None:
    table = set_up(f"seats 3, round 2\nseat 0: worker 4, coin 9, wood 1, wool 1, iron 2, gold 1\n{yard_text}")
    table.play(0, "buy wood")
    table.play(0, move)
    assert refused(table, 0)


@pytest.mark.rule("S16.2.5")
def test_actions_after_a_draw_are_taken_back_up_to_it(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 0: TF02")
    table.play(0, "place board 1")
    table.play(0, "discard TF02")
    drawn = table.position.array.copy()
    table.play(0, "place board 3")
    table.play(0, "buy wood")
    table.undo(0)
    table.undo(0)
    assert is_at(table, drawn)
    assert refused(table, 0)


@pytest.mark.rule("S16.2.5")
def test_an_upgrade_draws_no_card_and_is_taken_back(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA10\nbuildings 0: HU06\ntracks 0: 0 0 3")
    before = table.position.array.copy()
    table.play(0, "tuck JA10, at 0, upgrade hut")
    table.undo(0)
    assert is_at(table, before)


@pytest.mark.rule("S16.2.5")
def test_what_others_did_and_drew_in_between_stays(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 0: SH02 CR01\nhand 1: TF02 SH01\nhand 2: SH04")
    before = yard(table)
    table.play(0, "lay CR01")
    table.play(1, "discard TF02")
    table.play(0, "discard SH02")
    table.play(2, "discard SH04, basic wool")
    table.play(1, "lay SH01")
    others = [yard(table, 1), table.view(1)["position"]["hand"], yard(table, 2)]
    table.undo(0)
    table.undo(0)
    assert yard(table) == before
    assert [yard(table, 1), table.view(1)["position"]["hand"], yard(table, 2)] == others
    assert table.view(0)["position"]["hand"] == ["SH02", "CR01"]
    assert seen(table)["discards"] == ["SH04", "TF02"]


@pytest.mark.rule("S16.2.5")
@pytest.mark.parametrize(
    ("yard_text", "moves"),
    [
        ("seat 1: worker 3, wood 2, wool 1, iron 2\nboard 1: SH01 CR01", ("ship 1", "place board 3")),
        ("hand 1: CR01 SH01", ("tuck CR01", "lay SH01")),
        ("hand 1: JA08\ntracks 1: 3 0 1", ("tuck JA08",)),
    ],
)
def test_forced_steps_of_others_in_between_do_not_bind(set_up: SetUp, yard_text: str, moves: tuple[str, ...]) -> None:
    table = set_up(f"seats 3\nhand 0: SH02\n{yard_text}")
    before = yard(table)
    table.play(0, "discard SH02")
    for move in moves:
        table.play(1, move)
    other = yard(table, 1)
    table.undo(0)
    assert (yard(table), yard(table, 1)) == (before, other)


@pytest.mark.rule("S16.2.5")
@pytest.mark.rule("S16.3.6")
def test_a_card_that_another_drew_after_a_reshuffle_cannot_be_taken_back(set_up: SetUp) -> None:
    table = set_up(f"seats 3\nhand 0: SH02\nhand 1: TF02\nhand 2: {all_but('SH02', 'TF02')}")
    table.play(0, "discard SH02")
    table.play(1, "discard TF02")
    assert seen(table)["discards"] == []
    assert refused(table, 0)


@pytest.mark.rule("S16.2.5")
@pytest.mark.rule("S16.2.2")
def test_the_end_is_final_for_the_seat_and_not_for_others(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 0: SH02\nhand 1: SH02")
    table.play(1, "discard SH02")
    table.play(0, "discard SH02")
    table.play(0, "end")
    assert refused(table, 0)
    table.undo(1)
    assert table.view(1)["position"]["hand"] == ["SH02"]
    assert seen(table)["done"] == [0]


@pytest.mark.rule("S16.2.5")
def test_nothing_of_a_phase_that_is_over_is_taken_back(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 2: SH02")
    table.play(2, "discard SH02")
    for seat in range(3):
        table.play(seat, "end")
    assert seen(table)["step"] == "draft"
    assert all(refused(table, seat) for seat in range(3))


@pytest.mark.rule("S16.2.5")
def test_a_payment_in_one_line_goes_at_once_and_step_by_step_goes_step_by_step(set_up: SetUp) -> None:
    table = set_up(KNARR)
    start = table.position.array.copy()
    table.play(0, WHOLE)
    table.undo(0)
    assert is_at(table, start)
    states = []
    for step in WHOLE.split(", "):
        states.append(table.position.array.copy())
        table.play(0, step)
    assert yard(table)["ships"] == ["SH09"]
    for state in reversed(states):
        table.undo(0)
        assert is_at(table, state)


@pytest.mark.rule("S16.2.5")
def test_forced_steps_go_with_the_choice_before_them(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nseat 0: wood 1, wool 5, iron 1, gold 5, coin 1\nhand 0: TF05\nboard 0: SH09 CR07\n"
        "buildings 0: HU06/CR19"
    )
    before = table.position.array.copy()
    table.play(0, "ship 1")
    assert yard(table)["ships"] == ["SH09"]
    table.undo(0)
    assert is_at(table, before)


@pytest.mark.rule("S16.2.5")
def test_after_taking_back_another_way_is_open_and_the_log_replays(set_up: SetUp) -> None:
    table = set_up(KNARR)
    table.play(0, "ship 1, labourer, card TF05")
    table.play(1, "buy wood")
    table.undo(0)
    assert goods(table)["gold"] == 9
    table.play(0, "ship 1, from 3, from 3, labourer, card TF01")
    assert [space["card"] for space in yard(table)["board"]][:2] == ["CR07", None]
    assert Table.parse(table.dump()).position.checksum() == table.position.checksum()
