"""Records that no game has led to: every number in its range, nothing else promised. The rules must stand them all.

`python -m tests.fuzz COUNT SEED GAMES` looks at so many of each game, made of that many true games, and says as JSON
what they were. Interpreted, NumPy raises IndexError for whatever lies beside an array; compiled with
`NUMBA_BOUNDSCHECK=1`, so do the rules themselves, and many more records can be looked at.
"""

import json
import random
import sys
import warnings
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from meadhall import Table, story
from meadhall.core.compiled import COMPILED
from meadhall.core.contract import CHANCE, CHANCE_BIT, SPECTATOR
from meadhall.core.files import TableError
from meadhall.core.game import OURS, Cards, Game, find
from meadhall.core.handle import handle
from meadhall.core.position import Entry, Position, seats_of
from meadhall.core.rng import pick, roll, stream

BATCH = 500
MARGIN = 64  # records before and after the one that is looked at: who writes beside it is found out
CHANGES = 6  # fields at most that differ from a true position
FURTHER = 6  # entries that are played on from a position that passes for a true one
ASTRAY = 3  # entries that are played on from one that does not


class Astray(Exception):
    """A rule wrote beside the record."""


def true_positions(game: Game, cards: Cards, seed: int, games: int) -> np.ndarray[Any, Any]:
    """Positions of random games, in all their phases and with all numbers of seats."""
    found, choice = list[bytes](), random.Random(seed)
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        options = {option.name: choice.choice(option.values) for option in game.options if not option.seat}
        position = Position.start(game, cards, seats, game.complete_options(seats, options if number % 2 else None))
        dice = stream(seed + number, 0)
        while mask := position.mask():
            found.append(position.array.tobytes())
            if mask == CHANCE_BIT:
                position.apply(Entry(CHANCE, int(roll(dice, position.weights()))))
            else:
                seat = choice.choice(seats_of(mask))
                position.apply(Entry(seat, int(pick(dice, position.legal(seat)))))
        found.append(position.array.tobytes())
    return np.frombuffer(b"".join(found), game.state.dtype)


def records(game: Game, base: np.ndarray[Any, Any], count: int, seed: int) -> Iterator[np.ndarray[Any, Any]]:
    """Batches of records: a fifth of them wholly random, the others true ones with a few random numbers in them.

    Options stay as they are: those of a file are compared with those of its table.
    """
    rng, names = np.random.default_rng(seed), [name for name in game.state.cells if name != "option"]
    for first in range(0, count, BATCH):
        size = min(BATCH, count - first)
        batch = game.state.blank(size)
        batch[:] = base[rng.integers(base.size, size=size)]
        wholly, changes = rng.random(size) < 0.2, rng.integers(1, CHANGES + 1, size)
        for change in range(CHANGES):
            chosen = rng.integers(len(names), size=size)
            for number, name in enumerate(names):
                rows = np.flatnonzero((chosen == number) & (changes > change))
                _scatter(batch, name, rows, game, rng)
        rows = np.flatnonzero(wholly)
        for name in names:
            each = game.state.cells[name]
            batch[name][rows] = rng.integers(each.low, each.high + 1, (rows.size, *each.shape))
        yield batch


def _scatter(batch: np.ndarray[Any, Any], name: str, rows: Any, game: Game, rng: np.random.Generator) -> None:
    """Put one random number into the field of each of these records."""
    each = game.state.cells[name]
    place = tuple(rng.integers(length, size=rows.size) for length in each.shape)
    batch[name][(rows, *place)] = rng.integers(each.low, each.high + 1, rows.size)


