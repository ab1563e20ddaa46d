"""Learning by playing oneself: some steps of all games, then some passes over what was learnt of them (PPO)."""

import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from . import checkpoint
from .batch import Games
from .checkpoint import CheckpointError
from .league import LEARNER, League
from .net import Net, Tensor, draw, torch
from .recipe import CHECKPOINT, Point, Recipe
from .rollout import advantages, blank, earned

CLIP, CURIOSITY, CALM = 0.2, 0.003, 0.5  # how far one update goes, what it is worth to stay open, the longest gradient
REMEMBERED = 4  # past selves
FRESH = 0.25  # of the shares shown: how much the newest update counts


class Trainer:
    """A net that learns a game. `device` is a GPU or the processor; nothing else depends on it."""

    def __init__(self, recipe: Recipe, device: str) -> None:
        torch.manual_seed(recipe.seed)
        self.recipe, self.device = recipe, device
        self.games: Any = self._games()
        self.net = Net(recipe.game, self.games.actions, recipe.hidden).to(device)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=recipe.rate, eps=1e-5)
        self.rng = torch.Generator(device).manual_seed(recipe.seed)
        self.league = League(
            self.games.game, self.games.table_cards, recipe.seats, recipe.games,
            {"karl": recipe.karl, "past": recipe.past}, REMEMBERED, recipe.seed,
        )  # fmt: skip
        self.curves: list[Point] = []
        self.decisions, self.seconds, self.updates = 0, 0.0, 0
        self.shares = {"karl": float("nan"), "past": float("nan")}
        self._arrays = {
            name: torch.as_tensor(getattr(self.games, name), device=device)
            for name in ("observation", "mask", "seat", "reward", "points", "done")
        }
        sizes = (recipe.steps, recipe.games, self.games.cells, self.games.actions, recipe.seats)
        self.rollout = blank(*sizes, device)

    def _games(self) -> Any:
        """Return the games of the batch, in arrays of the device."""
        if self.device == "cpu":
            return Games(self.recipe.game, self.recipe.seats, self.recipe.games, self.recipe.seed)
        from .device import DeviceGames

        return DeviceGames(self.recipe.game, self.recipe.seats, self.recipe.games, self.recipe.seed)

    def learn(self, updates: int) -> Iterator[Point]:
        """Learn until so many updates have been made in all, and yield a point after each."""
        while self.updates < updates:
            began = time.perf_counter()
            if self.updates % self.recipe.memory == 0:
                self.league.remember(self.net)
            after = self._play()
            openness, foreseen = self._improve(*after)
            self.updates += 1
            self.decisions += self.recipe.steps * self.recipe.games
            self.seconds += time.perf_counter() - began
            point = Point(
                self.updates, self.decisions, self.seconds, self.shares["karl"], self.shares["past"], openness, foreseen
            )
            self.curves.append(point)
            yield point

    def _play(self) -> tuple[Tensor, Tensor]:
        """Play some steps of all games. Return what the choosers after them expect, and who they are."""
        rollout, arrays = self.rollout, self._arrays
        who = torch.from_numpy(self.league.who()).to(self.device)
        won = torch.zeros(2, dtype=torch.float64, device=self.device)
        ended = torch.zeros_like(won)
        with torch.no_grad():
            for step in range(self.recipe.steps):
                likely, value = self._ask(arrays["observation"], arrays["mask"])
                actions, chosen = draw(likely, self.rng)
                whose = who.gather(1, arrays["seat"][:, None]).squeeze(1)
                self.league.answer(self.games, arrays["observation"], arrays["mask"], whose, actions, self.rng)
                rollout.seen[step], rollout.masks[step] = arrays["observation"], arrays["mask"]
                rollout.actions[step], rollout.likely[step], rollout.values[step] = actions, chosen, value
                rollout.seats[step], rollout.own[step] = arrays["seat"], whose == LEARNER
                self.games.step(actions.numpy() if self.device == "cpu" else actions)
                rollout.over[step] = arrays["done"]
                rollout.rewards[step] = earned(arrays["reward"], arrays["points"])
                self._count(won, ended)
            _, value = self._ask(arrays["observation"], arrays["mask"])
        self._keep_shares(won.tolist(), ended.tolist())
        return value, arrays["seat"]

    def _ask(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device != "cpu"):
            found: tuple[Tensor, Tensor] = self.net(seen, mask)
        return found

    def _count(self, won: Tensor, ended: Tensor) -> None:
        """Count the games that ended in the league, and the learner's share of them."""
        karls, past = self.league.karls, self.league.past_games
        own = torch.from_numpy(self.league.own[: karls + past]).to(self.device)
        share = self._arrays["reward"][: karls + past].gather(1, own[:, None]).squeeze(1)
        over = self._arrays["done"][: karls + past]
        for at, part in enumerate((slice(0, karls), slice(karls, karls + past))):
            won[at] += (share[part] * over[part]).sum()
            ended[at] += over[part].sum()

    def _keep_shares(self, won: list[float], ended: list[float]) -> None:
        for name, wins, games in zip(("karl", "past"), won, ended, strict=True):
            if games:
                before = self.shares[name]
                now = wins / games
                self.shares[name] = now if np.isnan(before) else before + FRESH * (now - before)

    def _improve(self, values: Tensor, seats: Tensor) -> tuple[float, float]:
        """Learn from the rollout. Return how open the choices are, and how much of what came was foreseen."""
        better, known = advantages(self.rollout, values, seats)
        mine = (known & self.rollout.own).flatten().nonzero().squeeze(-1)
        flat = {
            name: getattr(self.rollout, name).flatten(0, 1) for name in ("seen", "masks", "actions", "likely", "values")
        }
        goal = (better + self.rollout.values).flatten()
        better = better.flatten()
        spread = goal[mine].var()
        foreseen = float(1.0 - (goal[mine] - flat["values"][mine]).var() / spread.clamp(min=1e-9))
        open_sum, count = 0.0, 0
        for _ in range(self.recipe.passes):
            order = mine[torch.randperm(len(mine), generator=self.rng, device=self.device)]
            for piece in order.tensor_split(min(self.recipe.pieces, max(len(order), 1))):
                open_sum += self._step(flat, piece, goal[piece], better[piece])
                count += 1
        return open_sum / max(count, 1), foreseen

    def _step(self, flat: dict[str, Tensor], piece: Tensor, goal: Tensor, better: Tensor) -> float:
        likely, value = self._ask(flat["seen"][piece], flat["masks"][piece])
        chosen = likely.gather(-1, flat["actions"][piece][:, None]).squeeze(-1)
        ratio = (chosen - flat["likely"][piece]).exp()
        better = (better - better.mean()) / (better.std(correction=0) + 1e-8)
        gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        openness = -(likely.exp() * likely.clamp(min=-50.0)).sum(-1).mean()
        loss = -gain - CURIOSITY * openness + (value - goal).square().mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), CALM)
        self.optimiser.step()
        return float(openness.detach())

    def save(self, folder: Path) -> None:
        """Write a checkpoint. Whoever goes on from it on a processor gets the same bytes as without a stop."""
        folder.mkdir(parents=True, exist_ok=True)
        content = {
            "recipe": asdict(self.recipe),
            "version": self.games.version,
            "net": self.net.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "past": [net.state_dict() for net in self.league.past],
            "generator": self.rng.get_state(),
            "karl": torch.from_numpy(self._dice().view(np.uint8)),
            "games": {name: torch.from_numpy(array) for name, array in self.games.snapshot().items()},
            "curves": [asdict(point) for point in self.curves],
            "shares": self.shares,
        }
        checkpoint.save(folder / CHECKPOINT, content)

    def _dice(self) -> Any:
        return self.league.karl.dice if self.league.karl else np.zeros((0, 2), np.uint64)


