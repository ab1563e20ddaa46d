"""Taking actions back, and the stop after too many of them (S16.2.5, S16.2.6)."""

import pytest

from meadhall import IllegalMove, Table

from .conftest import SetUp, act, fall, goods, options_of, yard

AT_WORK = "seats 3, round 2, card RO01, step actions\nseat 0: worker 5, coin 9, gold 2\n"


def undo_all(table: Table, seat: int) -> int:
    """Take back as much as may be; how many moves that were."""
    count = 0
    while table.undoable(seat):
        table.undo(seat)
        count += 1
    return count


# Taking back


@pytest.mark.rule("S16.2.5")
@pytest.mark.parametrize(
    "moves",
    [
        ["buy wood"],
        ["buy wood", "buy wool", "buy iron", "forge"],
        ["discard BU01"],
        ["discard SH04, basic iron"],
        ["discard SH04", "basic iron"],
        ["lay SH03", "lay CR07", "dismiss board 1"],
        ["place board 1", "lay SH03"],
        ["place board 4", "tuck TF01, at 1", "place building 1", "ability townsfolk", "stop"],
        ["tuck JA07, at 1"],
    ],
)
def test_actions_of_the_phase_can_be_taken_back_one_by_one(set_up: SetUp, moves: list[str]) -> None:
    table = set_up(AT_WORK + "hand 0: BU01 SH04 SH03 CR07 TF01 JA07\ntracks 0: 0 2 0\nbuildings 0: HU01, BU02")
    before = table.position.array.tobytes()
    for move in moves:
        table.play(0, move)
    assert table.position.array.tobytes() != before
    assert undo_all(table, 0) == len(moves)
    assert table.position.array.tobytes() == before


@pytest.mark.rule("S16.2.5")
def test_an_undo_is_a_row_of_the_log(set_up: SetUp) -> None:
    table = set_up(AT_WORK)
    table.play(0, "buy wood")
    table.undo(0)
    assert [entry.mark for entry in table.entries] == ["", "undo"]
    assert Table.parse(table.dump()).view(0) == table.view(0)


@pytest.mark.rule("S16.2.5")
def test_what_others_did_meanwhile_stays(set_up: SetUp) -> None:
    table = set_up(AT_WORK + "hand 1: BU06")
    table.play(0, "buy wood")
    table.play(1, "forge")
    table.play(1, "discard BU06")
    drawn = table.view(1)["position"]["hand"]
    table.undo(0)
    assert goods(table, 0)["coin"] == 9
    assert goods(table, 1)["gold"] == 2
    assert table.view(1)["position"]["hand"] == drawn


@pytest.mark.rule("S16.2.5")
@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("hand 0: BU06", "discard BU06"),
        ("hand 0: TF08", "play TF08"),
        ("tracks 0: 0 1 1\nbuildings 0: HU01, BU07", "place building 1"),
        ("heroes: common 0 1 2", "hero common"),
        ("hand 0: JA08\ntracks 0: 3 1 0", "tuck JA08, at 0"),
        ("hand 0: JA09\ntracks 0: 0 3 0", "tuck JA09, at 0"),
        ("tracks 0: 10 1 0\nraids 0: RA01 RA02", "raid 1"),
    ],
    ids=["discard", "townsfolk", "building", "hero", "raid card", "trade card", "raid"],
)
def test_an_action_that_drew_a_card_of_any_deck_stays(set_up: SetUp, line: str, move: str) -> None:
    table = set_up(AT_WORK + line)
    table.play(0, "buy wood")
    table.play(0, move)
    assert not table.undoable(0)
    with pytest.raises(IllegalMove):
        table.undo(0)


@pytest.mark.rule("S16.2.5")
def test_actions_after_the_last_draw_can_still_be_taken_back(set_up: SetUp) -> None:
    table = set_up(AT_WORK + "hand 0: BU06")
    table.play(0, "buy wood")
    table.play(0, "discard BU06")
    table.play(0, "buy wood")
    table.play(0, "place board 5")
    assert undo_all(table, 0) == 2
    assert goods(table) == {"worker": 5, "coin": 8, "wood": 1, "gold": 2}


