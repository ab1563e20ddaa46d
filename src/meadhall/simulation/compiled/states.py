"""Final states of many games on all cores."""

from typing import Any

import numpy as np
from numba import prange

from ...core.compiled import every_core
from ...core.contract import start
from ...core.game import Game
from .playout import LIMIT, play_out, seed_game


@every_core()
def play_all(states, cards, options, seats, seeds, decisions, actions, outcomes):
    """Play one game a record, in the same loop as a CUDA thread."""
    for game in prange(states.size):
        why = np.zeros(actions, np.uint8)
        weights = np.zeros(outcomes, np.int32)
        dice = np.zeros(2, np.uint64)
        bots = np.zeros((seats, 2), np.uint64)
        seed_game(seeds[game], dice, bots)
        start(states[game], cards[0], seats, options)
        decisions[game] = play_out(states[game], cards[0], dice, bots, why, weights, LIMIT)


def final_states(game: Game, seats: int, seeds: np.ndarray, options: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    states, decisions = game.state.blank(seeds.size), np.zeros(seeds.size, np.int32)
    cards: Any = game.load_cards(None).array
    play_all(states, cards, options, seats, seeds, decisions, len(game.space), game.space.chances)
    return states, decisions
