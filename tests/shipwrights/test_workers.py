"""Placing workers (S6.9)."""

import pytest

from .conftest import SetUp, act, goods, options_of, yard


@pytest.mark.rule("S6.9.1")
@pytest.mark.parametrize(
    ("space", "after"),
    [
        (1, {"worker": 1, "coin": 2, "wood": 1}),
        (2, {"worker": 1, "coin": 2, "wool": 1}),
        (3, {"worker": 1, "coin": 2, "iron": 1}),
        (4, {"worker": 1, "gold": 1}),
        (5, {"worker": 1, "coin": 4}),
    ],
)
def test_a_worker_goes_from_the_supply_to_a_board_space_which_is_resolved(
    set_up: SetUp, space: int, after: dict[str, int]
) -> None:
    table = set_up("seats 3\nseat 0: worker 2, coin 2")
    table.play(0, f"place board {space}")
    assert goods(table) == after
    assert [each["worker"] for each in yard(table)["board"]] == [each == space for each in range(1, 6)]


@pytest.mark.rule("S6.9.1")
@pytest.mark.parametrize(("slot", "after"), [(0, {"coin": 3}), (1, {"wood": 2})])
def test_a_worker_goes_to_the_hut_or_another_building_which_is_resolved(
    set_up: SetUp, slot: int, after: dict[str, int]
) -> None:
    table = set_up("seats 3\nseat 0: worker 1\ntracks 0: 0 1 1\nbuildings 0: HU01, BU01")
    table.play(0, f"place building {slot}")
    assert goods(table) == after
    assert [each["worker"] for each in yard(table)["buildings"]] == [slot == 0, slot == 1]


@pytest.mark.rule("S6.9.1")
def test_a_worker_goes_only_to_a_building_of_ones_own(set_up: SetUp) -> None:
    table = set_up("seats 3\nbuildings 1: HU02, BU01\ntracks 1: 0 0 2")
    assert table.why_not(0, "place building 1") == ("S6.9.1", "no_such_space")
    assert table.why_not(1, "place building 1") is None


@pytest.mark.rule("S6.9.1")
@pytest.mark.parametrize("place", ["place board 1", "place building 0"])
def test_a_placement_needs_a_worker_in_the_supply(set_up: SetUp, place: str) -> None:
    table = set_up("seats 3\nseat 0: coin 9")
    assert table.why_not(0, place) == ("S0.2.7", "too_few_workers")


@pytest.mark.rule("S6.9.2")
@pytest.mark.parametrize("place", ["place board 5", "place building 0"])
def test_a_space_holds_one_worker(set_up: SetUp, place: str) -> None:
    table = set_up("seats 3\nseat 0: worker 2")
    table.play(0, place)
    assert table.why_not(0, place) == ("S6.9.2", "space_taken")