@pytest.mark.rule("S16.2.5")
def test_the_choice_after_a_drawn_trade_card_can_be_taken_back_but_not_the_card(set_up: SetUp) -> None:
    table = set_up(AT_WORK + "hand 0: JA09\ntracks 0: 0 3 0")
    table.play(0, "tuck JA09, at 0")
    table.play(0, "cash")
    assert undo_all(table, 0) == 1
    assert yard(table)["pending"]["ask"] == "trade_card"


@pytest.mark.rule("S16.2.5")
def test_nothing_is_taken_back_after_ending_the_phase(set_up: SetUp) -> None:
    table = set_up(AT_WORK)
    table.play(0, "buy wood")
    table.play(0, "end")
    assert not table.undoable(0)


@pytest.mark.rule("S16.2.5")
def test_nothing_of_an_earlier_phase_is_taken_back(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 1, card RO01, step draft
        pack 0: SH01 SH02
        pack 1: SH03 SH04
        pack 2: SH05 SH06
    """)
    for seat, card in enumerate(("SH01", "SH03", "SH05")):
        table.play(seat, f"card {card}")
    assert table.view(None)["position"]["step"] == "actions"
    assert not any(table.undoable(seat) for seat in range(3))


# The safety stop


def tired(set_up: SetUp, lines: str = "", actions: int = 400) -> Table:
    """A table where seat 0 has bought so many times in this phase."""
    table = set_up(f"seats 3, round 2, card RO01, step actions\nseat 0: worker 5, coin 500, gold 5\n{lines}")
    act(table, 0, *["buy wood"] * actions)
    return table


@pytest.mark.rule("S16.2.6")
def test_the_400th_action_is_still_free(set_up: SetUp) -> None:
    table = tired(set_up, actions=399)
    assert {"buy wood", "place board 1", "end"} <= options_of(table, 0)
    act(table, 0, "buy wood")
    assert table.why_not(0, "buy wood") == ("S16.2.6", "enough_actions")


@pytest.mark.rule("S16.2.6")
def test_after_400_actions_only_discarding_and_ending_are_legal(set_up: SetUp) -> None:
    table = tired(
        set_up,
        "hand 0: SH04 CR07 TF01 JA01 BU01\nboard 0: SH03 CR07\ntracks 0: 4 1 0\nraids 0: RA06\nbuildings 0: HU01/CR01",
    )
    assert options_of(table, 0) == {f"discard {card}" for card in ("SH04", "CR07", "TF01", "JA01", "BU01")}
    for move in ("lay SH04", "tuck JA01", "play TF01", "build BU01", "ship 1", "place board 5", "dismiss board 1",
                 "buy wood", "forge", "hero common", "raid 1"):  # fmt: skip
        assert table.why_not(0, move) == ("S16.2.6", "enough_actions")
    assert table.why_not(0, "end") == ("S6.1.3", "hand_not_empty")


@pytest.mark.rule("S16.2.6")
def test_discarding_after_the_stop_gives_its_reward_and_then_one_can_end(set_up: SetUp) -> None:
    table = tired(set_up, "hand 0: SH04 BU06")
    act(table, 0, "discard SH04", "basic iron", "discard BU06")
    fall(table, "draw JA01")
    assert options_of(table, 0) == {"discard JA01"}
    act(table, 0, "discard JA01")
    assert goods(table) == {"worker": 5, "coin": 100, "wood": 400, "iron": 1, "gold": 6}
    assert options_of(table, 0) == {"end"}


@pytest.mark.rule("S16.2.6")
def test_the_stop_is_a_players_own_and_of_one_phase(set_up: SetUp) -> None:
    table = tired(set_up)
    assert table.why_not(1, "buy wood") is None
    for seat in range(3):
        table.play(seat, "end")
    while table.view(None)["position"]["step"] == "draft":
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    assert table.why_not(0, "buy wood") is None
