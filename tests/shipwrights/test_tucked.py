"""Buildings and the cards tucked under them (S8)."""

import pytest

from meadhall import Table

from .conftest import SetUp, act, goods, options_of, yard


def tucked(table: Table) -> list[str | None]:
    return [slot["tucked"] for slot in yard(table)["buildings"]]


def score(table: Table, part: str) -> int:
    """Everybody ends; then the points of seat 0."""
    for seat in table.waiting:
        table.play(seat, "end")
    assert table.outcome is not None
    return table.outcome.scores[0][part]


@pytest.mark.rule("S8.1.1")
@pytest.mark.parametrize("card", ["CR01", "TF05", "JA07"])
@pytest.mark.parametrize("slot", [0, 1])
def test_every_building_hosts_a_craftsman_a_townsfolk_or_a_jarl(set_up: SetUp, card: str, slot: int) -> None:
    table = set_up(f"seats 3\nseat 0: gold 1\nhand 0: {card}\nbuildings 0: HU01, BU01\ntracks 0: 0 1 1")
    table.play(0, f"tuck {card}, at {slot}")
    assert tucked(table) == ([card, None] if slot == 0 else [None, card])


@pytest.mark.rule("S8.1.1")
def test_a_building_hosts_one_card(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 2\nhand 0: CR01 TF05\nbuildings 0: HU01/CR02, BU01\ntracks 0: 0 1 1")
    act(table, 0, "tuck CR01")
    assert table.why_not(0, "at 0") == ("S8.1.1", "tuck_place_taken")
    act(table, 0, "at 1")
    assert table.why_not(0, "tuck TF05") == ("S8.1.1", "no_free_tuck_place")
    assert tucked(table) == ["CR02", "CR01"]


@pytest.mark.rule("S8.1.1")
def test_a_card_is_tucked_under_a_building_of_ones_own(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 2\nhand 0: CR01\nbuildings 1: HU02, BU01\ntracks 1: 0 0 2")
    act(table, 0, "tuck CR01")
    assert options_of(table, 0) == {"at 0"}
    assert table.why_not(0, "at 1") == ("S8.1.1", "no_building_there")


@pytest.mark.rule("S8.1.2")
@pytest.mark.parametrize("card", ["CR01", "TF05", "JA07"])
def test_tucking_costs_one_gold(set_up: SetUp, card: str) -> None:
    table = set_up(f"seats 3\nseat 0: coin 2, gold 3\nhand 0: {card}")
    table.play(0, f"tuck {card}, at 0")
    assert goods(table) == {"coin": 2, "gold": 2}
    assert yard(table)["handSize"] == 0


@pytest.mark.rule("S8.1.2")
@pytest.mark.parametrize("card", ["CR01", "TF05", "JA07"])
def test_nothing_stands_in_for_the_gold_of_tucking(set_up: SetUp, card: str) -> None:
    table = set_up(f"seats 3\nseat 0: worker 5, coin 5, wood 5, wool 5, iron 5\nhand 0: {card}")
    assert table.why_not(0, f"tuck {card}") == ("S0.2.4", "too_little_gold")


@pytest.mark.rule("S8.1.2")
def test_a_laid_card_is_not_tucked(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 3\nboard 0: CR01")
    assert table.why_not(0, "tuck CR01") == ("S8.1.2", "card_not_in_hand")


@pytest.mark.rule("S8.1.3")
@pytest.mark.parametrize(("card", "tracks"), [("CR03", "0 1 0"), ("TF04", "0 1 0"), ("JA01", "2 1 1")])
def test_a_tucked_card_is_dismissed_without_its_reward_to_make_room(set_up: SetUp, card: str, tracks: str) -> None:
    table = set_up(f"seats 3\nseat 0: gold 1\nhand 0: CR01\nbuildings 0: HU01/{card}\ntracks 0: {tracks}")
    table.play(0, "dismiss building 0")
    assert goods(table) == {"gold": 1}
    assert table.view(None)["position"]["discards"] == [card]
    table.play(0, "tuck CR01, at 0")
    assert tucked(table) == ["CR01"]


@pytest.mark.rule("S8.1.3")
def test_only_a_building_with_a_tucked_card_has_one_to_dismiss(set_up: SetUp) -> None:
    table = set_up("seats 3\nbuildings 0: HU01, BU01/CR01\ntracks 0: 0 1 1")
    assert table.why_not(0, "dismiss building 0") == ("Q10", "no_card_there")
    assert table.why_not(0, "dismiss building 1") is None


@pytest.mark.rule("S8.1.3")
def test_a_tucked_card_is_dismissed_only_in_the_action_phase(set_up: SetUp) -> None:
    packs = "\n".join(f"pack {seat}: SH01 SH02" for seat in range(3))
    table = set_up(f"seats 3, step draft\nbuildings 0: HU01/CR01\n{packs}")
    assert table.why_not(0, "dismiss building 0") == ("S3.1.3", "another_step")


@pytest.mark.rule("S8.1.4")
def test_a_dismissed_jarl_keeps_its_steps_and_loses_its_points(set_up: SetUp) -> None:
    text = "seats 3, round 5\nseat 0: gold 0\nbuildings 0: HU01/JA08\ntracks 0: 2 1 0"
    assert score(set_up(text), "jarls") == 2
    table = set_up(text)
    table.play(0, "dismiss building 0")
    assert yard(table)["tracks"] == {"military": 2, "trade": 1, "fame": 0}
    assert score(table, "jarls") == 0


@pytest.mark.rule("S8.1.5")
def test_ships_and_buildings_are_not_tucked(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 5\nhand 0: SH01 BU01 CR01 TF05 JA07")
    found = {move for move in options_of(table, 0) if move.startswith("tuck")}
    assert found == {"tuck CR01", "tuck TF05", "tuck JA07"}
    for card in ("SH01", "BU01"):
        assert table.why_not(0, f"tuck {card}") == ("", "no_such_move")


@pytest.mark.rule("S8.1.6")
def test_a_tucked_card_is_not_moved(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 5\nbuildings 0: HU01/CR01, BU01\ntracks 0: 0 1 1")
    assert options_of(table, 0) == {"end", "dismiss building 0"}
    for seat in range(3):
        table.play(seat, "end")
    assert tucked(table) == ["CR01", None]


@pytest.mark.rule("S8.2.1")
def test_the_hut_is_a_building_for_tucking_and_placing(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, gold 1\nhand 0: TF05")
    table.play(0, "tuck TF05, at 0")
    table.play(0, "place building 0, ability building, ability townsfolk")
    assert goods(table) == {"coin": 2, "wool": 2}


@pytest.mark.rule("S8.2.1")
@pytest.mark.parametrize(("others", "tracks", "different"), [("", "1 3 1", 1), (", BU01, BU01", "1 3 3", 2)])
def test_the_hut_counts_as_a_different_building(set_up: SetUp, others: str, tracks: str, different: int) -> None:
    table = set_up(f"seats 3, round 5\nships 0: SH10\nbuildings 0: HU01{others}\ntracks 0: {tracks}")
    assert score(table, "ships") == 6 + different


@pytest.mark.rule("S8.2.1")
@pytest.mark.parametrize(("upgraded", "points"), [("hut", 2), ("eikja", 0)])
def test_the_hut_scores_with_the_buildings(set_up: SetUp, upgraded: str, points: int) -> None:
    table = set_up(f"seats 3, round 5\nupgraded 0: {upgraded}\ntracks 0: 0 1 4")
    assert score(table, "buildings") == points


@pytest.mark.rule("S8.2.2")
def test_turning_the_hut_over_gives_no_progress(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA10\ntracks 0: 0 1 3")
    table.play(0, "tuck JA10, at 0")
    table.play(0, "upgrade hut")
    assert yard(table)["upgraded"] == ["hut"]
    assert yard(table)["tracks"] == {"military": 0, "trade": 1, "fame": 5}


@pytest.mark.rule("S8.2.2")
@pytest.mark.parametrize("seed", range(6))
def test_the_icon_of_the_hut_counts_once_at_setup(seed: int) -> None:
    table = Table.new("shipwrights", seats=5, seed=seed)
    track = {1: "trade", 2: "fame", 3: "trade", 4: "military", 5: "military", 6: "fame"}
    for seat in range(5):
        found = yard(table, seat)
        assert found["tracks"] == {"military": 0, "trade": 0, "fame": 0} | {track[found["hut"]]: 1}


@pytest.mark.rule("S8.2.3")
@pytest.mark.rule("Q12")
def test_a_card_under_the_hut_stays_when_the_hut_is_upgraded(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, gold 1\nhand 0: JA10\nbuildings 0: HU01/TF05, BU01\ntracks 0: 0 1 3")
    table.play(0, "tuck JA10, at 1")
    table.play(0, "upgrade hut")
    assert tucked(table) == ["TF05", "JA10"]
    table.play(0, "place building 0, ability building, ability townsfolk")
    assert goods(table) == {"coin": 4, "wool": 2}


@pytest.mark.rule("Q46")
@pytest.mark.parametrize("card", ["CR01", "TF05", "JA07"])
def test_the_grasping_enemy_asks_two_gold_for_tucking(set_up: SetUp, card: str) -> None:
    poor = set_up(f"seats 1\nseat 0: gold 1\nhand 0: {card}", {"enemies": "e4"})
    assert poor.why_not(0, f"tuck {card}") == ("S0.2.4", "too_little_gold")
    table = set_up(f"seats 1\nseat 0: gold 3\nhand 0: {card}", {"enemies": "e4"})
    table.play(0, f"tuck {card}, at 0")
    assert goods(table) == {"gold": 1}
