"""Learning: what a seat knows as a vector of small integers, and games to play step by step."""

from typing import Any

import numpy as np

from ..core.game import find
from .batch import Games
from .compiled.drive import encode_look
from .device import DeviceGames
from .encoding import Cell, NoChair, cells, tables

__all__ = ["Cell", "DeviceGames", "Games", "NoChair", "cells", "encode", "environment"]


def encode(game: str, known: np.record) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Return what a seat knows as a vector from its own chair; a spectator sits in the first."""
    found = find(game)
    out = np.zeros(len(cells(game)), np.uint8)
    content = np.frombuffer(known.tobytes(), np.uint8)
    encode_look(content, tables(found.name, int(known.seats)), max(int(known.seat), 0), out)
    return out


def environment(game: str, **given: Any) -> Any:
    """Return one game as an environment of PettingZoo (AEC), with the same arguments as `Games` but for `games`."""
    from .aec import Environment

    return Environment(game, **given)
