"""The action phase as a whole (S6.1), and rulings on what happens within it."""

import random

import pytest

from meadhall import Table
from meadhall.core.game import find

from .conftest import SetUp, act, fall, goods, options_of, yard
from .dealing import chances, seen

VILLAGE = ("ships", "buildings", "craftsmen", "townsfolk", "jarls")
TEN_KINDS = {
    "discard a card": "discard SH02",
    "recruit a craftsman": "lay CR01",
    "recruit a jarl": "tuck JA07, at 1",
    "play a townsfolk": "play TF01",
    "lay down a ship": "lay SH12",
    "build a ship": "ship 1, at 0",
    "build a building": "build BU01",
    "place a worker": "place building 0",
    "trade": "buy wood",
    "raid": "raid 1",
}
TEN_TABLE = (
    "seats 3\nseat 0: worker 20, coin 20, wood 20, wool 20, iron 20, gold 20\nhand 0: SH02 CR01 JA07 TF01 SH12 BU01\n"
    "board 0: SH04\nbuildings 0: HU04/CR20, BU05\ntracks 0: 4 1 0\nraids 0: RA02"
)
PEDDLER = "seats 3, round 2\nbuildings 0: HU01/TF02\nseat 0: worker 3, coin 9, gold 3\nhand 0: SH01\nboard 0: CR01"


def all_but(*cards: str) -> str:
    """Every village card of the box but these."""
    rows = [row for row in find("shipwrights").load_cards(None).rows if row["table"] in VILLAGE]
    left = [row["id"] for row in rows for _ in range(int(row["copies"]))]
    for card in cards:
        left.remove(card)
    return " ".join(left)


def end_all(table: Table) -> None:
    for seat in range(table.seats):
        table.play(seat, "end")


