"""Exact counts: walk every sequence of decisions and outcomes to a depth."""

import numpy as np

from meadhall.core.compiled import entry
from meadhall.core.contract import CHANCE, CHANCE_BIT, apply, chances, legal, waiting

MOST = 64


@entry(allocates=True)
def leaves(states, cards, depth, why, weights):  # type: ignore[no-untyped-def]
    """Sequences of `depth` actions (or to the end of the game) from states[0]; seats that wait together go in order."""
    seats = np.zeros(MOST, np.int64)
    codes = np.zeros(MOST, np.int64)
    level = 0
    count = 0
    codes[0] = -1
    while level >= 0:
        mask = waiting(states[level])
        if codes[level] < 0:
            if level == depth or mask == 0:
                count += 1
                level -= 1
                continue
            seat = CHANCE
            if mask != CHANCE_BIT:
                seat = 0
                while not mask >> seat & 1:
                    seat += 1
            seats[level] = seat
        code = codes[level] + 1
        if seats[level] == CHANCE:
            chances(states[level], cards[0], weights)
            while code < weights.size and weights[code] == 0:
                code += 1
            last = weights.size
        else:
            legal(states[level], cards[0], seats[level], why)
            while code < why.size and why[code] != 0:
                code += 1
            last = why.size
        if code == last:
            level -= 1
            continue
        codes[level] = code
        states[level + 1] = states[level]
        apply(states[level + 1], cards[0], seats[level], code)
        level += 1
        codes[level] = -1
    return count


@entry(allocates=True)
def sequences_of(states, cards, seat, why):  # type: ignore[no-untyped-def]
    """Ways for one seat to act until it no longer has to: whole plans, whole buildings."""
    codes = np.full(MOST, -1, np.int64)
    level = 0
    count = 0
    while level >= 0:
        legal(states[level], cards[0], seat, why)
        code = codes[level] + 1
        while code < why.size and why[code] != 0:
            code += 1
        if code == why.size:
            if codes[level] < 0:
                count += 1
            level -= 1
            continue
        codes[level] = code
        states[level + 1] = states[level]
        apply(states[level + 1], cards[0], seat, code)
        level += 1
        codes[level] = -1
    return count
