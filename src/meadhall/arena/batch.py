"""Many games one after another on a core; each game is its seed, so it does not matter which core plays it."""

import numpy as np

from ..core.compiled import entry
from ..core.game import ending, rounds, scores, start, winners
from .playout import play_out, seed_game

WINNERS, ENDING, ROUNDS, DECISIONS = range(4)


@entry()
def play_games(states, blank, cards, options, seats, seeds, limit, totals, facts, why, weights, parts):
    """Play one game a seed on the one record of `states`; totals[game, seat], facts[game, WINNERS ... DECISIONS]."""
    dice = np.zeros(2, np.uint64)
    bots = np.zeros((seats, 2), np.uint64)
    for game in range(seeds.size):
        states[0] = blank[0]
        s = states[0]
        seed_game(seeds[game], dice, bots)
        start(s, cards[0], seats, options)
        facts[game, DECISIONS] = play_out(s, cards[0], dice, bots, why, weights, limit)
        facts[game, WINNERS] = winners(s, cards[0])
        facts[game, ENDING] = ending(s)
        facts[game, ROUNDS] = rounds(s)
        scores(s, cards[0], parts)
        for seat in range(seats):
            totals[game, seat] = 0
            for part in range(parts.shape[1]):
                totals[game, seat] += parts[seat, part]