@pytest.mark.rule("S6.1.1")
def test_all_seats_act_at_the_same_time_each_on_its_own_area(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 0: SH01\nhand 1: SH02\nhand 2: CR03")
    assert table.waiting == (0, 1, 2)
    before = [yard(table, seat) for seat in range(3)]
    table.play(2, "lay CR03")
    table.play(0, "discard SH01")
    table.play(2, "buy wood")
    assert table.waiting == (0, 1, 2)
    assert yard(table, 1) == before[1]
    assert goods(table, 0) == before[0]["goods"] | {"worker": 4}
    assert yard(table, 2)["board"][0]["card"] == "CR03"


@pytest.mark.rule("S6.1.1")
def test_a_seat_in_the_middle_of_an_action_holds_up_nobody(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 0: SH04\nhand 1: SH02")
    table.play(0, "discard SH04")
    table.play(1, "discard SH02")
    table.play(1, "end")
    table.play(0, "basic iron")
    assert goods(table)["iron"] == 2


@pytest.mark.rule("S6.1.2")
@pytest.mark.parametrize("seed", range(5))
def test_the_ten_kinds_of_action_come_in_any_order(set_up: SetUp, seed: int) -> None:
    table = set_up(TEN_TABLE)
    order = random.Random(seed).sample(list(TEN_KINDS.values()), 10)
    assert [move for move in order if table.why_not(0, move)] == []
    for move in order:
        table.play(0, move)
    assert goods(table) == {"worker": 17, "coin": 20, "wood": 19, "wool": 17, "iron": 19, "gold": 19}


@pytest.mark.rule("S6.1.2")
def test_an_action_may_be_taken_again_and_again(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: coin 3, worker 3\nhand 0: SH02 SH02 SH02")
    for move in ("buy wood", "discard SH02", "place board 3", "buy wood", "discard SH02", "place board 5", "buy wood"):
        table.play(0, move)
    table.play(0, "discard SH02")
    assert goods(table) == {"worker": 1, "coin": 8, "wood": 3, "iron": 1}


@pytest.mark.rule("S6.1.3")
@pytest.mark.rule("Q16")
def test_the_end_is_declared_with_an_empty_hand_only(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 0: SH01 SH02")
    table.play(0, "discard SH01")
    assert table.why_not(0, "end") == ("S6.1.3", "hand_not_empty")
    table.play(0, "discard SH02")
    table.play(0, "end")
    assert seen(table)["done"] == [0]
    assert table.waiting == (1, 2)
    assert table.why_not(0, "buy wood") == ("S16.2.2", "already_ended")


@pytest.mark.rule("S6.1.4")
@pytest.mark.rule("Q16")
def test_a_seat_with_an_empty_hand_may_go_on(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: coin 2, worker 1\nboard 0: SH01")
    assert {"end", "buy wood", "place board 2", "dismiss board 1"} <= options_of(table, 0)
    table.play(0, "place board 2")
    assert table.why_not(0, "end") is None


@pytest.mark.rule("S6.1.5")
@pytest.mark.rule("Q16")
def test_a_card_drawn_in_the_phase_must_be_used_too(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 0: TF02")
    act(table, 0, "discard TF02")
    fall(table, "draw JA01")
    assert table.why_not(0, "end") == ("S6.1.3", "hand_not_empty")
    act(table, 0, "discard JA01")
    assert table.why_not(0, "end") is None


@pytest.mark.rule("S6.1.6")
def test_no_hand_reaches_the_next_round(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 2: SH01")
    table.play(0, "end")
    table.play(1, "end")
    assert table.waiting == (2,)
    table.play(2, "discard SH01")
    table.play(2, "end")
    assert (seen(table)["round"], seen(table)["step"]) == (2, "draft")
    assert [(yard(table, seat)["handSize"], yard(table, seat)["packSize"]) for seat in range(3)] == [(0, 6)] * 3


@pytest.mark.rule("S6.1.7")
@pytest.mark.rule("Q17")
def test_laid_and_tucked_cards_ships_and_buildings_stay(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nboard 0: SH09 CR07 SH01\nbuildings 0: HU01/CR19, BU02/TF01, BU05/JA07\nships 0: SH04\n"
        "tracks 0: 1 6 2\ntrades 0: TR01 SH04"
    )
    before = yard(table)
    end_all(table)
    after = yard(table)
    assert seen(table)["round"] == 2
    assert {part: after[part] for part in ("board", "buildings", "ships", "trades", "tracks")} == {
        part: before[part] for part in ("board", "buildings", "ships", "trades", "tracks")
    }


@pytest.mark.rule("S6.1.8")
def test_a_hero_is_used_as_often_as_wanted_between_other_actions(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2\nheroes: trade 0, common 1 2\nseat 0: coin 10, worker 1\nhand 0: SH02")
    for move in ("hero trade", "place board 1", "hero trade", "hero trade", "discard SH02", "hero trade"):
        assert table.why_not(0, move) is None
        table.play(0, move)
    assert goods(table) == {"wood": 1, "gold": 4}
    assert table.why_not(1, "hero trade") == ("S16.1.4", "hero_not_held")
    assert table.why_not(0, "hero common") == ("S16.1.4", "hero_not_held")


@pytest.mark.rule("S6.1.9")
@pytest.mark.rule("Q18")
@pytest.mark.parametrize("begun", ["ship 1", "discard SH04", "tuck TF01", "play TF09", "place building 0", "raid 1"])
def test_an_action_begun_is_carried_out_before_anything_else(set_up: SetUp, begun: str) -> None:
    table = set_up(
        "seats 3, round 2\nheroes: trade 0, common 1 2\nseat 0: worker 9, coin 9, wood 9, wool 9, iron 9, gold 9\n"
        "hand 0: SH04 TF01 TF09 BU01\nboard 0: SH01 CR01 CR08\nbuildings 0: HU01/TF02, BU02\n"
        "tracks 0: 4 2 0\nraids 0: RA08"
    )
    act(table, 0, begun)
    assert yard(table)["pending"] is not None
    for other in ("buy wood", "forge", "hero trade", "discard SH04", "lay SH04", "build BU01", "place board 5",
                  "dismiss board 2", "ship 1", "raid 1", "end"):  # fmt: skip
        assert table.why_not(0, other) == ("S6.1.9", "another_step"), other


@pytest.mark.rule("S6.1.9")
@pytest.mark.rule("Q18")
def test_only_trades_and_hero_exchanges_come_between_two_abilities(set_up: SetUp) -> None:
    table = set_up(PEDDLER)
    act(table, 0, "place building 0", "ability building")
    assert options_of(table, 0) == {
        "ability townsfolk", "stop", "buy wood", "buy wool", "buy iron", "hero common",
    }  # fmt: skip
    act(table, 0, "buy wood", "buy wool", "buy iron", "forge", "ability townsfolk")
    assert goods(table) == {"worker": 2, "coin": 6, "wood": 1, "wool": 1, "iron": 1, "gold": 3}
    assert yard(table)["pending"] is None


@pytest.mark.rule("S6.1.10")
@pytest.mark.rule("Q39")
def test_an_empty_deck_is_made_of_the_discards_with_ones_own_among_them(set_up: SetUp) -> None:
    table = set_up(
        f"seats 3\nhand 0: TF02 TF02 SH02\nhand 1: {all_but('TF02', 'TF02', 'SH02', 'BU01', 'CR01')}\ndiscards: CR01"
    )
    act(table, 0, "discard SH02", "discard TF02")
    assert chances(table) == {"draw BU01": 1}
    fall(table, "draw BU01")
    assert seen(table)["discards"] == ["SH02", "CR01", "TF02"]
    act(table, 0, "discard TF02")
    assert chances(table) == {"draw SH02": 1, "draw CR01": 1, "draw TF02": 2}
    fall(table, "draw SH02")
    assert table.view(0)["position"]["hand"] == ["SH02", "BU01"]
    assert (seen(table)["discards"], seen(table)["drawPile"]) == ([], 3)


@pytest.mark.rule("Q58")
def test_drawing_when_no_card_is_left_gives_nothing_and_counts_as_done(set_up: SetUp) -> None:
    table = set_up(
        f"seats 3, round 2\nseat 0: worker 2, coin 2\nhand 1: {all_but('BU10', 'CR01')}\nboard 2: CR01\n"
        "buildings 0: HU05, BU10\ntracks 0: 3 0 0"
    )
    table.play(0, "place building 0")
    table.play(0, "place building 1")
    assert goods(table) == {"coin": 4}
    table.play(0, "hero common")
    assert goods(table) == {"coin": 2}
    assert yard(table)["handSize"] == 0
    assert [slot["worker"] for slot in yard(table)["buildings"]] == [True, True]
    table.play(0, "end")


@pytest.mark.rule("Q55")
@pytest.mark.rule("Q58")
@pytest.mark.parametrize(("discarded", "drawn"), [("", []), ("SH01", ["SH01"])])
def test_a_townsfolk_is_discarded_after_its_benefit(set_up: SetUp, discarded: str, drawn: list[str]) -> None:
    table = set_up(f"seats 3\nseat 0: coin 1\nhand 0: TF08\nhand 1: {all_but('TF08', *drawn)}\ndiscards: {discarded}")
    table.play(0, "play TF08")
    assert table.view(0)["position"]["hand"] == drawn
    assert seen(table)["discards"] == ["TF08"]


@pytest.mark.rule("Q55")
def test_the_worker_of_svend_comes_before_the_choice(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 2\nheroes: military 0, common 1 2\nseat 0: worker 1, wood 2, wool 1, iron 1, gold 2\n"
        "hand 0: BU12\ntracks 0: 0 3 3"
    )
    act(table, 0, "build BU12")
    fall(table, "route TR01")
    assert (goods(table), yard(table)["pending"]["ask"]) == ({"worker": 1}, "trade_card")
    act(table, 0, "aboard eikja")
    assert (goods(table), yard(table)["pending"]["ask"]) == ({"worker": 2}, "upgrade")


@pytest.mark.rule("Q55")
def test_a_raid_card_is_turned_after_its_reward(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 2\nraids 0: RA08")
    act(table, 0, "raid 1")
    assert yard(table)["raids"] == [{"card": 8, "used": False}]
    act(table, 0, "basic wood")
    assert yard(table)["raids"] == [{"card": 8, "used": True}]


@pytest.mark.rule("Q38")
def test_a_chain_of_cards_and_coins_is_legal_and_makes_nothing_of_nothing(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2\nseat 0: coin 2")
    for _ in range(3):
        act(table, 0, "hero common")
        fall(table, "draw SH02")
        act(table, 0, "discard SH02")
        assert goods(table) == {"coin": 2}
    table = set_up("seats 3\nseat 0: worker 0\nhand 0: TF02")
    for card in ("TF09", "TF11", "BU06"):
        act(table, 0, f"discard {table.view(0)['position']['hand'][0]}")
        fall(table, f"draw {card}")
    assert (goods(table), yard(table)["handSize"]) == ({}, 1)
