"""Whole games of Thralls and Karls, who answer at once, through the full contract, for any game."""

from ...bots.compiled.karl import gather, judge
from ...core.compiled import rule
from ...core.contract import CHANCE, CHANCE_BIT, apply, chances, due, legal, waiting
from ...core.rng import next_decision, pick, roll, seed_stream

LIMIT = 100_000  # decisions; no game comes near
THRALL, KARL = 0, 1


@rule()
def play_out(s, cards, dice, bots, why, weights, limit):
    """Let Thralls play to the end, each with its own stream. Return the number of decisions, or -1 past the limit."""
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
        next_decision(bots[seat])
        apply(s, cards, seat, code)
        decisions += 1


@rule()
def play_judged(s, cards, levels, dice, bots, why, weights, codes, promise, limit):
    """Let a level for each seat play to the end. Return the number of decisions, or -1 past the limit."""
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
        if decisions == limit:
            return -1
        apply(s, cards, seat, choose(s, cards, levels[seat], seat, bots[seat], why, weights.size, codes, promise))
        decisions += 1


@rule()
def choose(s, cards, level, seat, rng, why, first, codes, promise):
    """Choose as a player of a level does. The numbers after it belong to its next decision."""
    legal(s, cards, seat, why)
    if level == THRALL:
        code = pick(rng, why, first)
    else:
        code = judge(s, cards, seat, codes, gather(why, first, codes), promise, rng)
    next_decision(rng)
    return code


@rule()
def seed_game(seed, dice, bots):
    """Seed the streams of one game: chance, and one for each seat."""
    seed_stream(dice, seed, 0)
    for seat in range(bots.shape[0]):
        seed_stream(bots[seat], seed, 1 + seat)
