"""What a ship costs: workers, basics, gold and what Frode leaves out (S6.7.12 to S6.7.15)."""

import pytest

from meadhall.core.game import find

from .conftest import SetUp, act, goods, options_of, yard

FRODE = "seats 3, round 2\nheroes: fame 0, common 1 2"


@pytest.mark.rule("S6.7.12")
def test_workers_are_paid_from_the_supply_only(set_up: SetUp) -> None:
    text = "seats 3\nseat 0: worker {}, wood 1, wool 2, iron 1\nboard 0: SH03 CR01 - worker worker\n{}"
    tucked_sailmaker = "buildings 0: HU01/CR07 worker"
    short = set_up(text.format(1, tucked_sailmaker))
    assert short.why_not(0, "ship 1") == ("S0.2.7", "too_few_workers")
    table = set_up(text.format(2, tucked_sailmaker))
    act(table, 0, "ship 1", "at 0")
    assert goods(table) == {}
    assert [space["worker"] for space in yard(table)["board"]] == [False, False, False, True, True]
    assert yard(table)["buildings"][0]["worker"]


@pytest.mark.rule("S6.7.13")
@pytest.mark.rule("Q13")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ("wood 2, wool 1, iron 2, gold 3", {"gold": 3}),
        ("wood 1, wool 1, iron 2, gold 3", {"gold": 2}),
        ("wood 2, iron 2, gold 3", {"gold": 2}),
        ("wood 2, wool 1, gold 3", {"gold": 1}),
        ("wood 9, wool 9, gold 2", {"wood": 7, "wool": 8}),
        ("gold 5", {}),
    ],
)
def test_gold_stands_in_for_exactly_the_basics_that_lack(set_up: SetUp, held: str, left: dict[str, int]) -> None:
    table = set_up(f"seats 3\nseat 0: worker 2, {held}\nboard 0: SH01 CR01")
    table.play(0, "ship 1, from 2")
    assert goods(table) == {"worker": 3} | left


@pytest.mark.rule("S6.7.13")
@pytest.mark.rule("Q13")
def test_one_basic_does_not_stand_in_for_another_nor_do_coins(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 9, coin 9, wood 9, wool 9, iron 1\nboard 0: SH01 CR01")
    assert table.why_not(0, "ship 1") == ("S0.2.3", "too_few_resources")


@pytest.mark.rule("S6.7.14")
@pytest.mark.rule("Q13")
def test_the_gold_on_the_card_is_paid_in_gold(set_up: SetUp) -> None:
    text = "seats 3\nseat 0: worker 9, coin 9, wood 9, wool 9, iron 9, gold {}\nboard 0: SH04 CR17"
    assert set_up(text.format(0)).why_not(0, "ship 1") is not None
    table = set_up(text.format(1))
    table.play(0, "ship 1, from 2")
    assert goods(table) == {"worker": 8, "coin": 9, "wood": 7, "wool": 8, "iron": 9}


@pytest.mark.rule("S6.7.15")
@pytest.mark.rule("Q22")
def test_frode_leaves_out_one_basic_of_choice_for_each_ship(set_up: SetUp) -> None:
    table = set_up(
        f"{FRODE}\nseat 0: worker 4, wood 4, wool 2, iron 4\nboard 0: SH01 SH02\nbuildings 0: HU01/CR01, BU02/CR14\n"
        "tracks 0: 0 2 0"
    )
    act(table, 0, "ship 1", "at 0")
    assert options_of(table, 0) == {"basic wood", "basic wool", "basic iron"}
    act(table, 0, "basic wool", "ship 1", "at 1", "basic iron")
    assert goods(table) == {"worker": 3, "coin": 4, "wool": 1, "iron": 1}


@pytest.mark.rule("S6.7.15")
def test_only_the_holder_of_frode_has_the_discount(set_up: SetUp) -> None:
    text = "seats 3, round 2\nheroes: fame 1, common 0 2\nseat 0: worker 2, wood 2, wool 1, iron 1\nboard 0: SH01 CR01"
    assert set_up(text).why_not(0, "ship 1") == ("S0.2.3", "too_few_resources")
    assert set_up(text.replace("fame 1, common 0 2", "fame 0, common 1 2")).why_not(0, "ship 1") is None


@pytest.mark.rule("Q22")
def test_frode_cuts_a_unit_that_gold_would_have_paid(set_up: SetUp) -> None:
    table = set_up(f"{FRODE}\nseat 0: worker 2, wood 2, iron 2, gold 2\nboard 0: SH01 CR01")
    table.play(0, "ship 1, from 2, basic wool")
    assert goods(table) == {"worker": 3, "gold": 2}


@pytest.mark.rule("Q22")
def test_frode_cuts_neither_gold_nor_workers_nor_coins(set_up: SetUp) -> None:
    text = f"{FRODE}\nseat 0: {{}}, wood 2, wool 1\nboard 0: SH04 CR04"
    full = set_up(text.format("worker 1, gold 1, coin 1"))
    act(full, 0, "ship 1", "from 2")
    assert options_of(full, 0) == {"basic wood", "basic wool"}
    assert full.why_not(0, "basic gold") is not None
    for short in ("gold 1, coin 1", "worker 1, coin 1", "worker 1, gold 1"):
        assert set_up(text.format(short)).why_not(0, "ship 1") is not None


@pytest.mark.rule("Q22")
@pytest.mark.rule("Q53")
@pytest.mark.parametrize(("wood", "left"), [("3", {"wood": 1, "worker": 3}), ("0", {"wood": 3, "worker": 3})])
def test_with_one_kind_of_basic_frode_cuts_it_and_with_none_nothing(
    set_up: SetUp, wood: str, left: dict[str, int]
) -> None:
    rows = [dict(row) for row in find("shipwrights").load_cards(None).rows]
    rows[0] |= {"wood": wood, "wool": "0", "iron": "0"}
    cards = find("shipwrights").load_cards({"cards": rows})
    table = set_up(f"{FRODE}\nseat 0: worker 2, wood 3\nboard 0: SH01 CR01", cards=cards)
    table.play(0, "ship 1, from 2")
    assert goods(table) == left


@pytest.mark.rule("Q53")
def test_frode_cannot_be_declined_nor_leave_the_ship_unpayable(set_up: SetUp) -> None:
    table = set_up(f"{FRODE}\nseat 0: worker 2, wood 2, wool 3, iron 1, gold 1\nboard 0: SH01 CR01")
    act(table, 0, "ship 1", "from 2")
    assert options_of(table, 0) == {"basic wood", "basic wool", "basic iron"}
    table = set_up(f"{FRODE}\nseat 0: worker 2, wood 2, wool 3, iron 1\nboard 0: SH01 CR01")
    act(table, 0, "ship 1", "from 2")
    assert options_of(table, 0) == {"basic iron"}
    assert table.why_not(0, "basic wood") == ("S6.7.16", "rest_not_payable")
    table = set_up(f"{FRODE}\nseat 0: worker 2, wood 9, wool 9, iron 9, gold 9\nboard 0: SH04 CR17")
    act(table, 0, "ship 1", "from 2")
    assert table.why_not(0, "basic iron") == ("S6.7.15", "not_in_the_cost")


def test_a_move_of_no_steps_is_no_move(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2\nheroes: fame 0, common 1 2\nseat 0: worker 2\nboard 0: SH01")
    for seat in (0, 1):
        assert table.why_not(seat, {"steps": []}) == ("", "no_such_move")
