"""Sieges and plunder (E9)."""

import itertools
from typing import Any

import pytest

from meadhall import Table

from .conftest import SetUp, castle, fight, options_of, siege_field

SIEGE = """
seats 4, round 3, leader 1
siege 0 {side}: 1
G wood: 2 3
seat 0: hand {b} 1 1 1, wards 0 0 0 {ill}
seat 1: hand {a} 1 1 1
walls 0: {walls}
"""
STACKS = [stack for height in range(4) for stack in itertools.product((1, 2, 3, 4), repeat=height)]


def siege(
    set_up: SetUp,
    a: int,
    b: int,
    walls: str = "",
    ill: int = 3,
    side: str = "catapult",
    options: dict[str, Any] | None = None,
) -> Table:
    """Seat 1 has besieged seat 0, who has six vikings less the ill ones at home."""
    table = set_up(SIEGE.format(a=a, b=b, walls=walls, ill=ill, side=side), options)
    fight(table, 1, f"siege 0 {side}", 0, a, b)
    return table


def won(set_up: SetUp, difference: int, walls: str, side: str = "catapult", **options: Any) -> Table:
    """A siege won by this difference against an empty castle."""
    return siege(set_up, difference, 3, walls, ill=6, side=side, options=options)


def pairs(table: Table) -> set[tuple[int, ...]]:
    assert table.view(None)["position"]["step"] == "plunder"
    return {move.args[:2] for move in table.moves(1)}


def wards(table: Table, seat: int) -> list[int]:
    found: list[int] = castle(table, seat)["wards"]
    return found


@pytest.mark.rule("E9.1.1")
def test_a_siege_is_a_fight_between_besieger_and_castle_owner(set_up: SetUp) -> None:
    table = set_up(SIEGE.format(a=5, b=4, walls="grass", ill=0, side="boat"))
    table.play(1, "siege 0 boat")
    expected = {"kind": "siege", "place": "siege 0 boat", "attacker": 1, "defender": 0}
    assert table.view(None)["position"]["fight"] == expected
    table.play(1, "pass")
    table.play(0, "pass")
    assert table.waiting == (0, 1)
    table.play(1, "play 5")
    table.play(0, "play 4")
    assert (castle(table, 1)["swap"], castle(table, 0)["swap"]) == ([4], [5])


@pytest.mark.rule("E9.1.2")
@pytest.mark.parametrize("at_home", [1, 2, 6])
def test_exactly_one_viking_at_home_fights(set_up: SetUp, at_home: int) -> None:
    table = siege(set_up, 5, 4, "grass", ill=6 - at_home)
    assert castle(table, 0)["home"] == at_home - 1
    assert wards(table, 0) == [0, 0, 1, 6 - at_home]


@pytest.mark.rule("E9.1.2")
def test_the_owner_cannot_refuse_to_defend(set_up: SetUp) -> None:
    table = set_up(SIEGE.format(a=5, b=4, walls="grass", ill=0, side="boat"))
    table.play(1, "siege 0 boat")
    table.play(1, "pass")
    assert options_of(table, 0) == {"pass", "exchange"}
    table.play(0, "pass")
    assert options_of(table, 0) == {"play 1", "play 4"}


@pytest.mark.rule("E9.1.3")
def test_a_besieger_does_not_attack_again_however_many_defenders_are_left(set_up: SetUp) -> None:
    table = set_up(
        "seats 4, round 3, leader 1\nsiege 0 catapult: 1\nsiege 2 boat: 1\nsiege 2 ram: 1\nwalls 0: grass\n"
        "seat 0: hand 1 1 1 1\nseat 1: hand 6 6 1 1"
    )
    fight(table, 1, "siege 0 catapult", 0, 6, 1)
    table.play(1, "plunder 0 0 none")
    assert table.waiting == (1,)
    assert options_of(table, 1) == {"siege 2 boat", "siege 2 ram"}
    assert table.why_not(1, "siege 0 catapult") == ("E9.1.3", "siege_over")


