"""Progress tracks and their milestones (S9.1, S9.2)."""

import numpy as np
import pytest

from meadhall import Table

from .conftest import SetUp, act, fall, goods, options_of, yard

KNARR = "worker 0, coin 0, wood 1, wool 5, iron 3, gold 2"
KNARR_YARD = "board 0: SH09 CR01 CR05\nbuildings 0: HU01/CR10"
SNEKKE = "worker 3, wood 1, wool 1, iron 2, gold 1"


def tracks(table: Table, seat: int = 0) -> list[int]:
    """Military, trade and fame."""
    return list(yard(table, seat)["tracks"].values())


def finish_action(table: Table) -> None:
    """Let seat 0 choose the first of what is asked until its action is over."""
    while yard(table)["pending"]:
        table.play(0, table.moves(0)[0])


@pytest.mark.rule("S9.1.1")
def test_nothing_but_jarls_ships_and_buildings_moves_a_marker(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 2\nheroes: trade 0, common 1 2\n"
        "seat 0: worker 9, coin 9, wood 9, wool 9, iron 9, gold 9\n"
        "hand 0: SH02 BU01 CR03 TF01 TF10 JA01\nboard 0: SH04 CR20\n"
        "buildings 0: HU01/CR01, BU06/TF05, BU12\nraids 0: RA08\ntracks 0: 4 3 3"
    )
    moved = set()
    for move in table.moves(0):
        other = table.at(0)
        other.play(0, move)
        finish_action(other)
        if tracks(other) != [4, 3, 3]:
            moved.add(move.text)
    assert moved == {"build BU01", "ship 1", "tuck JA01"}
    assert {move.kind for move in table.moves(0)} == {
        "discard", "lay", "play", "build", "tuck", "ship", "place", "dismiss", "buy", "forge", "hero", "raid",
    }  # fmt: skip


@pytest.mark.rule("S9.1.1")
@pytest.mark.rule("S9.1.3")
def test_income_heroes_and_a_new_round_move_no_marker(set_up: SetUp) -> None:
    table = set_up("seats 2\ntracks 0: 2 3 4\nupgraded 0: hut\ntracks 1: 5 0 1\nraids 1: RA01")
    table.play(0, "end")
    table.play(1, "end")
    assert table.view(None)["position"]["round"] == 2
    assert [tracks(table, 0), tracks(table, 1)] == [[2, 3, 4], [5, 0, 1]]


@pytest.mark.rule("S9.1.2")
@pytest.mark.parametrize(
    ("jarl", "after"), [("JA01", [2, 1, 1]), ("JA02", [1, 3, 0]), ("JA07", [1, 2, 1]), ("JA10", [0, 1, 2])]
)
def test_each_icon_of_a_jarl_is_a_step(set_up: SetUp, jarl: str, after: list[int]) -> None:
    table = set_up(f"seats 3\nseat 0: gold 1\nhand 0: {jarl}")
    table.play(0, f"tuck {jarl}, at 0")
    assert tracks(table) == after


@pytest.mark.rule("S9.1.2")
@pytest.mark.parametrize(
    ("building", "after"), [("BU01", [0, 1, 1]), ("BU02", [0, 2, 0]), ("BU10", [2, 1, 0]), ("BU12", [1, 2, 1])]
)
def test_each_icon_of_a_building_is_a_step(set_up: SetUp, building: str, after: list[int]) -> None:
    table = set_up(f"seats 3\nseat 0: worker 1, wood 2, wool 2, iron 2, gold 2\nhand 0: {building}")
    table.play(0, f"build {building}")
    assert tracks(table) == after


@pytest.mark.rule("S9.1.2")
@pytest.mark.parametrize(("ship", "after"), [("SH03", [0, 3, 0]), ("SH08", [1, 2, 1]), ("SH12", [2, 2, 1])])
def test_each_icon_of_a_ship_is_a_step(set_up: SetUp, ship: str, after: list[int]) -> None:
    table = set_up(
        f"seats 3\nseat 0: worker 4, coin 5, gold 20\nboard 0: {ship} CR01 CR20 CR09\nhand 0: SH01 SH01 SH01"
    )
    table.play(0, "ship 1")
    finish_action(table)
    assert yard(table)["ships"] == [ship]
    assert tracks(table) == after


