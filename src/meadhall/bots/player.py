"""A bot in a seat of a table. If it fails, that is told, and Karl plays on in its place."""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from ..core.rng import thoughts
from ..core.space import Row
from ..core.table import Table
from .bot import Bot, Budget
from .karl import Karl
from .levels import bot_named

GRACE = 2.0  # seconds that an answer may come after the budget's


class TooLate(BaseException):
    """Not an Exception, so that a bot does not swallow it."""


class Unfit(Exception):
    """An answer that is no legal action."""


@dataclass(frozen=True, slots=True)
class Failure:
    bot: str
    table: str
    seat: int
    decision: int
    why: str

    def __str__(self) -> str:
        return f"bot {self.bot} in seat {self.seat} of {self.table} {self.why}; Karl plays on in its place"


class Player:
    """Keeps a bot for one seat of one table; `failure` says why it was replaced, if it was."""

    def __init__(self, name: str, table: Table, seat: int, budget: Budget | None = None, title: str = "") -> None:
        self.name, self.table, self.seat, self.budget = name, table, seat, budget or Budget()
        self.title = title or f"the table of seed {table.seed}"
        self.failure: Failure | None = None
        self.decisions, self.seconds = 0, 0.0
        self.bot: Bot = self._made()

    def _made(self) -> Bot:
        maker = bot_named(self.name)
        try:
            return maker(self.table.game, self.table.cards)
        except Exception as error:
            return self._replace(f"could not be made: {type(error).__name__}: {error}")

    def _replace(self, why: str) -> Bot:
        made = sum(entry.seat == self.seat for entry in self.table.entries)
        self.failure = Failure(self.name, self.title, self.seat, made, why)
        self.bot = Karl(self.table.game, self.table.cards)
        return self.bot

    def play(self) -> None:
        """Ask the bot, and play its answer."""
        legal = self.table.moves(self.seat)
        self.table.play(self.seat, legal[0] if len(legal) == 1 else self.ask(legal))

    def ask(self, legal: list[Row]) -> Row:
        began = time.perf_counter()
        try:
            return self._answer(legal)
        except KeyboardInterrupt:
            raise
        except TooLate:
            self._replace(f"answered too late, after {time.perf_counter() - began:.1f} s")
        except Unfit as error:
            self._replace(str(error))
        except BaseException as error:
            self._replace(f"raised {type(error).__name__}: {error}")
        finally:
            self.decisions += 1
            self.seconds += time.perf_counter() - began
        return self._answer(legal)

    def _answer(self, legal: list[Row]) -> Row:
        made = sum(entry.seat == self.seat for entry in self.table.entries)
        rng = thoughts(self.table.seed, self.seat, made)
        with alarm(None if self.budget.seconds is None else self.budget.seconds + GRACE):
            answer = self.bot.choose(self.table.known(self.seat), list(legal), rng, self.budget)
        found = [row for row in legal if answer == row or (type(answer) is not bool and answer == row.code)]
        if not found:
            raise Unfit(f"answered {answer!r}, which is not legal")
        return found[0]


@contextmanager
def alarm(seconds: float | None) -> Iterator[None]:
    """TooLate if the body takes longer: at once where the system can interrupt it, else when it is over."""
    if seconds is None:
        yield
        return
    interrupts = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    began = time.perf_counter()
    if interrupts:
        before = signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if interrupts:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if time.perf_counter() - began > seconds:
        raise TooLate


def _ring(number: int, frame: FrameType | None) -> None:
    raise TooLate
