"""What a player remembers of cards passed on in the draft (S17.1.2)."""

from collections import Counter

import pytest

from meadhall import Table
from meadhall.games.shipwrights.rules.actions import DESIGN_WORDS

from .conftest import SetUp, act, fall

PACKS = """
seats 3, round 1, card {card}, step draft
pack 0: SH01 SH02 SH03 SH04 SH05 SH06
pack 1: BU01 BU02 BU03 BU04 BU05 BU06
pack 2: TF01 TF02 TF03 TF04 TF05 TF06
"""


def passed(table: Table, seat: int) -> list[str]:
    found: list[str] = table.view(seat)["position"]["passed"]
    return found


def pick(table: Table, *cards: str) -> None:
    for seat, card in enumerate(cards):
        table.play(seat, f"card {card}")


@pytest.mark.rule("S17.1.2")
def test_a_player_remembers_what_was_passed_on(set_up: SetUp) -> None:
    table = set_up(PACKS.format(card="RO01"))
    pick(table, "SH01", "BU01", "TF01")
    assert [passed(table, seat) for seat in range(3)] == [
        ["SH02", "SH03", "SH04", "SH05", "SH06"],
        ["BU02", "BU03", "BU04", "BU05", "BU06"],
        ["TF02", "TF03", "TF04", "TF05", "TF06"],
    ]
    assert table.view(None)["position"]["passed"] is None


@pytest.mark.rule("S17.1.2")
@pytest.mark.parametrize(
    ("card", "second", "third", "known"),
    [
        ("RO01", ("TF02", "SH02", "BU02"), ("BU03", "TF03", "SH03"), ["SH02", "SH03", "BU04", "BU05", "BU06"]),
        ("RO02", ("BU02", "TF02", "SH02"), ("TF03", "SH03", "BU03"), ["SH02", "SH03", "TF04", "TF05", "TF06"]),
    ],
    ids=["clockwise", "counterclockwise"],
)
def test_a_pack_that_comes_back_tells_what_was_taken_out_of_it(
    set_up: SetUp, card: str, second: tuple[str, ...], third: tuple[str, ...], known: list[str]
) -> None:
    table = set_up(PACKS.format(card=card))
    pick(table, "SH01", "BU01", "TF01")
    pick(table, *second)
    pick(table, *third)
    assert table.view(0)["position"]["pack"] == ["SH04", "SH05", "SH06"]
    other = {"RO01": ["TF03", "TF04", "TF05", "TF06"], "RO02": ["BU03", "BU04", "BU05", "BU06"]}[card]
    assert sorted(passed(table, 0)) == sorted([*known, *other])


@pytest.mark.rule("S17.1.2")
def test_after_the_draft_each_card_passed_on_is_in_the_hand_of_another(set_up: SetUp) -> None:
    table = set_up(PACKS.format(card="RO01"))
    while table.view(None)["position"]["step"] == "draft":
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    hands = [Counter(table.view(seat)["position"]["hand"]) for seat in range(3)]
    for seat in range(3):
        remembered = Counter(passed(table, seat))
        assert remembered <= hands[seat - 1] + hands[seat - 2]
        assert remembered.total() == 12 - 3  # three were taken out of packs before this player saw them


@pytest.mark.rule("S17.1.2")
@pytest.mark.parametrize("move", ["discard SH02", "lay SH02"])
def test_a_card_that_is_shown_need_not_be_remembered_any_more(set_up: SetUp, move: str) -> None:
    table = set_up("""
        seats 3, round 1, card RO01, step draft
        pack 0: SH01 SH02
        pack 1: BU01 BU02
        pack 2: TF01 TF02
    """)
    pick(table, "SH01", "BU01", "TF01")
    assert passed(table, 0) == ["SH02"]
    act(table, 1, move)
    assert passed(table, 0) == []
    assert passed(table, 1) == ["BU02"]


@pytest.mark.rule("S17.1.2")
def test_a_card_of_the_same_design_that_is_shown_may_be_the_one_passed_on(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 1, card RO01, step draft
        pack 0: SH01 SH02
        pack 1: BU01 BU02
        pack 2: SH02 TF02
    """)
    pick(table, "SH01", "BU01", "SH02")
    assert passed(table, 0) == ["SH02"]
    act(table, 2, "discard SH02")
    assert passed(table, 0) == []


@pytest.mark.rule("S17.1.2")
def test_with_two_players_the_cards_handed_back_and_discarded_are_known(set_up: SetUp) -> None:
    table = set_up("""
        seats 2, round 1, card RO01, step draft
        pack 0: SH01 SH02 SH03 SH04 SH05
        pack 1: BU01 BU02 BU03 BU04 BU05
    """)
    act(table, 0, "card SH01", "card SH02")
    act(table, 1, "card BU01", "card BU02")
    fall(table, "draw TF01", "draw TF02")
    assert passed(table, 0) == ["SH03", "SH04", "SH05"]
    act(table, 0, "card BU03", "card BU04")
    act(table, 1, "card SH03", "card TF02")
    fall(table, "draw TF03", "draw TF04")
    assert table.view(0)["position"]["pack"] == ["SH04", "SH05", "TF03"]
    assert passed(table, 0) == ["SH03", "BU05", "TF01"]
    act(table, 0, "card SH04", "card SH05")
    act(table, 1, "card BU05", "card TF04")
    assert table.view(None)["position"]["discards"] == ["TF01", "TF03"]
    assert passed(table, 0) == ["SH03", "BU05"]
    assert passed(table, 1) == ["SH04", "SH05", "BU03", "BU04"]


@pytest.mark.rule("S17.1.2")
def test_memory_begins_anew_with_each_round() -> None:
    table = Table.new("shipwrights", 3, 8)
    while table.view(None)["position"]["step"] == "draft":
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    assert passed(table, 0)
    while table.view(None)["position"]["round"] == 1:
        seat = table.waiting[0]
        move = next(row for row in table.moves(seat) if row.kind in ("end", "discard", "basic"))
        table.play(seat, move)
    assert [passed(table, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("S17.1.2")
def test_an_imagined_world_has_every_card_that_is_remembered_with_another_player(set_up: SetUp) -> None:
    table = set_up(PACKS.format(card="RO01"))
    pick(table, "SH01", "BU01", "TF01")
    places = set()
    for seed in range(12):
        state = table.fork(0, seed=seed).position.state
        for card in passed(table, 0):
            lying = DESIGN_WORDS.index(card) + 1
            where = [seat for seat in (1, 2) if lying in state.pack[seat] or state.hand[seat, lying - 1]]
            assert where
            places.update(where)
    assert places == {1, 2}
