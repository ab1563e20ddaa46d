"""The worked examples of the rules (Part E)."""

import pytest

from meadhall import Table

from .conftest import SetUp, castle, fight, options_of, rest, siege_field

GRASS = "grass grass grass"
FULL_STEP = """
seats 4, round 1, leader 1, step fights
A grass grass: 0 2
B wood: 0 1 2
D clay: 0 0 1
G grass: 3
siege 0 catapult: 2
siege 0 boat: 1 2
seat 0: hand 2 3 5 6
seat 1: hand 1 4 5 6
seat 2: hand 1 2 3 6
walls 0: grass wood / grass / wood
"""


@pytest.mark.rule("E7.1.1")
@pytest.mark.rule("E7.2.1")
@pytest.mark.rule("E7.2.2")
@pytest.mark.rule("E7.2.3")
@pytest.mark.rule("E7.2.4")
@pytest.mark.rule("E7.2.7")
@pytest.mark.rule("E11.1.2")
@pytest.mark.rule("E11.1.3")
@pytest.mark.rule("E11.3.1")
@pytest.mark.parametrize(
    ("way", "wards_after", "available"),
    [
        ("afterLast", [[0, 0, 1, 3], [0, 1, 0, 1], [0, 1, 0, 1], [0, 0, 0, 0]], [2, 4, 4, 6]),
        ("onArrival", [[0, 0, 1, 0], [0, 1, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0]], [5, 5, 5, 6]),
    ],
)
def test_x5_a_full_step_of_fights(set_up: SetUp, way: str, wards_after: list[list[int]], available: list[int]) -> None:
    table = set_up(FULL_STEP, {"hospitalExit": way})
    assert table.waiting == (1,)
    assert options_of(table, 1) == {"attack B 0", "attack B 2", "attack D 0", "contest 0 boat 2"}
    fight(table, 1, "attack D 0", 0, 4, 2)
    assert castle(table, 0)["wards"] == [0, 1, 0, 0]

    assert options_of(table, 2) == {"attack B 0", "attack B 1", "siege 0 catapult", "contest 0 boat 1"}
    fight(table, 2, "siege 0 catapult", 0, 6, 5)
    assert options_of(table, 2) == {"plunder 0 0 none", "plunder 0 1 none", "plunder 0 1 grass"}
    table.play(2, "plunder 0 1 grass")
    assert castle(table, 0)["wards"] == [0, 1, 1, 0]

    assert table.waiting == (0,)  # seat 3 has no attack and is skipped
    assert options_of(table, 0) == {"attack B 1", "attack B 2", "attack D 1"}
    fight(table, 0, "attack B 2", 2, 3, 3)
    assert table.view(None)["position"]["fields"]["B"]["held"][1] == {"wood": 1}

    assert options_of(table, 1) == {"attack D 0", "contest 0 boat 2"}
    fight(table, 1, "contest 0 boat 2", 2, 5, 1)
    # Seat 0 has one attack only; it is forced, and seat 1 is left with a single card after it.
    assert table.view(None)["position"]["fight"] == {"kind": "battle", "place": "D", "attacker": 0, "defender": 1}
    table.play(0, "pass")
    table.play(1, "pass")
    assert table.waiting == (1,)  # the last card of seat 0 plays itself
    table.play(1, "play 1")
    assert castle(table, 0)["hand"] == [1, 3, 4, 6]

    assert table.view(None)["position"]["fight"]["kind"] == "siege"
    table.play(1, "pass")
    table.play(0, "pass")
    table.play(0, "play 6")  # seat 1 has only its 6

    hands = [castle(table, seat)["hand"] for seat in (0, 1)]
    assert hands == [[1, 3, 4], [1, 2, 6, 6]]
    assert [castle(table, seat)["swap"] for seat in (0, 1, 2)] == [[6], [], [3, 5, 5]]
    assert table.view(2)["position"]["castles"][2]["hand"] == [2]
    carried = [castle(table, seat)["carried"] for seat in range(4)]
    assert carried == [{"grass": 1, "clay": 1}, {"wood": 1}, {"grass": 2}, {"grass": 1}]
    wards = [castle(table, seat)["wards"] for seat in range(4)]
    assert wards == [[0, 1, 3, 0], [1, 0, 1, 0], [1, 0, 1, 0], [0, 0, 0, 0]]

    for seat, building in ((1, "build 0 wood"), (2, "build 0 grass 1 grass"), (3, "build 0 grass")):
        table.play(seat, building)
    table.play(0, "build 3 grass 4 clay")
    assert [castle(table, seat)["wards"] for seat in range(4)] == wards_after
    assert [castle(table, seat)["home"] for seat in range(4)] == available
    assert (table.view(None)["position"]["round"], table.view(None)["position"]["leader"]) == (2, 2)


