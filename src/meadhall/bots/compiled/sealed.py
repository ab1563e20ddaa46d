"""Choices made in secret and side by side. Each seat chooses by its own results alone, never quite the same way."""

import math

import numpy as np

from ...core.compiled import rule
from .karl import chance
from .tree import NONE, expected

WIDEST = 48  # edges that are weighed at once
TEMPER = 0.09  # of what luck does at a node: how much less an edge may bring and still be chosen, roughly
CALMEST = 0.002  # of a win


@rule()
def temper(tree, node):
    """Return how much it takes to prefer one choice to another: the more is at stake, the more it takes."""
    visits = float(max(tree.visits[node], 1))
    usual = tree.total[node] / visits
    return max(TEMPER * math.sqrt(max(tree.squares[node] / visits - usual * usual, 0.0)), CALMEST)


@rule()
def weigh(tree, node, why, edges, odds):
    """Write the legal edges and how often to choose each, the likelier the more it may bring. Return their number."""
    count = 0
    top = -math.inf
    edge = tree.first[node]
    while edge != NONE and count < WIDEST:
        if why[tree.code[edge]] == 0:
            edges[count] = edge
            odds[count] = expected(tree, node, edge)
            top = max(top, odds[count])
            count += 1
        edge = tree.following[edge]
    total = 0.0
    heat = temper(tree, node)
    for place in range(count):
        odds[place] = math.exp((odds[place] - top) / heat)
        total += odds[place]
    for place in range(count):
        odds[place] /= total
    return count


@rule()
def draw_edge(tree, edges, odds, count, rng):
    """Draw a legal edge by the odds. It notes the intention, as the average of intentions is what is played."""
    left = chance(rng)
    chosen = edges[count - 1]
    for place in range(count):
        tree.share[edges[place]] += odds[place]
        if left > 0.0:
            left -= odds[place]
            chosen = edges[place]
    return chosen


def mixture(share: np.ndarray, least: float) -> np.ndarray:
    """Return the average intention, without what was hardly ever meant."""
    odds: np.ndarray = np.where(share >= least * share.max(), share, 0.0)
    return odds / float(odds.sum())
