"""Who sees what (S17)."""

import random
from typing import Any

import numpy as np
import pytest

from meadhall import Table
from meadhall.core.position import Entry
from meadhall.story import tell

from .conftest import SetUp, act, fall, options_of, yard
from .walks import copy, walk

EVERYBODY = (None, 0, 1, 2)
OTHERS = (None, 1, 2)
A_TABLE = Table.new("shipwrights", 3, 1)


def sights(table: Table, *viewers: int | None) -> list[Any]:
    """All that viewers get: the bytes of what they know, and the plain view with their moves."""
    return [(table.known(viewer).tobytes(), table.view(viewer)) for viewer in viewers]


def told(table: Table, viewer: int | None) -> list[Any]:
    return [phrases for _, phrases in tell(table, viewer)]


def replaying(table: Table, *rows: tuple[int, str]) -> Table:
    """The table after these rows of its log, chance included."""
    for seat, text in rows:
        assert table.follow(Entry(seat, table.game.space.by_text[text].code))
    return table


# Open


@pytest.mark.rule("S17.1.1")
def test_everybody_sees_what_lies_open(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 3, card RO07, step actions
        heroes: military 0, fame 1, common 2
        seat 0: worker 2, coin 3, iron 4
        tracks 0: 8 4 4
        hand 0: SH01 TF01
        board 0: SH02 CR01 - worker -
        buildings 0: HU05/JA07 worker, BU01/TF02
        ships 0: SH03
        raids 0: RA01 used RA02
        trades 0: TR01 SH03
        upgraded 0: labourer
        discards: SH04 SH04 JA01
    """)
    for viewer in EVERYBODY:
        seen = table.view(viewer)["position"]
        assert (seen["round"], seen["roundCard"]) == (3, "RO07")
        assert seen["prices"] == {"wood": 2, "wool": 3, "iron": 1}
        assert seen["heroes"] == {"military": 0, "trade": "board", "fame": 1}
        assert seen["discards"] == ["SH04", "SH04", "JA01"]
        assert seen["drawPile"] == 122 - 11
        here = seen["yards"][0]
        assert {good: count for good, count in here["goods"].items() if count} == {"worker": 2, "coin": 3, "iron": 4}
        assert here["tracks"] == {"military": 8, "trade": 4, "fame": 4}
        assert (here["hut"], here["upgraded"], here["ships"]) == (5, ["labourer"], ["SH03"])
        assert [space["card"] for space in here["board"]] == ["SH02", "CR01", None, None, None]
        assert [space["worker"] for space in here["board"]] == [False, False, False, True, False]
        assert here["buildings"] == [
            {"card": None, "tucked": "JA07", "worker": True},
            {"card": "BU01", "tucked": "TF02", "worker": False},
        ]
        assert here["raids"] == [{"card": 1, "used": True}, {"card": 2, "used": False}]
        assert here["trades"] == [{"card": 1, "at": "SH03"}]
        assert (here["handSize"], here["packSize"]) == (2, 0)
        assert [each["heroes"] for each in seen["yards"]] == [["military"], ["fame"], ["common"]]


@pytest.mark.rule("S17.1.1")
@pytest.mark.parametrize("seats", range(1, 6))
def test_all_viewers_see_the_same_of_every_yard_but_for_trade_cards_face_down(seats: int) -> None:
    for at, (position, _) in enumerate(walk(seats, 70 + seats)):
        if at % 7:
            continue
        table = Table(A_TABLE.game, seats, A_TABLE.options, A_TABLE.cards, 1, (0, position.array[0].copy()))
        seen = []
        for viewer in (None, *range(seats)):
            here = table.view(viewer)["position"]
            for each in here["yards"]:
                for trade in each["trades"]:
                    if trade["at"] in ("hand", "faceDown"):
                        trade["card"] = None
            mine = ("seat", "hand", "needs", "pack", "picked", "passed", "passesTo")
            seen.append({name: value for name, value in here.items() if name not in mine})
        assert all(each == seen[0] for each in seen)


@pytest.mark.rule("S17.1.1")
def test_everybody_sees_the_sizes_of_packs_and_hands_in_the_draft(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 1, card RO01, step draft
        hand 0: JA01
        pack 0: SH01 SH02 SH03
        pack 1: SH04 SH05
        pack 2: SH06
    """)
    for viewer in EVERYBODY:
        assert [yard(table, seat, viewer)["packSize"] for seat in range(3)] == [3, 2, 1]
        assert [yard(table, seat, viewer)["handSize"] for seat in range(3)] == [1, 0, 0]