@pytest.mark.rule("E9.1.4")
def test_vikings_elsewhere_are_not_at_home(set_up: SetUp) -> None:
    table = set_up(
        "seats 6, round 3, leader 0\nA grass grass grass: 0 0 0\nsiege 2 boat: 0\nsiege 0 ram: 1\nG wood: 2 3\n"
        "seat 0: hand 6 1 1 1, wards 0 0 0 1\nseat 1: hand 4 1 1 1\nseat 2: hand 2 1 1, swap 3\n"
        "walls 0: / / / / grass\nwalls 2: / / grass"
    )
    assert table.view(None)["position"]["fields"]["A"]["held"][0] == {"grass": 3}
    fight(table, 0, "siege 2 boat", 2, 6, 2)
    table.play(0, "plunder 1 0 grass")
    table.play(1, "pass")
    table.play(0, "pass")
    table.play(1, "play 4")
    table.play(0, "play 1")
    assert table.view(None)["position"]["fight"]["difference"] == 4
    assert wards(table, 0) == [0, 0, 0, 1]
    assert table.view(None)["position"]["fields"]["A"]["vikings"][0] == 3
    assert siege_field(table, 2, "boat") == {"vikings": [0], "over": True, "booty": "grass"}


CASES = [
    pytest.param(a, b, besieger, defender, id=f"{a}-{b}", marks=pytest.mark.rule(rule))
    for a, b in itertools.product(range(1, 7), repeat=2)
    for rule, applies, besieger, defender in (
        ("E9.2.1", a - b >= 3, 0, 2),
        ("E9.2.2", 1 <= a - b <= 2, 0, 3),
        ("E9.2.3", a == b, 3, 3),
        ("E9.2.4", 1 <= b - a <= 2, 2, 0),
        ("E9.2.5", b - a >= 3, 1, 0),
    )
    if applies
]


@pytest.mark.parametrize(("a", "b", "besieger", "defender"), CASES)
def test_a_defended_siege(set_up: SetUp, a: int, b: int, besieger: int, defender: int) -> None:
    table = siege(set_up, a, b, "grass", ill=0)
    assert wards(table, 1) == [int(ward == besieger) for ward in range(1, 5)]
    assert wards(table, 0) == [int(ward == defender) for ward in range(1, 5)]
    assert castle(table, 0)["home"] == (5 if defender else 6)
    assert castle(table, 0)["sieges"]["catapult"]["vikings"] == ([] if besieger else [1])
    assert (table.view(None)["position"]["step"] == "plunder") == (a > b)
    if a > b:
        assert table.view(None)["position"]["fight"]["difference"] == a - b
    else:
        assert castle(table, 0)["walls"][0] == ["grass"]


@pytest.mark.rule("E9.2.4")
@pytest.mark.rule("E9.2.5")
@pytest.mark.parametrize("first", [3, 1])
def test_a_defender_who_has_won_may_defend_again(set_up: SetUp, first: int) -> None:
    table = set_up(
        "seats 4, round 3, leader 1\nsiege 0 catapult: 1\nsiege 0 boat: 2\nG wood: 2 3\nwalls 0: grass / / grass\n"
        f"seat 0: hand 4 5 1 1, wards 0 0 0 5\nseat 1: hand {first} 1 1 1\nseat 2: hand 2 1 1, swap 6"
    )
    fight(table, 1, "siege 0 catapult", 0, first, 4)
    assert castle(table, 0)["home"] == 1
    fight(table, 2, "siege 0 boat", 0, 2, 5)
    assert wards(table, 2) == [1, 0, 0, 0]
    assert castle(table, 0)["home"] == 1


@pytest.mark.rule("E9.3.1")
def test_the_owner_of_an_empty_castle_still_plays_a_card_which_counts_nothing(set_up: SetUp) -> None:
    table = set_up(SIEGE.format(a=2, b=6, walls="grass grass", ill=6, side="catapult"))
    table.play(1, "siege 0 catapult")
    table.play(1, "pass")
    assert options_of(table, 0) == {"pass", "exchange"}
    table.play(0, "pass")
    assert table.waiting == (0, 1)
    assert options_of(table, 0) == {"play 1", "play 6"}
    table.play(1, "play 2")
    assert set(table.waiting) == {0}
    table.play(0, "play 6")
    assert table.view(None)["position"]["fight"]["difference"] == 2


