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

    entry: int
    position: bytes


class Bookmark(NamedTuple):
    """What a log was at some moment, to rewind to."""

    length: int
    live: tuple[int, ...]
    made: Counter[int]
    position: bytes
    began: dict[int, Began]


class Tried(NamedTuple):
    """How far it has been tried to do without a seat's latest move, which began with entry `target`."""

    target: int
    judged: int  # live entries
    opened: int  # to the seat, before the move
    without: bytes | None  # the position without it, or None if it must stay


class Log:
    def __init__(self, beginning: Position) -> None:
        self.beginning = Began(0, beginning.array.tobytes())
        self.position = beginning
        self.entries: list[Entry] = []
        self.live: list[int] = []  # entries that no undo has taken back
        self.made = Counter[int]()  # entries of each seat and of chance, those taken back too
        self.began = dict[int, Began]()  # the latest move of each seat, if it is known
        self.tried = dict[int, Tried]()  # by seat
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
        other.made, other.began, other.tried = self.made.copy(), self.began.copy(), self.tried.copy()
        return other

    def bookmark(self) -> Bookmark:
        """Return a bookmark of the log as it is now, so that it can be rewound."""
        content = self.position.array.tobytes()
        return Bookmark(len(self.entries), tuple(self.live), self.made.copy(), content, self.began.copy())

    def rewind(self, to: Bookmark) -> None:
        """Forget all entries since the bookmark."""
        if to.length > len(self.entries):
            raise ValueError(f"the log has {len(self.entries)} entries, fewer than the {to.length} of the bookmark")
        del self.entries[to.length :]
        self.live, self.made, self.began, self.tried = list(to.live), to.made.copy(), to.began.copy(), {}
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

    def undoable(self, seat: int) -> bool:
        """Tell whether the seat may take back its latest move, by what was found before and the entries since."""
        target = self.began[seat].entry if seat in self.began else self.latest(seat)
        if target is None or self.position.ending():
            return False
        tried = self.tried.get(seat)
        if tried is None or tried.target != target:
            before = self._before(seat, target)
            first = bisect_left(self.live, target)
            tried = Tried(target, first, before.opened(seat), before.array.tobytes())
        self.tried[seat] = tried
        if tried.without is None or tried.opened != self.position.opened(seat):
            return False
        self.tried[seat] = self._try_on(seat, tried)
        return self.tried[seat].without is not None

    def _try_on(self, seat: int, tried: Tried) -> Tried:
        """Try the latest entries without the move, by the same measure as `taken_back`."""
        if tried.without is None or tried.judged == len(self.live):
            return tried
        other = self.position.at(tried.without)
        for at in self.live[tried.judged :]:
            entry = self.entries[at]
            if entry.seat == seat or (entry.mark == "forced" and other.forced() != entry):
                continue
            if entry.seat == CHANCE:  # its weights must be the same
                found = self.taken_back(seat, tried.target)
                without = found[0].array.tobytes() if found else None
                return tried._replace(judged=len(self.live), without=without)
            if not other.fits(entry):
                return tried._replace(without=None)
            other.apply(entry)
        return tried._replace(judged=len(self.live), without=other.array.tobytes())

    def undo(self, entry: Entry) -> bool:
        """Append an entry that takes back the move begun by entry `entry.code`; return False if it must stay."""
        found = self.taken_back(entry.seat, entry.code)
        if found is None:
            return False
        self.position, self.live = found
        self.tried = {}
        self.began = {seat: began for seat, began in self.began.items() if began.entry < entry.code}
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
        near = max((began for began in self.began.values() if began.entry <= target), default=self.beginning)
        position = self.position.at(near.position)
        for at in self.live[bisect_left(self.live, near.entry) : bisect_left(self.live, target)]:
            position.apply(self.entries[at])
        self.began[seat] = Began(target, position.array.tobytes())
        return position
