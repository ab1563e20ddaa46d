"""Picks of the draft are secret and simultaneous (S5.1.2, S5.1.3, Q6, Q52, Q60)."""

import pytest

from meadhall import IllegalMove, Table

from .conftest import SetUp, act, options_of, yard
from .dealing import play_on, seen

PACKS = "step draft\npack 0: SH01 SH02 SH03\npack 1: BU01 BU02 BU03"
THREE = f"seats 3, round 2, card RO01, {PACKS}\npack 2: CR01 CR02 CR03"
TWO = f"seats 2, round 2, card RO01, {PACKS}"


def pick(table: Table, seat: int, *moves: str) -> None:
    for move in moves:
        table.play(seat, move)


@pytest.mark.rule("S5.1.2")
def test_kept_cards_are_seen_by_their_owner_alone(set_up: SetUp) -> None:
    one = set_up(f"{THREE}\nhand 0: JA01 JA02")
    other = set_up(f"{THREE}\nhand 0: TF01 TF02")
    assert seen(one, 0)["hand"] == ["JA01", "JA02"]
    assert [one.view(viewer) for viewer in (None, 1, 2)] == [other.view(viewer) for viewer in (None, 1, 2)]
    assert yard(one, 0, 1)["handSize"] == 2


@pytest.mark.rule("S5.1.3")
@pytest.mark.rule("Q6")
def test_nobody_else_learns_a_pick(set_up: SetUp) -> None:
    one, other = set_up(THREE), set_up(THREE)
    one.play(0, "card SH01")
    other.play(0, "card SH03")
    assert [one.view(viewer) for viewer in (None, 1, 2)] == [other.view(viewer) for viewer in (None, 1, 2)]
    assert (seen(one, 0)["picked"], seen(other, 0)["picked"]) == (["SH01"], ["SH03"])


@pytest.mark.rule("S5.1.3")
@pytest.mark.rule("Q6")
def test_a_pick_changes_nothing_for_others_but_that_it_is_made(set_up: SetUp) -> None:
    table = set_up(THREE)
    before = [seen(table, viewer) for viewer in (None, 1, 2)]
    table.play(0, "card SH02")
    assert [seen(table, viewer) | {"ready": []} for viewer in (None, 1, 2)] == before
    assert seen(table)["ready"] == [0]


@pytest.mark.rule("S5.1.3")
def test_picks_take_effect_when_all_are_in(set_up: SetUp) -> None:
    table = set_up(THREE)
    for seat, card in ((2, "CR02"), (0, "SH02")):
        table.play(seat, f"card {card}")
        assert [yard(table, each)["handSize"] for each in range(3)] == [0, 0, 0]
        assert [yard(table, each)["packSize"] for each in range(3)] == [3, 3, 3]
    assert table.waiting == (1,)
    assert table.why_not(0, "card SH01") == ("S5.1.3", "already_picked")
    table.play(1, "card BU02")
    assert [seen(table, each)["hand"] for each in range(3)] == [["SH02"], ["BU02"], ["CR02"]]
    assert [seen(table, each)["pack"] for each in range(3)] == [["CR01", "CR03"], ["SH01", "SH03"], ["BU01", "BU03"]]


@pytest.mark.rule("Q6")
def test_the_order_of_the_picks_does_not_matter(set_up: SetUp) -> None:
    ends = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        table = set_up(THREE)
        for seat in order:
            act(table, seat, ("card SH02", "card BU01", "card CR03")[seat])
        ends.add(table.position.checksum())
    assert len(ends) == 1


@pytest.mark.rule("S5.1.3")
def test_half_a_pair_of_picks_is_seen_by_nobody_else(set_up: SetUp) -> None:
    table = set_up(TWO)
    before = [table.view(viewer) for viewer in (None, 1)]
    table.play(0, "card SH01")
    assert [table.view(viewer) for viewer in (None, 1)] == before
    assert table.waiting == (0, 1)


@pytest.mark.rule("S5.1.3")
@pytest.mark.rule("Q6")
@pytest.mark.parametrize(
    ("text", "moves"), [(THREE, ["card SH02"]), (TWO, ["card SH01, card SH03"]), (TWO, ["card SH01"])]
)
def test_a_pick_is_taken_back_before_everybody_has_chosen(set_up: SetUp, text: str, moves: list[str]) -> None:
    table = set_up(text)
    before = table.position.checksum()
    pick(table, 0, *moves)
    table.undo(0)
    assert table.position.checksum() == before
    assert 0 in table.waiting


@pytest.mark.rule("S5.1.3")
@pytest.mark.rule("Q6")
def test_a_pick_is_taken_back_after_another_has_picked(set_up: SetUp) -> None:
    table = set_up(THREE)
    pick(table, 0, "card SH02")
    pick(table, 1, "card BU02")
    table.undo(0)
    assert table.waiting == (0, 2)
    pick(table, 2, "card CR02")
    pick(table, 0, "card SH03")
    assert [seen(table, each)["hand"] for each in range(3)] == [["SH03"], ["BU02"], ["CR02"]]


