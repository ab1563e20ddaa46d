"""Conventions, components, geometry, setting up and the distribution of material (E0-E4)."""

from typing import Any

import numpy as np
import pytest

from meadhall import IllegalMove, Table
from meadhall.core.cards import CardError
from meadhall.core.game import find
from meadhall.core.position import Entry

from .conftest import SetUp, board, castle, fall, fight, options_of

VIKINGS = {3: 8, 4: 6, 5: 6, 6: 5}
BOX = {"grass": 52, "wood": 42, "clay": 12, "stone": 6}


def unopened(seats: int, **options: Any) -> Table:
    """A table before its first chance outcome."""
    game = find("eketorp")
    return Table(game, seats, game.complete_options(seats, options), game.load_cards(None), 1)


def draw(table: Table, values: str) -> None:
    fall(table, *(f"draw {value}" for value in values))


def dealt(*hands: str, **options: Any) -> Table:
    """A table at which these hands have been dealt, seat 0 first."""
    table = unopened(len(hands), **{"firstPlayer": 0} | options)
    draw(table, "".join(hands))
    return table


def odds(table: Table) -> dict[str, int]:
    weights = table.position.weights()
    return {table.game.space[int(code)].text: int(weights[code]) for code in np.flatnonzero(weights)}


def of_each(table: Table, what: str) -> list[Any]:
    return [castle(table, seat)[what] for seat in range(table.seats)]


def totals(table: Table) -> dict[str, int]:
    """Bricks on all fields together."""
    on_fields = [field["bricks"] for field in board(table)["fields"].values()]
    return {kind: sum(bricks.get(kind, 0) for bricks in on_fields) for kind in BOX}


# Conventions


@pytest.mark.rule("E0.1")
@pytest.mark.parametrize("seats", VIKINGS)
def test_the_seat_after_the_last_is_seat_0(set_up: SetUp, seats: int) -> None:
    leaders = [board(set_up(f"seats {seats}, round 1, leader {seat}, step end"))["leader"] for seat in range(seats)]
    assert leaders == [*range(1, seats), 0]


@pytest.mark.rule("E0.1")
@pytest.mark.parametrize("owner", range(4))
def test_castle_p_is_defended_by_player_p(set_up: SetUp, owner: int) -> None:
    besieger = (owner + 1) % 4
    table = set_up(f"seats 4, round 1, step fights\nsiege {owner} boat: {besieger}")
    table.play(besieger, f"siege {owner} boat")
    assert board(table)["fight"]["defender"] == owner


@pytest.mark.rule("E0.2")
def test_bricks_are_worth_one_to_four(set_up: SetUp) -> None:
    table = set_up("seats 3, round 10, step build\nwalls 0: grass / wood / clay / stone\nseat 0: amulets 0")
    assert table.outcome
    parts = {"grass": 1, "wood": 2, "clay": 3, "stone": 4, "complete": 0, "amulets": 0, "total": 10}
    assert table.outcome.scores[0] == parts


@pytest.mark.rule("E0.2")
@pytest.mark.rule("E1.2")
def test_material_fields_are_a_to_g() -> None:
    assert list(board(unopened(3))["fields"]) == list("ABCDEFG")


