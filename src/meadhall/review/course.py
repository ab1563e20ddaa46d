"""The course of a finished game: each seat's chance to win at every entry, and how much of it was luck."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..bots.compiled.iterate import AHEAD, TO_THE_END, foresee, walk
from ..core.contract import CHANCE
from ..core.rng import stream
from .decisions import Past

GAMES = 240  # imagined from every state
ERRORS = 1.5  # standard errors below which a change is noise
SEED = 24


@dataclass(slots=True)
class Course:
    """Chances to win with all hands open, before the first entry and after each that was not taken back."""

    entries: list[int]  # after which each was measured; -1 at the beginning
    rounds: list[int]
    wins: np.ndarray  # (entry, seat); the seats of a row and a solo rival add up to 1
    luck: np.ndarray  # (seat): what draws and ties changed

    def plain(self) -> list[list[float]]:
        return [[round(float(each), 4) for each in row] for row in self.wins]


class Foresight:
    """Plays on from true states as Karls might, always with the same luck."""

    def __init__(self, past: Past, games: int) -> None:
        self.past, self.games, self.seats = past, games, past.table.seats
        game = past.game
        self.ahead = AHEAD if game.judgement else TO_THE_END
        self.room, self.worlds = walk(*game.scratch(), self.seats, len(game.parts)), game.state.blank()

    def chances(self, place: int, until: int) -> np.ndarray:
        """Return each seat's chance to win, game by game, from the state before the live entry at that place."""
        wins, points = np.zeros((2, self.games, self.seats))
        states, cards = self.past.game.state.row(self.past.states[place]), self.past.table.cards.array
        foresee(self.room, states, cards, self.worlds, self.seats, until, stream(SEED, 0), wins, points)
        return wins

    def follow(self) -> Iterator[Course]:
        """Yield the course after every entry, as far as it is known."""
        past, places = self.past, len(self.past.states)
        course = Course([], [], np.zeros((0, self.seats)), np.zeros(self.seats))
        before, began = None, 0
        for place in range(places):
            until = past.round(place) + self.ahead
            wins = self.chances(place, until)
            fell = place > 0 and past.entry(place - 1).seat == CHANCE
            if not fell:
                before, began = wins, place
            elif place == places - 1 or past.entry(place).seat != CHANCE:
                assert before is not None
                same = until == past.round(began) + self.ahead
                course.luck += _certain(wins - (before if same else self.chances(began, until)))
            course.entries.append(past.live[place - 1] if place else -1)
            course.rounds.append(past.round(place))
            course.wins = np.vstack([course.wins, wins.mean(axis=0)])
            yield course


def _certain(changes: np.ndarray) -> np.ndarray:
    """Return the mean change of each seat, 0 where it may be noise."""
    mean, error = changes.mean(axis=0), changes.std(axis=0) / len(changes) ** 0.5
    certain: np.ndarray = np.where(np.abs(mean) > ERRORS * error, mean, 0.0)
    return certain
