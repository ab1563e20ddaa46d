"""Who plays in the games of a trainer: itself in most, in some itself alone against Karls or against past selves."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np

from ..core.game import Cards, Game
from .karls import Karls
from .net import Net, Tensor, draw, torch

LEARNER, KARL, PAST = 0, 1, 2  # and 3, 4, … for further past selves


class League:
    """The first games of a batch are played against Karls, the next against past selves, the rest by itself alone.

    There the learner has one seat, a game after another the next one, and the others are all Karls or one past self.
    """

    def __init__(
        self, game: Game, cards: Cards, seats: int, games: int, parts: Mapping[str, float], most: int, seed: int
    ) -> None:
        self.karls = int(games * parts["karl"]) if game.judgement and seats > 1 else 0
        self.past_games = int(games * parts["past"]) if seats > 1 else 0
        self.most, self.seats, self.past = most, seats, list[Net]()
        self.karl = Karls(game, cards, seats, self.karls, seed) if self.karls else None
        self.own = np.arange(games) % seats  # the learner's seat, where it is alone

    def who(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Return who sits where, [game, seat]."""
        found = np.full((len(self.own), self.seats), LEARNER)
        found[: self.karls] = KARL
        if self.past:
            games = np.arange(self.past_games)
            found[self.karls : self.karls + self.past_games] = (PAST + games // self.seats % len(self.past))[:, None]
        alone = self.karls + (self.past_games if self.past else 0)
        found[np.arange(alone), self.own[:alone]] = LEARNER
        return found

    def remember(self, net: Net) -> None:
        """Let the net as it is now be a past self. The oldest but the first makes room."""
        self.past.append(deepcopy(net).requires_grad_(False))
        if len(self.past) > self.most:
            del self.past[1 if self.most > 1 else 0]

    def answer(self, games: Any, seen: Tensor, mask: Tensor, whose: Tensor, actions: Tensor, rng: Tensor) -> None:
        """Put the choices of Karls and past selves in the place of the learner's."""
        for number, net in enumerate(self.past, PAST):
            at = (whose == number).nonzero().squeeze(-1)
            if len(at):
                likely, _ = net(seen[at], mask[at])
                actions[at] = draw(likely, rng)[0]
        if self.karl:
            seats = torch.as_tensor(games.seat[: self.karls], device=actions.device).cpu().numpy()
            wanted = (whose[: self.karls] == KARL).cpu().numpy()
            chosen = torch.from_numpy(self.karl.choose(games.states(self.karls), seats, wanted)).to(actions.device)
            actions[: self.karls] = torch.where(whose[: self.karls] == KARL, chosen, actions[: self.karls])
