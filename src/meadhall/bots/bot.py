"""What a bot is: it is given what its seat knows, its legal actions, a random stream of its own and a budget."""

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ..core.rng import below
from ..core.space import Action

Stream = np.ndarray[Any, np.dtype[np.uint64]]


@dataclass(frozen=True, slots=True)
class Budget:
    """What a decision may cost. Without a cap a bot thinks as long as its level says."""

    seconds: float | None = None
    cores: int = 1


class Bot(Protocol):
    """What every bot can do. It is made once a game, by `MyBot(game, cards)`."""

    def choose(self, known: np.record, legal: list[Action], rng: Stream, budget: Budget) -> Action | int:
        """Return one of the legal actions, or its code."""
        ...


class Thrall:
    """A bot that takes any legal action, each as likely."""

    def __init__(self, game: object, cards: object) -> None:
        pass

    def choose(self, known: np.record, legal: list[Action], rng: Stream, budget: Budget) -> Action:
        return legal[int(below(rng, len(legal)))]
