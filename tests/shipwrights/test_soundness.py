"""A position that no game can lead to is a fault, before any rule works with it (files come from anybody)."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from meadhall import Table
from meadhall.core.contract import CHANCE, CHANCE_BIT
from meadhall.core.files import TableError
from meadhall.core.game import find
from meadhall.core.position import Entry, Position
from meadhall.core.rng import pick, roll, stream
from meadhall.games.shipwrights.rules.state import MOST, Ask, Doing, Phase

GAME = find("shipwrights")
CARDS = GAME.load_cards(None)
Change = Callable[[np.record], Any]


def reached(phase: Phase, seats: int, entries: int = 1) -> np.record:
    """A position of a random game, so many entries after the first of this phase, at which nobody is busy."""
    position = Position.start(GAME, CARDS, seats, GAME.complete_options(seats, None))
    dice, count = stream(4, 0), 0
    while count < entries or position.state.phase != phase or position.state.ask.any() or position.state.drawing:
        if (mask := position.mask()) == CHANCE_BIT:
            position.apply(Entry(CHANCE, int(roll(dice, position.weights()))))
        else:
            seat = mask.bit_length() - 1
            position.apply(Entry(seat, int(pick(dice, position.legal(seat)))))
        count += int(position.state.phase == phase)
    return position.state


def put(name: str, place: int | tuple[int, ...], value: int) -> Change:
    return lambda s: s[name].__setitem__(place, value)


def write(name: str, value: int) -> Change:
    return lambda s: s.__setitem__(name, value)


BUSY: dict[str, Change] = {
    **{f"{ask.name} is asked": put("ask", 0, ask) for ask in Ask if ask},
    **{f"{doing.name} is under way": put("doing", 0, doing) for doing in Doing if doing},
    **{
        f"{name} of nothing": put(name, 0, 1)
        for name in ("at", "icons", "cut", "spent", "resolved", "owes_cards", "owes_any", "due", "draws", "picks")
    },
    "a ship's effect without the ship": put("launched", 0, 14),
    "a reward for nothing": put("owed", (0, 1), 1),
    "a card drawn by nobody": write("drawing", 1),
    "a raid card drawn by a seat that is not there": lambda s: (write("drawing", 2)(s), write("drawer", 4)(s)),
    "no hut": put("hut", 0, 0),
    "no round card": write("round_card", 0),
    "a round card that was not turned": lambda s: s["rounds_used"].fill(0),
    "too many round cards": lambda s: s["rounds_used"].fill(1),
    "a step of the draft": write("draft_step", 2),
    "a deal": write("dealt", 1),
    "prices of an enemy": write("dearer", 1),
    "raids of an enemy": write("raid_more", 1),
    "tucking of an enemy": write("tuck_more", 1),
    "a hero of a seat that is not there": put("hero", 0, 4),
    "no slot": put("slots", 0, 0),
    "a pick outside the draft": put("picked", (0, 1), 1),
    "openings without end": write("openings", MOST),
}


@pytest.mark.parametrize("what", BUSY)
def test_between_two_actions_nothing_is_open(what: str) -> None:
    state = reached(Phase.ACTIONS, 3, 40)
    assert GAME.rules.faults(state, CARDS.record) == 0
    BUSY[what](state)
    assert not GAME.state.out_of_range(state)
    assert GAME.rules.faults(state, CARDS.record) != 0


def in_pack(s: np.record, seat: int) -> int:
    return int(s.pack[seat, 0])


def not_in_pack(s: np.record, seat: int) -> int:
    return next(lying for lying in range(1, 66) if lying not in s.pack[seat])


PICKED: dict[str, Change] = {
    "a card that is not in the pack": lambda s: (put("picked", (0, 1), not_in_pack(s, 0))(s), write("ready", 1)(s)),
    "a card, and not ready": lambda s: put("picked", (0, 1), in_pack(s, 0))(s),
    "ready without a card": write("ready", 1),
    "too many cards": lambda s: put("picked", (0, 0), in_pack(s, 0))(s),
    "in a step that such a pack cannot have": write("draft_step", 1),
    "while cards are dealt": write("dealt", 1),
}


@pytest.mark.parametrize("what", PICKED)
def test_a_picked_card_is_in_the_pack(what: str) -> None:
    state = reached(Phase.DRAFT, 3)
    assert GAME.rules.faults(state, CARDS.record) == 0
    PICKED[what](state)
    assert not GAME.state.out_of_range(state)
    assert GAME.rules.faults(state, CARDS.record) != 0


@pytest.mark.parametrize(("seats", "name", "value"), [(1, "draft_step", 3), (2, "draft_step", 6), (3, "dealt", 18)])
def test_cards_are_dealt_to_packs_with_room(seats: int, name: str, value: int) -> None:
    state = reached(Phase.DEAL, seats)
    assert GAME.rules.faults(state, CARDS.record) == 0
    write(name, value)(state)
    assert GAME.rules.faults(state, CARDS.record) != 0


def test_huts_are_dealt_in_the_order_of_the_seats_and_each_once() -> None:
    state = reached(Phase.HUTS, 3)
    assert GAME.rules.faults(state, CARDS.record) == 0
    for huts in ([0, 1, 0], [2, 2, 0], [1, 2, 3]):
        state.hut[:3] = huts
        assert GAME.rules.faults(state, CARDS.record) != 0


def test_a_saved_game_that_asks_for_what_nobody_does_is_refused() -> None:
    """It once sent the rules into a loop without end: no icon of no ship was next."""
    table = Table.new("shipwrights", 3, 3)
    while table.position.state.phase != Phase.ACTIONS:
        table.play(table.due, table.moves(table.due)[0])
    plain = json.loads(table.fork(0, seed=4).dump())
    Table.parse(json.dumps(plain))
    plain["imagined"]["state"]["ask"][0] = int(Ask.SKILL)
    with pytest.raises(TableError, match="the imagined position is impossible"):
        Table.parse(json.dumps(plain))


def test_a_record_that_asks_for_an_icon_of_no_ship_does_not_hang_the_rules() -> None:
    state = reached(Phase.ACTIONS, 3)
    put("ask", 0, int(Ask.SKILL))(state)
    why, _ = GAME.scratch()
    GAME.rules.legal(state, CARDS.record, 0, why)
    assert why.any()