@pytest.mark.rule("E0.3")
def test_a_stack_is_written_from_the_bottom_to_the_top(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 1, step fights
        siege 1 catapult: 0
        seat 0: hand 3 3 5 5
        seat 1: hand 3 3 4 4
        walls 1: stone wood grass
    """)
    fight(table, 0, "siege 1 catapult", 1, 5, 4)
    assert options_of(table, 0) == {"plunder 0 0 none", "plunder 1 0 none", "plunder 1 0 grass"}


@pytest.mark.rule("E0.4")
@pytest.mark.rule("E0.5")
@pytest.mark.parametrize(
    ("attack", "kind", "defender"),
    [("attack A 1", "battle", 1), ("contest 1 boat 2", "contest", 2), ("siege 2 ram", "siege", 2)],
)
def test_there_are_three_kinds_of_fight(set_up: SetUp, attack: str, kind: str, defender: int) -> None:
    table = set_up("""
        seats 3, round 1, leader 0, step fights
        A: 0 1
        siege 1 boat: 0 2
        siege 2 ram: 0
    """)
    table.play(0, attack)
    declared = board(table)["fight"]
    assert (declared["kind"], declared["attacker"], declared["defender"]) == (kind, 0, defender)


@pytest.mark.rule("E0.5")
def test_the_owner_of_a_deserted_castle_is_the_defender(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, step fights\nsiege 2 ram: 0\nseat 2: wards 8 0 0 0")
    table.play(0, "siege 2 ram")
    assert board(table)["fight"]["defender"] == 2


@pytest.mark.rule("E0.6")
def test_it_does_not_matter_which_viking_goes_where(set_up: SetUp) -> None:
    one, other = (set_up("seats 3, round 1, step plan") for _ in range(2))
    one.play(0, "plan A1 B2 siege 1 boat siege 2 ram")
    other.play(0, "plan siege 2 ram B1 A1 siege 1 boat B1")
    assert one.position.checksum() == other.position.checksum()


@pytest.mark.rule("E0.7")
def test_options_have_their_defaults() -> None:
    assert Table.new("eketorp", 3, seed=1).options == {
        "hospitalExit": "afterLast",
        "siegeBrickCap": "none",
        "emptyFieldBattle": True,
        "mixedClaim": "roundRobin",
        "bootyOptional": True,
        "skipPointlessSiege": False,
        "mulligan": "forced",
        "mulliganReturn": "end",
        "mulliganOpen": False,
        "buildMode": "sequential",
        "knownCards": "open",
        "tieBreak": "shared",
        "firstPlayer": "random",
    }


@pytest.mark.rule("E0.7")
def test_options_take_these_values() -> None:
    assert {option.name: set(option.values) for option in find("eketorp").options} == {
        "hospitalExit": {"afterLast", "onArrival"},
        "siegeBrickCap": {"none", 2},
        "emptyFieldBattle": {True, False},
        "mixedClaim": {"roundRobin", "autoHighest"},
        "bootyOptional": {True, False},
        "skipPointlessSiege": {True, False},
        "mulligan": {"forced", "optional", "off"},
        "mulliganReturn": {"end", "immediate"},
        "mulliganOpen": {True, False},
        "buildMode": {"sequential", "simultaneous"},
        "knownCards": {"open", "memory"},
        "tieBreak": {"shared", "amulets", "bricks"},
        "firstPlayer": {"random", 0, 1, 2, 3, 4, 5},
    }


@pytest.mark.rule("E0.7")
@pytest.mark.parametrize(
    "wrong", [{"hospitalExit": "never"}, {"siegeBrickCap": 3}, {"mulliganOpen": 1}, {"firstPlayer": 3}, {"dice": 6}]
)
def test_other_options_and_values_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        Table.new("eketorp", 3, options=wrong)


@pytest.mark.rule("E0.7")
def test_french_rules_are_a_preset() -> None:
    table = Table.new("eketorp", 3, seed=1, options="french")
    changed = dict(table.options.items() - Table.new("eketorp", 3, seed=1).options.items())
    assert changed == {
        "hospitalExit": "onArrival",
        "siegeBrickCap": 2,
        "bootyOptional": False,
        "mulliganReturn": "immediate",
        "mulliganOpen": True,
    }


# Components


@pytest.mark.rule("E1.1")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_fewer_than_three_or_more_than_six_are_rejected(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 6"):
        Table.new("eketorp", seats)


@pytest.mark.rule("E1.1")
@pytest.mark.rule("E1.2")
@pytest.mark.rule("E3.1")
@pytest.mark.parametrize("seats", VIKINGS)
def test_three_to_six_have_a_castle_each(seats: int) -> None:
    assert len(board(Table.new("eketorp", seats, seed=1))["castles"]) == seats


@pytest.mark.rule("E1.2")
def test_the_hospital_has_four_wards() -> None:
    assert of_each(unopened(3), "wards") == [[0, 0, 0, 0]] * 3


@pytest.mark.rule("E1.3")
def test_a_castle_has_walls_siege_fields_a_home_and_a_swap_pile() -> None:
    empty = castle(Table.new("eketorp", 4, seed=1), 2)
    assert empty["walls"] == [[]] * 6
    assert list(empty["sieges"]) == ["catapult", "boat", "ram"]
    assert (empty["home"], empty["swap"]) == (6, [])


@pytest.mark.rule("E1.4")
def test_there_are_twelve_material_cards() -> None:
    table = Table.new("eketorp", 3, seed=1)
    assert [row["id"] for row in table.cards.rows] == [str(card) for card in range(1, 13)]
    assert all(set("ABCDEFG") < set(row) for row in table.cards.rows)


@pytest.mark.rule("E1.4")
@pytest.mark.parametrize("count", [11, 13])
def test_a_deck_of_another_size_is_refused(count: int) -> None:
    rows = [{"id": str(card), **dict.fromkeys("ABCDEFG", "G")} for card in range(count)]
    with pytest.raises(CardError, match="12"):
        Table.new("eketorp", 3, cards={"cards": rows})


@pytest.mark.rule("E1.5")
def test_there_are_nine_battle_cards_of_each_value() -> None:
    chances = odds(unopened(3, firstPlayer=0))
    assert chances == {f"draw {value}": 9 for value in range(1, 7)}
    assert sum(int(text.split()[1]) * count for text, count in chances.items()) == 189


@pytest.mark.rule("E1.6")
def test_a_whole_colour_is_eight_vikings(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, step plan")
    for _ in range(7):
        table.play(0, "place A")
        assert 0 in table.waiting
    table.play(0, "place A")
    assert 0 not in table.waiting


@pytest.mark.rule("E1.7")
@pytest.mark.rule("E3.4")
@pytest.mark.parametrize("seats", VIKINGS)
def test_all_bricks_start_in_the_reserve(seats: int) -> None:
    table = unopened(seats)
    assert board(table)["reserve"] == {"grass": 52, "wood": 42, "clay": 12, "stone": 6}
    assert totals(table) == dict.fromkeys(BOX, 0)


@pytest.mark.rule("E1.8")
@pytest.mark.rule("E3.1")
@pytest.mark.parametrize("seats", VIKINGS)
def test_everybody_gets_five_amulets(seats: int) -> None:
    assert of_each(Table.new("eketorp", seats, seed=1), "amulets") == [5] * seats


@pytest.mark.rule("E1.9")
@pytest.mark.rule("E3.1")
def test_a_mat_shows_the_fields_the_siege_fields_of_others_and_home() -> None:
    table = Table.new("eketorp", 4, seed=1)
    sieges = {f"place siege {castle} {side}" for castle in (0, 2, 3) for side in ("catapult", "boat", "ram")}
    assert options_of(table, 1) == {f"place {field}" for field in "ABCDEFG"} | sieges | {"place home"}


# Geometry


def walls_hit(set_up: SetUp, side: str) -> set[int]:
    """The wall fields that a siege from this side can empty."""
    table = set_up(f"""
        seats 3, round 1, step fights
        siege 1 {side}: 0
        seat 0: hand 6 6 6 6
        seat 1: wards 8 0 0 0, hand 1 1 1 1
        walls 1: grass / grass / grass / grass / grass / grass
    """)
    fight(table, 0, f"siege 1 {side}", 1, 6, 1)
    table.play(0, "plunder 1 1 none")
    walls = table.position.state.walls[1, :, 0]
    return {wall for wall in range(6) if walls[wall] == 0}


@pytest.mark.rule("E2.1")
def test_wall_fields_are_numbered_0_to_5(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, step build\ncarried 0: grass")
    assert options_of(table, 0) == {f"build {wall} grass" for wall in range(6)}


@pytest.mark.rule("E2.2")
@pytest.mark.parametrize(("side", "walls"), [("catapult", {0, 1}), ("boat", {2, 3}), ("ram", {4, 5})])
def test_a_siege_field_touches_two_wall_fields(set_up: SetUp, side: str, walls: set[int]) -> None:
    assert walls_hit(set_up, side) == walls


@pytest.mark.rule("E2.3")
def test_every_wall_field_is_exposed_to_one_siege_field(set_up: SetUp) -> None:
    hit = [wall for side in ("catapult", "boat", "ram") for wall in walls_hit(set_up, side)]
    assert sorted(hit) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("E2.4")
@pytest.mark.parametrize("seats", VIKINGS)
def test_any_viking_can_be_sent_anywhere_whatever_the_seat(set_up: SetUp, seats: int) -> None:
    table = set_up(f"seats {seats}, round 1, step plan")
    for seat in range(seats):
        besieged = {text.split()[2] for text in options_of(table, seat) if "siege" in text}
        assert besieged == {str(other) for other in range(seats) if other != seat}
        assert len(options_of(table, seat)) == 8 + 3 * (seats - 1)


@pytest.mark.rule("E2.5")
def test_a_wall_field_holds_three_bricks_at_most(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, step build\nwalls 0: grass grass grass / wood wood\ncarried 0: grass")
    assert table.why_not(0, "build 0 grass") == ("E10.2.2", "wall_full")
    table.play(0, "build 1 grass")
    assert of_each(table, "walls")[0][1] == ["wood", "wood", "grass"]


@pytest.mark.rule("E2.5")
def test_a_castle_holds_eighteen_bricks(set_up: SetUp) -> None:
    stacks = " / ".join(["grass grass grass"] * 5)
    table = set_up(f"seats 3, round 1, step build\nwalls 0: {stacks} / wood wood\ncarried 0: clay clay")
    table.play(0, "build 5 clay")
    full = castle(table, 0)
    assert sum(len(stack) for stack in full["walls"]) == 18
    assert full["surplus"] == {"clay": 1}


@pytest.mark.rule("E2.6")
@pytest.mark.parametrize(
    ("lost", "wards"),
    [(1, [1, 0, 0, 0]), (2, [1, 0, 0, 0]), (3, [1, 0, 0, 0]), (4, [0, 1, 0, 0]), (5, [0, 1, 0, 0]), (6, [0, 0, 1, 0])],
)
def test_the_difference_of_the_cards_names_the_ward(set_up: SetUp, lost: int, wards: list[int]) -> None:
    table = set_up(f"""
        seats 3, round 1, step fights
        A: 0 1
        B: 1 2
        C: 1 2
        seat 0: hand 5 5 5 6
        seat 1: hand {lost} 1 1 1
    """)
    fight(table, 0, "attack A 1", 1, 6, lost)
    assert castle(table, 1)["wards"] == wards


@pytest.mark.rule("E2.6")
def test_the_hospital_is_a_track_of_four_wards_and_out(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, step end\nseat 0: wards 1 2 3 1")
    assert of_each(table, "wards")[0] == [0, 1, 2, 3]
    assert of_each(table, "home")[0] == 2


@pytest.mark.rule("E2.7")
def test_a_ward_takes_any_number(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 1, step fights
        A wood: 0 1
        seat 0: wards 7 0 0 0, hand 1 1 1 1
        seat 1: wards 7 0 0 0, hand 6 6 6 6
        seat 2: wards 8 0 0 0
    """)
    fight(table, 0, "attack A 1", 1, 1, 6)
    assert of_each(table, "wards") == [[8, 0, 0, 0], [7, 0, 0, 0], [8, 0, 0, 0]]


