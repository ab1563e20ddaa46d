"""Choices made in secret and side by side: each seat by its own results alone, and never quite the same way."""

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
    """The more is at stake, the more it takes to prefer one choice to another."""
    visits = float(max(tree.visits[node], 1))
    usual = tree.total[node] / visits
    return max(TEMPER * math.sqrt(max(tree.squares[node] / visits - usual * usual, 0.0)), CALMEST)


@rule()
def weigh(tree, node, why, edges, odds):
    """The legal edges and how often each should be chosen, the likelier the more it may bring; returns their number."""
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
    """A legal edge by the odds; the intention is noted, for its average is what is played."""
    left = chance(rng)
    chosen = edges[count - 1]
    for place in range(count):
        tree.share[edges[place]] += odds[place]
        if left > 0.0:
            left -= odds[place]
            chosen = edges[place]
    return chosen


def mixture(share: np.ndarray, least: float) -> np.ndarray:
    """The average intention; what was hardly ever meant is left out."""
    odds: np.ndarray = np.where(share >= least * share.max(), share, 0.0)
    return odds / float(odds.sum())