@pytest.mark.rule("E9.3.2")
@pytest.mark.rule("E9.3.3")
@pytest.mark.parametrize(("a", "b"), list(itertools.product(range(1, 7), (1, 3, 6))))
def test_an_undefended_castle_always_falls_by_the_attackers_card_and_nobody_is_hurt(
    set_up: SetUp, a: int, b: int
) -> None:
    table = siege(set_up, a, b, "grass", ill=6)
    assert table.view(None)["position"]["fight"]["difference"] == a
    assert wards(table, 0) == [0, 0, 0, 6]
    assert wards(table, 1) == [0, 0, 0, 0]
    assert castle(table, 0)["sieges"]["catapult"]["vikings"] == [1]


@pytest.mark.rule("E9.3.4")
def test_the_card_of_an_absent_owner_passes_on_at_its_printed_value(set_up: SetUp) -> None:
    table = siege(set_up, 2, 6, "grass", ill=6)
    assert (castle(table, 1)["swap"], castle(table, 0)["swap"]) == ([6], [2])


@pytest.mark.rule("E9.4.1")
@pytest.mark.parametrize(("side", "walls"), [("catapult", [0, 1]), ("boat", [2, 3]), ("ram", [4, 5])])
def test_only_the_two_wall_fields_of_the_siege_field_are_plundered(set_up: SetUp, side: str, walls: list[int]) -> None:
    table = won(set_up, 4, "grass / wood / grass / wood / grass / wood", side)
    assert table.view(None)["position"]["fight"]["walls"] == walls
    table.play(1, "plunder 1 1 none")
    left = castle(table, 0)["walls"]
    assert [wall for wall in range(6) if not left[wall]] == walls


@pytest.mark.rule("E9.4.2")
def test_bricks_come_off_from_the_top_down(set_up: SetUp) -> None:
    table = won(set_up, 6, "clay wood grass / stone grass grass")
    table.play(1, "plunder 2 1 none")
    assert castle(table, 0)["walls"][:2] == [["clay"], ["stone", "grass"]]


@pytest.mark.rule("E9.4.2")
def test_no_more_bricks_than_lie_there(set_up: SetUp) -> None:
    table = won(set_up, 6, "grass grass / grass")
    assert pairs(table) == {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)}
    assert table.why_not(1, "plunder 3 0 none") == ("E9.4.2", "too_few_bricks_on_the_wall")
    assert table.why_not(1, "plunder 0 2 none") == ("E9.4.2", "too_few_bricks_on_the_wall")


