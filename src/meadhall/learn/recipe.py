"""What a training depends on, and the points of its curves."""

from dataclasses import dataclass

CHECKPOINT = "checkpoint"  # the file of a training, in its folder


@dataclass(frozen=True, slots=True)
class Recipe:
    """All that a training depends on. Two with the same recipe on a processor give the same bytes."""

    game: str
    seats: int
    games: int = 512  # side by side
    steps: int = 64  # of each of them, for one update
    hidden: int = 128  # units of each layer
    seed: int = 1
    rate: float = 5e-4
    passes: int = 3  # over what happened,
    pieces: int = 16  # in so many pieces
    karl: float = 0.125  # of the games: the learner alone against Karls,
    past: float = 0.125  # or against a past self
    memory: int = 20  # updates between two past selves


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the curves. A share is NaN as long as no such game has ended."""

    update: int
    decisions: int
    seconds: float
    against_karl: float
    against_past: float
    openness: float  # of the choices: 0 if each is certain
    foreseen: float  # of the spread of what came out
