"""One game as an environment of PettingZoo, in which one agent acts after another (AEC)."""

from typing import Any

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError as error:
    raise ImportError(
        f"this environment needs PettingZoo ({error.name} is missing): pip install 'meadhall[learn]'", name=error.name
    ) from error

from . import encode
from .batch import Games
from .compiled.encode import MOST

Seen = dict[str, np.ndarray[Any, Any]]


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A seat is an agent. It is asked only where it has a choice, and sees what it knows from its own chair."""

    def __init__(self, game: str, seed: int = 1, render_mode: str | None = None, **given: Any) -> None:
        super().__init__()
        self.games = Games(game, games=1, seed=seed, threads=1, again=False, **given)
        self.seed, self.render_mode = seed, render_mode
        self.metadata = {
            "name": f"{game}_v{self.games.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.games.seats)]
        self._begun = False
        cells, actions = (self.games.cells,), (self.games.actions,)
        self.observation_spaces = {
            agent: Dict({"observation": Box(0, MOST, cells, np.uint8), "action_mask": Box(0, 1, actions, np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.games.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the deal of a seed. Without one, begin the next deal."""
        self.seed = seed if seed is not None else self.seed + int(self._begun)
        self._begun = True
        self.games.reset(self.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._chooser()

    def step(self, action: int | None) -> None:
        """Take the action of the agent that is asked. One whose game is over takes None."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.games.step(np.array([action], np.int64))
        self._clear_rewards()
        if self.games.done[0]:
            self._end()
        else:
            self.agent_selection = self._chooser()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Seen:
        """Return what a seat knows now, and what it may do, which is nothing unless it is asked."""
        asked = agent == self.agent_selection and not self.games.done[0]
        mask = self.games.mask[0] if asked else np.zeros(self.games.actions)
        known = self.games.known(0, self.possible_agents.index(agent))
        return {"observation": encode(self.games.game.name, known), "action_mask": mask.astype(np.int8)}

    def render(self) -> str:
        """Return the table as a spectator sees it, in plain numbers."""
        return str(self.games.game.view(self.games.known(0, None), self.games.table_cards))

    def close(self) -> None:
        """Nothing is held open."""

    def _chooser(self) -> str:
        return self.possible_agents[int(self.games.seat[0])]

    def _end(self) -> None:
        """Every agent has its share of the win, and its points."""
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(self.games.reward[0, seat])
            self.terminations[agent] = True
            self.infos[agent] = {"points": int(self.games.points[0, seat])}
        self.agent_selection = self.agents[0]
