"""Who knows what (E13)."""

from collections import Counter
from typing import Any

import pytest

from meadhall import Table
from meadhall.games.eketorp.rules.state import Hand

from .conftest import SetUp, castle, fight, options_of, random_play

DUEL = """
seats 4, round 3, leader 0
A wood: 0 1
G wood: 2 3
seat 0: hand {a}
seat 1: hand {b}
"""
EVERYBODY = (None, 0, 1, 2, 3)
VIKINGS = {3: 8, 4: 6, 5: 6, 6: 5}


def bricks_in(seen: dict[str, Any]) -> Counter[str]:
    """All bricks that a view shows."""
    found = Counter(seen["reserve"])
    for field in seen["fields"].values():
        found.update(field["bricks"])
        for held in field["held"]:
            found.update(held)
    for each in seen["castles"]:
        found.update(each["surplus"])
        found.update(each["carried"])
        found.update(brick for stack in each["walls"] for brick in stack)
        found.update(siege["booty"] for siege in each["sieges"].values() if siege["booty"])
    return found


def vikings_in(seen: dict[str, Any], seat: int) -> int:
    """All vikings of a seat that a view shows."""
    here = seen["castles"][seat]["home"] + sum(seen["castles"][seat]["wards"])
    camps = sum(field["vikings"][seat] for field in seen["fields"].values())
    sieges = sum(seat in siege["vikings"] for each in seen["castles"] for siege in each["sieges"].values())
    return int(here + camps + sieges)


@pytest.mark.rule("E13.1")
@pytest.mark.parametrize("mode", ["sequential", "simultaneous"])
@pytest.mark.parametrize("seats", range(3, 7))
def test_everybody_sees_every_brick_viking_and_amulet_and_the_size_of_every_pile(seats: int, mode: str) -> None:
    table = Table.new("eketorp", seats, 7, {"buildMode": mode})
    for at, _ in enumerate(random_play(table, seats)):
        if at % 5:
            continue
        state = table.position.state
        for viewer in (None, *range(seats)):
            seen = table.view(viewer)["position"]
            assert bricks_in(seen) == {"grass": 52, "wood": 42, "clay": 12, "stone": 6}
            assert [vikings_in(seen, seat) for seat in range(seats)] == [VIKINGS[seats]] * seats
            assert (seen["round"], seen["leader"]) == (state.round_no, state.leader)
            assert len(seen["materialsUsed"]) == state.round_no
            assert seen["drawPile"] == state.pile.sum()
            for seat, each in enumerate(seen["castles"]):
                assert each["amulets"] == state.amulets[seat]
                assert each["handSize"] == state.hand[seat].sum()
                assert each["swapSize"] == state.swap[seat].sum()
            in_hands = sum(each["handSize"] + each["swapSize"] for each in seen["castles"])
            assert in_hands + seen["drawPile"] + seen["discards"] == 54


BUILDING = """
seats 4, round 3, leader 0, step build
carried 0: stone wood
carried 1: grass clay
walls 0: grass
"""


@pytest.mark.rule("E13.1a")
def test_simultaneous_building_counts_as_before_the_step_until_all_are_in(set_up: SetUp) -> None:
    table = set_up(BUILDING, {"buildMode": "simultaneous"})
    table.play(0, "build 0 stone")
    table.play(0, "build 3 wood")
    for viewer in (None, 1, 2, 3):
        assert castle(table, 0, viewer)["walls"] == [["grass"], [], [], [], [], []]
        assert castle(table, 0, viewer)["carried"] == {"stone": 1, "wood": 1}
    assert castle(table, 0, 0)["walls"] == [["grass", "stone"], [], [], ["wood"], [], []]
    assert castle(table, 0, 0)["carried"] == {}
    table.play(1, "build 0 clay 0 grass")
    for viewer in EVERYBODY:
        assert castle(table, 0, viewer)["walls"] == [["grass", "stone"], [], [], ["wood"], [], []]


