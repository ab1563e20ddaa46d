"""Goods: what stands in for what, how it is paid and gained (S0)."""

import pytest

from meadhall import IllegalMove

from .conftest import SetUp, act, fall, goods, options_of, yard
from .dealing import cards_with, chances, seen

ROUND = "seats 3, round 2, card RO01, step actions"
NOBODY_ELSE = "hand 1: SH12\nhand 2: SH12"


@pytest.mark.rule("S0.1.1")
@pytest.mark.rule("Q1")
def test_trade_cards_under_ships_give_income_and_buildings_give_none(set_up: SetUp) -> None:
    table = set_up(
        f"{ROUND}\nseat 0: coin 0\nbuildings 0: HU01, BU01, BU04, BU09\nships 0: SH01\n"
        "trades 0: TR03 eikja, TR01 SH01, TR05 down\ntracks 0: 1 12 2"
    )
    act(table, 0, "end")
    act(table, 1, "end")
    act(table, 2, "end")
    assert goods(table, 0) == {"worker": 1, "wool": 1, "iron": 1}


@pytest.mark.rule("Q1")
def test_an_income_printed_on_a_building_would_be_paid(set_up: SetUp) -> None:
    cards = cards_with({"BU04": {"effect": "gain coin 4 ; income coin 3"}})
    table = set_up(f"{ROUND}\nseat 0: coin 0\ntracks 0: 0 2 0\nbuildings 0: HU01, BU04", cards=cards)
    for seat in range(3):
        act(table, seat, "end")
    assert goods(table, 0) == {"worker": 1, "coin": 3}


@pytest.mark.rule("S0.1.2")
def test_the_tuck_cost_on_a_card_beats_the_one_gold_of_the_rule(set_up: SetUp) -> None:
    cards = cards_with({"CR01": {"tuck_cost": "pay coin 2"}})
    table = set_up(f"{ROUND}\nseat 0: coin 2\nhand 0: CR01 CR02", cards=cards)
    assert table.why_not(0, "tuck CR02") == ("S0.2.4", "too_little_gold")
    act(table, 0, "tuck CR01", "at 0")
    assert goods(table, 0) == {}


@pytest.mark.rule("S0.1.3")
@pytest.mark.parametrize(
    ("holding", "move"),
    [
        ("coin 2, gold 9", "buy wool"),
        ("wood 9, wool 9, gold 9", "forge"),
        ("worker 9, wool 2, iron 1, coin 9", "build BU01"),
        ("gold 9, wood 9", "play TF01"),
        ("coin 9", "tuck TF01"),
        ("coin 9, gold 9", "place board 1"),
    ],
)
def test_what_cannot_be_paid_in_full_is_illegal_and_changes_nothing(set_up: SetUp, holding: str, move: str) -> None:
    table = set_up(f"{ROUND}\nseat 0: {holding}\nhand 0: BU01 TF01")
    before = table.position.checksum()
    with pytest.raises(IllegalMove):
        table.play(0, move)
    assert table.position.checksum() == before


@pytest.mark.rule("S0.2.1")
def test_the_goods_are_worker_coin_three_basics_and_gold(set_up: SetUp) -> None:
    table = set_up(f"{ROUND}\nseat 0: coin 9\nhand 0: SH04")
    assert list(yard(table, 0)["goods"]) == ["worker", "coin", "wood", "wool", "iron", "gold"]
    assert {text for text in options_of(table, 0) if text.startswith("buy")} == {"buy wood", "buy wool", "buy iron"}
    act(table, 0, "discard SH04")
    assert options_of(table, 0) == {"basic wood", "basic wool", "basic iron"}


@pytest.mark.rule("S0.2.2")
@pytest.mark.rule("S1.1.3")
def test_gains_go_on_when_the_tokens_of_the_box_are_all_held(set_up: SetUp) -> None:
    everything = "worker 50, wood 40, wool 40, iron 40, gold 40, coin 50"
    table = set_up(
        f"{ROUND}\nseat 0: {everything}\nseat 1: {everything}\nhand 0: SH01 CR01 JA01\n"
        "tracks 0: 1 2 1\nbuildings 0: HU01, BU01, BU02, BU03"
    )
    for move in ("discard SH01", "discard CR01", "discard JA01"):
        act(table, 0, move)
    for slot in (1, 2, 3):
        act(table, 0, f"place building {slot}")
    assert goods(table, 0) == {"worker": 48, "coin": 52, "wood": 42, "wool": 42, "iron": 42, "gold": 41}