def best_device() -> str:
    """Return what to learn on if nobody says so."""
    return "cuda" if torch.cuda.is_available() else "cpu"


def resume(folder: Path, game: str, device: str) -> Trainer:
    """Return the trainer of a folder as it stood. Raise CheckpointError if one cannot go on from there."""
    path = folder / CHECKPOINT
    content = checkpoint.load(path, device)
    if content["recipe"]["game"] != game:
        raise CheckpointError(f"{path} learns {content['recipe']['game']}, not {game}")
    trainer = Trainer(Recipe(**content["recipe"]), device)
    if content["version"] != trainer.games.version:
        raise CheckpointError(
            f"{path} was learnt from another vector: version {content['version']}, now {trainer.games.version}"
        )
    for state in content["past"]:
        trainer.league.remember(trainer.net)
        trainer.league.past[-1].load_state_dict(state)
    trainer.net.load_state_dict(content["net"])
    trainer.optimiser.load_state_dict(content["optimiser"])
    trainer.rng.set_state(content["generator"].cpu())
    trainer._dice()[:] = content["karl"].cpu().numpy().view(np.uint64)
    trainer.games.restore({name: array.cpu().numpy() for name, array in content["games"].items()})
    trainer.curves = [Point(**point) for point in content["curves"]]
    trainer.shares = content["shares"]
    if trainer.curves:
        last = trainer.curves[-1]
        trainer.updates, trainer.decisions, trainer.seconds = last.update, last.decisions, last.seconds
    return trainer
