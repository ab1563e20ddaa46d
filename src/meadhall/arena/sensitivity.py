"""How much each option changes the game: the same deals and cards, with one option at another value."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..simulation.compiled.batch import DECISIONS, WINNERS
from .lab import CHUNK, SCALES, Played, Setup, play, win_shares
from .paired import Comparison, Paired, Sides


@dataclass(frozen=True, slots=True)
class Tried:
    """An option at another value, and what that changed: wins of the first seat, mean score, decisions a game."""

    option: str
    value: Any
    usual: Any
    wins: Comparison
    score: Comparison
    decisions: Comparison

    @property
    def measures(self) -> tuple[Comparison, Comparison, Comparison]:
        return self.score, self.wins, self.decisions


def others(setup: Setup) -> Iterator[tuple[str, Any, Any]]:
    """Yield each option that does not name a seat, with every value but the one that is played by."""
    for option in setup.game.options:
        usual = setup.options[option.name]
        for value in option.values if not option.seat else ():
            if value != usual:
                yield option.name, value, usual


def try_options(setup: Setup, seeds: range, report: Callable[[int], None] = lambda games: None) -> list[Tried]:
    """Play the deals with the cards after the change, once as set up and once for each other value of an option."""
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    usual = [_measures(setup, play(setup, setup.cards[1], some)) for some in chunks]
    found = []
    for name, value, before in others(setup):
        other = replace(setup, options=dict(setup.options) | {name: value})
        sums: dict[str, Paired] = {}
        for some, base in zip(chunks, usual, strict=True):
            after = _measures(other, play(other, other.cards[1], some))
            paired = {each: Paired.of(base[each], after[each]) for each in base}
            sums = {each: sums[each] + paired[each] for each in paired} if sums else paired
            report(len(some))
        found.append(
            Tried(
                name,
                value,
                before,
                *(sums[each].compare(SCALES.get(each, 1.0)) for each in ("wins", "score", "decisions")),
            )
        )
    return found


def _measures(setup: Setup, played: Played) -> dict[str, Sides]:
    one = np.ones((len(played.facts), 1), np.int64)
    return {
        "wins": (win_shares(played.facts[:, WINNERS], setup.seats)[:, :1], one),
        "score": (played.parts.sum(axis=(1, 2))[:, None], setup.seats * one),
        "decisions": (played.facts[:, DECISIONS, None], one),
    }
