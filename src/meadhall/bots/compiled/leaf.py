"""Where an iteration ends: points and chances to win, and what each seat wants."""

import math

from ...core.compiled import rule
from ...core.contract import scores, waiting, winners
from .judgement import prospects

MARGIN = 0.005  # of a win, for each point above the mean: a seat that cannot win, or cannot lose, still plays on
SURE = 0.55  # of the spread of scores, as a softmax understands it


@rule()
def weigh_up(s, cards, seats, points, wins, parts):
    """Write each seat's points and chance to win: what came out, or what may be expected. A solo rival's come last."""
    if waiting(s) == 0:
        count_up(s, cards, seats, points, wins, parts)
        return
    spread = SURE * prospects(s, cards, points)
    rivals = max(seats, 2)
    top = points[0]
    for seat in range(1, rivals):
        top = max(top, points[seat])
    total = 0.0
    for seat in range(rivals):
        wins[seat] = math.exp((points[seat] - top) / spread)
        total += wins[seat]
    for seat in range(rivals):
        wins[seat] /= total


@rule()
def count_up(s, cards, seats, points, wins, parts):
    scores(s, cards, parts)
    won = int(winners(s, cards))
    sharing = 0
    for seat in range(seats):
        sharing += won >> seat & 1
        points[seat] = 0.0
        for part in range(parts.shape[1]):
            points[seat] += parts[seat, part]
    for seat in range(seats):
        wins[seat] = (won >> seat & 1) / max(sharing, 1)


@rule()
def want(seats, points, wins, wish):
    mean = 0.0
    for seat in range(seats):
        mean += points[seat] / seats
    for seat in range(seats):
        wish[seat] = wins[seat] + MARGIN * (points[seat] - mean)
