"""The safety stop after 400 actions of a seat in one phase (S16.2.6)."""

import pytest

from meadhall import Table

from .conftest import SetUp, act, fall, goods, options_of, yard

RICH = "seats 3\nseat 0: coin 500, worker 5, gold 9, wood 9, wool 9, iron 9\n"


def buy(table: Table, times: int) -> None:
    for _ in range(times):
        act(table, 0, "buy wood")


@pytest.mark.rule("Q38")
@pytest.mark.rule("Q54")
@pytest.mark.rule("S16.2.6")
def test_after_400_actions_only_discarding_and_ending_are_left(set_up: SetUp) -> None:
    table = set_up(f"{RICH}hand 0: SH02 CR01 TF02\nboard 0: SH01")
    buy(table, 399)
    assert {"buy wood", "lay CR01", "tuck CR01", "place board 3", "dismiss board 1", "forge"} <= options_of(table, 0)
    buy(table, 1)
    assert options_of(table, 0) == {"discard SH02", "discard CR01", "discard TF02"}
    assert table.why_not(0, "buy wood") == ("S16.2.6", "enough_actions")
    assert table.why_not(0, "lay SH02") == ("S16.2.6", "enough_actions")
    for move, rule in (("discard SH07", "S6.2.1"), ("lay SH07", "S6.6.1"), ("tuck CR05", "S8.1.2")):
        assert table.why_not(0, move) == (rule, "card_not_in_hand")
    act(table, 0, "discard SH02", "discard CR01", "discard TF02")
    fall(table, "draw SH03")
    act(table, 0, "discard SH03")
    assert options_of(table, 0) == {"end"}


@pytest.mark.rule("Q54")
def test_each_seat_is_counted_alone_and_each_phase_anew(set_up: SetUp) -> None:
    table = set_up(RICH)
    buy(table, 400)
    table.play(1, "buy wood")
    for seat in (0, 1, 2):
        table.play(seat, "end")
    while table.view(None)["position"]["step"] != "actions":
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    assert table.why_not(0, "buy wood") is None


@pytest.mark.rule("Q54")
def test_a_choice_that_is_open_at_the_stop_may_be_finished(set_up: SetUp) -> None:
    table = set_up(f"{RICH}hand 0: TF01 TF02\nboard 0: SH06 CR06")
    buy(table, 399)
    act(table, 0, "ship 1", "from 2", "labourer", "card TF01", "basic wood", "basic iron")
    assert yard(table)["ships"] == ["SH06"]
    assert options_of(table, 0) == {"discard TF02"}


@pytest.mark.rule("Q54")
def test_steps_within_an_action_are_not_counted(set_up: SetUp) -> None:
    table = set_up(f"{RICH}hand 0: TF01 TF02\nboard 0: SH06 CR06")
    act(table, 0, "ship 1", "from 2", "labourer", "card TF01", "basic wood", "basic iron")
    buy(table, 399)
    assert options_of(table, 0) == {"discard TF02"}


@pytest.mark.rule("Q54")
def test_exchanges_between_two_abilities_are_counted(set_up: SetUp) -> None:
    table = set_up(f"{RICH}buildings 0: HU01/TF02")
    act(table, 0, "place building 0", "ability building", "buy wood", "forge", "ability townsfolk")
    buy(table, 397)
    assert options_of(table, 0) == {"end"}


@pytest.mark.rule("Q54")
def test_between_two_abilities_the_stop_leaves_only_the_abilities(set_up: SetUp) -> None:
    table = set_up(f"{RICH}buildings 0: HU01/TF02")
    buy(table, 399)
    act(table, 0, "place building 0", "ability building")
    assert options_of(table, 0) == {"ability townsfolk", "stop"}
    act(table, 0, "ability townsfolk")
    assert goods(table)["gold"] == 8


@pytest.mark.rule("Q54")
@pytest.mark.rule("S16.2.6")
def test_an_exchange_refused_at_the_stop_names_the_stop(set_up: SetUp) -> None:
    table = set_up(f"{RICH}buildings 0: HU01/TF02")
    buy(table, 399)
    act(table, 0, "place building 0", "ability building")
    assert table.why_not(0, "buy wood") == ("S16.2.6", "enough_actions")


@pytest.mark.rule("Q38")
@pytest.mark.rule("S16.2.6")
@pytest.mark.parametrize(("actions", "drawn"), [(798, 1), (799, 0), (800, 0)])
def test_after_800_actions_no_village_card_is_drawn(set_up: SetUp, actions: int, drawn: int) -> None:
    table = set_up("seats 3, round 2\nhand 0: BU06")  # discarded, it gives a card
    table.position.state.acted[0] = actions
    table.play(0, "discard BU06")
    assert yard(table)["handSize"] == drawn
    assert len(table.view(0)["position"]["discards"]) == 1


@pytest.mark.rule("S16.2.6")
def test_by_hand_only_the_end_is_left_after_400_exchanges(set_up: SetUp) -> None:
    table = set_up("seats 3, round 5, card RO01, step conversion\nseat 0: coin 500", {"conversion": "manual"})
    buy(table, 399)
    assert options_of(table, 0) >= {"buy wood", "end"}
    buy(table, 1)
    assert options_of(table, 0) == {"end"}
    for move in ("buy wood", "forge", "hero trade"):
        assert table.why_not(0, move) == ("S16.2.6", "enough_exchanges")
