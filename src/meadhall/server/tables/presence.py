"""Who is at a table right now: somebody is here while one of their streams is open, on this server or on another."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from ..storage.queries import Seat

State = Literal["here", "reconnecting", "away", "bot"]
RELOADS = 1.0  # seconds without a stream that are told to nobody: a page is loaded again
RETURNS = 4.0  # seconds without a stream after which somebody is away
EXPECTED = 10.0  # the same after a server's start, when everybody's stream has just ended
SOON = 0.05  # seconds added to a timer, so that it does not look too early


class Presence:
    """The open streams of each seat; nothing of it is stored, and no time of it is told."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.changed = changed  # wakes those who are told
        self.share: Callable[[], None] = lambda: None  # tells other servers which seats are here
        self._open: Counter[int] = Counter()
        self._gone: dict[int, tuple[float, float]] = {}  # until when a seat counts as here, and as reconnecting
        self._elsewhere: dict[str, frozenset[int]] = {}

    @property
    def here(self) -> frozenset[int]:
        """Return the seats that have a stream on this server."""
        return frozenset(seat for seat, count in self._open.items() if count)

    def expect(self, seats: Iterable[int]) -> None:
        """Wait a little for everybody: this server has just started, and nobody can have a stream yet."""
        now = time.monotonic()
        self._gone |= dict.fromkeys(seats, (now, now + EXPECTED))
        self._look_again(EXPECTED)

    def arrive(self, seat: int) -> None:
        self._open[seat] += 1
        if self._open[seat] == 1:
            self.share()
            self.changed()

    def leave(self, seat: int) -> None:
        self._open[seat] -= 1
        if not self._open[seat]:
            self.share()
            self._go(seat)

    def hear(self, server: str, seats: frozenset[int]) -> None:
        """Take over which seats have a stream on another server."""
        before, self._elsewhere[server] = self._elsewhere.get(server, frozenset()), seats
        if not seats:
            del self._elsewhere[server]
        for seat in before - seats:
            self._go(seat)
        if seats - before:
            self.changed()

    def servers(self) -> list[str]:
        """Return the other servers that have told of seats here."""
        return list(self._elsewhere)

    def states(self, seats: Sequence[Seat]) -> list[State | None]:
        """Return how each seat is; nobody can be away from a seat that is open or a bot's."""
        now = time.monotonic()
        return [self._state(at, seat, now) for at, seat in enumerate(seats)]

    def _state(self, at: int, seat: Seat, now: float) -> State | None:
        if seat.who != "person":
            return None
        if seat.bot:
            return "bot"
        here, reconnecting = self._gone.get(at, (0.0, 0.0))
        if self._is_open(at) or now < here:
            return "here"
        return "reconnecting" if now < reconnecting else "away"

    def _is_open(self, seat: int) -> bool:
        return self._open[seat] > 0 or any(seat in seats for seats in self._elsewhere.values())

    def _go(self, seat: int) -> None:
        """Note that the last stream of a seat has ended, unless it has another one elsewhere."""
        if not self._is_open(seat):
            now = time.monotonic()
            self._gone[seat] = now + RELOADS, now + RETURNS
            self._look_again(RELOADS)
            self._look_again(RETURNS)

    def _look_again(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds + SOON, lambda: self.changed())
