"""The view says what each of my ships still needs, and what of mine supplies it."""

from typing import Any

from .conftest import SetUp

YARD = """
    seats 2, round 2, card RO01, step actions
    seat 0: worker 1, wood 2, gold 1
    tracks 0: 1 1 2
    hand 0: SH01 BU02 CR02 CR09 TF01 JA01
    board 0: SH05 CR10 - worker -
    buildings 0: HU02/CR13, BU01 worker
    buildings 1: HU01
"""


def needs(set_up: SetUp, text: str = YARD, viewer: int | None = 0) -> Any:
    return set_up(text).view(viewer)["position"]["needs"]


def test_ships_on_the_board_come_before_those_of_the_hand(set_up: SetUp) -> None:
    assert [(each["at"], each["card"]) for each in needs(set_up)] == [
        ("board 1", "SH05"), ("hand", "SH01"), ("hand", "BU02"),
    ]  # fmt: skip
    assert needs(set_up, viewer=None) is None
    assert needs(set_up, viewer=1) == []


def test_each_good_says_what_is_asked_what_is_there_and_what_brings_more(set_up: SetUp) -> None:
    ship = needs(set_up)[1]
    assert [(each["good"], each["asked"], each["held"], each["byGold"]) for each in ship["goods"]] == [
        ("worker", 2, 1, 0), ("wood", 2, 2, 0), ("wool", 1, 0, 1), ("iron", 2, 0, 2),
    ]  # fmt: skip
    sources = {each["good"]: each["sources"] for each in ship["goods"]}
    assert "discard SH01" in sources["worker"]
    assert "place building 0" in sources["wood"]
    assert "place building 1" not in sources["wood"], "a worker stands there"
    assert "play TF01" in sources["worker"]
    assert not [move for moves in sources.values() for move in moves if move in ("place board 1", "place board 4")]


def test_each_skill_names_all_who_have_it_and_their_price(set_up: SetUp) -> None:
    greater, lesser, building = needs(set_up)
    assert building["skills"] == []
    coin, labour = [{"good": "coin", "count": 1}], [{"good": "gold", "count": 1}, {"good": "card", "count": 1}]
    labourer = {"step": "labourer", "card": None, "paid": labour}
    assert greater["skills"] == [
        {"skill": "carver", "sources": [
            {"step": "from 2", "card": "CR10", "paid": []},
            {"step": "lay CR02", "card": "CR02", "paid": coin},
            {"step": "lay CR09", "card": "CR09", "paid": []},
            labourer,
        ]},
        {"skill": "carpenter", "sources": [
            {"step": "at 0", "card": "CR13", "paid": coin},
            {"step": "from 2", "card": "CR10", "paid": coin},
            labourer,
        ]},
    ]  # fmt: skip
    assert [each["skill"] for each in lesser["skills"]] == ["blacksmith"]


def test_an_upgraded_labourer_asks_less(set_up: SetUp) -> None:
    [ship] = needs(set_up, "seats 2, round 2, step actions\nboard 0: SH01\nupgraded 0: labourer")
    assert ship["skills"][0]["sources"] == [{"step": "labourer", "card": None, "paid": [{"good": "gold", "count": 1}]}]


def test_gold_covers_what_is_missing_only_if_there_is_enough_of_it(set_up: SetUp) -> None:
    """A Faring asks for 1 worker, 2 wood, 1 wool and 1 gold."""
    text = "seats 2, round 2, step actions\nseat 0: worker 1, wood 1, gold {}\nhand 0: SH04"
    assert [needs(set_up, text.format(gold))[0]["goldCovers"] for gold in (2, 3)] == [False, True]


def test_in_a_draft_the_pack_is_measured_too(set_up: SetUp) -> None:
    drafting = "seats 2, round 2, step draft\npack 0: SH04 CR01 BU01\npack 1: SH05 CR02 BU02"
    assert [(each["at"], each["card"]) for each in needs(set_up, drafting)] == [("pack", "SH04"), ("pack", "BU01")]


def test_what_others_hold_makes_no_difference(set_up: SetUp) -> None:
    one, two = (YARD + f"    hand 1: {card}" for card in ("SH02", "TF05"))
    assert needs(set_up, one) == needs(set_up, two)
    assert needs(set_up, one, 1) != needs(set_up, two, 1)
