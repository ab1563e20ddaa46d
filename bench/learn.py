"""Decisions a second of `meadhall.learn` beside the bare rules and beside its peers: `python -m bench.learn`.

All figures are of processor time on one core: random legal play, each decision with its vector and its mask. A peer
that is not installed is named (`uv sync --group peers`). Its games are not ours, so the figures compare machinery only.
"""

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from meadhall.core.compiled import entry
from meadhall.core.game import find
from meadhall.core.rng import pick, stream
from meadhall.learn import Games
from meadhall.simulation.measure import decisions_a_second

SEATS, GAMES, STEPS = 4, 256, 1_000
SECONDS = 5.0


@entry()
def choose(masks, refused, rng, actions):
    """Pick a legal action of each game. `refused` is room for a mask turned over."""
    for game in range(actions.size):
        for action in range(refused.size):
            refused[action] = 1 - masks[game, action]
        actions[game] = pick(rng, refused, 0)


def ours(name: str) -> tuple[float, float]:
    """Return the choices a second, and all decisions a second with those that the driver plays."""
    games = Games(name, SEATS, GAMES, threads=1)
    refused, actions, rng = np.zeros(games.actions, np.uint8), np.zeros(GAMES, np.int64), stream(1, 1)
    spent = 0.0
    for step in range(STEPS + 1):
        choose(games.mask, refused, rng, actions)
        began = time.process_time()
        games.step(actions)
        spent += time.process_time() - began if step else 0.0
        if not step:
            first = int(games.played.sum())
    return STEPS * GAMES / spent, (int(games.played.sum()) - first) / spent


def open_spiel(name: str) -> float:
    """Return the decisions a second of a game of OpenSpiel, through its own Python."""
    import pyspiel

    game, rng, count, began = pyspiel.load_game(name), np.random.default_rng(1), 0, time.process_time()
    while time.process_time() - began < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(outcomes[int(rng.choice(len(outcomes), p=odds))])
                continue
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.integers(len(legal)))])
            count += 1
    return count / (time.process_time() - began)


def pgx(name: str) -> float:
    """Return the decisions a second of a game of Pgx, a batch at once, compiled by JAX for the processor."""
    import jax
    from pgx import make

    game = make(name)

    @jax.jit
    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice, fresh = jax.random.split(key, 3)
        action = jax.random.categorical(choice, jax.numpy.log(state.legal_action_mask.astype("float32")), axis=-1)
        after = jax.vmap(game.step)(state, action, jax.random.split(fresh, GAMES))
        again = jax.vmap(game.init)(jax.random.split(key, GAMES))
        over = after.terminated | after.truncated
        return jax.tree.map(lambda new, old: pick_over(jax, over, new, old), again, after), key

    state, key = jax.vmap(game.init)(jax.random.split(jax.random.key(1), GAMES)), jax.random.key(2)
    state, key = jax.block_until_ready(step(state, key))
    count, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        state, key = jax.block_until_ready(step(state, key))
        count += GAMES
    return count / (time.process_time() - began)


def pick_over(jax: Any, over: Any, new: Any, old: Any) -> Any:
    return jax.numpy.where(over.reshape(over.shape + (1,) * (new.ndim - 1)), new, old)


def pufferlib(name: str) -> float:
    """Return the decisions a second of a game of PufferLib, a batch at once, in C."""
    game = getattr(import_module(f"pufferlib.ocean.{name}.{name}"), name.capitalize())(num_envs=GAMES)
    game.reset()
    actions, count, began = np.zeros(game.num_agents, np.int32), 0, time.process_time()
    while time.process_time() - began < SECONDS:
        game.step(actions)
        count += game.num_agents
    return count / (time.process_time() - began)


PEERS: dict[Callable[[str], float], tuple[str, ...]] = {
    open_spiel: ("backgammon", "gin_rummy"),
    pgx: ("backgammon", "go_9x9"),
    pufferlib: ("connect4",),
}


def main() -> None:
    for name in ("eketorp", "shipwrights"):
        bare = decisions_a_second(find(name), SEATS, clock=time.process_time)
        choices, decisions = ours(name)
        bare = (bare + decisions_a_second(find(name), SEATS, clock=time.process_time)) / 2
        print(
            f"{name}: {choices:,.0f} choices a second, {decisions:,.0f} decisions with forced ones; the bare rules "
            f"{bare:,.0f}, so {decisions / bare:.0%}",
            flush=True,
        )
    for peer, names in PEERS.items():
        for name in names:
            try:
                print(f"{peer.__name__} {name}: {peer(name):,.0f} decisions a second", flush=True)
            except ImportError as error:
                print(f"{peer.__name__}: {error.name or error} is not installed", flush=True)
                break


if __name__ == "__main__":
    main()
