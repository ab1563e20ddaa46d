"""Phase 4: income, workers and raid cards come back (S10)."""

from pathlib import Path

import pytest

from meadhall import Table
from meadhall.core.contract import CHANCE_BIT
from meadhall.games.shipwrights.rules.income import income_of
from meadhall.games.shipwrights.rules.state import DESIGNS, Phase

from .conftest import SetUp, act, fall, goods, options_of, yard
from .own_cards import changed


def end_phase(table: Table) -> None:
    """Everybody declares the end; income and heroes follow, up to the next round card."""
    for seat in range(table.seats):
        act(table, seat, "end")


LORENZO = """
seats 3, round 2, card RO01, step actions
seat 0: worker 1
tracks 0: 4 8 3
board 0: SH03 worker worker - -
buildings 0: HU01 worker, BU01 worker, BU03 worker
ships 0: SH04 SH08
raids 0: RA02 used
trades 0: TR03 eikja, TR01 SH08
"""


@pytest.mark.rule("W3")
@pytest.mark.rule("S10.1.1")
@pytest.mark.rule("S10.1.2")
@pytest.mark.rule("S10.1.3")
@pytest.mark.rule("S10.1.4")
@pytest.mark.rule("S10.1.5")
def test_the_income_of_the_rulebooks_example(set_up: SetUp) -> None:
    table = set_up(LORENZO)
    end_phase(table)
    assert goods(table) == {"worker": 7, "wool": 1, "iron": 1, "gold": 1}
    assert not any(space["worker"] for space in yard(table)["board"])
    assert not any(slot["worker"] for slot in yard(table)["buildings"])
    assert yard(table)["raids"] == [{"card": 2, "used": False}]


def test_a_record_that_no_game_leads_to_does_not_lead_beside_the_cards() -> None:
    """Interpreted, NumPy raises IndexError for what lies beside an array; compiled rules would read it."""
    table = Table.new("shipwrights", 2, 1)
    state = table.position.array.copy()[0]
    state.building[0, 1] = DESIGNS
    asked = getattr(income_of, "py_func", income_of)
    assert asked(state, table.cards.record, 0, 0) == asked(table.position.state, table.cards.record, 0, 0)


# What gives income


@pytest.mark.rule("S10.1.1")
@pytest.mark.parametrize(
    ("lines", "income"),
    [
        ("", {"worker": 1}),
        ("tracks 0: 0 1 4\nupgraded 0: eikja", {"worker": 1, "coin": 2}),
        ("tracks 0: 0 1 4\nupgraded 0: hut", {"worker": 1}),
        ("tracks 0: 0 3 0\nships 0: SH03", {"worker": 1, "coin": 2}),
        ("tracks 0: 0 2 1\nships 0: SH04", {"worker": 1, "gold": 1}),
        ("tracks 0: 0 3 2\nships 0: SH04 SH04", {"worker": 1, "gold": 2}),
        ("tracks 0: 1 1 1\nships 0: SH01", {"worker": 1}),
        ("tracks 0: 1 2 1\nships 0: SH08", {"worker": 1}),
    ],
)
def test_each_built_ship_with_an_income_gives_it(set_up: SetUp, lines: str, income: dict[str, int]) -> None:
    table = set_up(f"seats 3, round 2, step actions\nseat 0: coin 0\n{lines}")
    end_phase(table)
    assert goods(table) == income


@pytest.mark.rule("S10.1.1")
def test_everybody_takes_the_income_of_their_own_ships(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 2, step actions
        seat 0: coin 0
        seat 1: coin 0
        seat 2: coin 0
        tracks 1: 0 3 1
        ships 1: SH03
        tracks 2: 0 3 1
        ships 2: SH04
    """)
    end_phase(table)
    assert [goods(table, seat) for seat in range(3)] == [
        {"worker": 1},
        {"worker": 1, "coin": 2},
        {"worker": 1, "gold": 1},
    ]


@pytest.mark.rule("S10.1.2")
@pytest.mark.parametrize(
    ("card", "income"),
    [
        ("TR01", {"worker": 1, "iron": 1}),
        ("TR02", {"worker": 1, "wood": 1}),
        ("TR03", {"worker": 1, "wool": 1}),
        ("TR04", {"worker": 1, "coin": 2}),
        ("TR05", {"worker": 1, "coin": 3}),
        ("TR06", {"worker": 2}),
    ],
)
def test_a_trade_card_under_a_ship_gives_income_and_one_face_down_none(
    set_up: SetUp, card: str, income: dict[str, int]
) -> None:
    for place, expected in (("eikja", income), ("down", {"worker": 1})):
        table = set_up(f"seats 3, round 2, step actions\nseat 0: coin 0\ntracks 0: 0 4 0\ntrades 0: {card} {place}")
        end_phase(table)
        assert goods(table) == expected


@pytest.mark.rule("S10.1.2")
def test_the_income_of_a_ship_and_of_the_card_under_it_add_up(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 2, step actions
        seat 0: coin 0
        tracks 0: 0 8 0
        ships 0: SH03 SH03
        trades 0: TR05 SH03, TR05 SH03
    """)
    end_phase(table)
    assert goods(table) == {"worker": 1, "coin": 10}


