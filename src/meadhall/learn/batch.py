"""Many games at once, step by step, in arrays of NumPy; on as many cores as are given."""

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from ..core.game import find
from .compiled.drive import Batch, Room, Setting, begin_games, step_games
from .encoding import action_count, chair_of, size, tables

Array = np.ndarray[Any, Any]


class Games:
    """So many games side by side. Each waits for one seat, which has a choice. A game that ends begins `again`.

    `observation[game]` is what that seat knows, `mask[game]` which actions it may take, `seat[game]` which seat it is.
    After a step, `done[game]` tells whether a game ended, `reward[game]` what each seat got, and `points[game]` the
    score of each seat when it last ended. These arrays are filled anew by every step: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        games: int = 1024,
        seed: int = 1,
        options: Mapping[str, Any] | str | None = None,
        cards: Any = None,
        threads: int | None = None,
        again: bool = True,
    ) -> None:
        self.game = find(game)
        self.version, self.table_cards = chair_of(self.game).version, self.game.load_cards(cards)
        self.seats, self.games = self.game.usual_seats if seats is None else seats, games
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.cells, self.actions = size(game), action_count(game)
        chosen = self.game.complete_options(self.seats, options)
        self._setting = Setting(
            self.game.state.blank(),
            self.table_cards.array,
            self.game.encode(chosen),
            tables(game, self.seats),
            self.seats,
            games,
            again,
        )
        self._first = seed
        self._whole = self._arrays()
        self.observation, self.mask, self.seat = self._whole.vectors, self._whole.masks, self._whole.seat
        self.reward, self.points, self.done = self._whole.rewards, self._whole.points, self._whole.over
        self.played = self._whole.played
        self._parts = self._split(min(threads or os.cpu_count() or 1, games))
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Start every game anew. Game i of the batch plays the deals seed + i, seed + i + games, and so on."""
        self._first = self._first if seed is None else seed
        self._whole.seeds[:] = np.arange(self._first, self._first + self.games, dtype=np.uint64)
        for array in (self.reward, self.points, self.done, self.played):
            array[:] = 0
        self._each(lambda span, batch, room: begin_games(batch, self._setting, room))

    def step(self, actions: Array) -> None:
        """Take an action in every game, each as its chooser sees it. Raise ValueError if one is not legal."""
        taken = np.ascontiguousarray(actions, np.int64)
        if taken.shape != (self.games,):
            raise ValueError(f"a step takes one action a game, {self.games} in all, not {taken.shape}")
        inside = (taken >= 0) & (taken < self.actions)
        refused = ~inside | (self.mask[np.arange(self.games), np.where(inside, taken, 0)] == 0)
        if refused.any():
            game = int(refused.argmax())
            raise ValueError(f"game {game} of the batch: seat {self.seat[game]} may not take action {taken[game]}")
        self._each(lambda span, batch, room: step_games(batch, self._setting, room, taken[span]))

    def known(self, game: int, seat: int | None) -> np.record:
        """Return all that a seat, or for None a spectator, may know of a game."""
        return self.game.look(self._whole.states[game], self.table_cards.record, seat)

    def text(self, game: int, action: int) -> str:
        """Return what an action of a game's chooser is, in the words of the log."""
        return str(self.game.space[int(self._setting.tables.actions[self.seat[game], action])])

    def states(self, count: int) -> Array:
        """Return the states of the first games. A trainer's Karls look at them."""
        return self._whole.states[:count]

    def snapshot(self) -> dict[str, Array]:
        """Return all that the games are, as bytes."""
        return {name: as_bytes(array).copy() for name, array in self._whole._asdict().items() if name != "content"}

    def restore(self, kept: Mapping[str, Array]) -> None:
        """Go on from a snapshot of as many games."""
        for name, array in self._whole._asdict().items():
            if name != "content":
                as_bytes(array)[:] = kept[name]

    def _arrays(self) -> Batch:
        n, looks = self.games, self.game.known.blank(self.games)
        return Batch(
            states=self.game.state.blank(n),
            looks=looks,
            content=as_bytes(looks).reshape(n, -1),
            dice=np.zeros((n, 2), np.uint64),
            seeds=np.zeros(n, np.uint64),
            seat=np.zeros(n, np.int64),
            vectors=np.zeros((n, self.cells), np.uint8),
            masks=np.zeros((n, self.actions), np.uint8),
            rewards=np.zeros((n, self.seats), np.float32),
            points=np.zeros((n, self.seats), np.int32),
            over=np.zeros(n, np.bool_),
            played=np.zeros(n, np.int64),
        )

    def _split(self, threads: int) -> list[tuple[slice, Batch, Room]]:
        """Cut the batch into a part for each thread. Every game has its own dice, so parts change nothing."""
        edges = [self.games * at // threads for at in range(threads + 1)]
        spans = [slice(first, last) for first, last in pairwise(edges)]
        parts = (self.seats, len(self.game.parts))
        return [
            (
                span,
                Batch(*(array[span] for array in self._whole)),
                Room(*self.game.scratch(), np.zeros(parts, np.int32)),
            )
            for span in spans
        ]

    def _each(self, work: Any) -> None:
        if self._pool is None:
            work(*self._parts[0])
        else:
            list(self._pool.map(lambda part: work(*part), self._parts))


def as_bytes(array: Array) -> Array:
    """Return the same memory as bytes."""
    return array.view(np.ndarray).view(np.uint8)