@pytest.mark.rule("S5.1.3")
@pytest.mark.parametrize("next_pick", ["card BU02", "card CR02"])
def test_a_move_that_goes_on_after_the_picks_are_open_tells_nothing_of_the_packs(set_up: SetUp, next_pick: str) -> None:
    answers = []
    for picks in (("card BU01", "card CR01"), ("card BU02", "card CR02")):
        table = set_up(THREE)
        for seat, picked in enumerate(picks, 1):
            pick(table, seat, picked)
        answers.append(table.why_not(0, f"card SH02, {next_pick}"))
    assert answers == [("", "no_such_move")] * 2


@pytest.mark.rule("S5.1.3")
@pytest.mark.rule("Q6")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_nothing_is_taken_back_once_the_picks_are_open(set_up: SetUp, last: int) -> None:
    table = set_up(THREE)
    for seat in sorted(range(3), key=lambda seat: seat == last):
        pick(table, seat, ("card SH02", "card BU02", "card CR02")[seat])
    for seat in range(3):
        assert not table.undoable(seat)
        with pytest.raises(IllegalMove):
            table.undo(seat)


@pytest.mark.rule("S5.1.3")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_pair_of_picks_is_not_taken_back_once_cards_are_dealt(seats: int) -> None:
    table = Table.new("shipwrights", seats=seats, seed=4, options={"enemies": "none"})
    for _ in range(3):
        for seat in range(seats):
            first = table.moves(seat)[0].text
            table.play(seat, first)
            table.play(seat, table.moves(seat)[0])
        assert not any(table.undoable(seat) for seat in range(seats))
    assert seen(table)["step"] == "actions"


@pytest.mark.rule("Q52")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_sixth_card_is_played_by_the_table_as_a_row_of_the_log(seats: int) -> None:
    table = Table.new("shipwrights", seats=seats, seed=4)
    play_on(table, 1, "actions")
    rows = [entry for entry in table.entries if table.game.space[entry.code].kind == "card"]
    assert len(rows) == 6 * seats
    assert [entry.mark for entry in rows] == [""] * 5 * seats + ["forced"] * seats
    assert [entry.seat for entry in rows[-seats:]] == list(range(seats))


@pytest.mark.rule("Q52")
def test_a_pack_of_equal_cards_is_not_played_for_its_owner(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, card RO01, step draft\npack 0: TF01 TF01\npack 1: BU01 BU02\npack 2: CR01 CR02")
    assert options_of(table, 0) == {"card TF01"}
    table.play(1, "card BU01")
    assert table.waiting == (0, 2)


@pytest.mark.rule("Q60")
def test_two_picks_are_made_in_not_falling_order(set_up: SetUp) -> None:
    table = set_up(TWO)
    assert table.why_not(0, "card SH03") == ("Q60", "picks_in_order")
    act(table, 0, "card SH02")
    assert options_of(table, 0) == {"card SH03"}
    assert table.why_not(0, "card SH01") == ("Q60", "picks_in_order")


@pytest.mark.rule("Q60")
def test_a_person_names_two_picks_in_any_order(set_up: SetUp) -> None:
    table = set_up(TWO)
    table.play(0, "card SH03, card SH01")
    assert seen(table, 0)["picked"] == ["SH01", "SH03"]


@pytest.mark.rule("Q60")
@pytest.mark.parametrize(
    ("cards", "pairs"),
    [
        ("SH01 SH02 SH03", {"SH01 SH02", "SH01 SH03", "SH02 SH03"}),
        ("SH01 SH01 SH03", {"SH01 SH01", "SH01 SH03"}),
        ("SH01 SH03 SH03", {"SH01 SH03", "SH03 SH03"}),
        ("SH01 SH01 SH01", {"SH01 SH01"}),
        ("SH01 SH01 TF01 TF01", {"SH01 SH01", "SH01 TF01", "TF01 TF01"}),
        ("SH01 SH02 SH02 TF01 TF01",
         {"SH01 SH02", "SH01 TF01", "SH02 SH02", "SH02 TF01", "TF01 TF01"}),
    ],
)  # fmt: skip
def test_every_pair_of_a_pack_is_picked_in_one_way(set_up: SetUp, cards: str, pairs: set[str]) -> None:
    text = f"seats 2, round 2, step draft\npack 0: {cards}\npack 1: BU01 BU02 BU03"
    found = []
    for first in sorted(options_of(set_up(text), 0)):
        table = set_up(text)
        act(table, 0, first)
        found += [f"{first} {second}".replace("card ", "") for second in options_of(table, 0)]
    assert sorted(found) == sorted(pairs)
