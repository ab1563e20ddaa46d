"""A table set up from a position written as text."""

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
import pytest

from meadhall import Table
from meadhall.core.contract import CHANCE, SPECTATOR
from meadhall.core.game import find
from meadhall.core.position import Entry, Position
from meadhall.games.eketorp.people.notation import position

SetUp = Callable[..., Table]
CARDS = find("eketorp").load_cards(None)


@pytest.fixture
def set_up() -> SetUp:
    """`set_up(text, options)`: a table at that position; forced choices are not played until the first move."""

    def build(text: str, options: Mapping[str, Any] | str | None = None, seed: int = 1) -> Table:
        game = find("eketorp")
        array = position(text, options)
        state = array[0]
        assert not game.state.out_of_range(state)
        assert game.rules.faults(state, CARDS.record) == 0
        seats = int(state.seats)
        table = Table(game, seats, game.complete_options(seats, options), CARDS, seed, (SPECTATOR, state))
        return table

    return build


def fight(table: Table, attacker: int, attack: str, defender: int, a: int, b: int) -> None:
    """An attack without amulets: declare, pass, play. Forced choices play themselves."""
    table.play(attacker, attack)
    for seat in (attacker, defender):
        if table.waiting == (seat,) and table.why_not(seat, "pass") is None:
            table.play(seat, "pass")
    for seat, value in ((attacker, a), (defender, b)):
        if seat in table.waiting and table.view(seat)["position"]["step"] == "card":
            table.play(seat, f"play {value}")


def options_of(table: Table, seat: int) -> set[str]:
    """The texts of a seat's legal moves."""
    return {move.text for move in table.moves(seat)}


def castle(table: Table, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """A seat's castle as another seat, or a spectator, sees it."""
    found: dict[str, Any] = table.view(viewer)["position"]["castles"][seat]
    return found


def siege_field(table: Table, seat: int, side: str) -> dict[str, Any]:
    """What stands and lies on a siege field of a castle, without the walls it faces and what they may lose."""
    found: dict[str, Any] = castle(table, seat)["sieges"][side]
    return {name: found[name] for name in ("vikings", "over", "booty")}


def rest(table: Table) -> None:
    """A round in which everybody stays at home."""
    for seat in table.waiting:
        table.play(seat, "plan")


def random_play(table: Table, seed: int) -> Iterator[Table]:
    """The table before each decision of a game of random choices, and at its end."""
    dice = random.Random(seed)
    yield table
    while table.waiting:
        seat = dice.choice(table.waiting)
        table.play(seat, dice.choice(table.moves(seat)))
        yield table


def positions(table: Table) -> Iterator[tuple[Entry, np.record]]:
    """Every row of a game with the position after it."""
    board = Position.start(table.game, table.cards, table.seats, table.options)
    for entry in table.entries:
        board.apply(entry)
        yield entry, board.state


@pytest.fixture(scope="session")
def random_games() -> list[Table]:
    """Finished games of random choices, three to six seats, both ways out of the hospital."""
    tables = [
        Table.new("eketorp", seats, seed, {"hospitalExit": way})
        for seats in range(3, 7)
        for way in ("afterLast", "onArrival")
        for seed in range(4)
    ]
    for seed, table in enumerate(tables):
        for _ in random_play(table, seed):
            pass
    return tables


def board(table: Table, viewer: int | None = None) -> dict[str, Any]:
    """The position as a seat, or a spectator, sees it."""
    found: dict[str, Any] = table.view(viewer)["position"]
    return found


def fall(table: Table, *outcomes: str) -> None:
    """Let chance fall like this, whatever the seed: `fall(table, "draw 5", "material 3")`."""
    for outcome in outcomes:
        entry = Entry(CHANCE, table.game.space.by_text[outcome].code)
        assert table.position.fits(entry), outcome
        table.position.apply(entry)
