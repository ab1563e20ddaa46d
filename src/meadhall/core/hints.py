"""What a game brings so that hints are whole moves with a reason."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from .game import Cards
from .phrase import Phrase
from .position import Position
from .space import Action

Codes = tuple[int, ...]
Reasons = tuple[Phrase | None, Phrase | None]


@dataclass(frozen=True, slots=True)
class Imagined:
    """What came of a move in imagined worlds. Moves that are compared were tried in the same worlds, in this order."""

    codes: Codes
    points: np.ndarray  # of the seat in each world
    wins: np.ndarray
    trails: tuple[
        np.ndarray, ...
    ]  # of the first worlds: states on the way to where the imagining ended, the last there

    def beside(self, other: "Imagined") -> tuple["Imagined", "Imagined"]:
        """Return both in the worlds that both were tried in."""
        worlds = min(self.wins.size, other.wins.size)
        mine, theirs = (replace(each, points=each.points[:worlds], wins=each.wins[:worlds]) for each in (self, other))
        return mine, theirs


@dataclass(frozen=True, slots=True)
class Compared:
    """A move beside the next best, or beside what a person has planned so far, for the seat that knows `known`."""

    known: np.record
    cards: Cards
    mine: Imagined
    other: Imagined

    @property
    def seat(self) -> int:
        return int(self.known.seat)


@dataclass(frozen=True, slots=True)
class Hints:
    """How a game's steps make a move that a person takes as one, and why it is better than another."""

    goes_on: Callable[[np.record, Position], bool]  # whether the move of the seat that knew this is under way here
    text: Callable[[Sequence[Action], np.record], str]  # a whole move as a person types it, or as much as one may
    why: Callable[[Compared], Reasons]  # what speaks for the move and what against it, if anything does
    say: Callable[[Sequence[Action], np.record, Cards, Codes], Phrase | None]  # what is placed last; None: step by step
    join: Callable[[np.record, Codes, Codes], list[Codes]] | None = None  # moves that keep what is placed already
    near: Callable[[np.record, Codes, Sequence[Codes]], list[Codes]] | None = None  # the first in one thing otherwise
    prospects: Callable[[np.record, Cards, Imagined], list[Phrase]] | None = None  # what a move may come to
    has_prospects: Callable[[np.record], bool] = lambda known: True  # whether the seat that knows this has such a move
    every_part: bool = False  # whether trails hold the state after every part, or only the last

    def tells_prospects(self, known: np.record) -> bool:
        """Tell whether it can be said what a move of the seat that knows this may come to."""
        return self.prospects is not None and self.has_prospects(known)


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that came out differently, in points for the seat, with what is said if it is better or worse."""

    points: np.ndarray  # in each world, of one move less the other
    better: Phrase | None
    worse: Phrase | None

    @property
    def mean(self) -> float:
        return float(self.points.mean())

    @property
    def certain(self) -> bool:
        """Tell whether it is large, and more than luck by twice its error."""
        error = float(self.points.std()) / max(self.points.size, 1) ** 0.5
        return bool(abs(self.mean) >= max(SMALL, 2 * error))


SMALL = 0.15  # points that are worth no word


def largest(differences: Sequence[Difference]) -> Reasons:
    """Return what is said of the largest difference for the better, and of the largest for the worse."""
    certain = sorted((each for each in differences if each.certain), key=lambda each: -abs(each.mean))
    better = next((each.better for each in certain if each.mean > 0 and each.better), None)
    worse = next((each.worse for each in certain if each.mean < 0 and each.worse), None)
    return better, worse


def stack(trails: Sequence[np.ndarray], at: Callable[[np.ndarray], int]) -> np.ndarray:
    """Return one state of each trail. (NumPy takes long to concatenate records of many fields.)"""
    places = [(trail, at(trail)) for trail in trails]
    return np.frombuffer(b"".join(trail[place].tobytes() for trail, place in places), trails[0].dtype)


def decimal(value: float) -> Phrase:
    """Return the size of a number with one place after the point, as each language writes it."""
    whole, tenth = divmod(round(10 * abs(value)), 10)
    return Phrase("hint-number", {"whole": whole, "tenth": tenth})


def often(happened: np.ndarray) -> int:
    """Return in how many of ten worlds something happened."""
    return round(10 * float(happened.mean()))
