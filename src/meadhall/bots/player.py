"""A bot in a seat of a table. If it fails, a Failure says why, and a level of ours plays on in its place."""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any

import numpy as np

from ..core.rng import thoughts
from ..core.space import Action
from ..core.table import Table
from .bot import Bot, Budget
from .levels import bot_named, check_plays, stand_in

GRACE = 2.0  # seconds that an answer may come after the budget's
LONGEST = 160  # letters of what a bot says or raises
WHY = {
    "unmade": "could not be made: {}",
    "raised": "raised {}",
    "illegal": "answered {}, which is not legal",
    "late": "answered too late, after {} s",
}


class TooLate(BaseException):
    """The bot answered too late. This is not an Exception, so that a bot does not swallow it."""


class Unfit(Exception):
    """An answer that is no legal action."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a bot was replaced. `kind` is one of WHY, and `detail` fills its sentence."""

    bot: str
    table: str
    seat: int
    decision: int
    kind: str
    detail: str
    instead: str = "karl"  # the level that plays on

    def __str__(self) -> str:
        why = WHY[self.kind].format(self.detail)
        return f"bot {self.bot} in seat {self.seat} of {self.table} {why}; {self.instead.title()} plays on in its place"


class Player:
    """A bot for one seat of one table. `failure` says why it was replaced, if it was."""

    def __init__(self, name: str, table: Table, seat: int, budget: Budget | None = None, title: str = "") -> None:
        self.name, self.table, self.seat, self.budget = name, table, seat, budget or Budget()
        self.title = title or (f"table {table.name}" if table.name else f"the table of seed {table.seed}")
        self.failure: Failure | None = None
        self.decisions, self.seconds = 0, 0.0
        self.bot: Bot = self._made()

    def _made(self) -> Bot:
        check_plays(self.table.game, self.name)
        maker = bot_named(self.name)
        try:
            with alarm(self._limit()):
                return maker(self.table.game, self.table.cards)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            return self._replace("unmade", said(error))

    def _limit(self) -> float | None:
        """Return the seconds until an answer is too late. Whoever plays on for a bot is never late."""
        return None if self.failure or self.budget.seconds is None else self.budget.seconds + GRACE

    def _replace(self, kind: str, detail: str) -> Bot:
        game, instead = self.table.game, stand_in(self.table.game)
        self.failure = Failure(self.name, self.title, self.seat, self.table.made(self.seat), kind, detail, instead)
        self.bot = bot_named(instead)(game, self.table.cards)
        return self.bot

    def play(self) -> None:
        """Ask the bot, and play its answer."""
        legal = self.table.moves(self.seat)
        self.table.play(self.seat, legal[0] if len(legal) == 1 else self.ask(legal))

    def ask(self, legal: list[Action]) -> Action:
        began = time.perf_counter()
        try:
            return self._answer(legal)
        except KeyboardInterrupt:
            raise
        except TooLate:
            self._replace("late", f"{time.perf_counter() - began:.1f}")
        except Unfit as error:
            self._replace("illegal", str(error))
        except BaseException as error:
            self._replace("raised", said(error))
        finally:
            self.decisions += 1
            self.seconds += time.perf_counter() - began
        return self._answer(legal)

    def _answer(self, legal: list[Action]) -> Action:
        rng = thoughts(self.table.seed, self.seat, self.table.made(self.seat))
        with alarm(self._limit()):
            answer: Any = self.bot.choose(self.table.known(self.seat), list(legal), rng, self.budget)
        code = answer.code if isinstance(answer, Action) else answer
        if isinstance(code, (int, np.integer)) and not isinstance(code, bool):
            for action in legal:
                if action.code == code:
                    return action
        raise Unfit(one_line(answer))


def said(error: BaseException) -> str:
    return "no answer in time" if isinstance(error, TooLate) else one_line(error, f"{type(error).__name__}: ")


def one_line(what: object, before: str = "") -> str:
    """Write what a bot says or raises in one line. It may be anything, even something that cannot be written."""
    try:
        text = str(what) if isinstance(what, BaseException) else repr(what)
    except Exception:
        text = f"a {type(what).__name__}"
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in before + text).split())
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


@contextmanager
def alarm(seconds: float | None) -> Iterator[None]:
    """Raise TooLate if the body takes longer: at once if the system can interrupt it, else when it is over."""
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