@pytest.mark.rule("E9.4.3")
def test_the_bricks_together_are_worth_no_more_than_the_difference(set_up: SetUp) -> None:
    table = won(set_up, 4, "grass wood / clay grass")
    # worth from the top 2, 3 and 1, 4
    assert pairs(table) == {(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (2, 1)}
    assert table.why_not(1, "plunder 1 2 none") == ("E9.4.3", "bricks_worth_too_much")


@pytest.mark.rule("E9.4.3")
def test_in_a_defended_siege_the_limit_is_the_difference_of_the_cards(set_up: SetUp) -> None:
    table = siege(set_up, 6, 4, "grass grass grass")
    assert pairs(table) == {(0, 0), (1, 0), (2, 0)}


@pytest.mark.rule("E9.4.4")
def test_the_besieger_need_not_take_as_much_as_possible(set_up: SetUp) -> None:
    table = won(set_up, 6, "grass grass grass / grass grass grass")
    table.play(1, "plunder 0 0 none")
    assert castle(table, 0)["walls"][:2] == [["grass"] * 3] * 2
    assert siege_field(table, 0, "catapult") == {"vikings": [1], "over": True, "booty": None}


@pytest.mark.rule("E9.4.5")
@pytest.mark.parametrize(("difference", "reach"), [(3, 0), (4, 1), (5, 2)])
def test_a_dear_brick_on_top_protects_what_lies_below(set_up: SetUp, difference: int, reach: int) -> None:
    table = won(set_up, difference, "grass stone / grass")
    assert max(i for i, _ in pairs(table)) == reach


@pytest.mark.rule("E9.4.6")
@pytest.mark.rule("DP7")
@pytest.mark.parametrize(
    ("difference", "most", "capped"), [(1, 3, 3), (2, 6, 6), (3, 10, 6), (4, 13, 6), (5, 15, 6), (6, 16, 6)]
)
def test_as_many_bricks_as_the_difference_pays_for_unless_the_cap_is_two(
    set_up: SetUp, difference: int, most: int, capped: int
) -> None:
    walls = "grass grass grass / grass grass grass"
    assert len(pairs(won(set_up, difference, walls))) == most
    table = won(set_up, difference, walls, siegeBrickCap=2)
    assert len(pairs(table)) == capped
    assert max(i + j for i, j in pairs(table)) == min(difference, 2)


@pytest.mark.rule("E9.4.6")
def test_the_cap_says_why(set_up: SetUp) -> None:
    table = won(set_up, 6, "grass grass grass / grass grass grass", siegeBrickCap=2)
    assert table.why_not(1, "plunder 2 1 grass") == ("E9.4.6", "two_bricks_at_most")


@pytest.mark.rule("DP7")
@pytest.mark.rule("DP8")
def test_no_two_stacks_give_more_choices_than_these(set_up: SetUp) -> None:
    table = won(set_up, 6, "grass")
    state = table.position.state
    most_pairs, most_moves = [0] * 6, [0] * 6
    for first, second in itertools.combinations_with_replacement(STACKS, 2):
        state.walls[0, :2] = 0
        state.walls[0, 0, : len(first)] = first
        state.walls[0, 1, : len(second)] = second
        for difference in range(1, 7):
            state.spread = difference
            codes = (table.position.legal(1) == 0).nonzero()[0]
            taken = {table.game.space[int(code)].args[:2] for code in codes}
            most_pairs[difference - 1] = max(most_pairs[difference - 1], len(taken))
            most_moves[difference - 1] = max(most_moves[difference - 1], len(codes))
    assert most_pairs == [3, 6, 10, 13, 15, 16]
    assert most_moves == [5, 11, 19, 25, 33, 39]


@pytest.mark.rule("E9.4.7")
def test_further_defenders_do_not_hinder_the_plunder(set_up: SetUp) -> None:
    few, many = (siege(set_up, 6, 2, "grass grass / clay wood", ill=ill) for ill in (5, 0))
    assert castle(many, 0)["home"] == 5
    assert options_of(many, 1) == options_of(few, 1)
    assert pairs(many) == {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)}


@pytest.mark.rule("E9.4.8")
@pytest.mark.rule("DP8")
def test_one_of_the_removed_bricks_may_be_kept(set_up: SetUp) -> None:
    table = won(set_up, 6, "clay wood / grass")
    assert options_of(table, 1) == {
        "plunder 0 0 none",
        "plunder 0 1 none", "plunder 0 1 grass",
        "plunder 1 0 none", "plunder 1 0 wood",
        "plunder 1 1 none", "plunder 1 1 wood", "plunder 1 1 grass",
        "plunder 2 0 none", "plunder 2 0 wood", "plunder 2 0 clay",
        "plunder 2 1 none", "plunder 2 1 wood", "plunder 2 1 clay", "plunder 2 1 grass",
    }  # fmt: skip
    assert table.why_not(1, "plunder 1 1 clay") == ("E9.4.8", "booty_not_among_the_bricks")
    assert table.why_not(1, "plunder 0 0 grass") == ("E9.4.8", "booty_not_among_the_bricks")
    table.play(1, "plunder 2 1 clay")
    assert castle(table, 0)["sieges"]["catapult"]["booty"] == "clay"


