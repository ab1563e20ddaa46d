"""The same rules as a CUDA kernel, one game a thread, and the proof that it plays the same games."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...core.contract import start, teach
from ...core.game import Game
from .playout import LIMIT, play_out, seed_game

BLOCK = 64


class NoGpu(RuntimeError):
    """This machine cannot run the kernel, and why."""


@dataclass(frozen=True, slots=True)
class Comparison:
    device: str
    games: int
    equal: int
    decisions: int
    seconds: float
    cpu_seconds: float


def load_cuda() -> Any:
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 looks for a name that NumPy 2.5 dropped
    try:
        from numba import cuda
        from numba.cuda.extending import overload
    except ImportError as error:
        raise NoGpu(f"numba-cuda is not installed ({error})") from None
    if not cuda.is_available():
        raise NoGpu("no CUDA device was found")
    teach(overload)
    return cuda


def kernel(cuda: Any, game: Game, seats: int) -> Any:
    actions, outcomes, dtype = len(game.space), game.space.chances, game.state.dtype

    @cuda.jit
    def play(states, cards, options, seeds, decisions):
        game = cuda.grid(1)
        if game < states.size:
            why = cuda.local.array(actions, np.uint8)
            weights = cuda.local.array(outcomes, np.int32)
            dice = cuda.local.array(2, np.uint64)
            bots = cuda.local.array((seats, 2), np.uint64)
            own = cuda.local.array(1, dtype)  # threads of a warp read local memory side by side
            own[0] = states[game]
            seed_game(seeds[game], dice, bots)
            start(own[0], cards[0], seats, options)
            decisions[game] = play_out(own[0], cards[0], dice, bots, why, weights, LIMIT)
            states[game] = own[0]

    return play


def compare(game: Game, seats: int, games: int, timed: int) -> Comparison:
    """Play `games` on both and compare final states byte for byte; then time `timed` games on the device."""
    from .states import final_states

    cuda = load_cuda()
    play = kernel(cuda, game, seats)
    cards = cuda.to_device(game.load_cards(None).array)
    options = game.encode(game.complete_options(seats, None))
    on_device = cuda.to_device(options)

    def run(count: int) -> tuple[Any, Any, float]:
        states = cuda.to_device(game.state.blank(count))
        seeds = cuda.to_device(np.arange(count, dtype=np.uint64))
        decisions = cuda.to_device(np.zeros(count, np.int32))
        cuda.synchronize()
        began = time.perf_counter()
        play[(count + BLOCK - 1) // BLOCK, BLOCK](states, cards, on_device, seeds, decisions)
        cuda.synchronize()
        return states, decisions, time.perf_counter() - began

    states, decisions, _ = run(games)
    began = time.perf_counter()
    expected, counted = final_states(game, seats, np.arange(games, dtype=np.uint64), options)
    cpu_seconds = time.perf_counter() - began
    got = states.copy_to_host().view(np.uint8).reshape(games, -1)
    same = (got == expected.view(np.uint8).reshape(games, -1)).all(axis=1) & (decisions.copy_to_host() == counted)
    best, total = float("inf"), 0
    for _ in range(3):
        _, decisions, seconds = run(timed)
        best, total = min(best, seconds), int(decisions.copy_to_host().astype(np.int64).sum())
    name = cuda.get_current_device().name
    device = name.decode() if isinstance(name, bytes) else str(name)
    return Comparison(device, games, int(same.sum()), total, best, cpu_seconds)
