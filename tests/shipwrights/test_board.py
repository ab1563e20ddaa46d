"""Cards on the player board (S7)."""

import pytest

from meadhall import Table

from .conftest import SetUp, goods, options_of, yard


def cards(table: Table) -> list[str]:
    """The cards on the board of seat 0 from the left, up to the first space without one."""
    lying = [space["card"] for space in yard(table)["board"]]
    return lying[: lying.index(None)] if None in lying else lying


def workers(table: Table) -> list[int]:
    """The board spaces of seat 0 with a worker."""
    return [number for number, space in enumerate(yard(table)["board"], 1) if space["worker"]]


@pytest.mark.rule("S7.1.1")
def test_only_ships_and_craftsmen_are_laid(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 0: SH01 BU01 CR01 TF01 JA01")
    assert {move for move in options_of(table, 0) if move.startswith("lay")} == {"lay SH01", "lay CR01"}
    for card in ("BU01", "TF01", "JA01"):
        assert table.why_not(0, f"lay {card}") == ("", "no_such_move")


@pytest.mark.rule("S7.1.2")
@pytest.mark.rule("S7.1.10")
def test_at_most_five_cards_lie_on_the_board(set_up: SetUp) -> None:
    table = set_up("seats 3\nboard 0: SH01 SH02 CR01 CR02\nhand 0: SH03 CR03")
    table.play(0, "lay SH03")
    assert cards(table) == ["SH01", "SH02", "CR01", "CR02", "SH03"]
    assert table.why_not(0, "lay CR03") == ("S7.1.10", "board_full")


@pytest.mark.rule("S7.1.9")
@pytest.mark.rule("S7.1.10")
def test_dismissing_a_card_makes_room_on_a_full_board(set_up: SetUp) -> None:
    table = set_up("seats 3\nboard 0: SH01 SH02 CR01 CR02 SH03\nhand 0: CR03")
    table.play(0, "dismiss board 2")
    table.play(0, "lay CR03")
    assert cards(table) == ["SH01", "CR01", "CR02", "SH03", "CR03"]


@pytest.mark.rule("S7.1.10")
def test_using_cards_makes_room_on_a_full_board(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, wood 2, wool 1, gold 1\nboard 0: SH01 SH04 CR20 CR02 SH03\nhand 0: CR03")
    table.play(0, "ship 2, from 3")
    table.play(0, "lay CR03")
    assert cards(table) == ["SH01", "CR02", "SH03", "CR03"]


@pytest.mark.rule("S7.1.3")
@pytest.mark.rule("Q4")
@pytest.mark.parametrize("card", ["SH02", "CR02"])
def test_a_card_goes_to_the_leftmost_space_without_a_card(set_up: SetUp, card: str) -> None:
    table = set_up(f"seats 3\nboard 0: SH01 CR01 - worker\nhand 0: {card}")
    table.play(0, f"lay {card}")
    assert cards(table) == ["SH01", "CR01", card]
    assert workers(table) == [4]


@pytest.mark.rule("S7.1.3")
@pytest.mark.rule("S7.1.4")
@pytest.mark.rule("Q4")
@pytest.mark.rule("Q42")
@pytest.mark.parametrize("card", ["SH02", "CR02"])
def test_a_card_covers_a_worker_though_other_spaces_are_empty(set_up: SetUp, card: str) -> None:
    table = set_up(f"seats 3\nboard 0: worker - worker\nhand 0: {card}")
    table.play(0, f"lay {card}")
    assert cards(table) == [card]
    assert workers(table) == [3]


@pytest.mark.rule("S7.1.4")
@pytest.mark.rule("Q42")
def test_a_worker_on_a_covered_space_is_lost(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 2\nhand 0: CR01")
    table.play(0, "place board 1")
    table.play(0, "lay CR01")
    assert goods(table) == {"worker": 1, "wood": 1}
    for seat in range(3):
        table.play(seat, "end")
    assert goods(table) == {"worker": 1 + 1, "wood": 1}  # one of the Eikja


@pytest.mark.rule("Q42")
def test_dismissing_a_laid_card_first_saves_the_worker(set_up: SetUp) -> None:
    table = set_up("seats 3\nboard 0: SH01 worker\nhand 0: CR01")
    table.play(0, "dismiss board 1")
    table.play(0, "lay CR01")
    assert cards(table) == ["CR01"]
    assert workers(table) == [2]


@pytest.mark.rule("S7.1.5")
@pytest.mark.parametrize(
    ("space", "left"),
    [
        (1, ["CR01", "SH02", "CR02", "SH03"]),
        (3, ["SH01", "CR01", "CR02", "SH03"]),
        (5, ["SH01", "CR01", "SH02", "CR02"]),
    ],
)
def test_cards_to_the_right_of_one_that_leaves_slide_left(set_up: SetUp, space: int, left: list[str]) -> None:
    table = set_up("seats 3\nboard 0: SH01 CR01 SH02 CR02 SH03")
    table.play(0, f"dismiss board {space}")
    assert cards(table) == left


@pytest.mark.rule("S7.1.5")
@pytest.mark.rule("S7.1.6")
def test_cards_slide_left_when_a_ship_and_its_craftsman_leave(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 2, coin 2, wood 2, wool 1, gold 1\nboard 0: CR20 SH01 SH04 CR02")
    table.play(0, "ship 3, from 1")
    assert cards(table) == ["SH01", "CR02"]
    free = {f"place board {space}" for space in (3, 4, 5)}
    assert {move for move in options_of(table, 0) if move.startswith("place board")} == free


@pytest.mark.rule("S7.1.6")
@pytest.mark.parametrize("laid", range(6))
def test_exactly_the_spaces_right_of_the_cards_are_uncovered(set_up: SetUp, laid: int) -> None:
    row = " ".join(["SH01", "CR01", "SH02", "CR02", "SH03"][:laid]) or "-"
    table = set_up(f"seats 3\nseat 0: worker 1, coin 2\nboard 0: {row}")
    for space in range(1, 6):
        covered = ("S6.9.5", "space_covered") if space <= laid else None
        assert table.why_not(0, f"place board {space}") == covered


@pytest.mark.rule("S7.1.7")
@pytest.mark.rule("Q5")
def test_a_space_uncovered_by_a_slide_takes_a_worker_again_in_the_same_round(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 2\nhand 0: SH01 CR01")
    table.play(0, "place board 2")
    table.play(0, "lay SH01")
    table.play(0, "lay CR01")
    assert table.why_not(0, "place board 2") == ("S6.9.5", "space_covered")
    table.play(0, "dismiss board 1")
    assert workers(table) == []
    table.play(0, "place board 2")
    assert goods(table) == {"wool": 2}
    assert workers(table) == [2]


@pytest.mark.rule("S7.1.8")
@pytest.mark.rule("Q5")
def test_workers_do_not_slide_with_the_cards(set_up: SetUp) -> None:
    table = set_up("seats 3\nboard 0: SH01 CR01 worker - worker")
    table.play(0, "dismiss board 1")
    assert cards(table) == ["CR01"]
    assert workers(table) == [3, 5]


@pytest.mark.rule("S7.1.8")
def test_workers_do_not_slide_when_a_ship_is_built(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, wood 2, wool 1, gold 1\nboard 0: SH04 CR20 CR02 worker")
    table.play(0, "ship 1, from 2")
    assert cards(table) == ["CR02"]
    assert workers(table) == [4]


@pytest.mark.rule("S7.1.9")
@pytest.mark.parametrize(("space", "card"), [(1, "SH01"), (2, "CR03")])
def test_a_laid_card_is_dismissed_without_its_reward(set_up: SetUp, space: int, card: str) -> None:
    table = set_up("seats 3\nseat 0: worker 1\nboard 0: SH01 CR03")
    table.play(0, f"dismiss board {space}")
    assert goods(table) == {"worker": 1}
    assert yard(table)["handSize"] == 0
    assert table.view(None)["position"]["discards"] == [card]


@pytest.mark.rule("S7.1.9")
def test_only_a_space_with_a_card_has_one_to_dismiss(set_up: SetUp) -> None:
    table = set_up("seats 3\nboard 0: SH01 worker\nboard 1: SH01 SH02")
    assert table.why_not(0, "dismiss board 2") == ("Q10", "no_card_there")
    assert table.why_not(1, "dismiss board 2") is None


@pytest.mark.rule("S7.1.9")
def test_a_card_is_dismissed_to_uncover_a_space(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1\nboard 0: SH01 CR01 CR02")
    assert table.why_not(0, "place board 3") == ("S6.9.5", "space_covered")
    table.play(0, "dismiss board 1")
    table.play(0, "place board 3")
    assert goods(table) == {"iron": 1}


@pytest.mark.rule("S7.1.9")
def test_cards_are_dismissed_only_in_the_action_phase(set_up: SetUp) -> None:
    packs = "\n".join(f"pack {seat}: SH01 SH02" for seat in range(3))
    table = set_up(f"seats 3, step draft\nboard 0: CR01\n{packs}")
    assert table.why_not(0, "dismiss board 1") == ("S3.1.3", "another_step")
    table = set_up("seats 3\nboard 0: CR01")
    assert table.why_not(0, "dismiss board 1") is None


@pytest.mark.rule("Q46")
def test_the_jealous_enemy_bars_the_fifth_card_but_not_the_fifth_space(set_up: SetUp) -> None:
    text = "seats 1\nseat 0: worker 1\nboard 0: SH01 SH02 CR01\nhand 0: CR02 CR03"
    table = set_up(text, {"enemies": "e2"})
    table.play(0, "lay CR02")
    assert table.why_not(0, "lay CR03") == ("Q46", "enemy_bars_the_space")
    table.play(0, "place board 5")
    assert goods(table) == {"coin": 2}
    free = set_up(text, {"enemies": "e134"})
    free.play(0, "lay CR02")
    assert free.why_not(0, "lay CR03") is None