@pytest.mark.rule("E13.1a")
@pytest.mark.parametrize(("mode", "hidden"), [("simultaneous", [True, True, True, False]), ("sequential", [False] * 4)])
def test_what_is_being_built_makes_no_difference_to_others(set_up: SetUp, mode: str, hidden: list[bool]) -> None:
    tables = [set_up(BUILDING, {"buildMode": mode}) for _ in range(2)]
    for table, move in zip(tables, ("build 0 stone 0 wood", "build 1 wood 4 stone"), strict=True):
        table.play(0, move)
    seen = [[table.known(viewer).tobytes() for viewer in (None, 1, 2, 0)] for table in tables]
    assert [one == other for one, other in zip(*seen, strict=True)] == hidden


def totals(table: Table, viewer: int | None) -> list[int]:
    return [each["total"] for each in table.view(viewer)["scores"]]


@pytest.mark.rule("E13.1a")
def test_scores_in_a_view_do_not_tell_what_is_being_built_in_secret(set_up: SetUp) -> None:
    table = set_up(BUILDING, {"buildMode": "simultaneous"})
    before = totals(table, None)
    table.play(0, "build 0 stone 3 wood")
    assert all(totals(table, viewer) == before for viewer in (None, 1, 2, 3))
    assert totals(table, 0) == [before[0] + 4 + 2, *before[1:]]
    table.play(1, "build 0 clay 0 grass")
    for viewer in EVERYBODY:
        assert totals(table, viewer) == [before[0] + 4 + 2, before[1] + 3 + 1, *before[2:]]


def test_a_view_asks_whom_the_table_waits_for_and_nobody_else(set_up: SetUp) -> None:
    table = set_up(BUILDING, {"buildMode": "simultaneous"})
    asked = {viewer: table.view(viewer)["ask"] for viewer in EVERYBODY}
    assert {viewer for viewer, ask in asked.items() if ask} == {0, 1} == set(table.waiting)
    assert asked[0] == table.game.question(table.known(0), table.cards).plain() != asked[1]


@pytest.mark.rule("E13.1b")
def test_a_player_remembers_the_cards_he_has_thrown(set_up: SetUp) -> None:
    table = set_up(DUEL.format(a="2 6 dealt, swap 5 5", b="1 3 4 6"))
    table.play(0, "attack A 1")
    table.play(0, "exchange")
    drawn = castle(table, 0, 0)["hand"]
    assert table.view(0)["position"]["discardsKnown"] == [2, 6]
    table.play(0, "exchange")
    assert table.view(0)["position"]["discardsKnown"] == sorted([2, 6, *drawn])
    for viewer in (None, 1, 2, 3):
        assert table.view(viewer)["position"]["discardsKnown"] == []
        assert table.view(viewer)["position"]["discards"] == 4


@pytest.mark.rule("E13.1b")
@pytest.mark.parametrize("shown", [False, True])
def test_a_player_remembers_his_rejected_opening_hand(shown: bool) -> None:
    remembered = 0
    for seed in range(40):
        table = Table.new("eketorp", 4, seed, {"mulliganOpen": shown})
        for seat in range(4):
            mine = castle(table, seat, seat)
            assert len(mine["rejected"]) == 4 * mine["redraws"]
            assert all(value <= 3 for value in mine["rejected"])
            remembered += len(mine["rejected"])
            for viewer in (None, *range(4)):
                if viewer != seat:
                    assert castle(table, seat, viewer)["rejected"] == (mine["rejected"] if shown else [])
    assert remembered > 0


def sights(table: Table, *viewers: int | None) -> list[bytes]:
    return [table.known(viewer).tobytes() for viewer in viewers]


