"""The order in which bots think: in turn by address and by table, so that nobody's bots make another's wait."""

import threading
from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass, field

from ..tables.table import LiveTable
from .question import Answer, Question

ALONE = 4.0  # what a second of thinking counts at a table without people; at one with people it counts 1


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom a bot thinks: a table, the addresses that look at it, and whether people play there."""

    addresses: tuple[str, ...] = ()
    table: str = ""
    people: bool = True

    @classmethod
    def at(cls, live: LiveTable) -> "Asker":
        people = any(seat.who == "person" and not seat.bot for seat in live.seats)
        return cls(live.attention.addresses(), live.id, people)


NOBODY = Asker()


@dataclass(slots=True)
class Turn:
    """A question that waits: how long its answer may take, and where the answer goes."""

    question: Question
    asker: Asker = NOBODY
    cost: float = 0.0  # seconds that the address pays for it
    cap: float | None = None
    limit: float = 0.0
    answer: "Future[Answer]" = field(default_factory=Future)


class Line:
    """The turns of one address: tables with people come first, and among them each table in turn."""

    def __init__(self) -> None:
        self.tables: dict[tuple[bool, str], deque[Turn]] = {}

    @property
    def people(self) -> bool:
        return any(people for people, _ in self.tables)

    def add(self, turn: Turn) -> None:
        self.tables.setdefault((turn.asker.people, turn.asker.table), deque()).append(turn)

    def take(self) -> Turn:
        """Return the next turn; its table goes to the end of the line."""
        table = next((each for each in self.tables if each[0]), next(iter(self.tables)))
        turns = self.tables.pop(table)
        turn = turns.popleft()
        if turns:
            self.tables[table] = turns
        return turn


class Turns:
    """All turns that wait, from any thread.

    An address pays for each turn, and the one that has paid least is next. One that comes back begins where the latest
    turn began: it is next as soon as a worker is free, but saves nothing up.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lines: dict[str, Line] = {}
        self._paid: dict[str, float] = {}
        self._now = 0.0  # what the address of the latest turn had paid before it

    def add(self, turn: Turn) -> None:
        """Add a turn to the line of whichever address at its table has paid least."""
        with self._lock:
            address = min(turn.asker.addresses or ("",), key=self._standing)
            self._paid[address] = self._standing(address)
            self._lines.setdefault(address, Line()).add(turn)

    def next(self) -> Turn | None:
        """Return the turn that is next and let its address pay; drop those that were withdrawn."""
        with self._lock:
            while self._lines:
                address = min(self._lines, key=self._order)
                turn = self._take(address)
                if turn.answer.set_running_or_notify_cancel():
                    self._pay(address, turn)
                    return turn
        return None

    def _standing(self, address: str) -> float:
        return max(self._now, self._paid.get(address, 0.0))

    def _order(self, address: str) -> tuple[float, bool]:
        return self._paid[address], not self._lines[address].people

    def _take(self, address: str) -> Turn:
        turn = self._lines[address].take()
        if not self._lines[address].tables:
            del self._lines[address]
        return turn

    def _pay(self, address: str, turn: Turn) -> None:
        self._now = self._paid[address]
        self._paid[address] += turn.cost * (1.0 if turn.asker.people else ALONE)
        kept = {each: paid for each, paid in self._paid.items() if each in self._lines or paid > self._now}
        self._paid = kept
