"""Refusals that the rules give one reason for, and that have several causes."""

import pytest

from meadhall import Table

from .conftest import SetUp, act

BY_HAND = {"conversion": "manual"}
AT_THE_END = "seats 3, round 5, card RO01, step conversion\nheroes: common 0 1 2\n"


@pytest.mark.rule("S3.1.3")
def test_in_the_draft_no_action_has_begun() -> None:
    table = Table.new("shipwrights", 3, 1)
    for move in ("discard SH01", "buy wood", "end"):
        assert table.why_not(0, move) == ("S3.1.3", "another_step")


@pytest.mark.rule("S5.2.1")
@pytest.mark.rule("S5.3.1")
@pytest.mark.rule("S5.4.1")
@pytest.mark.parametrize(("seats", "rule"), [(1, "S5.2.1"), (2, "S5.3.1"), (3, "S5.4.1"), (5, "S5.4.1")])
def test_a_card_of_no_pack_is_refused_by_the_rule_of_this_draft(seats: int, rule: str) -> None:
    table = Table.new("shipwrights", seats, 1, {"enemies": "none"})
    other = next(row["id"] for row in table.cards.rows if row["id"] not in table.view(0)["position"]["pack"])
    assert table.why_not(0, f"card {other}") == (rule, "card_not_in_pack")


@pytest.mark.rule("S6.2.1")
def test_each_use_of_a_card_that_is_not_there_names_its_own_rule(set_up: SetUp) -> None:
    table = set_up("seats 3")
    named = {"discard SH01": "S6.2.1", "lay SH01": "S6.6.1", "play TF01": "S6.5.1", "build BU01": "S6.8.1"}
    for move, rule in (named | {"tuck CR01": "S8.1.2"}).items():
        assert table.why_not(0, move) == (rule, "card_not_in_hand")


@pytest.mark.rule("S2.3.1")
def test_enemies_are_chosen_before_the_first_round() -> None:
    table = Table.new("shipwrights", 1, 1)
    assert table.why_not(0, "buy wood") == ("S2.3.1", "another_step")
    table.play(0, "enemies e1")
    assert table.why_not(0, "enemies e2") == ("S2.3.1", "enemies_before")
    assert table.lack(0, "enemies e2") is None


@pytest.mark.rule("S0.2.9")
def test_gold_is_no_basic_of_choice(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 0: SH04\nseat 0: gold 1")
    act(table, 0, "discard SH04")
    assert table.why_not(0, "basic gold") == ("S0.2.9", "never_gold") and table.lack(0, "basic gold") is None


@pytest.mark.rule("S6.7.15")
def test_frode_saves_no_gold(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nheroes: fame 0\nboard 0: SH05 CR10\nseat 0: worker 2, coin 1, wood 1, wool 1, iron 2, gold 1"
    )
    act(table, 0, "ship 1", "from 2", "from 2")
    assert table.why_not(0, "basic gold") == ("S6.7.15", "never_gold")


@pytest.mark.rule("S12.1.4")
@pytest.mark.parametrize("coins", [0, 9])
def test_in_the_conversion_a_card_is_no_use_whatever_one_holds(set_up: SetUp, coins: int) -> None:
    table = set_up(f"{AT_THE_END}seat 0: coin {coins}", BY_HAND)
    assert table.why_not(0, "hero common") == ("S12.1.4", "only_conversion")
    assert table.why_not(0, "discard SH01") == ("S12.1.4", "another_step")


@pytest.mark.rule("S16.2.2")
def test_who_has_ended_the_conversion_has_ended_it(set_up: SetUp) -> None:
    table = set_up(f"{AT_THE_END}seat 0: coin 9", BY_HAND)
    table.play(0, "end")
    assert table.why_not(0, "buy wood") == ("S16.2.2", "already_ended")
