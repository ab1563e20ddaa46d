"""Many games one after another on a core. A seed determines its game, so it does not matter which core plays it."""

import numpy as np

from ...core.compiled import entry, rule
from ...core.contract import ending, rounds, scores, start, winners
from .playout import play_judged, play_out, seed_game

WINNERS, ENDING, ROUNDS, DECISIONS = range(4)


@entry(allocates=True)
def play_games(states, blank, cards, options, seats, seeds, limit, totals, facts, why, weights, parts):
    """Let Thralls play one game a seed on the record of `states`; write totals[game, seat], facts[game, WINNERS …]."""
    dice = np.zeros(2, np.uint64)
    bots = np.zeros((seats, 2), np.uint64)
    for game in range(seeds.size):
        states[0] = blank[0]
        seed_game(seeds[game], dice, bots)
        start(states[0], cards[0], seats, options)
        decisions = play_out(states[0], cards[0], dice, bots, why, weights, limit)
        note(states[0], cards[0], decisions, totals[game], facts[game], parts)


@entry(allocates=True)
def play_levels(states, blank, cards, options, levels, seeds, limit, totals, facts, why, weights, parts):
    """Let a level for each seat play one game a seed; write the same as `play_games`."""
    dice = np.zeros(2, np.uint64)
    bots = np.zeros((levels.size, 2), np.uint64)
    codes = np.zeros(why.size, np.int64)
    promise = np.zeros(why.size)
    for game in range(seeds.size):
        states[0] = blank[0]
        seed_game(seeds[game], dice, bots)
        start(states[0], cards[0], levels.size, options)
        decisions = play_judged(states[0], cards[0], levels, dice, bots, why, weights, codes, promise, limit)
        note(states[0], cards[0], decisions, totals[game], facts[game], parts)


@rule()
def note(s, cards, decisions, total, fact, parts):
    fact[DECISIONS] = decisions
    fact[WINNERS] = winners(s, cards)
    fact[ENDING] = ending(s)
    fact[ROUNDS] = rounds(s)
    scores(s, cards, parts)
    for seat in range(total.size):
        total[seat] = 0
        for part in range(parts.shape[1]):
            total[seat] += parts[seat, part]
