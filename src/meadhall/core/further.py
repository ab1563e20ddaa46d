"""Games of others, which an environment variable names by their modules."""

import importlib.util
import os
import sys
from pathlib import Path

from .environment import GAMES


def further_games() -> dict[str, str]:
    """Return the modules of further games, by the game's name, which is that of its folder."""
    modules = [each.strip() for each in os.environ.get(GAMES, "").split(",") if each.strip()]
    if modules and "" not in sys.path:
        sys.path.insert(0, "")  # they may be in the working folder
    return {module.rpartition(".")[2]: module for module in modules}


def folder_of(module: str) -> Path:
    """Return the folder of a game. Raise ValueError if there is no such module."""
    try:
        spec = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        spec = None
    if spec is None or spec.origin is None:
        raise ValueError(f"{GAMES} names {module}, but no such module is found")
    return Path(spec.origin).parent