@pytest.mark.rule("S9.1.3")
@pytest.mark.rule("Q24")
@pytest.mark.parametrize(("jarl", "before", "after"), [("JA08", "17 1 0", [18, 1, 0]), ("JA09", "0 18 0", [0, 18, 0])])
def test_a_marker_stops_at_the_end_of_its_track(set_up: SetUp, jarl: str, before: str, after: list[int]) -> None:
    won = "raids 0: RA02 RA03 RA04" if jarl == "JA08" else "trades 0: TR01 down, TR02 down, TR03 down"
    table = set_up(f"seats 3\nseat 0: gold 1\nhand 0: {jarl}\n{won}\ntracks 0: {before}")
    table.play(0, f"tuck {jarl}, at 0")
    assert tracks(table) == after
    assert yard(table)["pending"] is None


@pytest.mark.rule("S9.1.3")
def test_a_marker_does_not_move_back_when_a_jarl_is_dismissed(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA07")
    table.play(0, "tuck JA07, at 0")
    table.play(0, "dismiss building 0")
    assert tracks(table) == [1, 2, 1]


@pytest.mark.rule("S9.1.4")
@pytest.mark.rule("S9.2.2")
@pytest.mark.rule("S9.2.3")
@pytest.mark.rule("Q23")
def test_all_steps_are_taken_before_raid_card_trade_card_and_upgrade_follow_in_this_order(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA07\ntracks 0: 3 3 3")
    act(table, 0, "tuck JA07", "at 0")
    assert tracks(table) == [4, 4, 4]
    fall(table, "prize RA02")
    assert [card["card"] for card in yard(table)["raids"]] == [2]
    fall(table, "route TR01")
    assert options_of(table, 0) == {"aboard eikja", "cash"}
    act(table, 0, "cash")
    assert goods(table) == {"wood": 1, "iron": 1}
    assert options_of(table, 0) == {"upgrade eikja", "upgrade labourer", "upgrade hut"}
    act(table, 0, "upgrade eikja")
    assert yard(table)["pending"] is None


@pytest.mark.rule("S9.2.1")
@pytest.mark.rule("Q23")
@pytest.mark.parametrize(
    ("before", "won"), [(1, 0), (2, 1), (3, 1), (4, 1), (6, 2), (7, 2), (8, 2), (10, 3), (11, 3), (12, 3), (16, 3)]
)
@pytest.mark.parametrize(
    ("jarl", "track", "reward"), [("JA08", 0, "raids"), ("JA09", 1, "trades"), ("JA10", 2, "upgraded")]
)
def test_a_milestone_reached_or_passed_gives_its_reward_once(
    set_up: SetUp, jarl: str, track: int, reward: str, before: int, won: int
) -> None:
    markers = ["1" if each == 1 else "0" for each in range(3)]
    markers[track] = str(before)
    had = min(before // 4, 3)
    lines = {
        "raids": "raids 0: " + " ".join(["RA02", "RA03", "RA04"][:had]),
        "trades": "trades 0: " + ", ".join(["TR04 down", "TR05 down", "TR06 down"][:had]),
        "upgraded": "upgraded 0: " + " ".join(["eikja", "labourer", "hut"][:had]),
    }
    line = lines[reward] if had else ""
    table = set_up(f"seats 3\nseat 0: gold 1\nhand 0: {jarl}\n{line}\ntracks 0: {' '.join(markers)}")
    table.play(0, f"tuck {jarl}, at 0")
    finish_action(table)
    found = {name: len(yard(table)[name]) for name in lines}
    assert found == {"raids": 0, "trades": 0, "upgraded": 0} | {reward: won}


@pytest.mark.rule("S9.2.3")
@pytest.mark.rule("Q23")
def test_rewards_come_before_the_effect_of_the_ship(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nseat 0: worker 2, wood 1, wool 1, iron 2, gold 1\nboard 0: SH05 CR10 CR19\ntracks 0: 3 1 3"
    )
    act(table, 0, "ship 1", "from 2", "from 3")
    fall(table, "prize RA02")
    assert options_of(table, 0) == {"upgrade eikja", "upgrade labourer", "upgrade hut"}
    act(table, 0, "upgrade eikja")
    fall(table, "draw SH01", "draw SH02")
    assert table.view(0)["position"]["hand"] == ["SH01", "SH02"]


@pytest.mark.rule("S9.2.4")
def test_the_fifteen_raid_cards_suffice_for_five_players(set_up: SetUp) -> None:
    held = ["RA01 RA02 RA02", "RA03 RA03 RA04", "RA04 RA05 RA05", "RA06 RA06 RA07"]
    lines = "\n".join(f"raids {seat + 1}: {cards}" for seat, cards in enumerate(held))
    table = set_up(f"seats 5\nseat 0: gold 1\nhand 0: JA08\n{lines}\nraids 0: RA07 RA08\ntracks 0: 11 1 0")
    table.play(0, "tuck JA08, at 0")
    assert [card["card"] for card in yard(table)["raids"]] == [7, 8, 8]


@pytest.mark.rule("S9.2.4")
def test_the_fifteen_trade_cards_suffice_for_five_players(set_up: SetUp) -> None:
    held = ["TR01 TR01 TR02", "TR02 TR03 TR03", "TR04 TR04 TR04", "TR05 TR05 TR05"]
    lines = "\n".join(
        f"trades {seat + 1}: " + ", ".join(f"{card} down" for card in cards.split()) for seat, cards in enumerate(held)
    )
    table = set_up(f"seats 5\nseat 0: gold 1\nhand 0: JA09\n{lines}\ntrades 0: TR06 down, TR06 down\ntracks 0: 0 11 0")
    table.play(0, "tuck JA09, at 0")
    table.play(0, "cash")
    assert [card["card"] for card in yard(table, 0, 0)["trades"]] == [6, 6, 6]


@pytest.mark.rule("Q24")
@pytest.mark.parametrize(("space", "points"), [(14, 0), (15, 1), (16, 2), (17, 3), (18, 4)])
def test_the_last_spaces_score_by_where_the_marker_stands(set_up: SetUp, space: int, points: int) -> None:
    table = set_up(f"seats 3, round 5, step conversion\nraids 0: RA02 RA03 RA04\ntracks 0: {space} 1 0")
    assert table.outcome is not None
    assert table.outcome.scores[0]["tracks"] == points


@pytest.mark.rule("Q24")
@pytest.mark.rule("Q25")
def test_the_neutral_player_stops_at_18_and_earns_nothing_on_its_way(set_up: SetUp) -> None:
    table = set_up("seats 2, round 2, step round\nneutral: 3 17 11")
    before = [yard(table, seat) for seat in range(2)]
    fall(table, "round RO02")
    assert table.view(None)["position"]["neutral"] == {"military": 4, "trade": 18, "fame": 13}
    falling = {table.game.space[int(code)].kind for code in np.flatnonzero(table.position.weights())}
    assert falling == {"draw"}
    assert [yard(table, seat) for seat in range(2)] == before


@pytest.mark.rule("W6")
@pytest.mark.rule("S6.12.1")
@pytest.mark.rule("S9.2.3")
@pytest.mark.rule("Q43")
def test_svend_and_the_milestones_of_a_knarr(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 2\nheroes: military 0, common 1 2\nseat 0: {KNARR}\n{KNARR_YARD}\ntracks 0: 2 3 3")
    act(table, 0, "ship 1", "from 2", "from 3", "at 0")
    assert tracks(table) == [2, 5, 5]
    fall(table, "route TR01")
    assert goods(table) == {"worker": 1}
    assert options_of(table, 0) == {"aboard eikja", "aboard SH09", "cash"}
    act(table, 0, "aboard SH09")
    assert goods(table) == {"worker": 2}
    act(table, 0, "upgrade labourer")
    assert yard(table)["trades"] == [{"card": 1, "at": "SH09"}]
    for seat in range(3):
        table.play(seat, "end")
    assert goods(table) == {"worker": 2 + 1, "iron": 1}


@pytest.mark.rule("W6")
@pytest.mark.rule("S9.2.1")
def test_a_snekke_passes_the_first_milestone(set_up: SetUp) -> None:
    table = set_up(f"seats 3\nseat 0: {SNEKKE}\nboard 0: SH07 CR01 CR09\ntracks 0: 3 1 0")
    table.play(0, "ship 1, from 2, from 3")
    assert tracks(table) == [6, 1, 0]
    assert len(yard(table)["raids"]) == 1


@pytest.mark.rule("W6")
@pytest.mark.rule("S9.1.3")
@pytest.mark.rule("Q24")
def test_a_snekke_at_the_end_of_the_track_stops_at_18(set_up: SetUp) -> None:
    table = set_up(
        f"seats 3, round 5\nseat 0: {SNEKKE}\nboard 0: SH07 CR01 CR09\nraids 0: RA02 RA03 RA04\ntracks 0: 17 1 0"
    )
    table.play(0, "ship 1, from 2, from 3")
    assert tracks(table) == [18, 1, 0]
    for seat in range(3):
        table.play(seat, "end")
    assert table.outcome is not None
    assert table.outcome.scores[0]["tracks"] == 4
