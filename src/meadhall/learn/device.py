"""Many games at once on a GPU, in arrays that PyTorch, CuPy and JAX take without a copy."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..simulation.compiled.cuda import load_cuda
from .batch import Array, Games, as_bytes
from .compiled.drive import Batch, Setting
from .compiled.kernels import BLOCK, NOT_REFUSED, kernels


class DeviceGames:
    """What `Games` is, on a GPU: the same games, byte for byte, and the same names for the same arrays.

    The arrays have `__cuda_array_interface__`: `torch.as_tensor(games.observation, device="cuda")` shares their memory.
    So do actions that lie on the GPU. All work is in the default stream, as PyTorch's is.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        games: int = 16_384,
        seed: int = 1,
        options: Mapping[str, Any] | str | None = None,
        cards: Any = None,
        again: bool = True,
    ) -> None:
        self._cuda = load_cuda()
        one = Games(game, seats, 1, seed, options, cards, threads=1, again=again)
        self.game, self.version, self.table_cards, self.seats = one.game, one.version, one.table_cards, one.seats
        self.cells, self.actions, self.games = one.cells, one.actions, games
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self._setting = self._sent(one._setting._replace(stride=games))
        self._whole: Any = self._arrays()
        self.observation, self.mask, self.seat = self._whole.vectors, self._whole.masks, self._whole.seat
        self.reward, self.points, self.done = self._whole.rewards, self._whole.points, self._whole.over
        self.played = self._whole.played
        self._refused = self._cuda.to_device(np.full(1, NOT_REFUSED, np.int32))
        self._nothing = self._cuda.to_device(np.zeros(1, np.int64))
        self._kernels = kernels(self._cuda, self.game.name, self.seats)
        self._blocks = -(-games // BLOCK)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start every game anew. Game i of the batch plays the deals seed + i, seed + i + games, and so on."""
        self._whole.seeds.copy_to_device(np.arange(seed, seed + self.games, dtype=np.uint64))
        arrays: tuple[Any, ...] = (self.reward, self.points, self.done, self.played)
        for array in arrays:
            array.copy_to_device(np.zeros(array.shape, array.dtype))
        self._kernels.step[self._blocks, BLOCK](self._whole, self._setting, self._nothing, True)

    def step(self, actions: Any) -> None:
        """Take an action in every game, each as its chooser sees it. Raise ValueError if one is not legal."""
        if tuple(actions.shape) != (self.games,):
            raise ValueError(f"a step takes one action a game, {self.games} in all, not {tuple(actions.shape)}")
        taken = self._cuda.as_cuda_array(actions)
        self._kernels.refuse[self._blocks, BLOCK](self.mask, taken, self._refused)
        game = int(self._refused.copy_to_host()[0])
        if game != NOT_REFUSED:
            self._refused.copy_to_device(np.full(1, NOT_REFUSED, np.int32))
            seat, action = int(self.seat[game]), int(taken[game])
            raise ValueError(f"game {game} of the batch: seat {seat} may not take action {action}")
        self._kernels.step[self._blocks, BLOCK](self._whole, self._setting, taken, False)

    def states(self, count: int) -> Array:
        """Return a copy of the states of the first games."""
        return np.asarray(self._whole.states[:count].copy_to_host())

    def snapshot(self) -> dict[str, Array]:
        """Return all that the games are, as bytes; what a processor's `Games` of the same seed would return."""
        return {
            name: as_bytes(array.copy_to_host()) for name, array in self._whole._asdict().items() if name != "content"
        }

    def restore(self, kept: Mapping[str, Array]) -> None:
        """Go on from a snapshot of as many games."""
        for name, array in self._whole._asdict().items():
            if name != "content":
                array.copy_to_device(np.ascontiguousarray(kept[name]).view(array.dtype))

    def _sent(self, setting: Setting) -> Setting:
        """Return the setting with its arrays on the GPU."""
        send = self._cuda.to_device
        tables = setting.tables._replace(
            **{
                name: send(np.ascontiguousarray(value))
                for name, value in setting.tables._asdict().items()
                if isinstance(value, np.ndarray)
            }
        )
        return setting._replace(
            blank=send(setting.blank), cards=send(setting.cards), options=send(setting.options), tables=tables
        )

    def _arrays(self) -> Batch:
        n, send = self.games, self._cuda.to_device
        known = self.game.known.blank(n).view(np.ndarray)
        content = send(known.view(np.uint8).reshape(n, -1))
        looks = self._cuda.cudadrv.devicearray.DeviceNDArray(
            (n,), (known.dtype.itemsize,), known.dtype, gpu_data=content.gpu_data
        )
        return Batch(
            states=send(self.game.state.blank(n)),
            looks=looks,
            content=content,
            dice=send(np.zeros((n, 2), np.uint64)),
            seeds=send(np.zeros(n, np.uint64)),
            seat=send(np.zeros(n, np.int64)),
            vectors=send(np.zeros((n, self.cells), np.uint8)),
            masks=send(np.zeros((n, self.actions), np.uint8)),
            rewards=send(np.zeros((n, self.seats), np.float32)),
            points=send(np.zeros((n, self.seats), np.int32)),
            over=send(np.zeros(n, np.bool_)),
            played=send(np.zeros(n, np.int64)),
        )
