"""The decisions of a seat in a finished game, each a whole move as a person takes it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from ..bots.compiled.judgement import reopen
from ..core.contract import sealed
from ..core.game import Game
from ..core.hints import Codes
from ..core.position import Entry, Position
from ..core.space import Action
from ..core.table import Table


@dataclass(frozen=True, slots=True)
class Decision:
    """A whole move, what the seat knew when it began, and the true state then."""

    number: int  # of the seat's own entries, with which it began
    seat: int
    entry: int  # the first of the log that belongs to it
    last: int
    round: int
    codes: Codes
    theme: str  # what it is about, as puzzles call it; empty where a game has none
    known: np.record
    legal: tuple[Action, ...]
    state: bytes  # as if others had not yet sealed the choices that were sealed side by side with it


@dataclass(slots=True)
class _Begun:
    """A move that may still go on."""

    number: int
    entry: int
    round: int
    known: np.record
    legal: tuple[Action, ...]
    state: bytes
    codes: list[int] = field(default_factory=list)
    last: int = 0
    free: bool = False  # whether any of its steps was a choice


class Past:
    """A log played through again, state by state; moves that were taken back are left out."""

    def __init__(self, table: Table) -> None:
        self.table, self.game = table, table.game
        self.live = table.live
        now = table.at(0).position
        self.states = [now.array.tobytes()]  # before each live entry, and the last one
        for at in self.live:
            now.apply(table.entries[at])
            self.states.append(now.array.tobytes())

    def position(self, place: int) -> Position:
        """Return the position before the live entry at that place."""
        return Position(self.game, self.table.cards, self.game.state.row(self.states[place]))

    def entry(self, place: int) -> Entry:
        return self.table.entries[self.live[place]]

    def round(self, place: int) -> int:
        return int(self.game.rules.rounds(self.position(place).handle))

    def decisions(self, seat: int) -> Iterator[Decision]:
        """Yield the seat's moves in which it had a choice, in their order."""
        begun, made = None, 0
        for place, at in enumerate(self.live):
            now, entry = self.position(place), self.entry(place)
            if begun and not self._goes_on(begun, now, seat):
                yield from self._closed(begun, seat)
                begun = None
            if entry.seat != seat:
                continue
            legal = tuple(self.game.space[int(code)] for code in np.flatnonzero(now.legal(seat) == 0))
            if begun is None:
                begun = _Begun(made, at, self.round(place), now.known(seat), legal, self._before_sealed(place, seat))
            begun.codes.append(entry.code)
            begun.last = at
            begun.free |= len(legal) > 1 and entry.mark != "forced"
            made += 1
        if begun:
            yield from self._closed(begun, seat)

    def _goes_on(self, begun: _Begun, now: Position, seat: int) -> bool:
        hints = self.game.hints
        waits = bool(now.mask() >> seat & 1) and int(self.game.rules.rounds(now.handle)) == begun.round
        return bool(hints and waits and hints.goes_on(begun.known, now))

    def _closed(self, begun: _Begun, seat: int) -> Iterator[Decision]:
        if begun.free:
            first = (self.game.space[begun.codes[0]],)
            theme = self.game.puzzles.theme(first, first, begun.known) if self.game.puzzles else ""
            yield Decision(
                begun.number, seat, begun.entry, begun.last, begun.round, tuple(begun.codes), theme, begun.known,
                begun.legal, begun.state,
            )  # fmt: skip

    def _before_sealed(self, place: int, seat: int) -> bytes:
        """Return the earliest state that the seat could not tell from this one, but for what others sealed since."""
        now = self.position(place)
        if not sealed(now.state):
            return self.states[place]
        known = reopened(self.game, now.known(seat))
        while place > 0:
            before = self.position(place - 1)
            if not (sealed(before.state) and before.mask() >> seat & 1 and self.entry(place - 1).seat >= 0):
                break
            if reopened(self.game, before.known(seat)) != known:
                break
            place -= 1
        return self.states[place]


def reopened(game: Game, known: np.record) -> bytes:
    """Return what is known as if others had not yet sealed the choices that are sealed now."""
    seen = game.known.blank()
    seen[0] = known
    reopen(seen[0])
    return bytes(seen.tobytes())
