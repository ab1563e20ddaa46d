"""The solo game: the neutral player, the rival and the enemies (S13, S2.3)."""

from itertools import pairwise
from typing import Any

import pytest

from meadhall import Table
from meadhall.games.shipwrights.options import ENEMY_SETS

from .conftest import SetUp, act, fall, goods, options_of, yard

TRACKS = ("military", "trade", "fame")
ICONS = {"1": (0, 2, 1), "2": (1, 0, 2), "3": (3, 0, 0), "4": (1, 1, 1)}  # of the four enemies


def position(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.view(0)["position"]
    return found


def verdict(table: Table) -> tuple[str, tuple[int, ...]]:
    assert table.outcome
    return table.outcome.reason, table.outcome.winners


def finish(table: Table, rival: int = 0) -> Table:
    """The last declaration of the game, with so many points of round cards for the rival."""
    table.position.state.rival = rival
    act(table, 0, "end")
    return table


# The course of a solo game


@pytest.mark.rule("S13.1.1")
@pytest.mark.rule("S13.1.3")
@pytest.mark.rule("S4.1.4")
def test_a_whole_solo_game_with_its_draft_neutral_player_enemies_and_rival() -> None:
    table = Table.new("shipwrights", 1, 11, {"enemies": "e3"})
    rounds = {row["id"]: row for row in table.cards.rows if row["table"] == "rounds"}
    neutral, rival = [3, 0, 0], 0
    packs: list[int] = []
    seen: list[str] = []
    spans: list[tuple[int, int]] = []  # that the rival could reach by round cards, round by round
    while not table.outcome:
        if position(table)["step"] == "draft":
            if not position(table)["picked"]:
                packs.append(len(position(table)["pack"]))
            if position(table)["round"] > len(seen):
                card = rounds[position(table)["roundCard"]]
                seen.append(card["id"])
                neutral = [
                    min(18, at + int(card[f"neutral_{track}"])) for at, track in zip(neutral, TRACKS, strict=True)
                ]
                rival += int(card["rival_vp"])
                to_come = position(table)["rivalToCome"]
                spans.append((rival + to_come["least"], rival + to_come["most"]))
            table.play(0, table.moves(0)[0])
        elif "end" in options_of(table, 0):
            table.play(0, "end")
        else:
            move = next(move for move in table.moves(0) if move.kind in ("discard", "basic"))
            table.play(0, move)
    assert packs == [5, 4, 3] * 5
    assert len(set(seen)) == 5
    assert list(position(table)["neutral"].values()) == neutral
    assert position(table)["rival"] == rival
    assert all(least <= rival <= most for least, most in spans)
    assert all(within >= after for within, after in pairwise(most - least for least, most in spans))
    assert spans[-1] == (rival, rival)
    assert position(table)["enemies"] == ["EN03"]


# The rival's score: the solo player has none but gold


@pytest.mark.rule("S13.1.2")
@pytest.mark.rule("Q36")
@pytest.mark.parametrize(("neutral", "heroes"), [("2 2 2", 0), ("4 2 2", 1), ("4 4 2", 2), ("4 4 4", 3), ("3 3 3", 0)])
def test_the_rival_scores_3_for_each_hero_the_neutral_player_holds_at_the_end(
    set_up: SetUp, neutral: str, heroes: int
) -> None:
    mine = 20 + 3 * sum(int(space) < 3 for space in neutral.split())
    text = f"seats 1, round 5, step actions\nseat 0: gold 20\nneutral: {neutral}\ntracks 0: 3 3 3"
    lost = finish(set_up(text), mine - 3 * heroes)
    assert verdict(lost) == ("solo_lost", ())
    assert position(lost)["rivalScore"] == lost.view(0)["scores"][0]["total"]
    assert verdict(finish(set_up(text), mine - 3 * heroes - 1)) == ("solo_won", (0,))


@pytest.mark.rule("S13.1.2")
@pytest.mark.rule("Q36")
def test_a_hero_the_neutral_player_keeps_in_a_tie_still_counts(set_up: SetUp) -> None:
    text = """
        seats 1, round 5, step actions
        heroes: fame neutral, common 0
        seat 0: gold {}
        neutral: 1 1 3
        tracks 0: 1 1 3
    """
    assert verdict(finish(set_up(text.format(3)))) == ("solo_lost", ())
    assert verdict(finish(set_up(text.format(4)))) == ("solo_won", (0,))


@pytest.mark.rule("S13.1.2")
@pytest.mark.rule("Q36")
def test_a_hero_that_leaves_the_neutral_player_in_the_last_hero_phase_does_not_count(set_up: SetUp) -> None:
    table = set_up("""
        seats 1, round 5, step actions
        heroes: fame neutral, common 0
        seat 0: coin 0
        neutral: 1 1 2
        tracks 0: 1 1 3
    """)
    assert verdict(finish(table, 2)) == ("solo_won", (0,))


@pytest.mark.rule("S13.1.3")
@pytest.mark.parametrize(("card", "points"), [("RO01", 8), ("RO02", 10), ("RO03", 9), ("RO12", 10)])
def test_the_rival_scores_the_points_of_each_round_card(card: str, points: int) -> None:
    table = Table.new("shipwrights", 1, 3).at(0)
    fall(table, "hut HU01")
    act(table, 0, "enemies none")
    fall(table, f"round {card}")
    assert position(table)["rival"] == points


@pytest.mark.rule("S13.1.3")
@pytest.mark.rule("S13.1.5")
@pytest.mark.rule("Q48")
@pytest.mark.parametrize(("gold", "ending"), [(41, "solo_lost"), (42, "solo_lost"), (43, "solo_won")])
def test_the_player_needs_strictly_more_points_than_the_rival(set_up: SetUp, gold: int, ending: str) -> None:
    table = finish(set_up(f"seats 1, round 5, step actions\nseat 0: gold {gold}\nneutral: 1 1 0\ntracks 0: 1 1 0"), 42)
    assert verdict(table) == (ending, (0,) if ending == "solo_won" else ())


@pytest.mark.rule("S13.1.5")
@pytest.mark.rule("Q48")
def test_no_tie_break_saves_a_solo_player(set_up: SetUp) -> None:
    table = set_up("""
        seats 1, round 5, card RO01, step actions
        seat 0: worker 30, coin 2, wood 30, wool 30, gold 9
        neutral: 1 1 0
        tracks 0: 1 1 0
    """)
    assert verdict(finish(table, 10)) == ("solo_lost", ())  # two coins buy the iron of a tenth gold


@pytest.mark.rule("S13.1.4")
@pytest.mark.parametrize(("space", "points"), [(14, 0), (15, 1), (16, 2), (17, 3), (18, 4)])
def test_the_rival_scores_the_spaces_of_the_neutral_markers(set_up: SetUp, space: int, points: int) -> None:
    heroes = 9
    for extra, ending in ((0, "solo_lost"), (1, "solo_won")):
        gold = heroes + 3 * points + extra
        text = f"seats 1, round 5, step actions\nseat 0: gold {gold}\nneutral: {space} {space} {space}"
        assert verdict(finish(set_up(text)))[0] == ending


@pytest.mark.rule("S13.1.6")
def test_a_solo_player_without_a_main_hero_holds_the_common_one(set_up: SetUp) -> None:
    assert yard(set_up("seats 1, round 1, step heroes\nneutral: 3 3 3"))["heroes"] == ["common"]
    assert yard(set_up("seats 1, round 1, step heroes\nneutral: 3 0 3\ntracks 0: 0 1 0"))["heroes"] == ["trade"]


# Enemies


@pytest.mark.rule("S2.3.1")
def test_a_solo_player_may_choose_any_set_of_enemies() -> None:
    table = Table.new("shipwrights", 1, 3)
    assert options_of(table, 0) == {f"enemies {each}" for each in ENEMY_SETS}
    assert len(ENEMY_SETS) == 16


@pytest.mark.rule("S2.3.1")
@pytest.mark.rule("S2.3.2")
@pytest.mark.parametrize("chosen", ENEMY_SETS)
@pytest.mark.parametrize("way", ["asked", "option"])
def test_the_neutral_markers_move_for_each_icon_of_each_enemy(chosen: str, way: str) -> None:
    table = Table.new("shipwrights", 1, 3, {"enemies": "ask" if way == "asked" else chosen}).at(0)
    fall(table, "hut HU01")
    if way == "asked":
        act(table, 0, f"enemies {chosen}")
    numbers = [each for each in chosen if each in ICONS]
    assert position(table)["enemies"] == [f"EN0{each}" for each in numbers]
    assert list(position(table)["neutral"].values()) == [
        sum(ICONS[each][track] for each in numbers) for track in range(3)
    ]


@pytest.mark.rule("S2.3.1")
@pytest.mark.parametrize("seats", range(2, 6))
def test_with_more_players_there_are_no_enemies(seats: int) -> None:
    table = Table.new("shipwrights", seats, 3, {"enemies": "e1234"})
    assert position(table)["enemies"] == []
    state = table.position.state
    assert (state.dearer, state.raid_more, state.tuck_more, state.board_room) == (0, 0, 0, 5)


RICH = """
seats 1, round 2, card RO01, step actions
seat 0: worker {worker}, coin {coin}, gold {gold}
tracks 0: {military} 2 0
raids 0: {raids}
hand 0: SH01 CR01 TF01 JA01
board 0: SH02 SH02 SH03 {fourth}
buildings 0: HU01, BU02
neutral: 3 3 3
"""


def limited(set_up: SetUp, enemies: str, **held: Any) -> Table:
    usual = {"worker": 9, "coin": 9, "gold": 9, "military": 4, "raids": "RA02", "fourth": "-"}
    return set_up(RICH.format(**(usual | held)), {"enemies": enemies})


@pytest.mark.rule("S2.3.3")
@pytest.mark.parametrize(("enemies", "more"), [("none", 0), ("e1", 1), ("e234", 0), ("e1234", 1)])
def test_the_usurer_makes_each_basic_a_coin_dearer(set_up: SetUp, enemies: str, more: int) -> None:
    table = limited(set_up, enemies)
    assert position(table)["prices"] == {"wood": 1 + more, "wool": 3 + more, "iron": 2 + more}
    table.play(0, "buy wool")
    assert goods(table)["coin"] == 9 - 3 - more
    assert (limited(set_up, enemies, coin=3).why_not(0, "buy wool") is None) == (more == 0)


@pytest.mark.rule("S2.3.3")
@pytest.mark.rule("Q46")
@pytest.mark.parametrize(("enemies", "wood"), [("none", 4), ("e1", 2), ("e234", 4)])
def test_the_usurer_still_asks_for_more_in_the_final_conversion(set_up: SetUp, enemies: str, wood: int) -> None:
    text = "seats 1, round 5, card RO01, step conversion\nseat 0: coin 4"
    assert goods(set_up(text, {"enemies": enemies})) == {"wood": wood}


@pytest.mark.rule("S2.3.3")
@pytest.mark.rule("Q46")
@pytest.mark.parametrize(("enemies", "reason"), [("none", None), ("e134", None), ("e2", "Q46"), ("e1234", "Q46")])
def test_the_jealous_one_leaves_no_room_for_a_fifth_card_but_its_space_stays_open(
    set_up: SetUp, enemies: str, reason: str | None
) -> None:
    table = limited(set_up, enemies, fourth="CR02")
    why = table.why_not(0, "lay SH01")
    assert (why and why[0]) == reason
    assert table.why_not(0, "place board 5") is None
    assert limited(set_up, enemies).why_not(0, "lay SH01") is None


@pytest.mark.rule("S2.3.3")
@pytest.mark.rule("Q46")
@pytest.mark.parametrize(("military", "raids", "workers"), [(4, "RA02", 2), (8, "RA02 RA03", 1), (10, "RA02 RA03", 0)])
@pytest.mark.parametrize(("enemies", "more"), [("none", 0), ("e3", 1), ("e124", 0), ("e1234", 1)])
def test_the_shieldbreaker_costs_a_worker_more_for_each_raid(
    set_up: SetUp, enemies: str, more: int, military: int, raids: str, workers: int
) -> None:
    needed = workers + more
    table = limited(set_up, enemies, military=military, raids=raids, worker=needed)
    table.play(0, "raid 1")
    assert goods(table).get("worker", 0) == 0
    if needed:
        table = limited(set_up, enemies, military=military, raids=raids, worker=needed - 1)
        assert table.why_not(0, "raid 1") == ("S0.2.7", "too_few_workers")


@pytest.mark.rule("S2.3.3")
@pytest.mark.rule("Q46")
@pytest.mark.parametrize("card", ["CR01", "TF01", "JA01"])
@pytest.mark.parametrize(("enemies", "price"), [("none", 1), ("e4", 2), ("e123", 1), ("e1234", 2)])
def test_the_grasping_one_makes_tucking_a_gold_dearer(set_up: SetUp, enemies: str, price: int, card: str) -> None:
    table = limited(set_up, enemies, gold=price)
    table.play(0, f"tuck {card}, at 1")
    assert goods(table).get("gold", 0) == 0
    table = limited(set_up, enemies, gold=price - 1)
    assert table.why_not(0, f"tuck {card}") == ("S0.2.4", "too_little_gold")