def planning_round(table: Table, seat: int) -> int:
    """The first round in which a seat of six vikings can plan with all of them."""
    while castle(table, seat)["home"] < 6:
        rest(table)
    return int(table.view(None)["position"]["round"])


def duel(place: str, a: int, b: int) -> str:
    return f"seats 4, round 3, leader 0\n{place}\nseat 0: hand {a} 1 1 1\nseat 1: hand {b} 1 1 1"


@pytest.mark.rule("E6.1.1")
@pytest.mark.rule("E8.4.2")
@pytest.mark.rule("E8.5.1")
@pytest.mark.rule("E8.6.1")
@pytest.mark.rule("E6.3.1")
@pytest.mark.parametrize(("way", "missed"), [("afterLast", 2), ("onArrival", 1)])
def test_x1_a_battle_of_three_against_five(set_up: SetUp, way: str, missed: int) -> None:
    table = set_up(duel("A wood: 0 1\nG wood: 2 3", 3, 5), {"hospitalExit": way})
    fight(table, 0, "attack A 1", 1, 3, 5)
    assert castle(table, 0)["wards"] == [0, 1, 0, 0]
    field = table.view(None)["position"]["fields"]["A"]
    assert (field["peaceful"], field["vikings"], field["held"][1]) == (True, [0, 1, 0, 0], {"wood": 1})
    assert (castle(table, 0)["swap"], castle(table, 1)["swap"]) == ([5], [3])
    assert (castle(table, 0)["handSize"], castle(table, 1)["handSize"]) == (3, 3)
    while table.view(None)["position"]["round"] == 3:
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0])
    assert planning_round(table, 0) == 4 + missed


@pytest.mark.rule("E8.5.1")
@pytest.mark.parametrize(("way", "missed"), [("afterLast", 3), ("onArrival", 2)])
def test_x1b_a_battle_lost_by_exactly_three(set_up: SetUp, way: str, missed: int) -> None:
    table = set_up(duel("A wood: 0 1", 6, 3), {"hospitalExit": way})
    fight(table, 0, "attack A 1", 1, 6, 3)
    assert castle(table, 1)["wards"] == [1, 0, 0, 0]
    table.play(0, "build 0 wood")
    assert planning_round(table, 1) == 4 + missed


@pytest.mark.rule("E9.2.1")
def test_x1b_a_defended_siege_lost_by_exactly_three(set_up: SetUp) -> None:
    table = set_up(duel("siege 1 boat: 0\nwalls 1: / / grass", 5, 2))
    fight(table, 0, "siege 1 boat", 1, 5, 2)
    assert castle(table, 1)["wards"] == [0, 1, 0, 0]


RULEBOOK_SIEGE = duel("siege 1 catapult: 0\nG wood: 2 3\nwalls 1: grass grass / wood", 5, 3).replace(
    "seat 1: ", "seat 1: wards 0 0 0 5, "
)


@pytest.mark.rule("E9.2.2")
@pytest.mark.rule("E9.4.3")
@pytest.mark.rule("E9.4.8")
@pytest.mark.rule("E9.4.9")
@pytest.mark.rule("E11.1.1")
def test_x2_a_siege_of_five_against_three(set_up: SetUp) -> None:
    table = set_up(RULEBOOK_SIEGE)
    reserve = table.view(None)["position"]["reserve"]
    fight(table, 0, "siege 1 catapult", 1, 5, 3)
    assert options_of(table, 0) == {
        "plunder 0 0 none",
        "plunder 1 0 none", "plunder 1 0 grass",
        "plunder 2 0 none", "plunder 2 0 grass",
        "plunder 0 1 none", "plunder 0 1 wood",
    }  # fmt: skip
    assert table.why_not(0, "plunder 1 1 wood") == ("E9.4.3", "bricks_worth_too_much")
    assert castle(table, 1)["wards"] == [0, 0, 1, 5]
    assert castle(table, 1)["home"] == 0
    table.play(0, "plunder 0 1 wood")
    assert castle(table, 1)["walls"][:2] == [["grass", "grass"], []]
    assert castle(table, 1)["sieges"]["catapult"]["booty"] == "wood"
    assert table.view(None)["position"]["reserve"] == reserve


