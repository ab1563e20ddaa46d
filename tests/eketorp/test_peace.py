"""Step 4: where there is peace, battle, siege, and who takes which brick (E6)."""

from typing import Any

import pytest

from meadhall import Table

from .conftest import SetUp, board, castle, fight, options_of, siege_field

# Keeps the step open: seat 1 has a siege to fight.
OPEN = "seats 3, round 1, leader 0, step fights\nsiege 2 ram: 1\n"
HANDS = "seat 0: hand 1 2 6 6\nseat 1: hand 1 2 5 6\nseat 2: hand 1 2 4 6"


def field(table: Table, letter: str) -> dict[str, Any]:
    found: dict[str, Any] = board(table)["fields"][letter]
    return found


def is_battle(table: Table, letter: str) -> bool:
    return any(text.startswith(f"attack {letter} ") for text in options_of(table, 0))


def before_the_dice(table: Table) -> Table:
    """The table as the round ended, before the next material card."""
    return table.at(len(table.entries) - 1)


# Where there is battle


@pytest.mark.rule("E6.1.1")
@pytest.mark.rule("E6.1.2")
@pytest.mark.parametrize(
    ("line", "battle"),
    [
        ("A wood: 0 1", True),
        ("A wood wood: 0 1 2", True),
        ("A wood wood: 0 1", False),
        ("A wood wood wood: 0 1", False),
        ("A wood: 0 0", False),
        ("A wood: 0", False),
        ("A: 0", False),
    ],
)
def test_a_battle_needs_two_owners_and_more_vikings_than_bricks(set_up: SetUp, line: str, battle: bool) -> None:
    table = set_up(OPEN + line)
    assert is_battle(table, "A") == battle
    assert field(table, "A")["peaceful"] != battle


@pytest.mark.rule("E6.1.1")
def test_bricks_of_any_kind_count(set_up: SetUp) -> None:
    assert field(set_up(OPEN + "A grass stone: 0 1"), "A")["bricks"] == {"grass": 1, "stone": 1}
    assert not is_battle(set_up(OPEN + "A grass stone: 0 1"), "A")
    assert is_battle(set_up(OPEN + "A grass stone: 0 1 2"), "A")


@pytest.mark.rule("E6.1.2")
def test_there_is_no_attack_on_a_peaceful_field(set_up: SetUp) -> None:
    table = set_up(OPEN + "A wood wood: 0 1\nB: 0 1")
    assert table.why_not(0, "attack A 1") == ("E6.1.2", "field_at_peace")
    assert table.why_not(0, "attack B 1") is None


@pytest.mark.rule("E6.1.3")
@pytest.mark.parametrize(("line", "battle"), [("A wood wood: 0 0 1", True), ("A wood wood: 0 1", False)])
def test_every_figure_counts(set_up: SetUp, line: str, battle: bool) -> None:
    assert is_battle(set_up(OPEN + line), "A") == battle


@pytest.mark.rule("E6.1.4")
@pytest.mark.parametrize("vikings", ["0 1", "0 1 2", "0 0 1 1", "0 0 0 1 2"])
def test_equal_numbers_are_peace(set_up: SetUp, vikings: str) -> None:
    bricks = " ".join(["grass"] * len(vikings.split()))
    table = set_up(f"{OPEN}A {bricks}: {vikings}")
    assert field(table, "A")["peaceful"]
    assert field(table, "A")["bricks"] == {}


@pytest.mark.rule("E6.1.5")
def test_two_owners_on_an_empty_field_fight(set_up: SetUp) -> None:
    assert is_battle(set_up(OPEN + "A: 0 1"), "A")


@pytest.mark.rule("E6.3.5")
def test_a_field_is_known_to_be_peaceful_while_bricks_are_claimed_on_an_earlier_one(set_up: SetUp) -> None:
    table = set_up(OPEN + "A grass wood: 0 1\nB wood wood: 0 1\nC wood: 0 1")
    assert board(table)["step"] == "claim" and board(table)["claim"]["field"] == "A"
    assert [field(table, each)["peaceful"] for each in "ABCD"] == [True, True, False, False]


