"""Whole moves side by side: by how much one is ahead of another, which are close, and how sure that is."""

import numpy as np

from ..core.hints import Codes, Imagined

POINT = 0.005  # of a win, as the search wants it
EQUAL = 0.004  # of a win: what differs by less is as good
BEHIND = 4.0  # standard errors from which a move is clearly behind
RESAMPLED = 400


def gap(each: Imagined, other: Imagined) -> np.ndarray:
    """Return how much more a move brought than another, in each world that both were tried in."""
    first, second = each.beside(other)
    ahead: np.ndarray = (first.wins - second.wins) + POINT * (first.points - second.points)
    return ahead


def close(results: dict[Codes, np.ndarray], moves: list[Codes]) -> list[Codes]:
    """Return the best of the moves, and those that are not clearly behind."""
    best = max(moves, key=lambda codes: results[codes][:, 2].mean())
    behind = {codes: results[best][:, 2] - results[codes][:, 2] for codes in moves}
    return [codes for codes, each in behind.items() if each.mean() <= BEHIND * each.std() / each.size**0.5]


def in_order(imagined: list[Imagined]) -> list[Imagined]:
    """Return moves best first; of those that are as good as the best, the first in the order of the game is first."""
    ahead = {each.codes: float(gap(each, imagined[0]).mean()) for each in imagined}
    first = min(codes for codes in ahead if ahead[codes] >= max(ahead.values()) - EQUAL)
    return sorted(imagined, key=lambda each: (each.codes != first, -ahead[each.codes]))


def as_good(each: Imagined, other: Imagined) -> bool:
    return abs(float(gap(each, other).mean())) <= EQUAL


def chances_to_be_best(imagined: list[Imagined]) -> list[float]:
    """Return how often each would come out best if as many worlds were drawn again and again."""
    best = max(imagined, key=lambda each: float(gap(each, imagined[0]).mean()))
    gaps = [gap(each, best) for each in imagined]
    errors = np.array([each.std() / each.size**0.5 for each in gaps])
    again = np.random.default_rng(0).normal(size=(RESAMPLED, len(imagined)))
    drawn = (np.array([each.mean() for each in gaps]) + errors * again).argmax(axis=1)
    return [float((drawn == at).mean()) for at in range(len(imagined))]
