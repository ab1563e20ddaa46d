"""A position of any game. It judges entries of a log and applies them."""

import zlib
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from .contract import CHANCE, CHANCE_BIT
from .game import Cards, Game
from .handle import handle
from .record import Reading


class Entry(NamedTuple):
    """An entry of the log: a decision or a chance outcome, and what is special about it.

    `forced`: everybody could see that it was the only choice. `and`: it is a further step of the move before.
    `undo`: it takes back the move that began with entry `code`.
    """

    seat: int
    code: int
    mark: str = ""


class Position:
    def __init__(self, game: Game, cards: Cards, array: np.ndarray[Any, Any]) -> None:
        self.game, self.cards, self.array = game, cards, array
        self.state: np.record = array[0]
        self.why, _ = game.scratch()
        self.handle = handle(array)

    @classmethod
    def start(cls, game: Game, cards: Cards, seats: int, options: Mapping[str, Any]) -> "Position":
        array = game.state.blank()
        game.rules.start(array[0], cards.record, seats, game.encode(options))
        return cls(game, cards, array)

    def at(self, content: bytes) -> "Position":
        """Return another position of the same table, from the bytes of its array."""
        return Position(self.game, self.cards, np.frombuffer(bytearray(content), self.array.dtype))

    def mask(self) -> int:
        return int(self.game.rules.waiting(self.handle))

    def legal(self, seat: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
        self.game.rules.legal(self.handle, self.cards.handle, seat, self.why)
        return self.why

    def weights(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """Return the weights of what may fall at this chance node."""
        _, weights = self.game.scratch()
        self.game.rules.chances(self.handle, self.cards.handle, weights)
        return weights

    def forced(self) -> Entry | None:
        """Return a choice that everybody can see is the only one, or None."""
        for seat in seats_of(self.mask()):
            code = int(self.game.rules.forced(self.handle, self.cards.handle, seat, self.why))
            if code >= 0:
                return Entry(seat, code, "forced")
        return None

    def is_stuck(self) -> bool:
        """Tell whether a seat waits and cannot act, nothing can fall, or rules differ on whether the game is over."""
        mask, over = self.mask(), self.ending() > 0
        if over or not mask:
            return over == bool(mask)
        if mask == CHANCE_BIT:
            return not self.weights().any()
        return not all((self.legal(seat) == 0).any() for seat in seats_of(mask))

    def opened(self, seat: int) -> int:
        return int(self.game.rules.opened(self.handle, seat))

    def fits(self, entry: Entry) -> bool:
        """Tell whether the entry is legal here. At a chance node, its outcome must have weight."""
        chance = self.mask() == CHANCE_BIT
        if entry.seat == CHANCE:
            return chance and entry.code < self.game.space.chances and bool(self.weights()[entry.code] > 0)
        return not chance and bool(self.legal(entry.seat)[entry.code] == 0)

    def apply(self, entry: Entry) -> None:
        """Apply an entry that has been judged."""
        self.game.rules.apply(self.handle, self.cards.handle, entry.seat, entry.code)

    def act(self, entry: Entry) -> None:
        """Carry out the entry by itself, before what follows from it."""
        self.game.rules.act(self.handle, self.cards.handle, entry.seat, entry.code)

    def advance(self) -> bool:
        """Carry out one automatic part; return False if none is due."""
        return bool(self.game.rules.advance(self.handle, self.cards.handle))

    def known(self, seat: int | None) -> np.record:
        """Return all that a seat, or for None a spectator, may know."""
        return self.game.look(self.handle, self.cards.handle, seat)

    def reading(self, seat: int | None) -> Reading:
        """Return what is known as plain numbers."""
        return Reading.of(self.game.known.dtype, self.game.look_at(self.handle, self.cards.handle, seat))

    def ending(self) -> int:
        """Return the number of the ending, or 0 while the game runs."""
        return int(self.game.rules.ending(self.handle))

    def scores(self, seats: int) -> list[dict[str, int]]:
        """Return what each seat would score if the game ended now: the parts, and their total."""
        return self.game.tally(self.handle, self.cards.handle, seats)

    def winners(self) -> tuple[int, ...]:
        return seats_of(int(self.game.rules.winners(self.handle, self.cards.handle)))

    def checksum(self) -> str:
        """Sum up the fields by stored name. Their width and order may change, and a new field may come in as 0."""
        found = 0
        for stored, name in sorted(self.game.state.fields.items()):
            values = np.asarray(self.state[name], np.int32)
            if name == "option":
                values = self.game.options.checked(values)
            if values.any():
                found = zlib.crc32(stored.encode() + values.astype("<i4").tobytes(), found)
        return f"{found:08x}"


def seats_of(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
