"""Games of players that answer at once. Each step is noted for the cards that it was about."""

import numpy as np

from ...core.compiled import entry, rule
from ...core.contract import (
    CHANCE,
    CHANCE_BIT,
    act,
    advance,
    chances,
    due,
    ending,
    note,
    rounds,
    scores,
    start,
    waiting,
    winners,
)
from ...core.rng import roll
from .batch import DECISIONS, ENDING, ROUNDS, WINNERS
from .playout import choose, seed_game

AUTOMATIC = -1  # in place of a code, for an automatic part


@entry(allocates=True)
def play_noted(states, cards, options, levels, seeds, limit, used, points, tallies, parts, facts, log, why, weights):
    """Play one game a seed on states[0]. states[1] is the step before, and states[2] is blank.

    Of each game it writes used[seat, card, use], where the last seat is nobody, points[card * uses + use],
    tallies[card, tally], parts[seat, part], facts[WINNERS …], and as many entries as fit into log[entry, (seat, code)].
    """
    dice = np.zeros(2, np.uint64)
    bots = np.zeros((levels.size, 2), np.uint64)
    codes = np.zeros(why.size, np.int64)
    promise = np.zeros(why.size)
    for game in range(seeds.size):
        states[0] = states[2]
        seed_game(seeds[game], dice, bots)
        start(states[0], cards[0], levels.size, options)
        standing = total(states[0], cards[0], parts[game])
        seat = -1
        decisions = 0
        entries = 0
        while waiting(states[0]) != 0 and decisions < limit:
            actor = CHANCE
            if waiting(states[0]) == CHANCE_BIT:
                chances(states[0], cards[0], weights)
                code = roll(dice, weights)
            else:
                seat = due(states[0], seat)
                actor = seat
                code = choose(states[0], cards[0], levels[seat], seat, bots[seat], why, weights.size, codes, promise)
                decisions += 1
            if entries < log.shape[1]:
                log[game, entries, 0] = actor
                log[game, entries, 1] = code
            entries += 1
            standing = follow(
                states, cards[0], actor, code, used[game], points[game], tallies[game], parts[game], standing
            )
        facts[game, DECISIONS] = decisions
        facts[game, WINNERS] = winners(states[0], cards[0])
        facts[game, ENDING] = ending(states[0])
        facts[game, ROUNDS] = rounds(states[0])


@rule()
def follow(states, cards, seat, code, used, points, tallies, parts, standing):
    """Carry out the action itself, then each automatic part that it sets off. Return the points of all seats then."""
    states[1] = states[0]
    act(states[0], cards, seat, code)
    beat = code
    going = True
    while going:
        whose = note(states[1], states[0], cards, seat, beat, used, tallies)
        now = total(states[0], cards, parts)
        if whose >= 0:
            points[whose] += now - standing
        standing = now
        states[1] = states[0]
        going = advance(states[0], cards)
        beat = AUTOMATIC
    return standing


@rule()
def total(s, cards, parts):
    """Return the points of all seats together. `parts` holds them one by one."""
    scores(s, cards, parts)
    points = 0
    for seat in range(parts.shape[0]):
        for part in range(parts.shape[1]):
            points += parts[seat, part]
    return points
