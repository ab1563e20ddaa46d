"""The same loop as a CUDA kernel, one game a thread, whose state lies in the thread's own memory meanwhile."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ...core.game import find
from .drive import ANEW, Batch, Room, step_game

BLOCK = 64
NOT_REFUSED = np.iinfo(np.int32).max


class Kernels(NamedTuple):
    """Each is called as [blocks, BLOCK]."""

    refuse: Any  # (masks, actions, refused): the lowest game whose action is not legal
    step: Any  # (batch, setting, actions, anew): of all games; those that begin anew need no actions


@cache
def kernels(cuda: Any, name: str, seats: int) -> Kernels:
    """Return the kernels of a game. They are compiled when they are first called."""
    game = find(name)
    codes, outcomes, parts, state = len(game.space), game.space.chances, len(game.parts), game.state.dtype

    @cuda.jit
    def refuse(masks, actions, refused):
        game = cuda.grid(1)
        if game < actions.size:
            action = actions[game]
            if action < 0 or action >= masks.shape[1] or masks[game, action] == 0:
                cuda.atomic.min(refused, 0, game)

    @cuda.jit
    def step(batch, setting, actions, anew):
        game = cuda.grid(1)
        if game < batch.seeds.size:
            room = Room(
                cuda.local.array(codes, np.uint8),
                cuda.local.array(outcomes, np.int32),
                cuda.local.array((seats, parts), np.int32),
            )
            own = cuda.local.array(1, state)
            own[0] = batch.states[game]
            alone = Batch(
                own,
                batch.looks[game : game + 1],
                batch.content[game : game + 1],
                batch.dice[game : game + 1],
                batch.seeds[game : game + 1],
                batch.seat[game : game + 1],
                batch.vectors[game : game + 1],
                batch.masks[game : game + 1],
                batch.rewards[game : game + 1],
                batch.points[game : game + 1],
                batch.over[game : game + 1],
                batch.played[game : game + 1],
            )
            step_game(alone, setting, room, 0, ANEW if anew else actions[game])
            batch.states[game] = own[0]

    return Kernels(refuse, step)
