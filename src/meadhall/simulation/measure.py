"""Speed of the rules, measured on this machine: decisions, copies of a state, and what a seat knows."""

import time
from collections.abc import Callable

import numpy as np

from ..core.game import Game
from ..core.rng import stream
from .compiled.batch import DECISIONS, play_games
from .compiled.loops import copies, knowing, positions
from .compiled.playout import LIMIT


def decisions_a_second(
    game: Game, seats: int, games: int = 4000, repeats: int = 5, clock: Callable[[], float] = time.perf_counter
) -> float:
    """Measure random legal play on one core, through the full contract. Return the best of a few repeats."""
    cards = game.load_cards(None)
    options = game.encode(game.complete_options(seats, None))
    totals, facts = np.zeros((games, seats), np.int32), np.zeros((games, 4), np.int32)
    parts = np.zeros((seats, len(game.parts)), np.int32)

    def run(count: int) -> float:
        seeds = np.arange(count, dtype=np.uint64)
        blank = game.state.blank()
        began = clock()
        play_games(
            game.state.blank(), blank, cards.array, options, seats, seeds, LIMIT, totals, facts, *game.scratch(), parts
        )
        return clock() - began

    run(1)
    return max(int(facts[:games, DECISIONS].sum()) / elapsed for elapsed in [run(games) for _ in range(repeats)])


def nanoseconds(action: Callable[[int], None], count: int, repeats: int = 5) -> float:
    """Return the time of one of `count` actions, as the best of a few repeats."""
    action(1)
    best = float("inf")
    for _ in range(repeats):
        began = time.perf_counter()
        action(count)
        best = min(best, time.perf_counter() - began)
    return best / count * 1e9


def sample(game: Game, seats: int, count: int = 512) -> np.ndarray:
    """Return positions in which somebody has to decide, from all stages of random games."""
    cards = game.load_cards(None)
    states = game.state.blank(count)
    options = game.encode(game.complete_options(seats, None))
    positions(states, game.state.blank(2), cards.array, options, seats, *game.scratch(), np.zeros(2, np.uint64))
    return states


def copy_nanoseconds(game: Game, seats: int) -> float:
    states = sample(game, seats)
    target = game.state.blank(states.size)
    return nanoseconds(lambda count: copies(states, target, count), 2_000_000)


def knowing_nanoseconds(game: Game, seats: int) -> float:
    """Measure `known` and `imagine` together, for the seat that has to decide."""
    states, cards = sample(game, seats), game.load_cards(None)
    known, out = game.known.blank(), game.state.blank()
    rng = stream(1, 1)
    return nanoseconds(lambda count: knowing(states, cards.array, known, out, rng, count), 200_000)