@pytest.mark.rule("S0.2.3")
@pytest.mark.parametrize(
    ("building", "basics", "gold"),
    [
        ("BU02", "wood 1, iron 2", 1),
        ("BU01", "wool 1, iron 2", 1),
        ("BU01", "wool 2, iron 1", 1),
        ("BU01", "wool 1", 3),
    ],
)
def test_one_gold_stands_in_for_one_basic_of_a_building(set_up: SetUp, building: str, basics: str, gold: int) -> None:
    poor = set_up(f"{ROUND}\nseat 0: worker 1, {basics}, gold {gold - 1}\nhand 0: {building}")
    assert poor.why_not(0, f"build {building}") == ("S0.2.3", "too_few_resources")
    table = set_up(f"{ROUND}\nseat 0: worker 1, {basics}, gold {gold}\nhand 0: {building}")
    act(table, 0, f"build {building}")
    assert goods(table, 0) == {}


@pytest.mark.rule("S0.2.3")
def test_gold_stands_in_for_basics_of_a_ship(set_up: SetUp) -> None:
    table = set_up(f"{ROUND}\nseat 0: worker 2, wood 2, gold 3\nboard 0: SH02 CR13\nhand 0: CR12")
    act(table, 0, "ship 1", "from 2")
    assert yard(table, 0)["ships"] == ["SH02"]
    assert goods(table, 0) == {"coin": 4}


@pytest.mark.rule("S0.2.3")
def test_gold_stands_in_for_basics_of_an_ability(set_up: SetUp) -> None:
    cards = cards_with({"TF04": {"effect": "pay wood 2 + iron 1 -> gain coin 9"}})
    table = set_up(f"{ROUND}\nseat 0: wood 1, wool 5, gold 2\nhand 0: TF04", cards=cards)
    act(table, 0, "play TF04")
    assert goods(table, 0) == {"wool": 5, "coin": 9}
    poor = set_up(f"{ROUND}\nseat 0: wood 1, wool 5, gold 1\nhand 0: TF04", cards=cards)
    assert poor.why_not(0, "play TF04") == ("S0.2.3", "too_few_resources")


@pytest.mark.rule("S0.2.4")
@pytest.mark.parametrize("move", ["build BU05", "tuck TF02", "play TF02"])
def test_nothing_stands_in_for_gold(set_up: SetUp, move: str) -> None:
    table = set_up(f"{ROUND}\nseat 0: worker 9, wood 9, wool 9, iron 9, coin 9\nhand 0: BU05 TF02")
    assert table.why_not(0, move) == ("S0.2.4", "too_little_gold")


@pytest.mark.rule("S0.2.4")
def test_the_gold_of_a_ship_is_not_paid_in_basics(set_up: SetUp) -> None:
    basics = "worker 9, wood 9, wool 9, iron 9, coin 9"
    assert set_up(f"{ROUND}\nseat 0: {basics}\nboard 0: SH04 CR17").why_not(0, "ship 1") is not None
    assert set_up(f"{ROUND}\nseat 0: {basics}, gold 1\nboard 0: SH04 CR17").why_not(0, "ship 1") is None


@pytest.mark.rule("S0.2.5")
def test_nothing_stands_in_for_coins(set_up: SetUp) -> None:
    table = set_up(f"{ROUND}\nseat 0: worker 9, coin 1, wood 9, wool 9, iron 9, gold 9\nhand 0: TF01")
    for move in ("play TF01", "place board 4", "buy iron"):
        assert table.why_not(0, move) == ("S0.2.5", "too_few_coins")


@pytest.mark.rule("S0.2.5")
def test_nothing_stands_in_for_workers(set_up: SetUp) -> None:
    table = set_up(f"{ROUND}\nseat 0: coin 9, wood 9, wool 9, iron 9, gold 9\nhand 0: TF03 BU01\nboard 0: SH01 CR01")
    for move in ("play TF03", "build BU01", "place board 5", "ship 1"):
        assert table.why_not(0, move) == ("S0.2.7", "too_few_workers")


@pytest.mark.rule("S0.2.6")
def test_goods_paid_leave_the_players_and_cards_discarded_lie_on_the_pile(set_up: SetUp) -> None:
    table = set_up(
        f"{ROUND}\nseat 0: coin 3\nseat 1: coin 1\nseat 2: coin 1\nhand 0: CR01 TF01 TF10 JA01\ndiscards: SH12"
    )
    act(table, 0, "play TF01", "play TF10", "card JA01", "basic wood", "basic wood", "discard CR01")
    assert goods(table, 0) == {"coin": 3, "worker": 2, "wood": 2}
    assert goods(table, 1) == goods(table, 2) == {"coin": 1}
    assert seen(table)["discards"] == ["SH12", "CR01", "TF01", "TF10", "JA01"]


@pytest.mark.rule("S0.2.7")
def test_a_worker_on_a_space_pays_nothing(set_up: SetUp) -> None:
    table = set_up(
        f"{ROUND}\nseat 0: wool 2, iron 2\nhand 0: BU01 TF03\nboard 0: - worker worker - -\nbuildings 0: HU01 worker"
    )
    assert table.why_not(0, "build BU01") == ("S0.2.7", "too_few_workers")
    assert table.why_not(0, "play TF03") == ("S0.2.7", "too_few_workers")