@pytest.mark.rule("E6.1.5")
def test_without_empty_field_battle_an_empty_field_is_peaceful(set_up: SetUp) -> None:
    table = set_up(OPEN + "A: 0 1\nB wood: 0 1", {"emptyFieldBattle": False})
    assert field(table, "A")["peaceful"]
    assert field(table, "A")["held"] == [{}, {}, {}]
    assert options_of(table, 0) == {"attack B 1"}


# Where there is a siege


@pytest.mark.rule("E6.2.1")
def test_two_on_a_siege_field_fight_for_the_right_to_besiege(set_up: SetUp) -> None:
    table = set_up("seats 4, round 1, leader 1, step fights\nsiege 0 boat: 1 2")
    assert options_of(table, 1) == {"contest 0 boat 2"}


@pytest.mark.rule("E6.2.1")
def test_three_on_a_siege_field_fight_each_other(set_up: SetUp) -> None:
    table = set_up("seats 4, round 1, leader 1, step fights\nsiege 0 boat: 1 2 3")
    assert options_of(table, 1) == {"contest 0 boat 2", "contest 0 boat 3"}


@pytest.mark.rule("E6.2.2")
def test_a_lone_viking_has_a_siege_pending(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, leader 1, step fights\nsiege 0 boat: 1")
    assert options_of(table, 1) == {"siege 0 boat"}


@pytest.mark.rule("E6.2.2")
def test_the_last_of_three_rivals_has_a_siege_pending(set_up: SetUp) -> None:
    table = set_up("""
        seats 4, round 1, leader 1, step fights
        siege 0 boat: 1 2 3
        seat 1: hand 2 5 5 5
        seat 2: hand 1 1 1 1
        seat 3: hand 6 6 6 6
    """)
    fight(table, 1, "contest 0 boat 2", 2, 5, 1)
    assert board(table)["fight"] == {"kind": "contest", "place": "siege 0 boat", "attacker": 3, "defender": 1}
    for seat, move in [(3, "pass"), (1, "pass"), (3, "play 6"), (1, "play 2")]:
        table.play(seat, move)
    assert board(table)["fight"] == {"kind": "siege", "place": "siege 0 boat", "attacker": 3, "defender": 0}


@pytest.mark.rule("E6.2.3")
def test_a_draw_of_the_last_two_rivals_leaves_no_siege(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 1, leader 1, step fights\nsiege 0 boat: 1 2\nwalls 0: / / grass\n{HANDS}")
    fight(table, 1, "contest 0 boat 2", 2, 6, 6)
    assert (board(table)["round"], board(table)["step"]) == (2, "plan")
    assert [castle(table, seat)["wards"] for seat in (1, 2)] == [[0, 0, 0, 1]] * 2
    assert castle(table, 0)["walls"][2] == ["grass"]


@pytest.mark.rule("E6.2.3")
def test_a_siege_field_whose_siege_is_done_is_quiet(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 1, leader 1, step fights\nsiege 0 boat: 1\nA: 1 2\nB: 1 2\nC: 1 2\n{HANDS}")
    fight(table, 1, "siege 0 boat", 0, 6, 1)
    assert siege_field(table, 0, "boat") == {"vikings": [1], "over": True, "booty": None}
    fight(table, 2, "attack A 1", 1, 6, 1)
    assert options_of(table, 1) == {"attack B 2", "attack C 2"}
    assert table.why_not(1, "siege 0 boat") == ("E9.1.3", "siege_over")


@pytest.mark.rule("E6.2.4")
def test_each_siege_field_is_judged_on_its_own(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, leader 1, step fights\nsiege 0 boat: 1 2\nsiege 0 ram: 1")
    assert options_of(table, 1) == {"contest 0 boat 2", "siege 0 ram"}


# Taking bricks


@pytest.mark.rule("E6.3.1")
def test_each_viking_on_a_peaceful_field_stands_on_a_brick(set_up: SetUp) -> None:
    table = set_up(OPEN + "A wood wood wood wood: 0 1 1")
    assert field(table, "A")["held"] == [{"wood": 1}, {"wood": 2}, {}]
    assert field(table, "A")["bricks"] == {"wood": 1}


@pytest.mark.rule("E6.3.1")
@pytest.mark.rule("E6.4")
def test_a_field_is_served_as_soon_as_a_fight_has_made_it_peaceful(set_up: SetUp) -> None:
    table = set_up(f"{OPEN}A clay clay: 0 1 2\nB: 1 2\nC: 1 2\n{HANDS}")
    assert field(table, "A")["held"] == [{}, {}, {}]
    fight(table, 0, "attack A 2", 2, 6, 1)
    assert field(table, "A")["held"] == [{"clay": 1}, {"clay": 1}, {}]
    assert not field(table, "B")["peaceful"]
    assert board(table)["step"] == "fight"


@pytest.mark.rule("E6.3.2")
def test_a_lone_owner_takes_all_bricks(set_up: SetUp) -> None:
    table = set_up(OPEN + "A wood stone: 0 0 0")
    assert field(table, "A") == {
        "bricks": {},
        "vikings": [3, 0, 0],
        "held": [{"wood": 1, "stone": 1}, {}, {}],
        "peaceful": True,
    }


@pytest.mark.rule("E6.3.2")
def test_two_victors_of_one_colour_share_one_brick(set_up: SetUp) -> None:
    table = set_up(f"{OPEN}A clay: 0 0 1\n{HANDS}")
    fight(table, 0, "attack A 1", 1, 6, 1)
    assert field(table, "A")["held"] == [{"clay": 1}, {}, {}]
    assert field(table, "A")["vikings"] == [2, 0, 0]


@pytest.mark.rule("E6.3.3")
@pytest.mark.parametrize(
    ("line", "held"),
    [
        ("A wood wood wood: 0 1", [{"wood": 1}, {"wood": 1}, {}]),
        ("A wood clay stone: 0 0 0", [{"wood": 1, "clay": 1, "stone": 1}, {}, {}]),
        ("A wood clay: 0 0 0", [{"wood": 1, "clay": 1}, {}, {}]),
    ],
)
def test_bricks_of_one_kind_or_enough_vikings_leave_no_decision(
    set_up: SetUp, line: str, held: list[dict[str, int]]
) -> None:
    table = set_up(OPEN + line)
    assert board(table)["step"] == "fight"
    assert field(table, "A")["held"] == held


@pytest.mark.rule("E6.3.3")
@pytest.mark.parametrize("line", ["A wood clay: 0", "A wood clay: 0 1", "A wood clay stone: 0 0"])
def test_else_somebody_has_to_choose(set_up: SetUp, line: str) -> None:
    table = set_up(OPEN + line)
    assert (board(table)["step"], table.waiting) == ("claim", (0,))


@pytest.mark.rule("E6.3.4")
@pytest.mark.rule("DP3")
def test_owners_choose_in_rotation_from_the_starting_player(set_up: SetUp) -> None:
    table = set_up("seats 4, round 1, leader 1, step fights\nA grass wood clay stone stone: 0 0 3 3 3")
    order: list[int] = []
    for claim in ("stone", "grass", "clay"):
        order.append(*table.waiting)
        table.play(table.waiting[0], f"claim {claim}")
    assert order == [3, 0, 3]
    assert (table.waiting, options_of(table, 0)) == ((0,), {"claim wood", "claim stone"})
    table.play(0, "claim stone")  # the last brick needs no choice
    assert castle(table, 0)["carried"] == {"grass": 1, "stone": 1}
    assert castle(table, 3)["carried"] == {"wood": 1, "clay": 1, "stone": 1}


@pytest.mark.rule("E6.3.4")
def test_the_starting_player_chooses_first_though_another_won_the_fight(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 1, leader 2, step fights\nA wood clay: 0 1 2\nB: 0 2\n{HANDS}")
    fight(table, 2, "attack B 0", 0, 6, 1)
    fight(table, 0, "attack A 1", 1, 2, 6)
    assert (board(table)["step"], table.waiting) == ("claim", (2,))


@pytest.mark.rule("DP3")
def test_a_claim_names_a_kind_that_lies_there(set_up: SetUp) -> None:
    table = set_up(OPEN + "A wood stone stone: 0 1")
    assert options_of(table, 0) == {"claim wood", "claim stone"}
    assert table.why_not(0, "claim clay") == ("E6.3.4", "no_such_brick_on_the_field")
    assert table.why_not(1, "claim wood") == ("E6.3.4", "not_your_pick")


@pytest.mark.rule("DP3")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_claim_is_made_openly(set_up: SetUp, viewer: int | None) -> None:
    table = set_up(OPEN + "A wood stone clay: 0 1")
    claim = board(table, viewer)["claim"]
    assert (claim["field"], claim["seat"], claim["unserved"][:3]) == ("A", 0, [1, 1, 0])
    table.play(0, "claim stone")
    assert board(table, viewer)["fields"]["A"]["held"] == [{"stone": 1}, {}, {}]


@pytest.mark.rule("E6.3.4")
def test_under_auto_highest_the_dearest_brick_goes_to_the_next_in_rotation(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 1, leader 1, step fights\nsiege 2 ram: 1\nA grass wood clay stone: 0 0 1",
        {"mixedClaim": "autoHighest"},
    )
    assert board(table)["step"] == "fight"
    assert field(table, "A")["held"] == [{"wood": 1, "clay": 1}, {"stone": 1}, {}]
    assert field(table, "A")["bricks"] == {"grass": 1}


@pytest.mark.rule("E6.3.5")
def test_fields_are_served_from_a_to_g(set_up: SetUp) -> None:
    table = set_up(OPEN + "B wood clay: 0\nE wood clay: 1 2\nG wood clay: 0")
    served = []
    while board(table)["step"] == "claim":
        served.append((board(table)["claim"]["field"], *table.waiting))
        table.play(table.waiting[0], "claim clay")
    assert served == [("B", 0), ("E", 1), ("G", 0)]


@pytest.mark.rule("E6.3.6")
def test_bricks_nobody_takes_stay_until_the_round_ends(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, leader 0, step fights\nA wood wood: 0\nB grass\nC clay\nD stone stone: 1")
    left = {"A": {"wood": 1}, "B": {"grass": 1}, "C": {"clay": 1}, "D": {"stone": 1}}
    assert board(table)["step"] == "build"
    assert {letter: field(table, letter)["bricks"] for letter in left} == left
    table.play(0, "build 0 wood")
    table.play(1, "build 0 stone")
    ended = before_the_dice(table)
    assert {letter: field(ended, letter)["bricks"] for letter in left} == left | {"A": {}, "B": {}}
    assert board(ended)["reserve"] == {"grass": 52, "wood": 41, "clay": 11, "stone": 4}


@pytest.mark.rule("E6.3.7")
@pytest.mark.rule("E6.3.8")
def test_a_peaceful_field_stays_so_and_its_bricks_are_safe(set_up: SetUp) -> None:
    # Once served, A holds more vikings than bricks; that makes no battle of it.
    served = {"bricks": {}, "vikings": [1, 1, 0], "held": [{"clay": 1}, {"clay": 1}, {}], "peaceful": True}
    table = set_up(f"{OPEN}A clay clay: 0 1\nB: 0 1 2\nC: 0 1 2\n{HANDS}")
    assert table.why_not(0, "attack A 1") == ("E6.1.2", "field_at_peace")
    fight(table, 0, "attack B 1", 1, 6, 1)
    assert field(table, "A") == served
    assert table.why_not(1, "attack A 0") == ("E6.1.2", "field_at_peace")
    fight(table, 1, "siege 2 ram", 2, 6, 1)
    assert field(table, "A") == served
    fight(table, 2, "attack B 0", 0, 6, 1)
    assert field(table, "A") == served


@pytest.mark.rule("E6.3.8")
def test_a_plundered_owner_brings_home_what_he_took(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 1, leader 1, step fights
        A clay: 0
        siege 0 boat: 1
        seat 0: wards 7 0 0 0, hand 1 1 1 1
        seat 1: hand 6 6 6 6
        walls 0: / / grass
    """)
    fight(table, 1, "siege 0 boat", 0, 6, 1)
    table.play(1, "plunder 1 0 grass")
    assert castle(table, 0)["carried"] == {"clay": 1}


@pytest.mark.rule("E6.4")
def test_the_step_ends_when_no_battle_and_no_siege_is_left(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 1, leader 0, step fights\nA clay: 0 1\nsiege 2 ram: 1\n{HANDS}")
    fight(table, 0, "attack A 1", 1, 6, 1)
    assert board(table)["fight"]["kind"] == "siege"  # the last fight is declared by itself
    for seat, move in [(1, "pass"), (2, "pass"), (1, "play 2"), (2, "play 6")]:
        assert board(table)["step"] in ("amulet", "card")
        table.play(seat, move)
    assert (board(table)["step"], table.waiting) == ("build", (0,))


@pytest.mark.rule("E6.4")
def test_without_battle_or_siege_there_is_no_fight(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, leader 0, step fights\nA clay clay: 0 1\nB wood: 2 2")
    assert board(table)["step"] == "build"


# X8


def mixed(set_up: SetUp, vikings: str, **options: Any) -> Table:
    return set_up(f"seats 4, round 1, leader 2, step fights\nC stone grass grass: {vikings}", options)


@pytest.mark.rule("E6.3.4")
@pytest.mark.rule("E6.3.6")
def test_x8a_two_owners_share_a_mixed_field(set_up: SetUp) -> None:
    table = mixed(set_up, "1 3")
    assert (table.waiting, options_of(table, 3)) == ((3,), {"claim grass", "claim stone"})
    table.play(3, "claim stone")
    assert [castle(table, seat)["carried"] for seat in range(4)] == [{}, {"grass": 1}, {}, {"stone": 1}]
    assert field(table, "C")["bricks"] == {"grass": 1}
    table.play(3, "build 0 stone")
    table.play(1, "build 0 grass")
    ended = before_the_dice(table)
    assert field(ended, "C")["bricks"] == {}
    assert board(ended)["reserve"]["grass"] == 51


@pytest.mark.rule("E6.3.4")
def test_x8a_who_comes_second_may_find_the_stone(set_up: SetUp) -> None:
    table = mixed(set_up, "1 3")
    table.play(3, "claim grass")
    assert (table.waiting, options_of(table, 1)) == ((1,), {"claim grass", "claim stone"})
    table.play(1, "claim stone")
    assert castle(table, 1)["carried"] == {"stone": 1}


@pytest.mark.rule("E6.3.4")
def test_x8a_under_auto_highest_nobody_is_asked(set_up: SetUp) -> None:
    table = mixed(set_up, "1 3", mixedClaim="autoHighest")
    assert [castle(table, seat)["carried"] for seat in range(4)] == [{}, {"grass": 1}, {}, {"stone": 1}]


@pytest.mark.rule("E6.1.4")
@pytest.mark.rule("E6.3.4")
def test_x8b_three_vikings_on_three_bricks(set_up: SetUp) -> None:
    table = mixed(set_up, "1 1 3")
    assert table.waiting == (3,)
    table.play(3, "claim stone")
    assert [castle(table, seat)["carried"] for seat in (1, 3)] == [{"grass": 2}, {"stone": 1}]


@pytest.mark.rule("E6.1.1")
def test_x8c_four_vikings_on_three_bricks_fight(set_up: SetUp) -> None:
    table = mixed(set_up, "1 1 3 3")
    assert (table.waiting, options_of(table, 3)) == ((3,), {"attack C 1"})


@pytest.mark.rule("E6.3.2")
@pytest.mark.rule("E6.3.3")
def test_x8d_four_vikings_of_one_owner_take_all(set_up: SetUp) -> None:
    table = mixed(set_up, "1 1 1 1")
    assert (board(table)["step"], table.waiting) == ("build", (1,))
    assert castle(table, 1)["carried"] == {"grass": 2, "stone": 1}
    assert castle(table, 1)["home"] == 6


@pytest.mark.rule("E6.3.4")
@pytest.mark.rule("E6.3.6")
def test_x8e_a_lone_viking_chooses_and_a_stone_left_behind_stays(set_up: SetUp) -> None:
    table = mixed(set_up, "1")
    assert (table.waiting, options_of(table, 1)) == ((1,), {"claim grass", "claim stone"})
    table.play(1, "claim grass")
    table.play(1, "build 0 grass")
    assert field(before_the_dice(table), "C")["bricks"] == {"stone": 1}
