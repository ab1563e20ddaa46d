"""Trades (S6.10) and heroes in use (S6.12)."""

import pytest

from .conftest import SetUp, act, fall, goods, options_of, yard

SVEND = "heroes: military 0, common 1 2"
THYRA = "heroes: trade 0, common 1 2"
FRODE = "heroes: fame 0, common 1 2"
RICH = "worker 0, coin 9, wood 9, wool 9, iron 9, gold 9"


@pytest.mark.rule("S6.10.1")
@pytest.mark.parametrize(
    ("card", "basic", "price"),
    [
        ("RO01", "wood", 1), ("RO01", "wool", 3), ("RO01", "iron", 2),
        ("RO12", "wood", 3), ("RO12", "wool", 2), ("RO12", "iron", 1),
    ],
)  # fmt: skip
def test_a_basic_costs_the_coins_of_the_round_card(set_up: SetUp, card: str, basic: str, price: int) -> None:
    table = set_up(f"seats 3, card {card}\nseat 0: coin {3 * price - 1}")
    table.play(0, f"buy {basic}")
    table.play(0, f"buy {basic}")
    assert goods(table) == {basic: 2} | ({"coin": price - 1} if price > 1 else {})
    assert table.why_not(0, f"buy {basic}") == ("S0.2.5", "too_few_coins")


@pytest.mark.rule("S6.10.1")
def test_one_may_buy_any_number_of_times(set_up: SetUp) -> None:
    table = set_up("seats 3, card RO01\nseat 0: coin 30")
    for _ in range(30):
        table.play(0, "buy wood")
    assert goods(table) == {"wood": 30}


@pytest.mark.rule("S6.10.2")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_set_of_basics_becomes_gold_any_number_of_times_in_every_round(set_up: SetUp, number: int) -> None:
    table = set_up(f"seats 3, round {number}\nseat 0: wood 3, wool 3, iron 4")
    for gold in (1, 2, 3):
        table.play(0, "forge")
        assert goods(table)["gold"] == gold
    assert goods(table) == {"iron": 1, "gold": 3}
    assert table.why_not(0, "forge") == ("S6.10.4", "no_gold_for_forging")


@pytest.mark.rule("S6.10.3")
def test_no_other_exchange_exists(set_up: SetUp) -> None:
    table = set_up(f"seats 3\nseat 0: {RICH}")
    assert options_of(table, 0) == {"end", "buy wood", "buy wool", "buy iron", "forge"}


@pytest.mark.rule("S6.10.3")
@pytest.mark.parametrize(("heroes", "move"), [(SVEND, "hero military"), (FRODE, "hero fame")])
def test_svend_and_frode_trade_nothing(set_up: SetUp, heroes: str, move: str) -> None:
    table = set_up(f"seats 3, round 2\n{heroes}\nseat 0: {RICH}")
    assert table.why_not(0, move) == ("S6.10.3", "hero_does_not_trade")


