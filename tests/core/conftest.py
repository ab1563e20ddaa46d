"""Tables for the tests of the core: set up from text, or led on by random choices."""

import random
from collections.abc import Mapping
from typing import Any

from meadhall import Table
from meadhall.core.contract import SPECTATOR
from meadhall.core.game import find
from meadhall.games.eketorp.people.notation import position

BATTLE = """
seats 3, round 2, leader 0, step fights
A grass: 0 1 2
seat 0: hand 1 2 5 6
seat 1: hand 2 3 4 6
"""


def table_at(text: str, options: Mapping[str, Any] | str | None = None, seed: int = 1) -> Table:
    """A table that begins at this position."""
    game = find("eketorp")
    state = position(text, options)[0]
    seats = int(state.seats)
    return Table(game, seats, game.complete_options(seats, options), game.load_cards(None), seed, (SPECTATOR, state))


def play_on(table: Table, moves: int, seed: int) -> Table:
    """The table after that many random moves, or at its end."""
    dice = random.Random(seed)
    for _ in range(moves):
        if table.waiting:
            seat = dice.choice(table.waiting)
            table.play(seat, dice.choice(table.moves(seat)))
    return table


def finished(seats: int = 3, seed: int = 5) -> Table:
    return play_on(Table.new("eketorp", seats, seed), 5000, seed)


def bytes_of(table: Table) -> bytes:
    return table.position.array.tobytes()


def texts(table: Table) -> list[str]:
    """The log, a text an entry."""
    return [f"undo {each.code}" if each.mark == "undo" else table.game.space[each.code].text for each in table.entries]
