"""Ways to pay a move. The rules find them: each is a path through what they allow, from question to question."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from .position import Entry, Position


class Question(NamedTuple):
    """What is asked while a move is paid: which kind of thing, for what, and how many times before."""

    ask: str
    of: str = ""
    nth: int = 0


class Line(NamedTuple):
    """A line of a bill: how much of a good is asked, and how much is paid; another good stands in for the rest."""

    good: str
    asked: int
    paid: int


@dataclass(frozen=True, slots=True)
class Bill:
    lines: tuple[Line, ...] = ()
    lost: tuple[str, ...] = ()  # cards that go besides


@dataclass(frozen=True, slots=True)
class Payment:
    """How the moves of a game are paid."""

    asks: Callable[[Position, int, Sequence[Question]], Question | None]  # None unless the next step pays
    bill: Callable[[Position, int, Sequence[int]], Bill]  # of a whole move from this position
    price: Callable[[Bill, Sequence[str]], float]  # by which bills are compared; of the steps that pay too
    close: int  # the reason that refuses what is a choice, but leaves the rest unpaid


@dataclass(frozen=True, slots=True)
class Way:
    """A whole move as codes, the questions that its last codes answer, and its bill."""

    codes: tuple[int, ...]
    questions: tuple[Question, ...]
    bill: Bill

    @property
    def answers(self) -> tuple[int, ...]:
        return self.codes[len(self.codes) - len(self.questions) :]


@dataclass
class Ways:
    """All ways that were looked at, the cheapest first, and what each question was answered with, or refused."""

    found: list[Way] = field(default_factory=list)
    options: dict[Question, dict[int, Position]] = field(default_factory=dict)  # codes, with the position that asks
    refused: dict[Question, np.ndarray[Any, Any]] = field(default_factory=dict)  # the reason of each code, 0 for none
    more: bool = False


def find_ways(before: Position, seat: int, begun: Sequence[int], most: int) -> Ways:
    """Return the ways to go on after `begun`, which has been judged, until all is paid; look at so many at most."""
    ways, payment = Ways(), before.game.payment
    if payment is None:
        ways.found.append(Way(tuple(begun), (), Bill()))
        return ways
    after = before.at(before.array.tobytes())
    for code in begun:
        after.apply(Entry(seat, code))
    for codes, questions in _walk(payment, after, seat, (), (), ways):
        if len(ways.found) == most:
            ways.more = True
            break
        whole = (*begun, *codes)
        ways.found.append(Way(whole, questions, payment.bill(before, seat, whole)))
    space = before.game.space
    ways.found.sort(key=lambda way: payment.price(way.bill, [space[code].text for code in way.answers]))
    return ways


Path = tuple[tuple[int, ...], tuple[Question, ...]]


def _walk(
    payment: Payment, at: Position, seat: int, codes: tuple[int, ...], asked: tuple[Question, ...], ways: Ways
) -> Iterator[Path]:
    question = payment.asks(at, seat, asked)
    if question is None:
        yield codes, asked
        return
    why, content = at.legal(seat).copy(), at.array.tobytes()
    options = ways.options.setdefault(question, {})
    ways.refused[question] = np.where(why > 0, why, ways.refused.get(question, 0))
    for code in np.flatnonzero(why == payment.close).tolist():
        options.setdefault(code, at)
    for code in np.flatnonzero(why == 0).tolist():
        options.setdefault(code, at)
        after = at.at(content)
        after.apply(Entry(seat, code))
        yield from _walk(payment, after, seat, (*codes, code), (*asked, question), ways)
