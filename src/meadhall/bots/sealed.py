"""Choices made in secret and side by side: regret matching, each seat by its own results alone."""

import numpy as np

from ..core.compiled import rule
from .karl import chance
from .tree import NONE

CURIOUS = 0.1  # how often a choice is made for its own sake
WIDEST = 48  # edges that are weighed at once


@rule()
def weigh(tree, node, why, edges, odds):
    """The legal edges and how often each should be chosen: by regret, at first as Karl would; returns their number."""
    count = 0
    total = 0.0
    likely = 0.0
    edge = tree.first[node]
    while edge != NONE and count < WIDEST:
        if why[tree.code[edge]] == 0:
            edges[count] = edge
            odds[count] = max(tree.regret[edge], 0.0)
            total += odds[count]
            likely += tree.prior[edge]
            count += 1
        edge = tree.following[edge]
    for place in range(count):
        if total > 0.0:
            odds[place] /= total
        else:
            odds[place] = tree.prior[edges[place]] / likely
    return count


@rule()
def draw_edge(tree, edges, odds, count, rng):
    """Where the chosen edge stands, and how likely it was chosen; the intention is noted for the average."""
    left = chance(rng)
    chosen = count - 1
    found = False
    for place in range(count):
        tree.share[edges[place]] += odds[place]
        left -= (1.0 - CURIOUS) * odds[place] + CURIOUS / count
        if left <= 0.0 and not found:
            chosen = place
            found = True
    return chosen, (1.0 - CURIOUS) * odds[chosen] + CURIOUS / count


@rule()
def regret(tree, edges, odds, count, chosen, likely, worth):
    """Each edge by what it would have brought: its mean so far, and for the chosen one what came out beyond it."""
    mean = 0.0
    for place in range(count):
        mean += odds[place] * estimate(tree, edges[place], place == chosen, likely, worth)
    for place in range(count):
        edge = edges[place]
        more = estimate(tree, edge, place == chosen, likely, worth) - mean
        tree.regret[edge] = max(tree.regret[edge] + more, 0.0)


@rule()
def estimate(tree, edge, is_chosen, likely, worth):
    usual = tree.worth[edge] / max(tree.tries[edge], 1)
    return usual + (worth - usual) / likely if is_chosen else usual


def mixture(share: np.ndarray, least: float) -> np.ndarray:
    """The average intention; what was hardly ever meant is left out."""
    odds: np.ndarray = np.where(share >= least * share.max(), share, 0.0)
    return odds / float(odds.sum())
