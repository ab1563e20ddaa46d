"""Victory points and the winner (S12.2, S12.3)."""

import pytest

from meadhall import Table
from meadhall.core.table import Outcome

from .conftest import SetUp, act, goods

PAOLA = """
seats 3, round 5, card RO01, step conversion
heroes: military 0, common 1 2
seat 0: gold 3
tracks 0: 10 {trade} 12
buildings 0: HU02/JA01, BU01/JA10, BU05, BU07
ships 0: SH07 SH01 SH05 SH05 SH12
raids 0: RA01 RA02
{trades}
upgraded 0: eikja labourer hut
"""
ALL_REWARDS = """
raids 0: RA01 RA02 RA03
trades 0: TR05 down, TR05 down, TR05 down
upgraded 0: eikja labourer hut
"""


def end(table: Table) -> Outcome:
    assert table.outcome
    return table.outcome


def points(table: Table, seat: int = 0) -> dict[str, int]:
    """The parts of a final score that are not zero."""
    return {part: value for part, value in end(table).scores[seat].items() if value}


# The score of the rulebook


@pytest.mark.rule("W5")
@pytest.mark.rule("S12.2.1")
@pytest.mark.rule("S12.2.2")
@pytest.mark.rule("S12.2.3")
@pytest.mark.rule("S12.2.5")
@pytest.mark.rule("S12.2.6")
def test_w5_the_47_points_of_the_rulebook(set_up: SetUp) -> None:
    table = set_up(PAOLA.format(trade=2, trades=""))
    assert end(table).scores[0] == {
        "ships": 29, "buildings": 7, "jarls": 3, "tracks": 0, "heroes": 5, "gold": 3, "total": 47,
    }  # fmt: skip
    assert end(table).winners == (0,)


@pytest.mark.rule("W5")
@pytest.mark.rule("S14.1.8")
def test_w5_one_trade_card_more_makes_a_set(set_up: SetUp) -> None:
    table = set_up(PAOLA.format(trade=4, trades="trades 0: TR02 down"))
    assert end(table).scores[0]["total"] == 50


# Each part


@pytest.mark.rule("S12.2.1")
@pytest.mark.parametrize(
    ("lines", "ships"),
    [
        ("", 0),
        ("tracks 0: 1 2 1\nships 0: SH01", 2),
        ("tracks 0: 1 2 0\nships 0: SH02", 4),
        ("tracks 0: 2 3 2\nships 0: SH01 SH02", 6),
        ("tracks 0: 3 3 0\nships 0: SH02 SH02", 8),
        ("tracks 0: 0 1 4\nupgraded 0: eikja", 2),
        ("tracks 0: 0 1 4\nupgraded 0: hut", 0),
        ("board 0: SH02 SH12", 0),
    ],
)
def test_built_ships_score_their_printed_points(set_up: SetUp, lines: str, ships: int) -> None:
    table = set_up(f"seats 3, round 5, step conversion\n{lines}")
    assert end(table).scores[0]["ships"] == ships


@pytest.mark.rule("S12.2.1")
def test_the_printed_points_of_every_ship(set_up: SetUp) -> None:
    expected = [2, 4, 3, 1, 5, 5, 3, 3 + 2, 5, 6 + 1, 7, 8]  # the Barde counts 2 ships, the Busse 1 building
    for at, worth in enumerate(expected, 1):
        table = set_up(f"seats 3, round 5, step conversion\ntracks 0: 3 3 3\nships 0: SH{at:02}")
        assert end(table).scores[0]["ships"] == worth


@pytest.mark.rule("S12.2.2")
def test_the_printed_points_of_every_building(set_up: SetUp) -> None:
    for at, worth in enumerate([1, 1, 1, 1, 2, 1, 2, 2, 1, 1, 1, 4], 1):
        table = set_up(f"seats 3, round 5, step conversion\ntracks 0: 2 2 2\nbuildings 0: HU01, BU{at:02}")
        assert points(table) == {"gold": 2, "buildings": worth, "total": 2 + worth}