@pytest.mark.rule("E13.2")
@pytest.mark.parametrize("source", ["dealt", "drawn"])
def test_a_hidden_hand_and_the_draw_pile_are_seen_by_nobody_else(set_up: SetUp, source: str) -> None:
    table = set_up(DUEL.format(a="2 3 5 6", b=f"1 3 4 6 {source}"))
    before, mine = sights(table, None, 0, 2, 3), sights(table, 1)
    state = table.position.state
    state.hand[1, 1] -= 1
    state.pile[1] += 1
    state.hand[1, 5] += 1
    state.pile[5] -= 1
    assert sights(table, None, 0, 2, 3) == before
    assert sights(table, 1) != mine


@pytest.mark.rule("E13.2")
@pytest.mark.parametrize("pile", ["thrown_dealt", "thrown_drawn"])
def test_cards_thrown_out_of_a_hidden_hand_are_seen_by_nobody_else(set_up: SetUp, pile: str) -> None:
    table = set_up(DUEL.format(a="2 3 5 6", b="1 3 4 6"))
    state = table.position.state
    thrown = state[pile]
    thrown[1, 1] += 1
    before, mine = sights(table, None, 0, 2, 3), sights(table, 1)
    thrown[1, 1] -= 1
    thrown[1, 5] += 1
    assert sights(table, None, 0, 2, 3) == before
    assert sights(table, 1) != mine


@pytest.mark.rule("E13.2")
def test_a_plan_committed_but_not_revealed_is_hidden(set_up: SetUp) -> None:
    tables = [set_up("seats 4, round 3, leader 0, step plan") for _ in range(2)]
    for table, plan in zip(tables, ("plan A2 siege 1 boat", "plan G1"), strict=True):
        table.play(0, plan)
    one, other = (sights(table, None, 1, 2, 3) for table in tables)
    assert one == other
    assert sights(tables[0], 0) != sights(tables[1], 0)
    assert tables[0].view(1)["position"]["ready"] == [0]


@pytest.mark.rule("E13.2")
def test_a_card_committed_but_not_revealed_is_hidden(set_up: SetUp) -> None:
    tables = [set_up(DUEL.format(a="2 3 5 6", b="1 3 4 6")) for _ in range(2)]
    for table, card in zip(tables, (2, 6), strict=True):
        table.play(0, "attack A 1")
        table.play(0, "pass")
        table.play(1, "pass")
        table.play(0, f"play {card}")
    one, other = (sights(table, None, 1, 2, 3) for table in tables)
    assert one == other
    assert sights(tables[0], 0) != sights(tables[1], 0)


@pytest.mark.rule("E13.2")
def test_what_the_piles_will_bring_is_in_nobodys_view(set_up: SetUp) -> None:
    tables = [set_up("seats 4, round 3, leader 0, step plan", None, seed) for seed in range(8)]
    for viewer in EVERYBODY:
        assert all(table.view(viewer) == tables[0].view(viewer) for table in tables)
    for table in tables:
        for seat in range(4):
            table.play(seat, "plan")
    assert len({table.view(None)["position"]["material"]["id"] for table in tables}) > 1


@pytest.mark.rule("E13.2")
def test_the_two_removed_material_cards_are_as_likely_as_any_other_to_those_who_wait(set_up: SetUp) -> None:
    table = set_up("seats 4, round 9, leader 0, step end")
    weights = table.position.weights()
    assert weights[weights > 0].tolist() == [1, 1, 1]  # one of these turns up, two never do


@pytest.mark.rule("E13.3")
def test_everybody_knows_the_content_of_every_swap_pile(set_up: SetUp) -> None:
    table = set_up(DUEL.format(a="2 3 5, swap 6", b="1 3 4 6"))
    fight(table, 0, "attack A 1", 1, 5, 3)
    for viewer in EVERYBODY:
        assert (castle(table, 0, viewer)["swap"], castle(table, 1, viewer)["swap"]) == ([3, 6], [5])


