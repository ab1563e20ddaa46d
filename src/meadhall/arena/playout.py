"""Whole games of uniformly random legal play, through the full contract, for any game."""

from ..core.compiled import rule
from ..core.game import CHANCE, CHANCE_BIT, apply, chances, due, legal, waiting
from ..core.rng import pick, roll, seed_stream


@rule()
def play_out(s, cards, dice, bots, why, weights, limit):
    """Play to the end, each seat with its own stream; returns the number of decisions, -1 if past the limit."""
    decisions = 0
    seat = -1
    while True:
        mask = waiting(s)
        if mask == 0:
            return decisions
        if mask == CHANCE_BIT:
            chances(s, cards, weights)
            apply(s, cards, CHANCE, roll(dice, weights))
            continue
        seat = due(s, seat)
        legal(s, cards, seat, why)
        code = pick(bots[seat], why, weights.size)
        if code < 0 or decisions == limit:
            return -1
        apply(s, cards, seat, code)
        decisions += 1


@rule()
def seed_game(seed, dice, bots):
    """The streams of one game: chance, and one for each seat."""
    seed_stream(dice, seed, 0)
    for seat in range(bots.shape[0]):
        seed_stream(bots[seat], seed, 1 + seat)