@pytest.mark.rule("E9.4.9")
def test_x2_two_grass_bricks_instead(set_up: SetUp) -> None:
    table = set_up(RULEBOOK_SIEGE)
    reserve = table.view(None)["position"]["reserve"]
    fight(table, 0, "siege 1 catapult", 1, 5, 3)
    table.play(0, "plunder 2 0 grass")
    assert castle(table, 1)["sieges"]["catapult"]["booty"] == "grass"
    assert table.view(None)["position"]["reserve"] == reserve | {"grass": reserve["grass"] + 1}


@pytest.mark.rule("E11.1.1")
@pytest.mark.rule("E11.1.4")
@pytest.mark.parametrize(("way", "wards", "back"), [("afterLast", [0, 0, 0, 1], 5), ("onArrival", [0, 0, 0, 0], 4)])
def test_x2_the_beaten_defender_is_soon_back(set_up: SetUp, way: str, wards: list[int], back: int) -> None:
    table = set_up(duel("siege 1 catapult: 0\nwalls 1: grass grass / wood", 5, 3), {"hospitalExit": way})
    fight(table, 0, "siege 1 catapult", 1, 5, 3)
    table.play(0, "plunder 0 1 none")
    assert castle(table, 1)["wards"] == wards
    assert planning_round(table, 1) == back


@pytest.mark.rule("E12.2.1")
@pytest.mark.rule("E12.2.2")
@pytest.mark.rule("E12.2.3")
def test_x3_scoring_thirty_nine(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 7, leader 0, step build\nseat 0: amulets 3\ncarried 0: stone\n"
        f"walls 0: {GRASS} / {GRASS} / {GRASS} / wood wood wood / wood wood wood / clay clay"
    )
    table.play(0, "build 5 stone")
    assert table.outcome is not None
    expected = {"grass": 9, "wood": 12, "clay": 6, "stone": 4, "complete": 5, "amulets": 3, "total": 39}
    assert table.outcome.scores[0] == expected


UNDEFENDED = duel("siege 1 ram: 0\nG wood: 2 3\nwalls 1: / / / / stone wood grass / wood grass grass", 6, 4).replace(
    "seat 1: ", "seat 1: wards 0 0 0 6, "
)
CHEAP = {(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)}


@pytest.mark.rule("E9.3.1")
@pytest.mark.rule("E9.3.2")
@pytest.mark.rule("E9.3.3")
@pytest.mark.rule("E9.3.4")
@pytest.mark.rule("E9.4.4")
@pytest.mark.rule("E9.4.5")
@pytest.mark.rule("E9.4.6")
@pytest.mark.parametrize(("cap", "pairs"), [("none", CHEAP | {(0, 3), (1, 2), (1, 3), (2, 1), (2, 2)}), (2, CHEAP)])
def test_x4_an_undefended_siege(set_up: SetUp, cap: str | int, pairs: set[tuple[int, int]]) -> None:
    table = set_up(UNDEFENDED, {"siegeBrickCap": cap})
    reserve = table.view(None)["position"]["reserve"]
    fight(table, 0, "siege 1 ram", 1, 6, 4)
    assert {move.args[:2] for move in table.moves(0)} == pairs
    assert (castle(table, 0)["swap"], castle(table, 1)["swap"]) == ([4], [6])
    if cap == "none":
        table.play(0, "plunder 1 3 wood")
        assert table.view(None)["position"]["reserve"] == reserve | {"grass": reserve["grass"] + 3}
        assert castle(table, 1)["walls"][4:] == [["stone", "wood"], []]
        assert siege_field(table, 1, "ram") == {"vikings": [0], "over": True, "booty": "wood"}
        assert castle(table, 0)["wards"] == [0, 0, 0, 0]
        assert castle(table, 1)["wards"] == [0, 0, 0, 6]