@pytest.mark.rule("S6.9.3")
def test_placed_workers_stay_until_income_and_then_return(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 3, wood 1, wool 1, iron 1\nhand 0: CR10")
    for move in ("place board 5", "place building 0", "forge", "discard CR10", "end"):
        table.play(0, move)
    assert goods(table)["worker"] == 1
    assert yard(table)["board"][4]["worker"]
    assert yard(table)["buildings"][0]["worker"]
    table.play(1, "end")
    table.play(2, "end")
    assert goods(table)["worker"] == 3 + 1  # and one of the Eikja
    assert not yard(table)["board"][4]["worker"]
    assert not yard(table)["buildings"][0]["worker"]


@pytest.mark.rule("S6.9.4")
def test_a_worker_on_a_space_pays_for_nothing(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nseat 0: worker 1, wool 2, iron 2\nhand 0: TF03\nboard 0: worker worker\n"
        "buildings 0: HU01 worker, BU11\ntracks 0: 4 1 0\nraids 0: RA02"
    )
    assert table.why_not(0, "place building 1") == ("S0.2.7", "too_few_workers")
    assert table.why_not(0, "raid 1") == ("S0.2.7", "too_few_workers")
    table.play(0, "play TF03")
    assert table.why_not(0, "place board 3") == ("S0.2.7", "too_few_workers")


@pytest.mark.rule("S6.9.4")
def test_a_worker_on_a_space_is_not_moved(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 0\nboard 0: worker worker\nbuildings 0: HU01 worker")
    assert options_of(table, 0) == {"end"}


@pytest.mark.rule("S6.9.5")
def test_a_space_under_a_card_takes_no_worker(set_up: SetUp) -> None:
    table = set_up("seats 3\nboard 0: SH01 CR01")
    assert table.why_not(0, "place board 1") == ("S6.9.5", "space_covered")
    assert table.why_not(0, "place board 2") == ("S6.9.5", "space_covered")
    assert table.why_not(0, "place board 3") is None


@pytest.mark.rule("S6.9.6")
def test_a_space_with_a_cost_is_resolved_once(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, coin 6\n")
    table.play(0, "place board 4")
    assert goods(table) == {"coin": 4, "gold": 1}


@pytest.mark.rule("S6.9.6")
def test_a_space_whose_cost_cannot_be_paid_in_full_takes_no_worker(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, coin 1, gold 5\n")
    assert table.why_not(0, "place board 4") == ("S0.2.5", "too_few_coins")
    assert goods(table) == {"worker": 1, "coin": 1, "gold": 5}


@pytest.mark.rule("S6.9.7")
@pytest.mark.rule("Q21")
def test_the_worker_placed_does_not_pay_a_cost_in_workers(set_up: SetUp) -> None:
    armoury = "buildings 0: HU01, BU11\ntracks 0: 1 1 0"
    assert set_up(f"seats 3\nseat 0: worker 1\n{armoury}").why_not(0, "place building 1") == (
        "S0.2.7",
        "too_few_workers",
    )
    table = set_up(f"seats 3\nseat 0: worker 2\n{armoury}")
    table.play(0, "place building 1")
    assert goods(table) == {"gold": 2}
    assert yard(table)["buildings"][1]["worker"]


@pytest.mark.rule("S6.9.7")
@pytest.mark.rule("Q21")
def test_the_worker_placed_does_not_pay_the_townsfolk_either(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1\nbuildings 0: HU01/TF03, BU06/TF03\ntracks 0: 0 1 1")
    assert table.why_not(0, "place building 1") == ("S0.2.7", "too_few_workers")
    act(table, 0, "place building 0")
    assert table.why_not(0, "ability townsfolk") == ("S0.2.7", "too_few_workers")


@pytest.mark.rule("S6.9.8")
@pytest.mark.parametrize(
    ("steps", "after"),
    [
        ("ability building, stop", {"coin": 4}),
        ("ability townsfolk, stop", {"wool": 2}),
        ("ability building, ability townsfolk", {"coin": 3, "wool": 2}),
        ("ability townsfolk, ability building", {"coin": 3, "wool": 2}),
    ],
)
def test_building_and_townsfolk_are_resolved_alone_or_both_in_any_order(
    set_up: SetUp, steps: str, after: dict[str, int]
) -> None:
    table = set_up("seats 3\nseat 0: worker 1, coin 1\nbuildings 0: HU01/TF05")
    table.play(0, f"place building 0, {steps}")
    assert goods(table) == after
    assert yard(table)["pending"] is None


@pytest.mark.rule("S6.9.8")
@pytest.mark.parametrize("which", ["ability building", "ability townsfolk"])
def test_each_ability_is_resolved_at_most_once(set_up: SetUp, which: str) -> None:
    table = set_up("seats 3\nseat 0: worker 1, coin 9\nbuildings 0: HU01/TF05")
    act(table, 0, "place building 0", which)
    assert table.why_not(0, which) == ("S6.9.8", "ability_done")


@pytest.mark.rule("S6.9.9")
def test_what_the_first_ability_gives_may_pay_for_the_second(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1\nbuildings 0: HU01/TF05")
    act(table, 0, "place building 0")
    assert table.why_not(0, "ability townsfolk") == ("S0.2.5", "too_few_coins")
    act(table, 0, "ability building", "ability townsfolk")
    assert goods(table) == {"coin": 2, "wool": 2}


@pytest.mark.rule("S6.9.9")
def test_the_townsfolk_may_pay_for_the_building(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 2\nbuildings 0: HU06/TF03\ntracks 0: 0 0 1")
    table.play(0, "place building 0, ability townsfolk, ability building")
    assert goods(table) == {"coin": 4, "gold": 1}


@pytest.mark.rule("S6.9.10")
@pytest.mark.rule("Q21")
def test_a_worker_is_not_placed_for_nothing(set_up: SetUp) -> None:
    stead = "buildings 0: HU01, BU06/TF02\ntracks 0: 0 1 1"
    table = set_up(f"seats 3\nseat 0: worker 1, coin 9, wood 1, wool 1\n{stead}")
    assert table.why_not(0, "place building 1") == ("S0.2.4", "too_little_gold")
    assert set_up(f"seats 3\nseat 0: worker 1, gold 1\n{stead}").why_not(0, "place building 1") is None
    assert set_up(f"seats 3\nseat 0: worker 1\nhand 0: SH01\n{stead}").why_not(0, "place building 1") is None


@pytest.mark.rule("S6.9.10")
@pytest.mark.rule("Q21")
def test_a_placement_does_not_stop_before_an_ability(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, coin 1\nbuildings 0: HU01/TF05")
    act(table, 0, "place building 0")
    assert table.why_not(0, "stop") == ("S6.9.10", "no_ability_yet")


@pytest.mark.rule("S6.9.11")
@pytest.mark.parametrize(("card", "tracks"), [("CR01", "0 1 0"), ("JA01", "2 1 1")])
def test_a_craftsman_or_jarl_under_the_building_changes_nothing(set_up: SetUp, card: str, tracks: str) -> None:
    table = set_up(f"seats 3\nseat 0: worker 1\nbuildings 0: HU01/{card}\ntracks 0: {tracks}")
    table.play(0, "place building 0")
    assert goods(table) == {"coin": 3}
    assert yard(table)["pending"] is None


@pytest.mark.rule("S6.9.12")
@pytest.mark.rule("S6.9.13")
def test_a_townsfolk_tucked_where_a_worker_stands_is_not_triggered(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, coin 1, gold 1\nhand 0: TF05\nbuildings 0: HU01 worker")
    table.play(0, "tuck TF05, at 0")
    assert yard(table)["buildings"] == [{"card": None, "tucked": "TF05", "worker": True}]
    assert goods(table) == {"worker": 1, "coin": 1}
    assert yard(table)["pending"] is None
    assert table.why_not(0, "place building 0") == ("S6.9.2", "space_taken")


@pytest.mark.rule("S6.9.14")
def test_a_hut_upgraded_under_a_worker_keeps_it_and_nothing_is_resolved(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, gold 1\nhand 0: JA10\ntracks 0: 0 1 3\nbuildings 0: HU01 worker")
    table.play(0, "tuck JA10, at 0")
    table.play(0, "upgrade hut")
    assert yard(table)["upgraded"] == ["hut"]
    assert yard(table)["buildings"][0]["worker"]
    assert goods(table) == {"worker": 1}
    assert table.why_not(0, "place building 0") == ("S6.9.2", "space_taken")


@pytest.mark.rule("Q18")
def test_between_the_two_abilities_one_may_buy_and_forge(set_up: SetUp) -> None:
    table = set_up("seats 3, card RO01\nseat 0: worker 1, wood 1, wool 1\nbuildings 0: HU01/TF02")
    table.play(0, "place building 0, ability building, buy iron, forge, ability townsfolk")
    assert goods(table) == {"coin": 1, "wood": 1, "wool": 1, "iron": 1}


@pytest.mark.rule("Q18")
def test_between_the_two_abilities_thyra_may_trade(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2\nheroes: trade 0, common 1 2\nseat 0: worker 1\nbuildings 0: HU01/TF02")
    table.play(0, "place building 0, ability building, hero trade, ability townsfolk")
    assert goods(table) == {"wood": 1, "wool": 1, "iron": 1}


@pytest.mark.rule("Q18")
def test_between_the_two_abilities_randi_may_draw(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2\nseat 0: worker 1, coin 3\nbuildings 0: HU01/TF05")
    table.play(0, "place building 0, ability building, hero common")
    assert yard(table)["handSize"] == 1
    table.play(0, "ability townsfolk")
    assert goods(table) == {"coin": 3, "wool": 2}
    assert yard(table)["pending"] is None


@pytest.mark.rule("Q18")
@pytest.mark.parametrize("move", ["buy wood", "forge", "hero common"])
def test_before_the_first_ability_there_is_no_trade(set_up: SetUp, move: str) -> None:
    table = set_up("seats 3, round 2\nseat 0: worker 1, coin 9, wood 1, wool 1, iron 1\nbuildings 0: HU01/TF05")
    assert table.why_not(0, move) is None
    act(table, 0, "place building 0")
    assert table.why_not(0, move) == ("S6.1.9", "another_step")


@pytest.mark.rule("Q18")
def test_between_the_two_abilities_nothing_else_is_possible(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 2\nseat 0: worker 5, coin 9, gold 5\nhand 0: SH01 TF01\nboard 0: CR01\n"
        "buildings 0: HU01/TF05\nraids 0: RA02\ntracks 0: 4 1 0"
    )
    table.play(0, "place building 0, ability building")
    trades = {"buy wood", "buy wool", "buy iron", "hero common"}
    assert options_of(table, 0) == {"ability townsfolk", "stop"} | trades


W2 = (
    "seats 3\nseat 0: worker 5, coin 2\nhand 0: SH02\nboard 0: SH01 CR01 CR02\n"
    "buildings 0: HU01, BU06/TF02, BU05/TF03, BU01\ntracks 0: 0 2 2"
)


@pytest.mark.rule("W2")
@pytest.mark.rule("S6.9.6")
@pytest.mark.rule("S6.9.9")
def test_five_placements_of_the_rulebook(set_up: SetUp) -> None:
    table = set_up(W2)
    table.play(0, "place board 4")
    assert goods(table) == {"worker": 4, "gold": 1}
    table.play(0, "place board 5")
    assert goods(table) == {"worker": 3, "coin": 2, "gold": 1}
    table.play(0, "place building 1, ability building, card SH02, ability townsfolk")
    assert goods(table) == {"worker": 2, "coin": 2, "gold": 2, "wood": 1, "wool": 1, "iron": 1}
    assert yard(table)["handSize"] == 0
    table.play(0, "place building 2, ability building, ability townsfolk")
    assert goods(table) == {"worker": 1, "coin": 9, "gold": 2, "wood": 1, "wool": 1, "iron": 1}
    table.play(0, "place building 3")
    assert goods(table) == {"coin": 9, "gold": 2, "wood": 3, "wool": 1, "iron": 1}
    for seat in range(3):
        table.play(seat, "end")
    assert goods(table)["worker"] == 5 + 1


@pytest.mark.rule("W2")
def test_the_ferryman_first_takes_the_worker_of_the_supply(set_up: SetUp) -> None:
    table = set_up(W2)
    table.play(0, "place building 2, ability townsfolk")
    assert goods(table) == {"worker": 3, "coin": 7}
    table.play(0, "ability building")
    assert goods(table) == {"worker": 4, "coin": 9}
