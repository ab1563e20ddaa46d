"""All players act at the same time (S16.1, S16.2)."""

import random
from typing import Any

import numpy as np
import pytest

from meadhall import IllegalMove, Table
from meadhall.core.contract import CHANCE, CHANCE_BIT
from meadhall.core.position import Entry, Position, seats_of
from meadhall.games.shipwrights.people.moves import run_out_of_time
from meadhall.games.shipwrights.rules.state import SEATS, STATE, Phase

from .conftest import SetUp, act, fall, goods, options_of, yard
from .walks import copy, walk

A_TABLE = Table.new("shipwrights", 3, 1)
OWN = [name for name, each in STATE.cells.items() if each.shape[:1] == (SEATS,) and name != "passed"]


def belongings(position: Position, seat: int) -> dict[str, Any]:
    """Every field of the state that is a seat's own."""
    return {name: position.state[name][seat].tolist() for name in OWN}


# What players share


@pytest.mark.rule("S16.1.1")
def test_what_one_player_keeps_the_next_does_not_see(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 1, card RO01, step draft
        pack 0: SH01 SH02 CR01
        pack 1: SH03 SH04 CR02
        pack 2: SH05 SH06 CR03
    """)
    for seat, card in enumerate(("SH01", "SH04", "CR03")):
        table.play(seat, f"card {card}")
    assert [table.view(seat)["position"]["pack"] for seat in range(3)] == [
        ["SH05", "SH06"],
        ["SH02", "CR01"],
        ["SH03", "CR02"],
    ]


@pytest.mark.rule("S16.1.1")
@pytest.mark.parametrize(("other", "hero", "winners"), [(2, 0, (0,)), (3, "board", (0,)), (4, 1, (1,))])
def test_heroes_and_the_ranking_depend_on_the_others(
    set_up: SetUp, other: int, hero: int | str, winners: tuple[int, ...]
) -> None:
    text = f"tracks 0: 0 1 3\ntracks 1: 0 1 {other}\n" + ("upgraded 1: labourer\n" if other == 4 else "")
    table = set_up(f"seats 3, round 5, step heroes\nseat 0: wood 2\nseat 1: wood 1\nseat 2: coin 0\n{text}")
    assert table.view(None)["position"]["heroes"]["fame"] == hero
    assert table.outcome
    assert table.outcome.winners == winners


@pytest.mark.rule("S16.1.2")
def test_the_village_deck_and_its_discards_are_shared(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\nhand 0: BU06\nhand 1: BU07")
    last = {card: table.game.space.by_text[f"draw {card}"].code for card in ("JA05", "JA06")}
    act(table, 0, "discard BU06")
    assert all(table.position.weights()[code] == 1 for code in last.values())
    fall(table, "draw JA05")
    act(table, 1, "discard BU07")
    assert [table.position.weights()[code] for code in last.values()] == [0, 1]
    assert table.view(None)["position"]["discards"] == ["BU06", "BU07"]


@pytest.mark.rule("S16.1.2")
@pytest.mark.parametrize(
    ("deck", "tracks", "line"),
    [("prize RA01", "3 1 1", "raids 1: RA01"), ("route TR01", "1 3 1", "trades 1: TR01 down")],
)
def test_the_raid_and_trade_decks_are_shared(set_up: SetUp, deck: str, tracks: str, line: str) -> None:
    weights = []
    for other in ("", line):
        table = set_up(f"seats 3, round 2, step actions\nseat 0: gold 1\nhand 0: JA07\ntracks 0: {tracks}\n{other}")
        act(table, 0, "tuck JA07", "at 0")
        weights.append(int(table.position.weights()[table.game.space.by_text[deck].code]))
    assert weights[0] == weights[1] + 1


@pytest.mark.rule("S16.1.3")
@pytest.mark.parametrize("seats", range(2, 6))
def test_no_action_touches_another_player(seats: int) -> None:
    actions = 0
    for position, entry in walk(seats, seats):
        if position.state.phase != Phase.ACTIONS or entry.seat == CHANCE or position.state.done:
            continue
        others = [seat for seat in range(seats) if seat != entry.seat]
        before = [(belongings(position, seat), position.legal(seat).tolist()) for seat in others]
        after = copy(position, A_TABLE)
        after.apply(entry)
        while after.mask() == CHANCE_BIT:
            after.apply(Entry(CHANCE, int(np.flatnonzero(after.weights())[0])))
        assert [(belongings(after, seat), after.legal(seat).tolist()) for seat in others] == before
        actions += 1
    assert actions > 20


@pytest.mark.rule("S16.1.3")
def test_the_end_of_one_player_ends_nothing_for_the_others(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions")
    before = options_of(table, 1)
    table.play(0, "end")
    assert table.waiting == (1, 2)
    assert options_of(table, 1) == before


@pytest.mark.rule("S16.1.4")
@pytest.mark.parametrize("seats", range(1, 6))
def test_heroes_change_hands_only_in_the_hero_phase(seats: int) -> None:
    changes = 0
    holders: list[int] | None = None
    at_the_end_of_the_phase = False
    for position, entry in walk(seats, 20 + seats):
        now = [*position.state.hero.tolist(), int(position.state.common)]
        if holders is not None and now != holders:
            assert at_the_end_of_the_phase
            changes += 1
        holders = now
        ending = int(position.state.done) | (1 << entry.seat if entry.seat >= 0 else 0)
        at_the_end_of_the_phase = position.state.phase == Phase.ACTIONS and ending == (1 << seats) - 1
    assert changes > 0


def elsewhere(position: Position, dice: random.Random) -> Position:
    """The same position for seat 0, with the others' yards shuffled among all that they hold."""
    other = copy(position, A_TABLE)
    for name in OWN:
        rows = other.state[name]
        for seat in range(1, SEATS):
            values = rows[seat].reshape(-1)
            rows[seat] = np.array(dice.sample(values.tolist(), values.size), values.dtype).reshape(rows[seat].shape)
    for track in range(3):
        if other.state.hero[track] != 0:
            other.state.hero[track] = dice.choice([1, 2, 5])
    other.state.common = (int(other.state.common) & 1) | dice.choice([0, 2, 4, 6])
    return other


@pytest.mark.rule("S16.1.4")
@pytest.mark.rule("S16.1.5")
@pytest.mark.parametrize("seed", range(4))
def test_what_a_player_may_do_and_what_comes_of_it_does_not_depend_on_others(seed: int) -> None:
    dice, actions = random.Random(seed), 0
    for position, _ in walk(3, seed):
        if position.state.phase != Phase.ACTIONS or position.mask() != 7:
            continue
        twin = elsewhere(position, dice)
        legal = position.legal(0).copy()
        assert np.array_equal(twin.legal(0), legal)
        for code in np.flatnonzero(legal == 0).tolist():
            one, two = copy(position, A_TABLE), copy(twin, A_TABLE)
            for each in (one, two):
                each.apply(Entry(0, code))
            assert belongings(one, 0) == belongings(two, 0)
            assert one.state.drawing == two.state.drawing
            actions += 1
    assert actions > 100


# Running it


@pytest.mark.rule("S16.2.1")
def test_actions_are_applied_as_they_arrive_and_stand_in_one_log(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, card RO01, step actions")
    for seat, move in ((2, "buy wood"), (0, "forge"), (2, "buy wood"), (1, "place board 5")):
        table.play(seat, move)
    assert [(entry.seat, table.game.space[entry.code].text) for entry in table.entries] == [
        (2, "buy wood"),
        (0, "forge"),
        (2, "buy wood"),
        (1, "place board 5"),
    ]
    assert [goods(table, seat)["coin"] if seat < 2 else goods(table, seat)["wood"] for seat in range(3)] == [2, 4, 3]


@pytest.mark.rule("S16.2.1")
def test_a_player_may_act_while_another_is_in_the_middle_of_an_action(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\nhand 0: TF09\nhand 1: SH04")
    table.play(0, "play TF09")
    table.play(1, "discard SH04")
    assert [yard(table, seat)["pending"]["ask"] for seat in (0, 1)] == ["pay_any", "gain_any"]
    table.play(0, "basic wool")
    table.play(1, "basic iron")
    assert (goods(table, 0)["coin"], goods(table, 1)["iron"]) == (7, 2)


@pytest.mark.rule("S16.2.2")
def test_the_phase_is_over_when_everybody_has_declared_the_end(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions")
    for seat in (1, 0, 2):
        assert table.view(None)["position"]["step"] == "actions"
        table.play(seat, "end")
    assert (table.view(None)["position"]["step"], table.view(None)["position"]["round"]) == ("draft", 3)


@pytest.mark.rule("S16.2.2")
def test_a_declaration_is_final(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions")
    table.play(1, "buy wood")
    table.play(1, "end")
    assert table.why_not(1, "forge") == ("S16.2.2", "already_ended")
    assert table.why_not(1, "end") == ("S16.2.2", "already_ended")
    with pytest.raises(IllegalMove):
        table.undo(1)


@pytest.mark.rule("S16.2.3")
def test_others_see_an_area_live_but_never_a_hand(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\nhand 0: SH01 TF01 BU01")
    table.play(0, "lay SH01")
    for viewer in (None, 1, 2):
        seen = table.view(viewer)["position"]
        assert seen["yards"][0]["board"][0]["card"] == "SH01"
        assert seen["yards"][0]["handSize"] == 2
        assert seen["hand"] == (None if viewer is None else [])
        assert "TF01" not in str(seen)
        assert "BU01" not in str(seen)


# Commuting


@pytest.mark.rule("S16.3.5")
@pytest.mark.parametrize("seats", range(2, 6))
def test_actions_of_different_players_that_draw_nothing_commute(seats: int) -> None:
    pairs, dice = 0, random.Random(seats)
    for position, _ in walk(seats, 40 + seats):
        mask = position.mask()
        if position.state.phase != Phase.ACTIONS or mask == CHANCE_BIT or len(seats_of(mask)) < 2:
            continue
        both = dice.sample(seats_of(mask), 2)
        for _ in range(3):
            rows = [Entry(seat, int(dice.choice(np.flatnonzero(position.legal(seat) == 0)))) for seat in both]
            worlds = []
            for order in (rows, rows[::-1]):
                world = copy(position, A_TABLE)
                for row in order:
                    if world.mask() != CHANCE_BIT:
                        world.apply(row)
                worlds.append(world)
            if all(world.mask() != CHANCE_BIT for world in worlds):
                assert worlds[0].array.tobytes() == worlds[1].array.tobytes()
                pairs += 1
    assert pairs > 200


@pytest.mark.rule("S16.3.5")
def test_the_order_of_the_log_decides_who_drew_first_and_a_replay_follows_it(set_up: SetUp) -> None:
    hands = []
    for order in ((0, 1), (1, 0)):
        table = set_up("seats 3, round 2, step actions\nhand 0: BU06\nhand 1: BU06", seed=4)
        for seat in order:
            table.play(seat, "discard BU06")
        hands.append([table.view(seat)["position"]["hand"] for seat in order])
        again = Table.parse(table.dump())
        assert [again.view(seat) for seat in range(3)] == [table.view(seat) for seat in range(3)]
    assert hands[0] == hands[1]
    assert hands[0][0] != hands[0][1]


@pytest.mark.rule("S16.2.4")
def test_a_player_who_runs_out_of_time_discards_in_order_takes_wood_and_ends(set_up: SetUp) -> None:
    table = set_up("seats 2, round 2\nseat 0: gold 1\nhand 0: CR14 SH04 BU09\nhand 1: SH01")
    table.play(0, "discard BU09")
    run_out_of_time(table, 0)
    assert table.waiting == (1,)
    assert goods(table, 0) == {"wood": 2, "gold": 1, "worker": 1}
    assert table.view(None)["position"]["yards"][0]["handSize"] == 0


@pytest.mark.rule("S16.2.4")
def test_running_out_of_time_finishes_a_placement_and_buys_nothing(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 2, card RO01\nseat 0: worker 3, coin 9, gold 2\nbuildings 0: HU01/TF02\nhand 0: SH01"
    )
    table.play(0, "place building 0, ability building")
    run_out_of_time(table, 0)
    assert goods(table, 0) == {"coin": 12, "gold": 1, "wood": 1, "wool": 1, "iron": 1, "worker": 3}
    assert 0 not in table.waiting
