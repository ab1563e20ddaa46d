"""The log of a table: entries, the position that they lead to, and entries that take moves back."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from copy import copy
from typing import NamedTuple

import numpy as np

from .contract import CHANCE
from .position import Entry, Position


class Began(NamedTuple):
    """The number of the entry with which a move began, and the position before it."""

    row: int
    position: bytes


class Bookmark(NamedTuple):
    """What a log was at some moment, to rewind to."""

    rows: int
    live: tuple[int, ...]
    made: Counter[int]
    position: bytes
    began: dict[int, Began]


class Log:
    def __init__(self, beginning: Position) -> None:
        self.beginning = Began(0, beginning.array.tobytes())
        self.position = beginning
        self.entries: list[Entry] = []
        self.live: list[int] = []  # entries that no undo has taken back
        self.made = Counter[int]()  # entries of each seat and of chance, those taken back too
        self.began = dict[int, Began]()  # the latest move of each seat, if it is known
        self.carry_out: Callable[[Position, Entry], None] = Position.apply  # somebody who watches may replace it

    def append(self, entry: Entry) -> None:
        """Append an entry that has been judged, and carry it out."""
        if entry.seat != CHANCE and not entry.mark:
            self.began[entry.seat] = Began(len(self.entries), self.position.array.tobytes())
        self.carry_out(self.position, entry)
        self.live.append(len(self.entries))
        self._write(entry)

    def _write(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.made[entry.seat] += 1

    def follow(self, entry: Entry) -> bool:
        """Judge an entry of another log and append it; return False if it does not fit."""
        if entry.mark == "undo":
            return self.undo(entry)
        if not self.position.fits(entry) or (entry.mark == "forced" and self.position.forced() != entry):
            return False
        self.append(entry)
        return True

    def copy(self) -> "Log":
        other = copy(self)
        other.position = self.position.at(self.position.array.tobytes())
        other.entries, other.live = self.entries.copy(), self.live.copy()
        other.made, other.began = self.made.copy(), self.began.copy()
        return other

    def bookmark(self) -> Bookmark:
        """Return a bookmark of the log as it is now, so that it can be rewound."""
        content = self.position.array.tobytes()
        return Bookmark(len(self.entries), tuple(self.live), self.made.copy(), content, self.began.copy())

    def rewind(self, to: Bookmark) -> None:
        """Forget all entries since the bookmark."""
        if to.rows > len(self.entries):
            raise ValueError(f"the log has {len(self.entries)} rows, fewer than the {to.rows} of the bookmark")
        del self.entries[to.rows :]
        self.live, self.made, self.began = list(to.live), to.made.copy(), to.began.copy()
        self.position = self.position.at(to.position)

    # Undo

    def latest(self, seat: int) -> int | None:
        """Return the number of the entry with which the seat's latest move of its own choice began, or None."""
        found = None
        for at in reversed(self.live):
            entry = self.entries[at]
            if entry.seat == seat and entry.mark != "forced":
                found = at
                if entry.mark != "and":
                    break
        return found

    def undo(self, entry: Entry) -> bool:
        """Append an entry that takes back the move begun by entry `entry.code`; return False if it must stay."""
        found = self.taken_back(entry.seat, entry.code)
        if found is None:
            return False
        self.position, self.live = found
        self.began = {seat: began for seat, began in self.began.items() if began.row < entry.code}
        self._write(entry)
        return True

    def taken_back(self, seat: int, target: int) -> tuple[Position, list[int]] | None:
        """Return the position and live entries without the move that began with entry `target`; None if it must stay.

        It must be the seat's latest. Since then nothing was opened that binds the seat, no chance fell for it, and
        every later entry fits without it, chance with the same weights. Forced entries that are so no more go with it.
        """
        if self.position.ending() or self.latest(seat) != target or self._chance_answered(seat, target):
            return None
        true = self._before(seat, target)
        if true.opened(seat) != self.position.opened(seat):
            return None
        other, begun = true.at(true.array.tobytes()), bisect_left(self.live, target)
        kept = self.live[:begun]
        for at in self.live[begun:]:
            entry = self.entries[at]
            if entry.seat != seat and (entry.mark != "forced" or other.forced() == entry):
                same = entry.seat != CHANCE or np.array_equal(true.weights(), other.weights())
                if not (same and other.fits(entry)):
                    return None
                other.apply(entry)
                kept.append(at)
            true.apply(entry)
        return other, kept

    def _chance_answered(self, seat: int, target: int) -> bool:
        """Tell whether chance fell before anybody else was asked."""
        later = (self.entries[at] for at in self.live[bisect_left(self.live, target) :])
        asked = (entry.seat for entry in later if entry.seat != seat and entry.mark != "forced")
        return next(asked, seat) == CHANCE

    def _before(self, seat: int, target: int) -> Position:
        """Return the position in which the seat's latest move began, replayed from the nearest one that is known."""
        near = max((began for began in self.began.values() if began.row <= target), default=self.beginning)
        position = self.position.at(near.position)
        for at in self.live[bisect_left(self.live, near.row) : bisect_left(self.live, target)]:
            position.apply(self.entries[at])
        self.began[seat] = Began(target, position.array.tobytes())
        return position
