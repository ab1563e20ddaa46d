"""A coach after the game: what each decision of a seat cost, what was luck, and how the chances to win went.

Every decision is judged twice: by what the seat knew then, in imagined worlds, and with all hands open. The cost of my
decisions, luck and how the others played add up to what my chance became: the others' part is what is left.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..core.phrase import Phrase
from ..core.table import Table
from .course import GAMES, Course, Foresight
from .decisions import Decision, Past
from .judge import BEST, Verdict, hindsight

SHOWN = 3  # decisions that are explained
LOOKED_AT_AGAIN = 6
LONGER = 4.0  # times as many worlds as at first
VIEWS = ("known", "open")


@dataclass(frozen=True, slots=True)
class Told:
    """One of the decisions that cost most: its place among all, what was better, and why."""

    decision: int
    better: Phrase
    why: Phrase


@dataclass(slots=True)
class Judged:
    """All decisions from one point of view: by what the seat knew, or with all hands open."""

    verdicts: list[Verdict] = field(default_factory=list)
    worst: list[Told] = field(default_factory=list)

    def order(self, count: int) -> list[int]:
        """Return the places of the decisions that cost most, the dearest first."""
        costly = [at for at, each in enumerate(self.verdicts) if each.better]
        return sorted(costly, key=lambda at: -self.verdicts[at].wish)[:count]

    def best(self, at: int) -> bool:
        """Tell whether nothing better was found than this decision."""
        return self.verdicts[at] == BEST

    @property
    def mine(self) -> float:
        """Return what all decisions changed: 0, or less."""
        return -sum(each.win for each in self.verdicts)


@dataclass(slots=True)
class Stage:
    """How far a review has come."""

    doing: str  # course, known, open, worst
    round: int
    rounds: int


class Review:
    """The review of a seat, made piece by piece so that it can wait for others."""

    def __init__(self, table: Table, seat: int, effort: float = 1.0) -> None:
        if table.outcome is None:
            raise ValueError("a game is reviewed when it is over")
        if not 0 <= seat < table.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {table.seats - 1}")
        self.table, self.seat, self.effort = table, seat, effort
        self.past = Past(table)
        self.decisions = list(self.past.decisions(seat))
        self.views = {name: Judged() for name in VIEWS}
        self.says: list[Phrase] = []
        self.course: Course | None = None

    @property
    def count(self) -> int:
        """Return how many pieces there are, about."""
        return len(self.past.states) + len(VIEWS) * (len(self.decisions) + LOOKED_AT_AGAIN)

    def finish(self) -> "Review":
        """Do all that is left."""
        for _ in self.pieces():
            pass
        return self

    def pieces(self) -> Iterator[Stage]:
        """Do one piece after another, and tell before each what is next."""
        rounds = self.past.round(len(self.past.states) - 1)
        for course in Foresight(self.past, max(8, int(self.effort * GAMES))).follow():
            self.course = course
            yield Stage("course", course.rounds[-1], rounds)
        for name in VIEWS:
            for decision in self.decisions:
                yield Stage(name, decision.round, rounds)
                self._judge(name, decision)
        for name in VIEWS:
            for at in self.views[name].order(LOOKED_AT_AGAIN):
                yield Stage("worst", self.decisions[at].round, rounds)
                self._look_again(name, at)
            self._explain(name)

    def _judge(self, name: str, decision: Decision) -> None:
        advice = hindsight(self.table.game, self.table.cards, decision, name == "open")
        self.views[name].verdicts.append(advice.beside(decision.codes, self.effort))
        if name == VIEWS[0]:
            self.says.append(advice.said(decision.codes))

    def _look_again(self, name: str, at: int) -> None:
        decision, judged = self.decisions[at], self.views[name]
        advice = hindsight(self.table.game, self.table.cards, decision, name == "open", True)
        judged.verdicts[at] = advice.again(judged.verdicts[at], decision.codes, LONGER * self.effort)

    def _explain(self, name: str) -> None:
        judged = self.views[name]
        for at in judged.order(SHOWN):
            decision, verdict = self.decisions[at], judged.verdicts[at]
            advice = hindsight(self.table.game, self.table.cards, decision, name == "open", True)
            why = advice.because(verdict, decision.codes)
            judged.worst.append(Told(at, why.better, why.why))

    # What came out

    @property
    def start(self) -> float:
        return float(self._wins[0, self.seat])

    @property
    def end(self) -> float:
        return float(self._wins[-1, self.seat])

    @property
    def luck(self) -> float:
        assert self.course
        return float(self.course.luck[self.seat])

    def others(self, name: str) -> float:
        """Return what the others' play changed: what neither my decisions nor luck did."""
        return self.end - self.start - self.views[name].mine - self.luck

    @property
    def _wins(self) -> np.ndarray:
        assert self.course
        return self.course.wins

    def plain(self) -> dict[str, Any]:
        """Return it as plain values, as it is stored and shown."""
        assert self.course
        return {
            "seat": self.seat,
            "seats": self.table.seats,
            "entries": self.course.entries,
            "rounds": self.course.rounds,
            "wins": self.course.plain(),
            "start": _rounded(self.start),
            "end": _rounded(self.end),
            "luck": _rounded(self.luck),
            "decisions": [self._plain_decision(at) for at in range(len(self.decisions))],
            "views": {name: self._plain_view(name) for name in VIEWS},
        }

    def _plain_decision(self, at: int) -> dict[str, Any]:
        decision = self.decisions[at]
        return {
            "entry": decision.entry,
            "round": decision.round,
            "theme": decision.theme,
            "says": self.says[at].plain(),
        }

    def _plain_view(self, name: str) -> dict[str, Any]:
        judged = self.views[name]
        return {
            "mine": _rounded(judged.mine),
            "others": _rounded(self.others(name)),
            "costs": [{"win": _rounded(each.win), "points": round(each.points, 1)} for each in judged.verdicts],
            "best": [judged.best(at) for at in range(len(judged.verdicts))],
            "worst": [
                {"decision": told.decision, "better": told.better.plain(), "why": told.why.plain()}
                for told in judged.worst
            ],
        }


def _rounded(share: float) -> float:
    return round(share, 4)


def review(table: Table, seat: int, effort: float = 1.0) -> Review:
    """Review a finished game for a seat. The same game and effort have the same answer."""
    return Review(table, seat, effort).finish()