class Examination:
    """All that a server may ask of a record."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, loaded = game, game.load_cards(None)
        self.cards = replace(loaded, array=np.tile(loaded.array, 2 * MARGIN + 1)[MARGIN : MARGIN + 1])
        self.room = game.state.blank(2 * MARGIN + 1)
        self.position = Position(game, self.cards, self.room[MARGIN : MARGIN + 1])
        self.known, self.world = handle(game.known.blank()), handle(game.state.blank())
        self.rng, self.found = stream(seed, 3), Counter[str]()

    def look_at(self, record: np.record) -> None:
        """Judge a record as a file is judged, look at it, and play on if it passes for a true one."""
        self.room[MARGIN] = record
        faulty = int(self.game.rules.faults(self.position.handle, self.cards.handle))
        self.found["faulty" if faulty else "sound"] += 1
        self.look(COMPILED or not faulty)
        if not faulty and not self.position.is_stuck():
            self.found["playable"] += 1
            self.play_on(record)
        if self.room[:MARGIN].tobytes().strip(b"\0") or self.room[MARGIN + 1 :].tobytes().strip(b"\0"):
            raise Astray
        for _ in range(ASTRAY):  # nobody acts on a faulty record, but if somebody did, it would come to an end
            if not self.act():
                break
            self.found["acts"] += 1
        self.room[:] = self.game.state.blank(self.room.size)

    def look(self, imagining: bool) -> None:
        """Ask everything that changes nothing; worlds are imagined of what can be, for nonsense takes long to count."""
        position, rules = self.position, self.game.rules
        seats = int(position.state.seats)
        position.mask()
        rules.due(position.handle, -1), rules.sealed(position.handle), rules.rounds(position.handle)
        position.ending(), position.scores(seats), position.winners(), position.weights()
        for seat in range(seats):
            position.legal(seat), position.opened(seat)
            rules.forced(position.handle, self.cards.handle, seat, position.why)
        for seat in (SPECTATOR, *range(seats)):
            rules.known(position.handle, self.cards.handle, seat, self.known)
            if imagining:
                rules.imagine(self.known, self.cards.handle, self.rng, self.world)

    def act(self) -> bool:
        """Let chance fall or somebody move, whatever the record is worth; return False if nobody can."""
        mask = self.position.mask()
        if mask == CHANCE_BIT:
            weights = self.position.weights()
            if not weights.any() or weights.min() < 0:
                return False
            self.position.apply(Entry(CHANCE, int(roll(self.rng, weights))))
            return True
        for seat in seats_of(mask):
            code = int(pick(self.rng, self.position.legal(seat)))
            if code >= 0:
                self.position.apply(Entry(seat, code))
                return True
        return False

    def play_on(self, record: np.record) -> None:
        """Look and play as people at a table would who begin with this position."""
        seats = int(self.position.state.seats)
        options = {
            option.name: option.values[int(at)]
            for option, at in zip(self.game.options, self.position.state.option, strict=True)
        }
        try:
            table = Table(self.game, seats, options, self.cards, 1, (SPECTATOR, record.copy()))
            for _ in range(FURTHER):
                table.settle()
                moves = [(seat, int(pick(self.rng, table.position.legal(seat)))) for seat in table.waiting]
                able = [(seat, code) for seat, code in moves if code >= 0]
                self.found["dead ends"] += bool(moves) > bool(able)
                if not able:
                    break
                table.play(*able[0])
        except TableError:
            self.found["dead ends"] += 1
        for viewer in (None, *range(seats)):
            table.view(viewer)
        for _ in story.tell_all(table, (None, *range(seats))):
            pass


def examine(name: str, count: int, seed: int, games: int) -> Iterator[dict[str, int]]:
    """Look at so many records, and yield after each batch what they were."""
    game = find(name)
    examination = Examination(game, seed)
    base = true_positions(game, examination.cards, seed, games)
    for batch in records(game, base, count, seed):
        for record in batch:
            examination.look_at(record)
        yield dict(examination.found)


if __name__ == "__main__":
    count, seed, games = map(int, sys.argv[1:4])
    warnings.simplefilter("ignore", RuntimeWarning)  # numbers wrap as they do in compiled code
    print(json.dumps({name: list(examine(name, count, seed, games))[-1] for name in OURS}))
