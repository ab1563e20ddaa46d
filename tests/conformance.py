"""What every game must hold, whatever its rules: the games, their seats and positions out of random play."""

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

from meadhall.core.game import REGISTRY, Cards, Game
from meadhall.core.position import Position
from meadhall.simulation.compiled.loops import positions

CASES = [(name, seats) for name, game in sorted(REGISTRY.items()) for seats in game.seats]


MANY = 8


def option_sets(game: Game, seats: int | None = None) -> list[dict[str, Any]]:
    """The defaults, then each option alone at each other value; one with many values only at the smallest table."""
    sets: list[dict[str, Any]] = [{}]
    for option in game.options:
        if len(option.values) > MANY and seats is not None and seats > game.seats[0]:
            continue
        sets += [{option.name: value} for value in option.values if value != option.default and value not in (3, 4, 5)]
    return sets


@dataclass(frozen=True)
class Sample:
    """Positions of random games at which some seat has to decide."""

    game: Game
    cards: Cards
    seats: int
    states: np.ndarray[Any, Any]

    def each(self) -> list[Position]:
        return [Position(self.game, self.cards, self.states[at : at + 1]) for at in range(self.states.size)]


@functools.cache
def sample(name: str, seats: int, count: int = 150, chosen: tuple[tuple[str, Any], ...] = ()) -> Sample:
    game = REGISTRY[name]
    cards = game.load_cards(None)
    states = game.state.blank(count)
    options = game.encode(game.complete_options(seats, dict(chosen)))
    positions(states, game.state.blank(2), cards.array, options, seats, *game.scratch(), np.zeros(2, np.uint64))
    return Sample(game, cards, seats, states)