@pytest.mark.rule("S12.2.2")
@pytest.mark.parametrize("hut", range(1, 7))
@pytest.mark.parametrize(("upgrade", "worth"), [("hut", 2), ("labourer", 0)])
def test_a_hut_scores_on_its_upgraded_side_only(set_up: SetUp, hut: int, upgrade: str, worth: int) -> None:
    table = set_up(f"""
        seats 1, round 5, step conversion
        tracks 0: 1 1 4
        buildings 0: HU{hut:02}
        upgraded 0: {upgrade}
    """)
    assert end(table).scores[0]["buildings"] == worth


@pytest.mark.rule("S12.2.3")
@pytest.mark.parametrize(
    ("lines", "jarls"),
    [
        ("buildings 0: HU01/JA01", 1),
        ("buildings 0: HU01/JA08", 2),
        ("buildings 0: HU01/JA08, BU01/JA10", 4),
        ("discards: JA08 JA10", 0),
    ],
)
def test_jarls_score_where_they_are_tucked_at_the_end(set_up: SetUp, lines: str, jarls: int) -> None:
    table = set_up(f"seats 3, round 5, step conversion\ntracks 0: 3 3 3\n{lines}")
    assert end(table).scores[0]["jarls"] == jarls


@pytest.mark.rule("S12.2.3")
def test_a_jarl_that_was_dismissed_scores_nothing(set_up: SetUp) -> None:
    table = set_up("seats 3, round 5, step actions\ntracks 0: 3 3 3\nbuildings 0: HU01/JA08, BU01/JA10")
    act(table, 0, "dismiss building 0", "end")
    act(table, 1, "end")
    act(table, 2, "end")
    assert end(table).scores[0]["jarls"] == 2


@pytest.mark.rule("S12.2.4")
@pytest.mark.parametrize(("space", "worth"), [(12, 0), (14, 0), (15, 1), (16, 2), (17, 3), (18, 4)])
@pytest.mark.parametrize("track", range(3))
def test_only_the_space_a_marker_stands_on_scores(set_up: SetUp, track: int, space: int, worth: int) -> None:
    markers = ["12", "12", "12"]
    markers[track] = str(space)
    table = set_up(f"seats 3, round 5, step conversion\ntracks 0: {' '.join(markers)}\n{ALL_REWARDS}")
    assert end(table).scores[0]["tracks"] == worth


