"""Bots that fail, each in its own way, and one that peeks."""

import sys
import time
from typing import Any

import numpy as np

from meadhall.bots.bot import Budget, Stream, Thrall
from meadhall.core.space import Action

SLOW = 60.0  # seconds a decision


class Raising(Thrall):
    def choose(self, known: np.record, legal: list[Action], rng: Stream, budget: Budget) -> Action:
        raise RuntimeError("no\nidea <b>at all</b>")


class Leaving(Thrall):
    def choose(self, known: np.record, legal: list[Action], rng: Stream, budget: Budget) -> Action:
        sys.exit(3)


class Cheating(Thrall):
    """Answers what is not legal, or what is not even an action."""

    answer: Any = -1

    def choose(self, known: np.record, legal: list[Action], rng: Stream, budget: Budget) -> Any:
        return self.answer


class Unwritable:
    def __repr__(self) -> str:
        raise ValueError


class Mute(Cheating):
    answer = Unwritable()


class Yes(Cheating):
    answer = True


class Array(Cheating):
    answer = np.arange(3)


class Slow(Thrall):
    def choose(self, known: np.record, legal: list[Action], rng: Stream, budget: Budget) -> Action:
        time.sleep(SLOW)
        return legal[0]


class Unmade(Thrall):
    def __init__(self, game: object, cards: object) -> None:
        raise KeyError("no such file")


class Dying(Thrall):
    """Takes its process with it."""

    def choose(self, known: np.record, legal: list[Action], rng: Stream, budget: Budget) -> Action:
        import os

        os._exit(7)


class Peeking(Thrall):
    """Finds the table in the frame of who asks, and chooses by what is hidden there."""

    def choose(self, known: np.record, legal: list[Action], rng: Stream, budget: Budget) -> Action:
        hidden: bytes = sys._getframe(1).f_locals["table"].position.array.tobytes()
        return legal[sum(hidden) % len(legal)]


class Mindless:
    """Has no `choose`."""