@pytest.mark.rule("E9.4.8")
@pytest.mark.rule("DP8")
def test_a_brick_must_be_kept_where_the_table_agreed_so(set_up: SetUp) -> None:
    table = won(set_up, 2, "clay wood / grass", bootyOptional=False)
    assert options_of(table, 1) == {"plunder 0 0 none", "plunder 1 0 wood", "plunder 0 1 grass"}
    assert table.why_not(1, "plunder 1 0 none") == ("E9.4.8", "booty_must_be_taken")


@pytest.mark.rule("E9.4.9")
@pytest.mark.parametrize(
    ("booty", "returned"),
    [
        ("none", {"grass": 2, "wood": 1}),
        ("grass", {"grass": 1, "wood": 1}),
        ("wood", {"grass": 2, "wood": 0}),
    ],
)
def test_the_other_bricks_go_to_the_reserve(set_up: SetUp, booty: str, returned: dict[str, int]) -> None:
    table = won(set_up, 5, "stone wood grass / grass")
    before = dict(table.view(None)["position"]["reserve"])
    table.play(1, f"plunder 2 1 {booty}")
    after = table.view(None)["position"]["reserve"]
    assert {kind: after[kind] - before[kind] for kind in returned} == returned
    assert after["stone"] == before["stone"]


@pytest.mark.rule("E9.4.10")
def test_bricks_leave_at_once_and_booty_is_built_only_in_step_five(set_up: SetUp) -> None:
    table = won(set_up, 3, "clay / grass")
    table.play(1, "plunder 1 0 clay")
    assert table.view(None)["position"]["step"] == "amulet"  # seats 2 and 3 still fight
    assert castle(table, 0)["walls"][0] == []
    assert castle(table, 1)["walls"] == [[]] * 6
    assert castle(table, 1)["carried"] == {}
    table.play(2, "pass")
    table.play(3, "pass")
    for seat in (2, 3):
        table.play(seat, table.moves(seat)[0])
    while table.view(None)["position"]["step"] != "build":
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0])
    assert castle(table, 1)["carried"] == {"clay": 1}
    table.play(1, "build 4 clay")
    assert castle(table, 1)["walls"][4] == ["clay"]


@pytest.mark.rule("E9.4.11")
@pytest.mark.parametrize("walls", ["wood / wood", "grass wood / clay", "/ stone"])
def test_a_victor_who_can_afford_no_top_brick_goes_empty_handed(set_up: SetUp, walls: str) -> None:
    table = won(set_up, 1, walls)
    # (0,0) is the only choice and plays itself.
    assert table.game.space[[entry for entry in table.entries if entry.seat == 1][-1].code].text == "plunder 0 0 none"
    assert table.view(None)["position"]["step"] == "amulet"
    assert siege_field(table, 0, "catapult") == {"vikings": [1], "over": True, "booty": None}


@pytest.mark.rule("E9.5")
def test_a_siege_of_empty_wall_fields_is_still_fought(set_up: SetUp) -> None:
    table = siege(set_up, 5, 4, "/ / stone", ill=0)
    assert wards(table, 0) == [0, 0, 1, 0]
    assert (castle(table, 1)["swap"], castle(table, 0)["swap"]) == ([4], [5])
    assert siege_field(table, 0, "catapult") == {"vikings": [1], "over": True, "booty": None}
    assert table.view(None)["position"]["step"] == "amulet"


POINTLESS = """
seats 4, round 3, leader 1
siege 0 catapult: 1
siege 0 boat: 1
siege 0 ram: 2
siege 2 ram: 1 3
walls 0: / / grass
seat 1: hand 1 2 3 4
seat 3: hand 1 2 3 4
"""


@pytest.mark.rule("E9.5")
@pytest.mark.rule("DP10")
def test_a_pointless_siege_must_be_fought_by_default(set_up: SetUp) -> None:
    table = set_up(POINTLESS)
    assert options_of(table, 1) == {"siege 0 catapult", "siege 0 boat", "contest 2 ram 3"}
    assert table.why_not(1, "decline 0 catapult") == ("E7.1.2", "siege_must_be_fought")