# Hidden from the others


@pytest.mark.rule("S17.1.2")
def test_two_worlds_that_differ_in_a_hand_look_the_same_to_others(set_up: SetUp) -> None:
    text = "seats 3, round 2, step actions\nhand 0: SH01 {} JA01\nhand 1: TF01"
    one, two = set_up(text.format("TF05")), set_up(text.format("CR07"))
    assert sights(one, *OTHERS) == sights(two, *OTHERS)
    assert sights(one, 0) != sights(two, 0)


@pytest.mark.rule("S17.1.2")
@pytest.mark.parametrize("where", ["hand", "pack"])
def test_two_worlds_that_differ_in_a_pack_or_kept_cards_look_the_same_to_others(set_up: SetUp, where: str) -> None:
    text = "seats 3, round 1, card RO01, step draft\n{0} 0: SH01 {1}\n{2} 0: SH02 SH03\npack 1: SH04 SH05\npack 2: SH06"
    other = "pack" if where == "hand" else "hand"
    one, two = (set_up(text.format(where, card, other)) for card in ("TF05", "CR07"))
    assert sights(one, *OTHERS) == sights(two, *OTHERS)
    assert sights(one, 0) != sights(two, 0)


@pytest.mark.rule("S17.1.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_pick_is_hidden_until_all_are_in_and_what_was_picked_even_then(set_up: SetUp, seats: int) -> None:
    text = f"seats {seats}, round 1, card RO01, step draft\n" + "\n".join(
        f"pack {seat}: SH01 CR0{seat + 1} JA0{seat + 1}" for seat in range(seats)
    )
    tables = [set_up(text), set_up(text)]
    picks = ["card SH01", "card JA01"] if seats == 3 else ["card SH01, card CR01", "card SH01, card JA01"]
    for table, pick in zip(tables, picks, strict=True):
        table.play(0, pick)
    others = (None, *range(1, seats))
    assert sights(tables[0], *others) == sights(tables[1], *others)
    assert sights(tables[0], 0) != sights(tables[1], 0)
    assert tables[0].view(1)["position"]["ready"] == [0]
    assert told(tables[0], 1) == told(tables[1], 1)


@pytest.mark.rule("S17.1.2")
def test_a_card_drawn_in_the_actions_is_seen_by_its_owner_alone(set_up: SetUp) -> None:
    tables = [
        replaying(set_up("seats 3, round 2, step actions\nhand 0: BU06"), (0, "discard BU06"), (-1, f"draw {card}"))
        for card in ("JA01", "CR05")
    ]
    assert sights(tables[0], *OTHERS) == sights(tables[1], *OTHERS)
    assert sights(tables[0], 0) != sights(tables[1], 0)
    for viewer in OTHERS:
        assert told(tables[0], viewer) == told(tables[1], viewer)
    assert told(tables[0], 0) != told(tables[1], 0)


@pytest.mark.rule("S17.1.2")
@pytest.mark.parametrize("seats", range(2, 6))
def test_no_hidden_card_makes_a_difference_to_others_in_a_whole_game(seats: int) -> None:
    dice, swapped = random.Random(seats), 0
    game, cards = A_TABLE.game, A_TABLE.cards.record
    for position, _ in walk(seats, 80 + seats):
        owner = dice.randrange(seats)
        held, pile = np.flatnonzero(position.state.hand[owner]), np.flatnonzero(position.state.pile)
        if not held.size or not pile.size:
            continue
        twin = copy(position, A_TABLE)
        given, taken = int(dice.choice(held)), int(dice.choice(pile))
        for place, sign in ((twin.state.hand[owner], -1), (twin.state.pile, 1)):
            place[given] += sign
            place[taken] -= sign
        for viewer in (None, *range(seats)):
            one, two = (game.look(each.state, cards, viewer).tobytes() for each in (position, twin))
            assert one == two or viewer == owner
            if viewer not in (None, owner):
                assert np.array_equal(position.legal(viewer).copy(), twin.legal(viewer))
        swapped += given != taken
    assert swapped > 100


@pytest.mark.rule("S17.1.2")
def test_a_choice_between_two_equal_cards_is_not_made_before_the_others_eyes(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, card RO01, step draft\npack 0: SH01 SH01\npack 1: SH02 SH03\npack 2: SH04 SH05")
    table.play(1, "card SH02")
    assert table.waiting == (0, 2)
    table = set_up("seats 3, round 2, step actions\nhand 0: SH01 SH01\ntracks 0: 0 1 1\nbuildings 0: HU01, BU06")
    table.play(0, "place building 1")
    assert options_of(table, 0) == {"card SH01"}
    assert table.position.state.ask[0] != 0


# Hidden from all


@pytest.mark.rule("S17.1.3")
@pytest.mark.parametrize("step", ["actions\nhand 0: BU06\nhand 1: TF08", "actions"])
def test_what_draws_will_bring_is_in_nobodys_view(set_up: SetUp, step: str) -> None:
    tables = [set_up(f"seats 3, round 2, step {step}", seed=seed) for seed in range(6)]
    for viewer in EVERYBODY:
        assert all(table.view(viewer) == tables[0].view(viewer) for table in tables)
    for table in tables:
        if "hand" in step:
            table.play(0, "discard BU06")
        else:
            for seat in range(3):
                table.play(seat, "end")
    ahead = {str(table.view(0)["position"]["hand"]) + str(table.view(0)["position"]["roundCard"]) for table in tables}
    assert len(ahead) > 3


@pytest.mark.rule("S17.1.3")
@pytest.mark.parametrize("number", range(1, 5))
def test_every_round_card_not_turned_yet_is_as_likely_to_come(set_up: SetUp, number: int) -> None:
    table = set_up(f"seats 3, round {number}, card RO04, step heroes")
    weights = table.position.weights()
    names = [table.game.space[int(code)].text for code in np.flatnonzero(weights)]
    assert names == [f"round RO{at:02}" for at in range(1, 13) if at != 4]
    assert set(weights[weights > 0].tolist()) == {1}


@pytest.mark.rule("S17.1.3")
def test_the_huts_left_over_are_not_in_any_view() -> None:
    table = Table.new("shipwrights", 3, 5)
    position = table._beginning()
    weights = position.weights()
    assert [table.game.space[int(code)].text for code in np.flatnonzero(weights)] == [
        f"hut HU{at:02}" for at in range(1, 7)
    ]
    for viewer in EVERYBODY:
        assert len({yard(table, seat, viewer)["hut"] for seat in range(3)}) == 3
        assert str(table.view(viewer)["position"]).count("'hut'") == 3


# Trade cards and discards


@pytest.mark.rule("S17.1.4")
@pytest.mark.rule("Q40")
def test_a_trade_card_face_down_is_seen_by_its_owner_alone(set_up: SetUp) -> None:
    text = "seats 3, round 2, step actions\ntracks 0: 0 8 0\ntrades 0: {} down, TR02 eikja"
    one, two = set_up(text.format("TR05")), set_up(text.format("TR01"))
    assert sights(one, *OTHERS) == sights(two, *OTHERS)
    for viewer in OTHERS:
        assert yard(one, 0, viewer)["trades"] == [{"card": None, "at": "faceDown"}, {"card": 2, "at": "eikja"}]
    assert [each["card"] for each in yard(one, 0, 0)["trades"]] == [5, 2]


@pytest.mark.rule("S17.1.4")
@pytest.mark.rule("Q40")
def test_a_trade_card_is_hidden_while_its_owner_chooses_and_open_once_it_is_tucked(set_up: SetUp) -> None:
    text = "seats 3, round 2, step actions\nhand 0: JA09\ntracks 0: 0 3 0"
    tables = [
        replaying(set_up(text), (0, "tuck JA09"), (0, "at 0"), (-1, f"route {card}")) for card in ("TR01", "TR06")
    ]
    assert sights(tables[0], *OTHERS) == sights(tables[1], *OTHERS)
    for viewer in OTHERS:
        assert told(tables[0], viewer) == told(tables[1], viewer)
    act(tables[0], 0, "aboard eikja")
    for viewer in EVERYBODY:
        assert yard(tables[0], 0, viewer)["trades"] == [{"card": 1, "at": "eikja"}]


@pytest.mark.rule("S17.1.4")
@pytest.mark.rule("Q40")
def test_the_village_discards_may_be_looked_through_by_all(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\nhand 0: SH01 BU06\nhand 1: TF01\nboard 2: SH03")
    act(table, 0, "discard BU06")
    fall(table, "draw JA01")
    act(table, 1, "play TF01")
    act(table, 2, "dismiss board 1")
    for viewer in EVERYBODY:
        assert table.view(viewer)["position"]["discards"] == ["SH03", "BU06", "TF01"]
