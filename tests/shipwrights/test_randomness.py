"""Draws, reshuffling, and where every card is (S16.3)."""

from collections import Counter

import numpy as np
import pytest

from meadhall import Table
from meadhall.core.contract import CHANCE, CHANCE_BIT
from meadhall.core.position import Position
from meadhall.games.shipwrights.rules.actions import DESIGN_WORDS

from .conftest import SetUp, act, fall, goods, options_of, yard
from .walks import walk

VILLAGE = ("ships", "buildings", "craftsmen", "townsfolk", "jarls")
ROWS = Table.new("shipwrights", 3, 1).cards.rows


def copies(*tables: str) -> dict[str, int]:
    return {row["id"]: int(row["copies"]) for row in ROWS if row["table"] in tables}


def falling(table: Table) -> dict[str, int]:
    """The cards that may fall now, each with its weight."""
    weights = table.position.weights()
    return {table.game.space[int(code)].text.split()[1]: int(weights[code]) for code in np.flatnonzero(weights)}


def empty_the_pile(table: Table, into: str) -> None:
    """Move the whole draw pile to the discards, or into the hand of seat 2."""
    state = table.position.state
    if into == "discards":
        state.discards += state.pile
    else:
        state.hand[2] += state.pile
        state.hand_size[2] += state.pile.sum()
    state.pile[:] = 0


# Draws


