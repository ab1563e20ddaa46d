"""What is in the box (S1)."""

import pytest

from meadhall import Table
from meadhall.core.game import find

from .conftest import SetUp, act, options_of, yard
from .dealing import TRACKS, VILLAGE, seen, unopened

ROWS = find("shipwrights").load_cards(None).rows
BOX = {table: [row for row in ROWS if row["table"] == table] for table in {row["table"] for row in ROWS}}


def count(table: str) -> int:
    return sum(int(card["copies"]) for card in BOX[table])


def starting(kind: str) -> list[dict[str, str]]:
    return [card for card in BOX["starting"] if card["kind"] == kind]


@pytest.mark.rule("S1.1.1")
def test_three_tracks_from_0_to_18(set_up: SetUp) -> None:
    assert yard(unopened(3), 0)["tracks"] == {"military": 0, "trade": 0, "fame": 0}
    table = set_up(
        "seats 3, round 2, step actions\nseat 0: gold 2\ntracks 0: 15 1 1\nraids 0: RA01 RA02 RA03\n"
        "hand 0: JA01 JA08\nbuildings 0: HU01, BU01"
    )
    act(table, 0, "tuck JA01", "at 0")
    assert yard(table, 0)["tracks"]["military"] == 17
    act(table, 0, "tuck JA08", "at 1")
    assert yard(table, 0)["tracks"]["military"] == 18


@pytest.mark.rule("S1.1.2")
def test_five_player_boards_of_five_spaces() -> None:
    table = Table.new("shipwrights", seats=5, seed=1)
    assert [len(yard(table, seat)["board"]) for seat in range(5)] == [5] * 5
    assert len(starting("board_space")) == 5
    with pytest.raises(ValueError, match="1 to 5 seats"):
        Table.new("shipwrights", seats=6, seed=1)


@pytest.mark.rule("S1.1.4")
def test_each_of_five_seats_has_three_markers() -> None:
    table = unopened(5)
    assert [tuple(yard(table, seat)["tracks"]) for seat in range(5)] == [TRACKS] * 5


@pytest.mark.rule("S1.1.5")
@pytest.mark.rule("S1.1.6")
@pytest.mark.rule("Q2")
@pytest.mark.parametrize("kind", ["eikja", "labourer"])
def test_five_eikja_and_five_labourers_with_two_sides(kind: str) -> None:
    assert [(card["side"], card["copies"]) for card in starting(kind)] == [("base", "5"), ("upgraded", "5")]


@pytest.mark.rule("Q2")
def test_the_worker_cards_of_the_parts_list_are_the_labourers() -> None:
    cards = {card["kind"] for card in BOX["starting"]} - {"supply", "board_space", "always_trade", "track_vp"}
    assert cards == {"eikja", "labourer"}


@pytest.mark.rule("S1.1.7")
def test_six_huts_with_two_sides_and_one_progress_icon() -> None:
    assert count("huts") == 6
    assert all(hut["track"] in TRACKS for hut in BOX["huts"])
    assert all(hut["base_effect"] != hut["upgraded_effect"] for hut in BOX["huts"])


@pytest.mark.parametrize(
    ("table", "copies"),
    [
        pytest.param("rounds", 12, marks=pytest.mark.rule("S1.1.8")),
        pytest.param("raids", 15, marks=pytest.mark.rule("S1.1.9")),
        pytest.param("trades", 15, marks=pytest.mark.rule("S1.1.10")),
        pytest.param("heroes", 8, marks=pytest.mark.rule("S1.1.11")),
        pytest.param("enemies", 4, marks=pytest.mark.rule("S1.1.13")),
    ],
)
def test_the_decks_have_the_numbers_of_the_box(table: str, copies: int) -> None:
    assert count(table) == copies


@pytest.mark.rule("S1.1.11")
def test_svend_thyra_frode_and_five_randi() -> None:
    assert [(hero["name"], hero["copies"]) for hero in BOX["heroes"]] == [
        ("Svend", "1"), ("Thyra", "1"), ("Frode", "1"), ("Randi", "5"),
    ]  # fmt: skip


@pytest.mark.rule("S1.1.12")
def test_122_village_cards_of_five_kinds() -> None:
    assert {kind: count(kind) for kind in VILLAGE} == {
        "ships": 36, "buildings": 24, "craftsmen": 30, "townsfolk": 22, "jarls": 10,
    }  # fmt: skip
    assert seen(unopened(3))["drawPile"] == 122


@pytest.mark.rule("S1.1.13")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_only_a_solo_player_is_asked_for_enemies(seats: int) -> None:
    table = Table.new("shipwrights", seats=seats, seed=1)
    asked = any(text.startswith("enemies") for seat in range(seats) for text in options_of(table, seat))
    assert asked == (seats == 1)


@pytest.mark.rule("S1.1.14")
def test_nothing_else_is_in_the_box() -> None:
    assert set(BOX) == {*VILLAGE, "rounds", "raids", "trades", "huts", "heroes", "enemies", "starting"}
