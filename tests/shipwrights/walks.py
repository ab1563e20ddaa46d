"""Whole games of random play, step by step."""

import random
from collections.abc import Iterator

import numpy as np

from meadhall import Table
from meadhall.core.contract import CHANCE, CHANCE_BIT
from meadhall.core.position import Entry, Position, seats_of


def walk(seats: int, seed: int) -> Iterator[tuple[Position, Entry]]:
    """Each position of a game, with the row that follows it."""
    table = Table.new("shipwrights", seats, seed)
    position, choice = table._beginning(), random.Random(seed)
    while mask := position.mask():
        if mask == CHANCE_BIT:
            weights = position.weights().tolist()
            entry = Entry(CHANCE, choice.choices(range(len(weights)), weights)[0])
        else:
            seat = choice.choice(seats_of(mask))
            entry = Entry(seat, int(choice.choice(np.flatnonzero(position.legal(seat) == 0))))
        yield position, entry
        position.apply(entry)


def copy(position: Position, table: Table) -> Position:
    return Position(table.game, table.cards, position.array.copy())