@pytest.mark.rule("S16.3.1")
def test_each_card_of_the_deck_is_as_likely(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 2, step actions
        hand 0: BU06 SH01
        hand 1: TF01
        board 1: SH02 CR01
        buildings 2: HU03/JA07, BU02
        ships 2: SH03
        tracks 2: 1 5 1
        trades 2: TR05 down
        discards: TF02 TF02
    """)
    act(table, 0, "discard BU06")
    lying = Counter(["BU06", "SH01", "TF01", "SH02", "CR01", "JA07", "BU02", "SH03", "TF02", "TF02"])
    expected = Counter(copies(*VILLAGE)) - lying
    assert falling(table) == expected
    assert sum(expected.values()) == 112


@pytest.mark.rule("S16.3.1")
def test_a_draw_is_a_row_of_the_log_like_an_action(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\nhand 0: BU06")
    table.play(0, "discard BU06")
    assert [entry.seat for entry in table.entries] == [0, CHANCE]
    drawn = table.game.space[table.entries[1].code].text
    assert drawn == f"draw {table.view(0)['position']['hand'][0]}"
    assert table.why_not(0, drawn) == ("S16.3.1", "dice_decide")


@pytest.mark.rule("S16.3.1")
def test_a_seed_decides_every_draw() -> None:
    packs = [
        [Table.new("shipwrights", 3, seed).view(seat)["position"]["pack"] for seat in range(3)] for seed in (1, 1, 2)
    ]
    assert packs[0] == packs[1] != packs[2]


# Reshuffling


@pytest.mark.rule("S16.3.2")
def test_the_discards_become_the_deck_when_a_card_is_needed_and_not_before(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, card RO01, step actions\nhand 0: BU06 SH01")
    empty_the_pile(table, "discards")
    act(table, 1, "buy wood")
    act(table, 0, "discard SH01")
    assert table.view(None)["position"]["drawPile"] == 0
    assert len(table.view(None)["position"]["discards"]) == 121
    act(table, 0, "discard BU06")
    assert table.view(None)["position"]["discards"] == []
    assert falling(table) == copies(*VILLAGE)  # the two just discarded as well
    fall(table, "draw SH01")
    assert table.view(None)["position"]["drawPile"] == 121


@pytest.mark.rule("S16.3.2")
def test_cards_left_in_the_deck_are_drawn_before_the_discards_return(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\nseat 0: worker 1\ntracks 0: 0 1 1\nbuildings 0: HU01, BU07")
    empty_the_pile(table, "discards")
    state = table.position.state
    state.discards[DESIGN_WORDS.index("JA01")] = 0
    state.pile[DESIGN_WORDS.index("JA01")] = 1
    act(table, 0, "place building 1")
    assert falling(table) == {"JA01": 1}
    fall(table, "draw JA01")
    assert falling(table) == Counter(copies(*VILLAGE)) - Counter(["JA01", "BU07"])


@pytest.mark.rule("S16.3.2")
def test_the_discards_of_one_player_are_drawn_by_another(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 2, step actions\nseat 1: worker 1\nhand 0: BU01\ntracks 1: 0 1 2\nbuildings 1: HU02, BU07"
    )
    empty_the_pile(table, "hand")
    act(table, 0, "discard BU01")
    act(table, 1, "place building 1")
    fall(table, "draw BU01")
    assert table.view(1)["position"]["hand"] == ["BU01"]


@pytest.mark.rule("S16.3.3")
def test_a_draw_from_nothing_gives_nothing(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\nseat 0: worker 1, coin 3\ntracks 0: 2 1 0\nbuildings 0: HU01, BU10")
    empty_the_pile(table, "hand")
    act(table, 0, "hero common")
    act(table, 0, "place building 1")
    assert goods(table) == {"coin": 3}
    assert yard(table)["handSize"] == 0
    assert "end" in options_of(table, 0)


@pytest.mark.rule("S16.3.3")
def test_of_two_cards_the_one_that_is_left_is_drawn(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\nseat 0: worker 1\ntracks 0: 0 1 1\nbuildings 0: HU01, BU07")
    empty_the_pile(table, "hand")
    state = table.position.state
    state.hand[2, DESIGN_WORDS.index("JA01")] = 0
    state.hand_size[2] -= 1
    state.pile[DESIGN_WORDS.index("JA01")] = 1
    act(table, 0, "place building 1")
    fall(table, "draw JA01")
    assert table.view(0)["position"]["hand"] == ["JA01"]
    assert "discard JA01" in options_of(table, 0)


# The draft


@pytest.mark.rule("S16.3.4")
@pytest.mark.parametrize("seats", range(2, 6))
def test_cards_are_dealt_one_at_a_time_in_seat_order(set_up: SetUp, seats: int) -> None:
    table = set_up(f"seats {seats}, round 1, step heroes")
    fall(table, "round RO02")
    dealt = [f"{word}{number:02}" for word, last in (("CR", 20), ("JA", 10)) for number in range(1, last + 1)]
    each = 5 if seats == 2 else 6
    for card in dealt[: each * seats]:
        assert table.position.mask() == CHANCE_BIT
        fall(table, f"draw {card}")
    assert [table.view(seat)["position"]["pack"] for seat in range(seats)] == [
        dealt[seat : each * seats : seats] for seat in range(seats)
    ]


# Where every card is


def census(position: Position) -> Counter[str]:
    """Every village card in the draw pile, in the discards and in what each seat sees of its own."""
    state, found = position.state, Counter[str]()
    for design, word in enumerate(DESIGN_WORDS):
        found[word] += int(state.pile[design] + state.discards[design] + state.hand[:, design].sum())
        found[word] += int(state.fleet[:, design].sum()) if word.startswith("SH") else 0
        for places in (state.board, state.building, state.tucked, state.pack, state.in_play):
            found[word] += int(np.sum(places == design + 1))
    return +found


@pytest.mark.rule("S16.3.6")
@pytest.mark.rule("Q56")
@pytest.mark.parametrize(
    "seats", [1, 2, pytest.param(3, marks=pytest.mark.soak), pytest.param(4, marks=pytest.mark.soak), 5]
)
def test_no_card_is_ever_in_two_places(seats: int) -> None:
    everything = copies(*VILLAGE)
    assert sum(everything.values()) == 122
    assert all(census(position) == everything for position, _ in walk(seats, 60 + seats))


@pytest.mark.rule("Q56")
@pytest.mark.parametrize(
    ("line", "move", "card"),
    [("hand 0: TF09 SH01", "play TF09", "TF09"), ("hand 0: JA01 SH01", "tuck JA01", "JA01")],
)
def test_a_card_in_the_middle_of_an_action_counts_as_pending(set_up: SetUp, line: str, move: str, card: str) -> None:
    table = set_up(f"seats 3, round 2, step actions\ntracks 0: 0 1 2\nbuildings 0: HU01, BU01\n{line}")
    act(table, 0, move)
    seen = table.view(0)["position"]
    assert seen["yards"][0]["pending"]["card"] == card
    assert card not in [*seen["hand"], *seen["discards"]]
    assert table.game.rules.faults(table.position.state, table.cards.record) == 0


@pytest.mark.rule("Q56")
def test_a_trade_card_awaiting_its_place_counts_as_pending(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\nhand 0: JA09\ntracks 0: 0 3 0")
    act(table, 0, "tuck JA09", "at 0")
    assert table.game.rules.faults(table.position.state, table.cards.record) == 0
    fall(table, "route TR04")
    assert yard(table, 0, 0)["trades"] == [{"card": 4, "at": "hand"}]
    assert table.game.rules.faults(table.position.state, table.cards.record) == 0
    act(table, 0, "cash")
    assert yard(table, 0, 0)["trades"] == [{"card": 4, "at": "faceDown"}]


# Raid and trade decks


@pytest.mark.rule("S16.3.7")
@pytest.mark.parametrize(
    ("deck", "tracks", "line"),
    [("raids", "3 1 0", "raids 1: RA01 RA02 RA02"), ("trades", "0 3 0", "trades 1: TR01 down, TR02 eikja, TR02 down")],
)
def test_raid_and_trade_cards_are_drawn_in_the_same_way(set_up: SetUp, deck: str, tracks: str, line: str) -> None:
    table = set_up(f"seats 3, round 2, step actions\nhand 0: JA07\ntracks 0: {tracks}\n{line}")
    act(table, 0, "tuck JA07", "at 0")
    lying = Counter(word.strip(",") for word in line.split() if word[:2] in ("RA", "TR"))
    assert falling(table) == Counter(copies(deck)) - lying


ALL_RAIDS = ["RA01 RA02 RA02", "RA03 RA03 RA04", "RA04 RA05 RA05", "RA06 RA06 RA07", "RA07 RA08"]
ALL_TRADES = ["TR01 TR01 TR02", "TR02 TR03 TR03", "TR04 TR04 TR04", "TR05 TR05 TR05", "TR06 TR06"]


@pytest.mark.rule("S16.3.7")
@pytest.mark.parametrize(("kind", "cards", "last"), [("raids", ALL_RAIDS, "RA08"), ("trades", ALL_TRADES, "TR06")])
def test_the_fifteenth_card_is_there_for_the_fifteenth_reward(
    set_up: SetUp, kind: str, cards: list[str], last: str
) -> None:
    lines = [
        f"{kind} {seat}: {held if kind == 'raids' else ', '.join(f'{card} down' for card in held.split())}"
        for seat, held in enumerate(cards)
    ]
    lines.append("tracks 4: 11 1 1" if kind == "raids" else "tracks 4: 1 11 1")
    table = set_up("seats 5, round 4, step actions\nhand 4: JA07\n" + "\n".join(lines))
    act(table, 4, "tuck JA07", "at 0")
    assert falling(table) == {last: 1}
