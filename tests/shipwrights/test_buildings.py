"""Building a building (S6.8)."""

import pytest

from meadhall.i18n import words
from meadhall.saga import saga

from .conftest import SetUp, act, fall, goods, options_of, yard

HOF = "worker 2, wood 1, wool 1, iron 1, gold 1"


@pytest.mark.rule("S6.8.1")
def test_a_building_is_built_straight_from_the_hand(set_up: SetUp) -> None:
    table = set_up(f"seats 3\nseat 0: {HOF}\nhand 0: BU08 SH01")
    table.play(0, "build BU08")
    assert [slot["card"] for slot in yard(table)["buildings"]] == [None, "BU08"]
    assert table.view(0)["position"]["hand"] == ["SH01"]
    assert table.why_not(0, "build BU08") == ("S6.8.1", "card_not_in_hand")


@pytest.mark.rule("S6.8.2")
@pytest.mark.rule("Q13")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ("worker 3, coin 1, wood 2, wool 3, iron 4, gold 5",
         {"worker": 1, "coin": 1, "wood": 1, "wool": 2, "iron": 3, "gold": 4}),
        ("worker 2, wool 1, iron 1, gold 2", {}),
        ("worker 2, wood 1, iron 1, gold 3", {"gold": 1}),
        ("worker 2, wood 1, wool 1, gold 3", {"gold": 1}),
        ("worker 2, gold 4", {}),
    ],
)  # fmt: skip
def test_workers_basics_and_gold_are_paid_and_gold_stands_in_for_what_lacks(
    set_up: SetUp, held: str, left: dict[str, int]
) -> None:
    table = set_up(f"seats 3\nseat 0: {held}\nhand 0: BU08")
    table.play(0, "build BU08")
    assert goods(table) == left
    assert yard(table)["pending"] is None


@pytest.mark.rule("S6.8.2")
@pytest.mark.parametrize(
    ("held", "rule"),
    [
        ("worker 1, wood 9, wool 9, iron 9, gold 9, coin 9", "S0.2.7"),
        ("worker 9, wood 9, wool 9, iron 9, coin 9", "S0.2.4"),
        ("worker 9, wood 9, wool 9, gold 1, coin 9", "S0.2.3"),
        ("worker 9, gold 3, coin 9", "S0.2.3"),
    ],
)
def test_without_the_whole_cost_nothing_is_built(set_up: SetUp, held: str, rule: str) -> None:
    table = set_up(f"seats 3\nseat 0: {held}\nhand 0: BU08\nboard 0: - - worker worker worker")
    why = table.why_not(0, "build BU08")
    assert why is not None and why[0] == rule


@pytest.mark.rule("S6.8.3")
@pytest.mark.rule("Q22")
def test_frode_leaves_nothing_out_of_a_building(set_up: SetUp) -> None:
    text = "seats 3, round 2\nheroes: fame 0, common 1 2\nseat 0: {}\nhand 0: BU08"
    assert set_up(text.format("worker 2, wood 1, wool 1, gold 1")).why_not(0, "build BU08") is not None
    table = set_up(text.format(HOF))
    act(table, 0, "build BU08")
    assert yard(table)["pending"] is None
    assert goods(table) == {}


@pytest.mark.rule("S6.8.3")
def test_the_labourer_has_no_part_in_a_building(set_up: SetUp) -> None:
    table = set_up(f"seats 3\nseat 0: {HOF}\nhand 0: BU08 SH01\nupgraded 0: labourer")
    assert table.why_not(0, "labourer") == ("S6.1.9", "another_step")
    act(table, 0, "build BU08")
    assert (goods(table), yard(table)["handSize"], yard(table)["pending"]) == ({}, 1, None)


@pytest.mark.rule("S6.8.4")
def test_a_building_goes_to_the_end_of_the_row_and_its_icons_are_stepped(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nseat 0: worker 2, wood 3, wool 3, iron 4, gold 3\nhand 0: BU12 BU10\nbuildings 0: HU01/CR01, BU05\n"
        "tracks 0: 0 2 0"
    )
    table.play(0, "build BU12")
    assert yard(table)["tracks"] == {"military": 1, "trade": 3, "fame": 1}
    table.play(0, "build BU10")
    assert yard(table)["tracks"] == {"military": 3, "trade": 3, "fame": 1}
    assert [slot["card"] for slot in yard(table)["buildings"]] == [None, "BU05", "BU12", "BU10"]


@pytest.mark.rule("S6.8.4")
def test_the_steps_of_a_building_win_the_rewards_of_milestones(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, wood 2, wool 1, iron 1, gold 2\nhand 0: BU12\ntracks 0: 3 3 3")
    act(table, 0, "build BU12")
    fall(table, "prize RA02", "route TR02")
    act(table, 0, "cash", "upgrade hut")
    assert yard(table)["raids"] == [{"card": 2, "used": False}]
    assert yard(table)["upgraded"] == ["hut"]
    assert goods(table) == {"wood": 1, "wool": 1}


@pytest.mark.rule("S6.8.5")
@pytest.mark.rule("Q19")
def test_a_new_building_takes_a_worker_and_a_card_at_once(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 2, wool 2, iron 2, gold 1\nhand 0: BU01 CR01\nbuildings 0: HU01/TF01")
    table.play(0, "build BU01")
    assert yard(table)["buildings"][1] == {"card": "BU01", "tucked": None, "worker": False}
    table.play(0, "place building 1")
    assert goods(table) == {"gold": 1, "wood": 2}
    table.play(0, "tuck CR01, at 1")
    assert yard(table)["buildings"][1] == {"card": "BU01", "tucked": "CR01", "worker": True}


@pytest.mark.rule("S6.8.6")
def test_both_copies_of_a_building_stand_side_by_side(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 4, wool 4, iron 4\nhand 0: BU01 BU01")
    table.play(0, "build BU01")
    table.play(0, "build BU01")
    assert [slot["card"] for slot in yard(table)["buildings"]] == [None, "BU01", "BU01"]
    table.play(0, "place building 1")
    table.play(0, "place building 2")
    assert goods(table) == {"wood": 4}


@pytest.mark.rule("S6.8.6")
def test_one_player_may_build_every_building(set_up: SetUp) -> None:
    others = [f"BU{number:02}" for number in range(1, 13) for _ in range(2) if number != 4]
    table = set_up(
        f"seats 3\nseat 0: worker 2, wood 2, wool 1, iron 1\nhand 0: BU04\n"
        f"buildings 0: HU01, {', '.join(others)}, BU04\n"
        "tracks 0: 12 10 10\nraids 0: RA01 RA02 RA03\ntrades 0: TR01 eikja, TR02 down\nupgraded 0: eikja hut"
    )
    table.play(0, "build BU04")
    table.play(0, "place building 24")
    assert goods(table) == {"coin": 4}


@pytest.mark.rule("S6.8.7")
def test_a_building_is_neither_laid_nor_tucked(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 9\nhand 0: BU01")
    assert {move for move in options_of(table, 0) if "BU01" in move} == {"discard BU01"}


def test_a_building_with_a_card_under_it_is_named_once(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2\nbuildings 0: HU01/TF02\nseat 0: worker 3, coin 9, gold 3")
    for move in ("place building 0", "ability building", "ability townsfolk"):
        table.play(0, move)
    (line,) = saga(table, 0)
    told = "You place a worker on Fisher’s Hut: +3 coins, with Peddler, −1 gold, +1 wood, 1 wool and 1 iron"
    assert words("en").to("red").line(line.phrases) == told
