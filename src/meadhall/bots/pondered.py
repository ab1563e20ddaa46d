"""A decision that is pondered: the worlds that its seat may imagine, and whole moves tried in the same ones."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..core.game import Cards, Game
from ..core.hints import Codes, Imagined
from ..core.position import Entry, Position
from ..core.space import Action
from .bot import Stream
from .compiled.iterate import AHEAD, FOUND, TO_THE_END, Given, Walk, grow, walk
from .compiled.judgement import reopen
from .compiled.tree import Tree, plant

ENTRIES = 600  # of an imagined game that are noted
TRIES = np.uint64(1 << 30)  # numbers of a decision from here on are for trying whole moves


@dataclass
class Pondered:
    """A decision as its seat sees it. The same question leads to the same worlds."""

    game: Game
    cards: Cards
    known: np.record
    legal: list[Action]
    rng: Stream
    kept: Codes = ()  # what a person has placed already, as a whole move
    effort: float = 1.0  # how many times as long it thinks
    opened: np.record | None = None  # the true state, where all hands are open

    def __post_init__(self) -> None:
        self.seen = self.game.known.blank()
        self.seen[0] = self.known
        reopen(self.seen[0])
        self.true = self.game.state.blank(0 if self.opened is None else 1)
        if self.opened is not None:
            self.true[0] = self.opened
        self.room = Room(self.game, int(self.known.seats))
        self.bare: Tree = plant(0)  # without room: all play on as Karl might, so that longer thinking measures the same
        self.tree = self.bare
        self.thoughts = np.array([self.rng[0], self.rng[1]])
        self.trials = np.array([self.rng[0], self.rng[1] + TRIES])

    def _grow(self, iterations: int, given: Given, rng: Stream | None = None) -> None:
        room, ahead = self.room, AHEAD if self.game.judgement else TO_THE_END
        own = self.thoughts if rng is None else rng
        tree = self.tree if rng is None else self.bare
        grow(
            tree, room.walk, self.seen, self.true, self.cards.array, room.worlds, room.looks, room.words, iterations,
            ahead, own, given,
        )  # fmt: skip

    def _world(self, begin: np.uint64 | None = None) -> Position:
        """Return the world whose numbers begin there, or any."""
        array = self.game.state.blank()
        if self.opened is not None:
            array[0] = self.opened
        else:
            rng = self.trials.copy() if begin is None else np.array([self.rng[0], begin])
            self.game.rules.imagine(self.seen[0], self.cards.record, rng, array[0])
        return Position(self.game, self.cards, array)

    def _try(self, moves: list[Codes], worlds: int, traced: int) -> tuple[Given, np.ndarray]:
        """Play the moves in so many worlds, and note how the games of the first went on."""
        codes = np.zeros((len(moves), max(map(len, moves))), np.int64)
        for at, move in enumerate(moves):
            codes[at, : len(move)] = move
        lengths, shape = np.array([len(move) for move in moves], np.int64), (len(moves), worlds)
        parts = []
        for count, entries in ((min(traced, worlds), ENTRIES), (worlds - min(traced, worlds), 0)):
            part = (len(moves), count)
            given = Given(
                codes, lengths, np.zeros((*part, FOUND)), np.zeros(count, np.uint64),
                np.zeros((*part, entries, 2), np.int32), np.zeros(part, np.int64),
            )  # fmt: skip
            self._grow(count, given, self.trials)
            parts.append(given)
        found = np.concatenate([part.found for part in parts], axis=1)
        assert found.shape[:2] == shape
        return parts[0], found

    def _trails(self, given: Given, move: int) -> Iterator[np.ndarray]:
        """Play the noted games again, and yield the states that they led through."""
        every = bool(self.game.hints and self.game.hints.every_part)
        for world, begin in enumerate(given.begins):
            entries = given.notes[move, world, : given.noted[move, world]].tolist()
            yield _trail(self._world(begin), entries, every)

    def tried(self, moves: list[Codes], worlds: int) -> list[Imagined]:
        """Return what comes of whole moves in so many worlds, the same for all, with all their states."""
        given, found = self._try(moves, worlds, worlds)
        return [
            Imagined(codes, found[at][:, 0], found[at][:, 1], tuple(self._trails(given, at)))
            for at, codes in enumerate(moves)
        ]


class Room:
    """Arrays that an iteration writes into."""

    def __init__(self, game: Game, seats: int) -> None:
        size = game.known.dtype.itemsize
        self.words = np.zeros(-(-size // 8), np.uint64)
        self.looks = self.words.view(np.uint8)[:size].view(game.known.dtype)
        self.worlds = game.state.blank()
        self.walk: Walk = walk(*game.scratch(), seats, len(game.parts), ENTRIES)


def _trail(position: Position, entries: list[list[int]], every: bool) -> np.ndarray:
    states = [position.array.tobytes()]
    for seat, code in entries:
        if not every:
            position.apply(Entry(seat, code))
            continue
        position.act(Entry(seat, code))
        states.append(position.array.tobytes())
        while position.advance():
            states.append(position.array.tobytes())
    return np.frombuffer(b"".join([*states, position.array.tobytes()]), position.array.dtype)
