"""The net of a trainer: from the vector of a seat to how much it likes each action, and what it expects to get."""

from typing import Any

import numpy as np

try:
    import torch
    from torch import nn
except ImportError as error:
    raise ImportError(
        f"training needs PyTorch ({error.name} is missing): pip install 'meadhall[train]'", name=error.name
    ) from error

from .encoding import cells

__all__ = ["Net", "Tensor", "draw", "scales", "torch"]

Tensor = Any


class Net(nn.Module):  # type: ignore[misc]  # PyTorch is not read by the type check
    """Two hidden layers, then a liking for each action and one number: what the seat may expect."""

    def __init__(self, game: str, actions: int, hidden: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scales(game)))
        self.body = nn.Sequential(nn.Linear(len(self.scale), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.liking, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        with torch.no_grad():
            self.liking.weight.mul_(0.1)
            self.value.weight.mul_(0.1)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logarithm of how likely each action is, and what is expected."""
        inner = self.body(observation * self.scale)
        liking = self.liking(inner).float().masked_fill(mask == 0, -1e9)
        return torch.log_softmax(liking, -1), self.value(inner).float().squeeze(-1)


def scales(game: str) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return what each cell is multiplied by, so that none is much greater than 1."""
    return np.array([1.0 / max(cell.high, 1) for cell in cells(game)], np.float32)


def draw(likely: Tensor, generator: Tensor) -> tuple[Tensor, Tensor]:
    """Draw an action of each row, and return with it the logarithm of how likely it was."""
    actions = torch.multinomial(likely.exp(), 1, generator=generator)
    return actions.squeeze(-1), likely.gather(-1, actions).squeeze(-1)