@pytest.mark.rule("S6.10.4")
def test_gold_does_not_stand_in_for_a_basic_of_the_set(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: wood 1, wool 1, gold 3")
    assert table.why_not(0, "forge") == ("S6.10.4", "no_gold_for_forging")


@pytest.mark.rule("S6.10.5")
@pytest.mark.parametrize("move", ["buy wood", "forge", "hero common"])
def test_there_is_no_trade_during_the_draft(set_up: SetUp, move: str) -> None:
    packs = "\n".join(f"seat {seat}: {RICH}\npack {seat}: SH01 SH02 SH03" for seat in range(3))
    assert set_up(f"seats 3, round 2\nseat 0: {RICH}").why_not(0, move) is None
    assert set_up(f"seats 3, round 2, step draft\n{packs}").why_not(0, move) == ("S3.1.3", "another_step")


@pytest.mark.rule("S6.10.5")
def test_who_has_ended_the_actions_trades_no_more(set_up: SetUp) -> None:
    table = set_up(f"seats 3\nseat 0: {RICH}")
    table.play(0, "end")
    assert table.why_not(0, "buy wood") == ("S16.2.2", "already_ended")


@pytest.mark.rule("S6.10.5")
def test_trades_are_possible_in_the_final_conversion(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 5, card RO01, step conversion\nseat 0: coin 2, wood 1, wool 1", {"conversion": "manual"}
    )
    table.play(0, "buy iron")
    table.play(0, "forge")
    assert goods(table) == {"gold": 1}


@pytest.mark.rule("S6.12.1")
@pytest.mark.parametrize(
    ("jarl", "tracks", "won"), [("JA08", "3 1 0", "raids"), ("JA09", "0 3 0", "trades"), ("JA10", "0 1 3", "upgraded")]
)
@pytest.mark.parametrize(("heroes", "workers"), [(SVEND, {"worker": 1}), (THYRA, {}), ("heroes: common 0 1 2", {})])
def test_svend_gives_a_worker_for_each_reward(
    set_up: SetUp, heroes: str, workers: dict[str, int], jarl: str, tracks: str, won: str
) -> None:
    table = set_up(f"seats 3, round 2\n{heroes}\nseat 0: gold 1\nhand 0: {jarl}\ntracks 0: {tracks}")
    table.play(0, f"tuck {jarl}, at 0")
    if won == "trades":
        table.play(0, "aboard eikja")
    elif won == "upgraded":
        table.play(0, "upgrade labourer")
    assert len(yard(table)[won]) == 1
    assert goods(table) == workers


@pytest.mark.rule("S6.12.1")
def test_svend_gives_nothing_for_steps_without_a_reward(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 2\n{SVEND}\nseat 0: gold 1\nhand 0: JA07\ntracks 0: 0 1 0")
    table.play(0, "tuck JA07, at 0")
    assert goods(table) == {}


@pytest.mark.rule("S6.12.1")
def test_svend_gives_nothing_for_the_rewards_of_others(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 2\n{SVEND}\nseat 0: coin 1\nseat 1: gold 1\nhand 1: JA08\ntracks 1: 3 0 1")
    table.play(1, "tuck JA08, at 0")
    assert len(yard(table, 1)["raids"]) == 1
    assert goods(table, 0) == {"coin": 1}
    assert goods(table, 1) == {}


@pytest.mark.rule("S6.12.2")
def test_thyra_exchanges_three_coins_for_a_gold_any_number_of_times(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 2\n{THYRA}\nseat 0: coin 11")
    for gold, coin in ((1, 8), (2, 5), (3, 2)):
        table.play(0, "hero trade")
        assert goods(table) == {"gold": gold, "coin": coin}
    assert table.why_not(0, "hero trade") == ("S0.2.5", "too_few_coins")


@pytest.mark.rule("S6.12.2")
@pytest.mark.rule("S6.12.4")
def test_only_the_holder_uses_a_hero(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 2\n{THYRA}\nseat 0: coin 9\nseat 1: coin 9")
    assert table.why_not(1, "hero trade") == ("S16.1.4", "hero_not_held")
    assert table.why_not(0, "hero common") == ("S16.1.4", "hero_not_held")
    assert table.why_not(1, "hero common") is None


@pytest.mark.rule("S6.12.3")
def test_frode_leaves_out_one_basic_of_each_ship(set_up: SetUp) -> None:
    text = "seat 0: worker 2, wood 2, wool 2, gold 2\nboard 0: SH04 SH04\nbuildings 0: HU01/CR20"
    table = set_up(f"seats 3, round 2\n{FRODE}\n{text}")
    table.play(0, "ship 1, at 0, basic wood")
    assert goods(table) == {"worker": 1, "wood": 1, "wool": 1, "gold": 1}
    table.play(0, "ship 1, at 0, basic wood")
    assert goods(table) == {}
    assert yard(table)["ships"] == ["SH04", "SH04"]


@pytest.mark.rule("S6.12.3")
def test_without_frode_every_basic_is_paid(set_up: SetUp) -> None:
    text = "seat 0: worker 1, wood 1, wool 1, gold 1\nboard 0: SH04\nbuildings 0: HU01/CR20"
    assert set_up(f"seats 3, round 2\n{THYRA}\n{text}").why_not(0, "ship 1") == ("S0.2.3", "too_few_resources")
    assert set_up(f"seats 3, round 2\n{FRODE}\n{text}").why_not(0, "ship 1") is None


@pytest.mark.rule("S6.12.4")
def test_randi_draws_a_card_for_two_coins_any_number_of_times(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2\nseat 0: coin 7")
    for hand, coin in ((1, 5), (2, 3), (3, 1)):
        table.play(0, "hero common")
        assert yard(table)["handSize"] == hand
        assert goods(table) == {"coin": coin}
    assert table.why_not(0, "hero common") == ("S0.2.5", "too_few_coins")


@pytest.mark.rule("S6.12.5")
@pytest.mark.rule("Q28")
def test_svend_gives_a_worker_for_a_trade_card_cashed_face_down(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 2\n{SVEND}\nseat 0: gold 1\nhand 0: JA09\ntracks 0: 0 3 0")
    act(table, 0, "tuck JA09", "at 0")
    fall(table, "route TR01")
    act(table, 0, "cash")
    assert goods(table) == {"worker": 1, "iron": 1, "wood": 1}


@pytest.mark.rule("Q46")
@pytest.mark.parametrize(("basic", "price"), [("wood", 2), ("wool", 4), ("iron", 3)])
def test_the_usurer_makes_each_basic_a_coin_dearer(set_up: SetUp, basic: str, price: int) -> None:
    table = set_up(f"seats 1, card RO01\nseat 0: coin {2 * price - 1}", {"enemies": "e1"})
    table.play(0, f"buy {basic}")
    assert goods(table) == {basic: 1, "coin": price - 1}
    assert table.why_not(0, f"buy {basic}") == ("S0.2.5", "too_few_coins")


@pytest.mark.rule("Q46")
@pytest.mark.parametrize(
    ("enemies", "coins", "gold"), [("none", 5, 0), ("none", 6, 1), ("e1", 8, 0), ("e1", 9, 1), ("e234", 6, 1)]
)
def test_the_usurer_is_paid_in_the_final_conversion_too(set_up: SetUp, enemies: str, coins: int, gold: int) -> None:
    table = set_up(
        f"seats 1, round 5, card RO01, step conversion\nseat 0: coin {coins}\nneutral: 18 18 18", {"enemies": enemies}
    )
    assert table.outcome is not None
    assert table.outcome.scores[0]["gold"] == gold