@pytest.mark.rule("S10.1.2")
def test_a_card_won_and_a_ship_built_in_the_phase_before_give_their_income(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 2, step actions
        seat 0: worker 2, wood 1, wool 2, iron 1
        tracks 0: 0 2 0
        board 0: SH03 CR07
    """)
    act(table, 0, "ship 1", "from 2")
    fall(table, "route TR01")
    act(table, 0, "aboard SH03")
    end_phase(table)
    assert goods(table) == {"worker": 1, "coin": 2, "iron": 1}


@pytest.mark.rule("S10.1.3")
@pytest.mark.parametrize("ship", ["SH03", "SH04"])
def test_a_laid_ship_gives_no_income(set_up: SetUp, ship: str) -> None:
    table = set_up(f"seats 3, round 2, step actions\nseat 0: coin 0\nboard 0: {ship} {ship}")
    end_phase(table)
    assert goods(table) == {"worker": 1}


@pytest.mark.rule("S10.1.8")
def test_no_building_of_this_card_set_gives_income(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 2, step actions
        seat 0: coin 0
        tracks 0: 6 6 5
        buildings 0: HU01, BU01, BU02, BU03, BU04, BU05, BU06, BU07, BU08, BU09, BU10, BU11, BU12
        raids 0: RA01
        trades 0: TR05 down
        upgraded 0: labourer
    """)
    end_phase(table)
    assert goods(table) == {"worker": 1}


@pytest.mark.rule("Q1")
def test_a_building_with_an_income_clause_of_its_own_gives_it(set_up: SetUp, tmp_path: Path) -> None:
    cards = changed(tmp_path, "buildings", 0, effect="gain wood 2 ; income coin 1 + gold 2")
    text = "seats 3, round 2, step actions\nseat 0: worker 1\ntracks 0: 0 1 1\nbuildings 0: HU01, BU01"
    table = set_up(text, cards=cards)
    act(table, 0, "place building 1")
    assert goods(table) == {"wood": 2}
    end_phase(table)
    assert goods(table) == {"worker": 2, "wood": 2, "coin": 1, "gold": 2}


# What comes back


@pytest.mark.rule("S10.1.4")
@pytest.mark.parametrize(
    ("lines", "workers"),
    [
        ("board 0: - - - - worker", 1),
        ("board 0: worker worker worker worker worker", 5),
        ("buildings 0: HU01 worker", 1),
        ("tracks 0: 0 1 2\nbuildings 0: HU01, BU01 worker, BU01 worker", 2),
    ],
)
def test_every_worker_on_a_space_returns(set_up: SetUp, lines: str, workers: int) -> None:
    table = set_up(f"seats 3, round 2, step actions\nseat 0: worker 2\n{lines}")
    end_phase(table)
    assert goods(table) == {"worker": 2 + workers + 1}
    assert not any(place["worker"] for place in yard(table)["board"] + yard(table)["buildings"])


@pytest.mark.rule("S10.1.4")
def test_a_space_takes_a_worker_again_in_the_next_round(set_up: SetUp) -> None:
    table = set_up("seats 1, round 2, step actions\nseat 0: coin 0\nbuildings 0: HU01 worker\nboard 0: worker - - - -")
    table.play(0, "end")
    while table.view(0)["position"]["step"] == "draft":
        table.play(0, table.moves(0)[0])
    assert {"place building 0", "place board 1"} <= options_of(table, 0)


@pytest.mark.rule("S10.1.5")
def test_all_raid_cards_are_turned_face_up(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 2, step actions
        tracks 0: 12 1 0
        raids 0: RA01 used RA02 RA03 used
        tracks 1: 4 0 1
        raids 1: RA06 used
    """)
    end_phase(table)
    assert [raid["used"] for raid in yard(table, 0)["raids"] + yard(table, 1)["raids"]] == [False] * 4


@pytest.mark.rule("S10.1.6")
@pytest.mark.parametrize("number", range(1, 6))
def test_income_happens_in_every_round(set_up: SetUp, number: int) -> None:
    table = set_up(f"seats 3, round {number}, step actions\nseat 0: worker 2\nboard 0: - - worker - -")
    end_phase(table)
    assert goods(table) == {"worker": 4}


@pytest.mark.rule("S10.1.7")
def test_nobody_can_act_from_the_last_declaration_to_the_next_round_card(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\ntracks 0: 10 1 0\nraids 0: RA01 RA02\nseat 0: coin 9, worker 9")
    assert {"buy wood", "raid 1"} <= options_of(table, 0)
    act(table, 0, "end")
    act(table, 1, "end")
    rules, state, cards = table.game.rules, table.position.state, table.cards.record
    rules.act(state, cards, 2, table.game.space.by_text["end"].code)
    masks = {}
    while rules.advance(state, cards):
        masks[Phase(int(state.phase))] = int(rules.waiting(state))
        if state.phase != Phase.ROUND_CARD:
            assert [options_of(table, seat) for seat in range(3)] == [set(), set(), set()]
    assert masks == {Phase.INCOME: 0, Phase.HEROES: 0, Phase.ROUND_CARD: CHANCE_BIT}