@pytest.mark.rule("E9.5")
@pytest.mark.rule("DP10")
def test_a_pointless_siege_may_be_declined_as_ones_action_where_the_table_agreed_so(set_up: SetUp) -> None:
    table = set_up(POINTLESS, {"skipPointlessSiege": True})
    assert options_of(table, 1) == {"siege 0 catapult", "decline 0 catapult", "siege 0 boat", "contest 2 ram 3"}
    assert table.why_not(1, "decline 0 boat") == ("E9.5", "walls_worth_a_siege")
    assert table.why_not(1, "decline 2 ram") == ("E7.2.6", "rivals_on_the_siege_field")
    assert table.why_not(1, "decline 0 ram") == ("E7.2.5", "no_viking_of_yours")
    table.play(1, "decline 0 catapult")
    assert table.waiting == (2,)
    assert siege_field(table, 0, "catapult") == {"vikings": [1], "over": True, "booty": None}
    table.play(2, "decline 0 ram")
    # Seat 3 has one attack, against seat 1, which plays itself; then it is seat 1's turn again.
    table.play(3, "pass")
    table.play(1, "pass")
    table.play(3, "play 1")
    table.play(1, "play 1")
    assert table.view(None)["position"]["fight"]["place"] == "siege 0 boat"
    assert [castle(table, seat)["swapSize"] for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.rule("E9.6")
def test_a_castle_can_become_undefended_on_the_way(set_up: SetUp) -> None:
    table = set_up(
        "seats 4, round 3, leader 1\nsiege 0 catapult: 1\nsiege 0 boat: 2\nsiege 0 ram: 3\nG wood: 2 3\n"
        "walls 0: grass / / grass / / grass\nseat 0: hand 3 6 6 1, wards 0 0 0 5\nseat 1: hand 4 1 1 1\n"
        "seat 2: hand 2 1 1, swap 5\nseat 3: hand 3 1 1, swap 5"
    )
    fight(table, 1, "siege 0 catapult", 0, 4, 3)
    table.play(1, "plunder 1 0 none")
    assert castle(table, 0)["home"] == 0
    for seat, side, card in ((2, "boat", 2), (3, "ram", 3)):
        fight(table, seat, f"siege 0 {side}", 0, card, 6)
        assert table.view(None)["position"]["fight"]["difference"] == card
        table.play(seat, "plunder 1 0 grass")
    assert wards(table, 0) == [0, 0, 1, 5]
    assert castle(table, 0)["walls"] == [[]] * 6


@pytest.mark.rule("E9.7")
@pytest.mark.parametrize(("plunder", "booty"), [("plunder 1 0 clay", "clay"), ("plunder 0 0 none", None)])
def test_a_victorious_besieger_stays_on_the_siege_field_until_step_five(
    set_up: SetUp, plunder: str, booty: str | None
) -> None:
    table = won(set_up, 4, "clay / grass")
    table.play(1, plunder)
    assert siege_field(table, 0, "catapult") == {"vikings": [1], "over": True, "booty": booty}
    assert castle(table, 1)["home"] == 5
    while table.view(None)["position"]["step"] not in ("build", "plan"):
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0])
    assert siege_field(table, 0, "catapult") == {"vikings": [], "over": False, "booty": None}
    assert castle(table, 1)["home"] == 6


@pytest.mark.rule("E9.8")
def test_winning_as_defender_brings_nothing_but_the_swap(set_up: SetUp) -> None:
    table = set_up(SIEGE.format(a=2, b=6, walls="grass", ill=0, side="catapult"))
    before = castle(table, 0)
    reserve = table.view(None)["position"]["reserve"]
    fight(table, 1, "siege 0 catapult", 0, 2, 6)
    after = castle(table, 0)
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"swap", "swapSize", "handSize", "sieges"}
    assert after["swap"] == [2]
    assert table.view(None)["position"]["reserve"] == reserve