@pytest.mark.rule("S12.2.4")
def test_the_three_tracks_add_up(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 5, step conversion\ntracks 0: 15 17 18\n{ALL_REWARDS}")
    assert end(table).scores[0]["tracks"] == 1 + 3 + 4


@pytest.mark.rule("S12.2.5")
@pytest.mark.rule("Q35")
@pytest.mark.parametrize(
    ("heroes", "upgrade", "worth"),
    [
        ("common 0 1 2", "hut", 0),
        ("military 0, common 1 2", "hut", 3),
        ("trade 0, common 1 2", "hut", 3),
        ("fame 0, common 1 2", "hut", 3),
        ("military 0, trade 0, fame 0, common 1 2", "hut", 9),
        ("common 0 1 2", "labourer", 2),
        ("fame 0, common 1 2", "labourer", 5),
        ("fame 1, common 0 2", "hut", 0),
    ],
)
def test_heroes_and_the_upgraded_labourer_score(set_up: SetUp, heroes: str, upgrade: str, worth: int) -> None:
    table = set_up(
        f"seats 3, round 5, step conversion\nheroes: {heroes}\nseat 0: coin 0\ntracks 0: 0 1 4\nupgraded 0: {upgrade}"
    )
    assert end(table).scores[0]["heroes"] == worth


@pytest.mark.rule("S12.2.6")
@pytest.mark.parametrize("gold", [0, 1, 17])
def test_each_gold_is_a_point(set_up: SetUp, gold: int) -> None:
    table = set_up(f"seats 3, round 5, step conversion\nseat 0: gold {gold}")
    assert end(table).scores[0]["gold"] == end(table).scores[0]["total"] == gold


@pytest.mark.rule("S12.2.7")
@pytest.mark.parametrize(
    "lines",
    [
        "seat 0: coin 2",
        "seat 0: wood 9, wool 9",
        "seat 0: worker 9",
        "seat 0: coin 0\nboard 0: SH12 SH11 CR01 CR02 SH10",
        "seat 0: coin 0\nbuildings 0: HU01/CR01",
        "seat 0: coin 0\nbuildings 0: HU01/TF01",
        "seat 0: coin 0\ntracks 0: 12 1 0\nraids 0: RA01 RA02 RA03",
        "seat 0: coin 0\ntracks 0: 0 12 0\ntrades 0: TR05 down, TR05 eikja, TR02 down",
    ],
)
def test_nothing_else_scores(set_up: SetUp, lines: str) -> None:
    assert points(set_up(f"seats 3, round 5, step conversion\n{lines}")) == {}


# The winner


def winners(set_up: SetUp, *seats: str) -> tuple[int, ...]:
    lines = "\n".join(f"seat {seat}: {held}" for seat, held in enumerate(seats))
    return end(set_up(f"seats {len(seats)}, round 5, card RO01, step conversion\n{lines}")).winners


@pytest.mark.rule("S12.3.1")
def test_most_points_win(set_up: SetUp) -> None:
    assert winners(set_up, "gold 2", "gold 3", "gold 1") == (1,)
    assert winners(set_up, "gold 2, wood 9, wool 9, worker 9", "gold 3") == (1,)


@pytest.mark.rule("S12.3.2")
@pytest.mark.parametrize(
    ("seats", "winner"),
    [
        (("gold 1, wood 2", "gold 1, wood 3", "gold 1"), 1),
        (("gold 1, wood 3", "gold 1, wool 2, iron 2", "gold 1"), 1),
        (("gold 1, wood 3, worker 1", "gold 1, wood 2, worker 9", "gold 1"), 0),
        (("gold 1, wood 4", "wood 2, wool 1, iron 1", "gold 1"), 0),  # the set has become gold
        (("gold 1, wood 2", "gold 1, coin 3", "gold 1"), 1),  # three wood were bought
    ],
)
def test_with_equal_points_the_sum_of_basics_left_after_conversion_decides(
    set_up: SetUp, seats: tuple[str, ...], winner: int
) -> None:
    assert winners(set_up, *seats) == (winner,)


@pytest.mark.rule("S12.3.3")
def test_with_equal_basics_too_more_workers_decide(set_up: SetUp) -> None:
    assert winners(set_up, "gold 1, wood 1, worker 2", "gold 1, iron 1, worker 3", "gold 1, wool 1") == (1,)


@pytest.mark.rule("S12.3.3")
def test_workers_of_the_last_income_count(set_up: SetUp) -> None:
    table = set_up("""
        seats 2, round 5, step actions
        seat 0: worker 3
        seat 1: worker 2
        board 1: - - worker worker -
        neutral: 9 9 9
    """)
    act(table, 0, "end")
    act(table, 1, "end")
    assert end(table).winners == (1,)
    assert (goods(table, 0), goods(table, 1)) == ({"worker": 4}, {"worker": 5})


@pytest.mark.rule("S12.3.4")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (("worker 1", "worker 1", "worker 1"), (0, 1, 2)),
        (("gold 2, wood 1", "gold 1, wood 1", "gold 2, iron 1"), (0, 2)),
        (("coin 0", "worker 1", "worker 1", "coin 0", "worker 1"), (1, 2, 4)),
        (("wool 1", "wood 1"), (0, 1)),
    ],
)
def test_a_tie_to_the_end_is_shared(set_up: SetUp, seats: tuple[str, ...], expected: tuple[int, ...]) -> None:
    assert winners(set_up, *seats) == expected
