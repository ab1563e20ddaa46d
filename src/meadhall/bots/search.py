"""Search: many imagined worlds, one tree of what seats know in them."""

import numpy as np

from ..core.game import Cards, Game
from ..core.space import Row
from .bot import Budget, Stream
from .karl import Karl


class Search:
    def __init__(self, game: Game, cards: Cards, iterations: int) -> None:
        self.karl, self.iterations = Karl(game, cards), iterations

    def choose(self, known: np.record, legal: list[Row], rng: Stream, budget: Budget) -> int:
        return self.karl.choose(known, legal, rng, budget)
