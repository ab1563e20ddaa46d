"""Karls for a trainer's league. They think on the processor, wherever the games are."""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from ..core.game import Cards, Game
from ..core.rng import stream
from .compiled.karls import ask_karls
from .encoding import action_count, tables

Array = np.ndarray[Any, Any]
A_THREAD = 512  # games that are worth a thread of their own


class Karls:
    """A Karl for each of the first games of a batch, with its own stream of random numbers."""

    def __init__(self, game: Game, cards: Cards, seats: int, count: int, seed: int) -> None:
        self.game, self.cards, self.count = game, cards, count
        self.dice = np.array([stream(seed, 1 + seats, at << 40) for at in range(count)], np.uint64).reshape(count, 2)
        self._places = places(game, seats)
        threads = max(min(os.cpu_count() or 1, count // A_THREAD), 1)
        self._parts = [slice(*edge) for edge in pairwise(count * at // threads for at in range(threads + 1))]
        self._rooms = [
            (*game.scratch(), np.zeros(len(game.space), np.int64), np.zeros(len(game.space))) for _ in self._parts
        ]
        self._pool = ThreadPoolExecutor(threads)

    def choose(self, states: Array, seats: Array, wanted: Array) -> Array:
        """Return an action for each game in which one is wanted."""
        actions = np.zeros(self.count, np.int64)

        def ask(part: slice, room: tuple[Array, ...]) -> None:
            why, weights, codes, promise = room
            ask_karls(
                states[part], self.cards.array, seats[part], self.dice[part], self._places, why, weights.size, codes,
                promise, wanted[part], actions[part],
            )  # fmt: skip

        list(self._pool.map(ask, self._parts, self._rooms))
        return actions


def places(game: Game, seats: int) -> Array:
    """Return what each code is, as an action seen from a seat's chair."""
    rows = tables(game.name, seats).actions
    found = np.zeros((seats, len(game.space)), np.int64)
    for seat in range(seats):
        found[seat, rows[seat]] = np.arange(action_count(game.name))
    return found