@pytest.mark.rule("E13.4")
def test_a_hand_is_hidden_until_picked_up_and_again_after_an_exchange(set_up: SetUp) -> None:
    table = set_up(
        "seats 4, round 3, leader 0\nA wood: 0 1\nB wood: 0 1\nC wood: 0 2\n"
        "seat 0: hand 2, swap 3 4 5\nseat 1: hand 6 6 6 6\nseat 2: hand 1 2 6 6"
    )
    assert castle(table, 0, 1)["hand"] is None
    fight(table, 0, "attack A 1", 1, 2, 6)
    for viewer in EVERYBODY:
        assert castle(table, 0, viewer)["hand"] == [3, 4, 5, 6]
    table.play(1, "pass")
    table.play(0, "pass")
    table.play(1, "play 6")
    table.play(0, "play 4")
    assert castle(table, 0, 3)["hand"] == [3, 5, 6]  # what he can still play
    assert castle(table, 1, 3)["hand"] is None
    table.play(2, "pass")
    table.play(0, "exchange")
    for viewer in (None, 1, 2, 3):
        assert castle(table, 0, viewer)["hand"] is None
    assert len(castle(table, 0, 0)["hand"]) == 3


@pytest.mark.rule("E13.4")
@pytest.mark.parametrize("seats", range(3, 7))
def test_a_hand_is_always_wholly_hidden_or_wholly_known(seats: int) -> None:
    table = Table.new("eketorp", seats, 11)
    sources = set()
    for _ in random_play(table, seats):
        state = table.position.state
        seen = table.view(None)["position"]
        for seat in range(seats):
            hand = seen["castles"][seat]["hand"]
            sources.add(Hand(int(state.source[seat])))
            if state.source[seat] == Hand.PICKED_UP:
                assert hand == [value for value in range(1, 7) for _ in range(state.hand[seat, value])]
            else:
                assert hand is None
    assert sources == set(Hand)


@pytest.mark.rule("E13.4")
@pytest.mark.rule("DP6")
def test_against_a_known_hand_the_cards_that_can_come_are_known(set_up: SetUp) -> None:
    table = set_up(DUEL.format(a="2 3 5 6", b="1 4 4 known, swap 2"))
    table.play(0, "attack A 1")
    table.play(0, "pass")
    table.play(1, "pass")
    assert {f"play {value}" for value in castle(table, 1, 0)["hand"]} == options_of(table, 1)


@pytest.mark.rule("E13.5")
@pytest.mark.parametrize(("known_cards", "hand", "swap"), [("open", [1, 4, 4], [2]), ("memory", None, None)])
def test_known_hands_and_swap_piles_are_shown_unless_the_table_plays_from_memory(
    set_up: SetUp, known_cards: str, hand: list[int] | None, swap: list[int] | None
) -> None:
    table = set_up(DUEL.format(a="2 3 5 6", b="1 4 4 known, swap 2"), {"knownCards": known_cards})
    for viewer in (None, 0, 2, 3):
        seen = castle(table, 1, viewer)
        assert (seen["hand"], seen["swap"]) == (hand, swap)
        assert (seen["handSize"], seen["swapSize"]) == (3, 1)
    assert (castle(table, 1, 1)["hand"], castle(table, 1, 1)["swap"]) == ([1, 4, 4], [2])


@pytest.mark.rule("E13.5")
def test_a_bot_may_use_its_perfect_memory_in_either_case(set_up: SetUp) -> None:
    for known_cards in ("open", "memory"):
        table = set_up(DUEL.format(a="2 3 5 6", b="1 4 4 known, swap 2"), {"knownCards": known_cards})
        known = table.known(0)
        assert known.hand[1].tolist() == [0, 1, 0, 0, 2, 0, 0]
        assert known.swap[1].tolist() == [0, 0, 1, 0, 0, 0, 0]


@pytest.mark.rule("E13.6")
def test_no_action_gives_anything_away() -> None:
    rows = Table.new("eketorp", 3, 0).game.space.actions
    assert {row.kind for row in rows if not row.chance} == {
        "keep", "redraw", "place", "claim", "attack", "contest", "siege", "decline", "pass", "exchange", "play",
        "plunder", "build",
    }  # fmt: skip
