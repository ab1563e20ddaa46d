"""The clocks of a table's seats: they follow from the log and the news, so every server finds the same ones.

Nothing here depends on more than everybody may see: who is waited for, and public moves.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import inf
from typing import Any

from ...core.contract import CHANCE_BIT
from ...core.position import seats_of
from ..names import DAY, HOUR
from ..storage.clocks import Clock
from ..storage.queries import News
from .spans import Outages, Span, moment_after, running

GRACE = 5.0  # seconds in which the page may still show what has just happened
BACK = 60.0  # seconds that somebody has at least who comes back after the time ran out
VACATION = 14 * DAY  # seconds of a year in which the clock of a seat stands
YEAR = 365 * DAY


@dataclass(slots=True)
class SeatClock:
    seat: int
    allowed: float = 0.0  # seconds that are left for this decision
    spare: float = 0.0  # seconds that are left for the whole game
    grace: float = 0.0
    since: float | None = None  # when it began to run, if it runs
    asked: bool = False  # whether the table waits for the seat
    undone: int = 0  # public moves taken back, which give no time when they are made again
    out: bool = False  # whether it has run out
    bot: bool = False  # whether a bot stands in
    away: list[Span] = field(default_factory=list)

    @property
    def left(self) -> float:
        return self.allowed + self.spare


class Clocks:
    def __init__(self, clock: Clock, seats: int, first: int, is_bot: Callable[[int], bool], outages: Outages) -> None:
        """`first` is the mask of those who are waited for before the first entry."""
        self.clock, self.is_bot, self.outages = clock, is_bot, outages
        self.seats = [SeatClock(seat, spare=clock.spare) for seat in range(seats)]
        self.first = first
        self.at = 0.0  # the latest moment that was followed
        self.pauses: list[Span] = []
        self.asks: set[int] = set()  # seats that want a pause
        self.started = False

    @property
    def real(self) -> bool:
        return self.clock.kind == "real"

    @property
    def of_days(self) -> bool:
        """Tell whether people may go on vacation."""
        return self.real and self.clock.seconds >= DAY

    @property
    def paused(self) -> bool:
        return bool(self.pauses) and self.pauses[-1][1] == inf

    # Following the log

    def follow(self, seat: int, undo: bool, mask: int, changed: bool, now: float) -> None:
        """Follow an entry: `mask` says who is waited for after it, `changed` whether everybody saw something new."""
        waiting = None if mask == CHANCE_BIT else set(seats_of(mask))
        if not changed and waiting in (None, self._asked()):
            return  # what only some can see moves no clock, and leaves no trace in any
        self.at = now = max(now, self.at)
        earns = False
        if seat >= 0:
            each, asked = self.seats[seat], waiting is None or seat in waiting
            earns = _is_new(each, undo)
            if earns and each.asked and asked:
                self._renew(each, now)
        if waiting is not None and self.started:
            self._wait(waiting, now, seat, undo, earns)

    def _asked(self) -> set[int]:
        return {each.seat for each in self.seats if each.asked}

    def _renew(self, each: SeatClock, now: float) -> None:
        """Give a seat that goes on deciding the time for another decision."""
        if self.clock.seconds and not each.bot:
            self._stop(each, now)
            each.allowed, each.out = self.clock.seconds, False
            self._run(each, now)

    def _wait(self, waiting: set[int], now: float, actor: int = -1, undo: bool = False, earns: bool = False) -> None:
        for seat, each in enumerate(self.seats):
            if each.asked and seat not in waiting:
                self._stop(each, now)
                each.asked = False
                each.spare += self.clock.increment if earns and seat == actor else 0
            elif not each.asked and seat in waiting:
                each.asked = True
                if undo and seat == actor:
                    self._run(each, now)
                else:
                    each.allowed, each.undone, each.out = self.clock.seconds, 0, each.out and each.bot
                    self._run(each, now, GRACE if self.real else 0.0)

    def _run(self, each: SeatClock, now: float, grace: float = 0.0) -> None:
        if not each.bot and not each.out and not self.is_bot(each.seat):
            each.since, each.grace = now, grace

    def _stop(self, each: SeatClock, now: float) -> None:
        """Charge what has run since the clock was started."""
        if each.since is None:
            return
        if self.real:
            used = max(0.0, running(each.since, now, *self._stops(each)) - each.grace)
            each.spare = max(0.0, each.spare - max(0.0, used - each.allowed))
            each.allowed = max(0.0, each.allowed - used)
        each.since, each.grace = None, 0.0

    def _stops(self, each: SeatClock) -> tuple[Iterable[Span], ...]:
        return self.pauses, self.outages.spans, each.away

    # Following the news

    def hear(self, news: News) -> None:
        self.at = now = max(news.made, self.at)
        seat = int(news.params.get("seat", -1))
        each = self.seats[seat] if seat >= 0 else SeatClock(seat)
        match news.id:
            case "started":
                self.started = True
                self._wait(set(seats_of(self.first)) if self.first != CHANCE_BIT else set(), now)
            case "abandoned":
                self._wait(set(), now)
            case "bot_plays" | "absent":
                self._stop(each, now)
                each.bot = True
            case "time_bot" | "time_waits":
                self._run_out(each, bot=news.id == "time_bot")
            case "back" | "claimed":
                self._return(each, now)
            case "pause_asked":
                self.asks.add(seat)
            case "pause_refused":
                self.asks.clear()
            case "paused":
                self.asks.clear()
                self.pauses.append((now, inf))
            case "resumed":
                self.pauses[-1] = self.pauses[-1][0], now
            case "vacation":
                each.away.append((now, float(news.params["until"])))
            case "vacation_over":
                began, ended = each.away[-1]
                each.away[-1] = began, min(ended, now)
            case _:
                pass

    def _run_out(self, each: SeatClock, bot: bool) -> None:
        each.since, each.allowed, each.spare, each.grace, each.out = None, 0.0, 0.0, 0.0, True
        each.bot = each.bot or bot

    def _return(self, each: SeatClock, now: float) -> None:
        """Let a seat's clock run again after a bot stood in; who only lent the seat has no more time than before."""
        if not each.bot and each.since is not None:
            return
        each.bot, grace = False, GRACE if each.out and self.real else 0.0
        if each.out:
            each.out, each.allowed = False, self.clock.seconds
            each.spare = max(each.spare, BACK - self.clock.seconds)
        if each.asked:
            self._run(each, now, grace)

    # Reading

    def due(self, seat: int) -> float | None:
        """Return when the clock of a seat runs out, or nudges; None while it does not run."""
        each = self.seats[seat]
        if each.since is None:
            return None
        seconds = each.grace + each.left if self.real else self.clock.seconds
        return moment_after(each.since, seconds, *self._stops(each))

    def next_due(self) -> tuple[float, int] | None:
        """Return when the first of the real clocks runs out, and whose."""
        found = [(due, seat) for seat in range(len(self.seats)) if (due := self.due(seat)) is not None]
        return min(found) if found and self.real else None

    def left(self, seat: int, now: float) -> float | None:
        """Return the seconds that a seat has; None if it can use as many as it likes."""
        each = self.seats[seat]
        if not self.real or each.bot or not (each.since is not None or each.out or self.clock.spare):
            return None
        used = running(each.since, now, *self._stops(each)) - each.grace if each.since is not None else 0.0
        return max(0.0, each.left - max(0.0, used))

    def vacation_left(self, seat: int, now: float) -> float:
        """Return the seconds of vacation that a seat has still, in the year until now."""
        taken = sum(ended - began for began, ended in self.seats[seat].away if began > now - YEAR)
        return max(0.0, VACATION - taken)

    def away_until(self, seat: int, now: float) -> float | None:
        away = self.seats[seat].away
        return away[-1][1] if away and away[-1][1] > now else None

    def told(self) -> dict[str, Any]:
        """Return what everybody at the table is told."""
        return {
            "paused": self.paused,
            "asks": sorted(self.asks),
            "seats": list(map(self._tell, range(len(self.seats)))),
        }

    def _tell(self, seat: int) -> dict[str, Any] | None:
        if self.is_bot(seat):
            return None
        left, each = self.left(seat, self.at), self.seats[seat]
        return {
            "left": None if left is None else round(left, 1),
            "until": self.due(seat),
            "out": each.out,
            "away": self.away_until(seat, self.at),
            "vacation": int((self.vacation_left(seat, self.at) + HOUR) / DAY) if self.of_days else None,
        }


def _is_new(each: SeatClock, undo: bool) -> bool:
    """Count a public move or undo; tell whether it is a new move and repeats none that was taken back."""
    if undo:
        each.undone += 1
    elif each.undone:
        each.undone -= 1
    else:
        return True
    return False