HURT = [
    ("A: 0 1", "attack A 1", 1, 5, 0, [1, 2, 3, 4], 7, 6),
    ("siege 1 boat: 0", "siege 1 boat", 1, 3, 0, [2, 3, 4], 6, 5),
    ("A: 0 1", "attack A 1", 4, 4, 0, [3, 4], 5, 4),
    ("siege 1 boat: 0", "siege 1 boat", 6, 1, 1, [2, 3, 4], 6, 5),
    ("siege 1 boat: 0", "siege 1 boat", 6, 5, 1, [3, 4], 5, 4),
]


@pytest.mark.rule("E11.1.1")
@pytest.mark.rule("E11.1.4")
@pytest.mark.parametrize("way", ["afterLast", "onArrival"])
@pytest.mark.parametrize(("place", "attack", "a", "b", "hurt", "stay", "after_last", "on_arrival"), HURT)
def test_x7_hospital_timeline(
    set_up: SetUp,
    way: str,
    place: str,
    attack: str,
    a: int,
    b: int,
    hurt: int,
    stay: list[int],
    after_last: int,
    on_arrival: int,
) -> None:
    table = set_up(duel(f"{place}\nG wood: 2 3", a, b), {"hospitalExit": way})
    fight(table, 0, attack, 1, a, b)
    assert castle(table, hurt)["wards"] == [int(ward == stay[0]) for ward in range(1, 5)]
    while table.view(None)["position"]["round"] == 3:
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0])
    for ward in stay[1:] if way == "afterLast" else stay[1:-1]:
        assert castle(table, hurt)["wards"] == [int(each == ward) for each in range(1, 5)]
        rest(table)
    assert castle(table, hurt)["wards"] == [0, 0, 0, 0]
    assert table.view(None)["position"]["round"] == (after_last if way == "afterLast" else on_arrival)


LAST_ROUND = f"""
seats 3, round 8, leader 0, step build
seat 0: amulets 1
seat 1: amulets 4
seat 2: amulets 0
walls 0: {GRASS} / {GRASS} / wood wood wood / wood wood wood / clay wood grass / clay
walls 1: {GRASS} / {GRASS} / wood wood wood / wood wood wood / wood wood wood / clay clay
walls 2: {GRASS} / wood wood wood / wood wood wood / wood wood wood / stone stone stone
carried 0: clay wood grass grass
carried 1: grass
carried 2: stone wood
"""


@pytest.mark.rule("E10.3.1")
@pytest.mark.rule("E10.4")
@pytest.mark.rule("E12.1.1")
@pytest.mark.rule("E12.2.1")
@pytest.mark.rule("E12.2.2")
@pytest.mark.rule("E12.3.2")
@pytest.mark.parametrize(("tie_break", "winners"), [("shared", (0, 1)), ("amulets", (1,)), ("bricks", (0,))])
@pytest.mark.parametrize(
    ("building", "surplus"),
    [
        ("build 5 clay 5 wood", {"grass": 2}),
        ("build 5 grass 5 grass", {"wood": 1, "clay": 1}),
        ("build 5 wood 5 grass", {"grass": 1, "clay": 1}),
    ],
)
def test_x9_overflow_two_finished_castles_and_a_tie(
    set_up: SetUp, tie_break: str, winners: tuple[int, ...], building: str, surplus: dict[str, int]
) -> None:
    table = set_up(LAST_ROUND, {"tieBreak": tie_break})
    table.play(0, building)
    assert table.outcome is None
    assert castle(table, 1)["walls"][5] == ["clay", "clay", "grass"]  # it had one place to go
    table.play(2, "build 5 stone 5 wood")
    assert castle(table, 0)["surplus"] == surplus
    assert table.outcome is not None
    assert table.outcome.reason == "castle"
    assert [score["total"] for score in table.outcome.scores] == [40, 40, 39]
    assert [score["complete"] for score in table.outcome.scores] == [5, 5, 0]
    assert table.outcome.winners == winners
    assert (table.view(None)["position"]["round"], table.view(None)["position"]["leader"]) == (8, 0)
