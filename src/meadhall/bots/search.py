"""Search by imagined worlds and trees of what seats know in them. The same number of worlds gives the same answer."""

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ..core.contract import sealed
from ..core.game import Cards, Game
from ..core.space import Action
from .bot import Budget, Stream
from .compiled.iterate import AHEAD, FREE, TO_THE_END, grow, walk
from .compiled.judgement import reopen
from .compiled.karl import chance
from .compiled.sealed import mixture
from .compiled.tree import NONE, TRUST, Tree, plant

A_TREE = 2_000  # iterations that are worth a tree of their own
TREES = 4
SLICE = 250  # iterations between two looks at the clock
NUMBERS = 1 << 28  # of the stream, for each tree
LEAST = 0.25  # a choice meant less often than this share of the favourite is not made


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move and what the search found out about it: expected score and chance to win of the seat."""

    action: Action
    visits: int
    share: float  # how often it should be played
    score: float
    win: float


@dataclass(frozen=True, slots=True)
class Grove:
    """Trees for one decision, each with its own numbers. They do not depend on how many cores grow them."""

    game: Game
    cards: Cards
    known: np.ndarray
    trees: list[Tree]

    def grow(self, tree: int, iterations: int, rng: Stream, deadline: float) -> None:
        size, seats = self.game.known.dtype.itemsize, int(self.known[0].seats)
        words = np.zeros(-(-size // 8), np.uint64)
        looks = words.view(np.uint8)[:size].view(self.game.known.dtype)
        room, worlds = walk(*self.game.scratch(), seats, len(self.game.parts)), self.game.state.blank()
        own, hidden = np.array([rng[0], rng[1] + np.uint64(tree * NUMBERS)]), self.game.state.blank(0)
        ahead = AHEAD if self.game.judgement else TO_THE_END
        for first in range(0, iterations, SLICE):
            if time.perf_counter() > deadline:
                break
            count = min(SLICE, iterations - first)
            grow(
                self.trees[tree], room, self.known, hidden, self.cards.array, worlds, looks, words, count, ahead, own,
                FREE,
            )  # fmt: skip

    def candidates(self, legal: list[Action]) -> list[Candidate]:
        """Return candidates, best first: in secret what was meant most often, else what is expected to bring most."""
        merged = {action.code: Merged() for action in legal}
        for tree in self.trees:
            edge = tree.first[0]
            while edge != NONE:
                merged[int(tree.code[edge])].add(tree, edge)
                edge = tree.following[edge]
        usual = sum(tree.total[0] for tree in self.trees) / max(sum(tree.visits[0] for tree in self.trees), 1)
        value = np.array([merged[action.code].expected(usual) for action in legal])
        meant = np.array([merged[action.code].share for action in legal])
        shares = mixture(meant, LEAST) if sealed(self.known[0]) and meant.any() else np.eye(len(legal))[value.argmax()]
        found = [
            (float(share), float(worth), Candidate(action, each.tries, float(share), each.score, each.win))
            for action, share, worth in zip(legal, shares, value, strict=True)
            for each in [merged[action.code]]
        ]
        return [each for *_, each in sorted(found, key=lambda each: (-each[0], -each[1], each[2].action.code))]


@dataclass(slots=True)
class Merged:
    """What all trees say of one move."""

    tries: int = 0
    worth: float = 0.0
    points: float = 0.0
    wins: float = 0.0
    share: float = 0.0
    prior: float = -1.0

    def add(self, tree: Tree, edge: int) -> None:
        self.tries += int(tree.tries[edge])
        self.worth += tree.worth[edge]
        self.points += tree.points[edge]
        self.wins += tree.wins[edge]
        self.share += tree.share[edge]
        self.prior = max(self.prior, tree.prior[edge])

    def expected(self, usual: float) -> float:
        """Return what the move may bring, as in a tree, with Karl's opinion counted once."""
        return (self.worth + TRUST * (usual + self.prior)) / (self.tries + TRUST)

    @property
    def score(self) -> float:
        return float(self.points) / max(self.tries, 1)

    @property
    def win(self) -> float:
        return float(self.wins) / max(self.tries, 1)


def analyse(
    game: Game, cards: Cards, known: np.record, legal: list[Action], rng: Stream, iterations: int, budget: Budget
) -> list[Candidate]:
    """Return what a seat's moves are worth, best first, by what it knows alone."""
    seen = game.known.blank()
    seen[0] = known
    reopen(seen[0])
    count = max(1, min(TREES, iterations // A_TREE))
    each = -(-iterations // count)
    grove = Grove(game, cards, seen, [plant(each) for _ in range(count)])
    deadlines = _deadlines(budget, count)
    with ThreadPoolExecutor(min(budget.cores, count)) as pool:
        for done in [pool.submit(grove.grow, tree, each, rng, deadline) for tree, deadline in enumerate(deadlines)]:
            done.result()
    return grove.candidates(legal)


def _deadlines(budget: Budget, count: int) -> list[float]:
    """Return when each tree must have grown. Trees that wait for a core have their share of the time too."""
    if budget.seconds is None:
        return [math.inf] * count
    began, turns = time.perf_counter(), -(-count // budget.cores)
    return [began + budget.seconds * (tree // budget.cores + 1) / turns for tree in range(count)]


class Search:
    """A bot that searches. Its level is a number of iterations, the same everywhere; a budget may cut it short."""

    def __init__(self, game: Game, cards: Cards, iterations: int) -> None:
        self.game, self.cards, self.iterations = game, cards, iterations

    def choose(self, known: np.record, legal: list[Action], rng: Stream, budget: Budget) -> Action:
        if len(legal) == 1:
            return legal[0]
        found = analyse(self.game, self.cards, known, legal, rng, self.iterations, budget)
        if not sealed(known):
            return found[0].action
        left = chance(rng)
        for each in found:
            left -= each.share
            if left <= 0:
                return each.action
        return found[0].action