@pytest.mark.rule("E2.8")
@pytest.mark.rule("E5.1.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_castles_without_an_owner_cannot_be_besieged(set_up: SetUp, seats: int) -> None:
    table = set_up(f"seats {seats}, round 1, step plan")
    for deserted in range(seats, 6):
        assert table.why_not(0, f"plan siege {deserted} boat") == ("E2.8", "castle_not_in_play")


# Setting up


@pytest.mark.rule("E3.1")
@pytest.mark.rule("E3.2")
@pytest.mark.rule("E3.3")
@pytest.mark.parametrize(("seats", "vikings"), VIKINGS.items())
def test_all_vikings_start_at_home(seats: int, vikings: int) -> None:
    table = Table.new("eketorp", seats, seed=1)
    assert of_each(table, "home") == [vikings] * seats
    assert of_each(table, "wards") == [[0, 0, 0, 0]] * seats


@pytest.mark.rule("E3.3")
def test_walls_and_fields_start_empty() -> None:
    table = unopened(3)
    assert of_each(table, "walls") == [[[]] * 6] * 3
    assert all(field["bricks"] == {} and field["vikings"] == [0, 0, 0] for field in board(table)["fields"].values())
    assert all(side["vikings"] == [] for sides in of_each(table, "sieges") for side in sides.values())


@pytest.mark.rule("E3.5")
@pytest.mark.rule("E3.9.5")
@pytest.mark.parametrize(("seats", "pile"), [(3, 42), (4, 38), (5, 34), (6, 30)])
def test_four_cards_are_dealt_to_each_and_the_rest_is_the_draw_pile(seats: int, pile: int) -> None:
    for seed in range(20):
        table = Table.new("eketorp", seats, seed=seed)
        assert of_each(table, "handSize") == [4] * seats
        assert board(table)["drawPile"] == pile


@pytest.mark.rule("E3.5")
def test_a_dealt_hand_is_hidden_from_the_others() -> None:
    table = dealt("1456", "2456", "3456")
    assert [castle(table, seat, 1)["hand"] for seat in range(3)] == [None, [2, 4, 5, 6], None]
    assert of_each(table, "hand") == [None, None, None]


@pytest.mark.rule("E3.5")
def test_every_card_of_the_pile_is_as_likely_to_be_dealt() -> None:
    table = unopened(3, firstPlayer=0)
    draw(table, "66645")
    assert odds(table) == {"draw 1": 9, "draw 2": 9, "draw 3": 9, "draw 4": 8, "draw 5": 8, "draw 6": 6}


@pytest.mark.rule("E3.6")
def test_each_of_the_twelve_material_cards_may_come_first() -> None:
    table = dealt("1456", "2456", "3456")
    assert odds(table) == {f"material {card}": 1 for card in range(1, 13)}


@pytest.mark.rule("E3.6")
def test_two_material_cards_are_never_seen(set_up: SetUp) -> None:
    assert odds(set_up("seats 3, round 9, step material")) == {"material 10": 1, "material 11": 1, "material 12": 1}
    last = set_up("seats 3, round 10, step build")
    assert last.outcome
    assert len(board(last)["materialsUsed"]) == 10


@pytest.mark.rule("E3.7")
@pytest.mark.parametrize("seat", range(4))
def test_the_host_names_the_first_starting_player(seat: int) -> None:
    assert board(Table.new("eketorp", 4, seed=5, options={"firstPlayer": seat}))["leader"] == seat


@pytest.mark.rule("E3.7")
@pytest.mark.parametrize("seats", VIKINGS)
def test_else_each_seat_is_as_likely_to_start(seats: int) -> None:
    table = unopened(seats)
    assert odds(table) == {f"first {seat}": 1 for seat in range(seats)}
    fall(table, f"first {seats - 1}")
    assert board(table)["leader"] == seats - 1


@pytest.mark.rule("E3.7")
def test_a_seat_that_is_not_there_cannot_start() -> None:
    with pytest.raises(ValueError, match="firstPlayer"):
        Table.new("eketorp", 4, options={"firstPlayer": 4})


@pytest.mark.rule("E3.8")
def test_swap_piles_and_discard_start_empty() -> None:
    table = Table.new("eketorp", 6, seed=1)
    assert of_each(table, "swap") == [[]] * 6
    assert board(table)["discards"] == 0


# The opening redraw


@pytest.mark.rule("E3.9.1")
@pytest.mark.parametrize(("hand", "redraws"), [("3334", 0), ("1116", 0), ("3333", 1), ("1231", 1)])
def test_a_hand_of_ones_to_threes_is_redrawn(hand: str, redraws: int) -> None:
    assert of_each(dealt(hand, "1116", "1116"), "redraws") == [redraws, 0, 0]


@pytest.mark.rule("E3.9.2")
def test_the_redraw_is_no_choice() -> None:
    table = dealt("1231", "1116", "1116")
    assert table.waiting == ()
    assert table.why_not(0, "keep") == ("E7.1.1", "not_your_decision")
    assert set(odds(table)) == {f"draw {value}" for value in range(1, 7)}


@pytest.mark.rule("E3.9.3")
def test_the_four_cards_are_laid_aside_and_cannot_be_drawn_again() -> None:
    table = dealt("1111", "2456", "2456")
    assert of_each(table, "handSize") == [0, 4, 4]
    assert odds(table)["draw 1"] == 5
    draw(table, "1236")
    assert castle(table, 0, 0)["hand"] == [1, 2, 3, 6]


@pytest.mark.rule("E3.9.3")
def test_a_new_hand_of_ones_to_threes_is_redrawn_again() -> None:
    table = dealt("1111", "2456", "2456")
    draw(table, "3333")
    assert of_each(table, "redraws") == [2, 0, 0]
    draw(table, "1112")
    assert of_each(table, "redraws") == [3, 0, 0]
    draw(table, "2224")
    assert of_each(table, "redraws") == [3, 0, 0]
    assert of_each(table, "handSize") == [4, 4, 4]


@pytest.mark.rule("E3.9.4")
def test_players_redraw_clockwise_from_the_starting_player() -> None:
    table = dealt("1112", "2223", "3331", "1456", firstPlayer=2)
    order = []
    for _ in range(3):
        order.append(of_each(table, "handSize").index(0))
        draw(table, "6655")
    assert order == [2, 0, 1]
    assert "material 1" in odds(table)


@pytest.mark.rule("E3.9.5")
def test_rejected_cards_return_when_every_hand_is_settled() -> None:
    table = dealt("1111", "2222", "3456")
    draw(table, "4566")
    assert odds(table) == {"draw 1": 5, "draw 2": 5, "draw 3": 8, "draw 4": 7, "draw 5": 7, "draw 6": 6}
    draw(table, "4445")
    assert board(table)["drawPile"] == 42
    assert table.position.state.pile.tolist() == [0, 9, 9, 8, 4, 6, 6]


@pytest.mark.rule("E3.9.5")
def test_under_immediate_rejected_cards_return_as_soon_as_the_new_hand_is_drawn() -> None:
    table = dealt("1111", "2222", "3456", mulliganReturn="immediate")
    assert odds(table)["draw 1"] == 5
    draw(table, "2223")
    assert (odds(table)["draw 1"], odds(table)["draw 2"]) == (9, 2)
    draw(table, "4566")
    assert (odds(table)["draw 1"], odds(table)["draw 2"]) == (9, 5)
    draw(table, "4445")
    assert board(table)["drawPile"] == 42
    assert table.position.state.pile.tolist() == [0, 9, 9, 8, 4, 6, 6]


@pytest.mark.rule("E3.9.6")
def test_a_low_hand_drawn_with_amulets_stays(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, step fights\nA: 0 1\nseat 0: hand 3 4 5 6")
    table.play(0, "attack A 1")
    table.position.apply(Entry(0, table.game.space.by_text["exchange"].code))
    draw(table, "3322")
    assert table.waiting == (0,)
    assert castle(table, 0, 0)["hand"] == [2, 2, 3, 3]
    assert table.why_not(0, "redraw") == ("E4.1.2", "another_step")


@pytest.mark.rule("E3.9.6")
def test_a_low_hand_picked_up_stays(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 1, step fights
        A wood: 0 1
        seat 0: hand 6, swap 1 1 2
        seat 1: hand 3 3 3 3
    """)
    fight(table, 0, "attack A 1", 1, 6, 3)
    assert of_each(table, "hand")[0] == [1, 1, 2, 3]
    assert of_each(table, "redraws") == [0, 0, 0]


@pytest.mark.rule("E3.9.7")
@pytest.mark.parametrize("seats", VIKINGS)
def test_the_lowest_cards_always_falling_do_not_keep_the_redraws_going(seats: int) -> None:
    table = unopened(seats, firstPlayer=0)
    cards = 0
    while "material 1" not in odds(table):
        fall(table, next(iter(odds(table))))
        cards += 1
        assert cards <= 54
    assert of_each(table, "redraws")[0] == 1 + (27 - 4 * seats) // 4


@pytest.mark.rule("E3.9.2")
@pytest.mark.rule("E3.9.1")
def test_without_mulligan_a_low_hand_is_kept() -> None:
    table = dealt("1231", "3333", "1116", mulligan="off")
    assert "material 1" in odds(table)
    assert of_each(table, "redraws") == [0, 0, 0]


@pytest.mark.rule("DP1")
def test_an_optional_mulligan_is_asked_for_clockwise_from_the_starting_player() -> None:
    table = dealt("1231", "3333", "1116", mulligan="optional", firstPlayer=1)
    assert table.waiting == (1,)
    assert options_of(table, 1) == {"keep", "redraw"}
    table.play(1, "keep")
    assert table.waiting == (2,)
    table.play(2, "keep")
    assert table.waiting == (0,)
    table.play(0, "keep")
    assert board(table)["round"] == 1
    assert castle(table, 1, 1)["hand"] == [3, 3, 3, 3]


@pytest.mark.rule("DP1")
@pytest.mark.rule("E3.9.1")
def test_an_optional_mulligan_is_for_low_hands_only() -> None:
    table = dealt("3334", "1231", "1116", mulligan="optional")
    assert table.why_not(0, "redraw") == ("E3.9.1", "hand_has_a_high_card")
    assert options_of(table, 0) == {"keep"}


@pytest.mark.rule("DP1")
@pytest.mark.rule("E3.9.3")
def test_who_redraws_by_choice_may_do_so_again_while_the_hand_is_low() -> None:
    table = dealt("1231", "1116", "1116", mulligan="optional")
    for hand in ("3333", "2256"):
        assert options_of(table, 0) == {"keep", "redraw"}
        table.position.apply(Entry(0, table.game.space.by_text["redraw"].code))
        draw(table, hand)
    assert options_of(table, 0) == {"keep"}
    assert castle(table, 0, 0)["hand"] == [2, 2, 5, 6]


@pytest.mark.rule("DP1")
def test_others_see_that_a_hand_was_redrawn_but_not_the_cards() -> None:
    table = dealt("1231", "1116", "1116", mulligan="optional")
    table.play(0, "redraw")
    seen = castle(table, 0, 1)
    assert (seen["redraws"], seen["hand"], seen["rejected"]) == (1, None, [])


@pytest.mark.rule("DP1")
def test_only_the_seat_asked_may_keep_or_redraw() -> None:
    table = dealt("1231", "3333", "1116", mulligan="optional")
    for move in ("keep", "redraw"):
        with pytest.raises(IllegalMove):
            table.play(1, move)


@pytest.mark.rule("E3.9.3")
@pytest.mark.parametrize(("opened", "seen"), [(False, []), (True, [1, 1, 2, 3])])
def test_a_rejected_hand_is_shown_only_under_mulligan_open(opened: bool, seen: list[int]) -> None:
    table = dealt("1231", "1116", "1116", mulliganOpen=opened)
    draw(table, "4456")
    assert castle(table, 0, 1)["rejected"] == seen
    assert castle(table, 0)["rejected"] == seen
    assert castle(table, 0, 0)["rejected"] == [1, 1, 2, 3]


# The round


@pytest.mark.rule("E4.1.1")
@pytest.mark.parametrize(("number", "reason"), [(9, None), (10, "rounds")])
def test_the_game_lasts_ten_rounds_at_most(set_up: SetUp, number: int, reason: str | None) -> None:
    table = set_up(f"seats 3, round {number}, step fights")
    assert (table.outcome and table.outcome.reason) == reason
    assert (table.position.mask() == 0) == (number == 10)


@pytest.mark.rule("E4.1.2")
@pytest.mark.rule("E4.1.3")
@pytest.mark.rule("E4.2.1")
def test_a_round_is_six_steps_and_has_one_starting_player(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, leader 1, step material\nseat 0: hand 6 6 6 6\nseat 1: hand 1 1 1 1")
    seen = []

    def note() -> None:
        now = board(table)
        stone, vikings = now["fields"]["C"]["bricks"].get("stone", 0), now["fields"]["C"]["vikings"]
        seen.append((now["round"], now["step"], now["leader"], stone, vikings, now["castles"][1]["wards"]))

    fall(table, "material 3")
    note()
    for seat, move in [(0, "plan C1"), (1, "plan C1"), (2, "plan")]:
        table.play(seat, move)
    note()
    for seat, move in [(1, "pass"), (0, "pass"), (1, "play 1"), (0, "play 6")]:
        table.play(seat, move)
    note()
    table.play(0, "build 0 stone")
    note()
    assert [entry[:3] for entry in seen] == [(2, "plan", 1), (2, "amulet", 1), (2, "build", 1), (3, "plan", 2)]
    assert [entry[3] for entry in seen[:3]] == [1, 1, 0]
    assert [entry[4] for entry in seen] == [[0, 0, 0], [1, 1, 0], [0, 0, 0], [0, 0, 0]]
    assert [entry[5] for entry in seen] == [[0, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0], [0, 1, 0, 0]]


@pytest.mark.rule("E4.2.1")
def test_everybody_sees_the_material_card_before_planning() -> None:
    table = dealt("1456", "2456", "3456")
    fall(table, "material 7")
    for seat in (0, 1, 2, None):
        seen = board(table, seat)
        assert (seen["step"], seen["material"]["id"], seen["material"]["B"]) == ("plan", "7", "BBb")


@pytest.mark.rule("E4.2.2")
def test_bricks_move_from_the_reserve_to_the_fields_named(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, step material")
    fall(table, "material 8")
    assert {letter: field["bricks"] for letter, field in board(table)["fields"].items()} == {
        "A": {"stone": 1},
        "B": {"grass": 2},
        "C": {"wood": 1},
        "D": {"grass": 2},
        "E": {},
        "F": {"wood": 1},
        "G": {"clay": 1},
    }
    assert board(table)["reserve"] == {"grass": 48, "wood": 40, "clay": 11, "stone": 5}


@pytest.mark.rule("E4.2.3")
@pytest.mark.parametrize(("seats", "marked"), [(3, 0), (4, 0), (5, 1), (6, 1)])
def test_marked_bricks_are_for_five_and_six_players(set_up: SetUp, seats: int, marked: int) -> None:
    table = set_up(f"seats {seats}, round 1, step material")
    fall(table, "material 5")
    fields = board(table)["fields"]
    assert fields["G"]["bricks"] == {"wood": 1 + marked}
    assert fields["E"]["bricks"] == ({"clay": 1} if marked else {})


@pytest.mark.rule("E4.2.4")
@pytest.mark.parametrize(("seats", "grass", "wood", "clay"), [(3, 3, 4, 1), (4, 3, 4, 1), (5, 4, 5, 1), (6, 4, 5, 1)])
def test_the_card_of_the_rulebook_has_these_totals(seats: int, grass: int, wood: int, clay: int) -> None:
    table = dealt(*["1456", "2456", "3456", "1456", "2456", "3456"][:seats])
    fall(table, "material 1")
    assert totals(table) == {"grass": grass, "wood": wood, "clay": clay, "stone": 0}


@pytest.mark.rule("E4.2.5")
def test_new_bricks_join_what_was_left_over(set_up: SetUp) -> None:
    table = set_up("seats 4, round 1, step material\nC stone")
    fall(table, "material 4")
    assert board(table)["fields"]["C"]["bricks"] == {"grass": 2, "stone": 1}


@pytest.mark.rule("E4.2.6")
def test_a_short_reserve_is_served_from_a_to_g() -> None:
    rows = [{"id": str(card), **dict.fromkeys("ABCDEFG", ""), "A": "SSSS", "B": "SSSG"} for card in range(12)]
    table = Table.new("eketorp", 3, seed=1, cards={"cards": rows})
    assert board(table)["fields"]["A"]["bricks"] == {"stone": 4}
    assert board(table)["fields"]["B"]["bricks"] == {"grass": 1, "stone": 2}
    assert "stone" not in board(table)["reserve"]


@pytest.mark.rule("E4.2.6")
def test_the_box_never_runs_short_of_its_own_cards() -> None:
    assert not Table.new("eketorp", 6, seed=1).cards.warnings


@pytest.mark.rule("E4.2.7")
def test_a_field_may_stay_empty(set_up: SetUp) -> None:
    table = set_up("seats 6, round 2, step material")
    fall(table, "material 7")
    assert board(table)["fields"]["D"]["bricks"] == {}
    assert table.why_not(0, "plan D1") is None