@pytest.mark.rule("S0.2.8")
def test_workers_resources_and_coins_carry_over_without_limit(set_up: SetUp) -> None:
    table = set_up(f"{ROUND}\nseat 0: worker 70, wood 71, wool 72, iron 73, gold 74, coin 75")
    for seat in range(3):
        act(table, seat, "end")
    fall(table, "round RO12")
    assert goods(table, 0) == {"worker": 71, "wood": 71, "wool": 72, "iron": 73, "gold": 74, "coin": 75}


@pytest.mark.rule("S0.2.9")
@pytest.mark.parametrize(
    ("first", "second", "gained"),
    [
        ("wood", "wood", {"wood": 2}),
        ("wood", "wool", {"wood": 1, "wool": 1}),
        ("wood", "iron", {"wood": 1, "iron": 1}),
        ("wool", "wool", {"wool": 2}),
        ("wool", "iron", {"wool": 1, "iron": 1}),
        ("iron", "iron", {"iron": 2}),
    ],
)
def test_each_basic_of_choice_is_chosen_by_itself(
    set_up: SetUp, first: str, second: str, gained: dict[str, int]
) -> None:
    table = set_up(f"{ROUND}\nseat 0: worker 1\nhand 0: TF11")
    table.play(0, f"play TF11, basic {first}, basic {second}")
    assert goods(table, 0) == gained


@pytest.mark.rule("S0.2.9")
def test_the_table_does_not_choose_the_second_basic(set_up: SetUp) -> None:
    table = set_up(f"{ROUND}\nseat 0: worker 1\nhand 0: TF11")
    table.play(0, "play TF11")
    table.play(0, "basic iron")
    assert goods(table, 0) == {"iron": 1}


@pytest.mark.rule("Q60")
def test_several_basics_may_be_typed_in_any_order_and_are_chosen_in_that_of_the_table(set_up: SetUp) -> None:
    table = set_up(f"{ROUND}\nseat 0: worker 1\nhand 0: TF11")
    assert table.why_not(0, "play TF11, basic iron, basic wood") is None
    table.play(0, "play TF11, basic iron")
    assert table.why_not(0, "basic wood") == ("Q60", "picks_in_order")


@pytest.mark.rule("S0.2.9")
def test_a_basic_of_choice_is_never_gold(set_up: SetUp) -> None:
    table = set_up(f"{ROUND}\nseat 0: worker 1\nhand 0: TF11")
    act(table, 0, "play TF11")
    assert options_of(table, 0) == {"basic wood", "basic wool", "basic iron"}
    assert table.why_not(0, "basic gold") is not None


@pytest.mark.rule("S0.2.10")
@pytest.mark.parametrize("paid", ["wood", "iron", "gold"])
def test_pay_any_takes_one_basic_held_or_gold(set_up: SetUp, paid: str) -> None:
    table = set_up(f"{ROUND}\nseat 0: wood 1, iron 1, gold 1\nhand 0: TF09")
    act(table, 0, "play TF09")
    assert options_of(table, 0) == {"basic wood", "basic iron", "basic gold"}
    assert table.why_not(0, "basic wool") == ("S0.2.10", "not_held")
    act(table, 0, f"basic {paid}")
    assert goods(table, 0) == {good: 1 for good in ("wood", "iron", "gold") if good != paid} | {"coin": 5}


@pytest.mark.rule("S0.2.11")
def test_gain_card_draws_a_village_card_into_the_hand(set_up: SetUp) -> None:
    table = set_up(f"{ROUND}\nhand 0: CR02\n{NOBODY_ELSE}\ndiscards: BU01")
    pile = seen(table)["drawPile"]
    act(table, 0, "discard CR02")
    assert "draw BU02" in chances(table)
    fall(table, "draw BU02")
    assert seen(table, 0)["hand"] == ["BU02"]
    assert seen(table)["drawPile"] == pile - 1
    assert seen(table)["discards"] == ["BU01", "CR02"]


@pytest.mark.rule("S0.2.12")
@pytest.mark.parametrize("paid", ["JA01", "SH01"])
def test_pay_card_discards_a_card_of_the_hand_without_its_reward(set_up: SetUp, paid: str) -> None:
    table = set_up(f"{ROUND}\nseat 0: coin 0\nhand 0: TF10 JA01 SH01\n{NOBODY_ELSE}")
    act(table, 0, "play TF10")
    assert options_of(table, 0) == {"card SH01", "card JA01"}
    act(table, 0, f"card {paid}", "basic wool", "basic iron")
    assert goods(table, 0) == {"wool": 1, "iron": 1}
    assert sorted(seen(table)["discards"]) == sorted(["TF10", paid])


@pytest.mark.rule("S0.2.12")
def test_pay_card_takes_no_card_from_the_board_or_a_tuck_place(set_up: SetUp) -> None:
    table = set_up(f"{ROUND}\nhand 0: TF10\nboard 0: SH01 CR01\nbuildings 0: HU01/CR02")
    assert table.why_not(0, "play TF10") == ("S0.2.12", "too_few_cards")
