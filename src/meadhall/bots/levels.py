"""Bots by name: the four levels, a search of any length, and a bot of one's own as module:Class."""

import importlib
import re
import sys
from collections.abc import Callable
from functools import partial

from ..core.game import Cards, Game
from .bot import Bot, Thrall
from .karl import Karl
from .search import Search

Maker = Callable[[Game, Cards], Bot]

JARL, KONUNG = 4_000, 25_000  # iterations
ALIASES = {"random": "thrall", "jarl": f"search@{JARL}", "konung": f"search@{KONUNG}"}
NAMES = ("thrall", "karl", "jarl", "konung")


def bot_named(name: str) -> Maker:
    """How a bot of this name is made; ValueError if there is none."""
    level = ALIASES.get(name, name)
    if level == "thrall":
        return Thrall
    if level == "karl":
        return Karl
    if found := re.fullmatch(r"search@([1-9]\d{0,6})", level):
        return partial(Search, iterations=int(found[1]))
    if ":" in level:
        return own_bot(level)
    raise ValueError(
        f"no bot is called {name!r}; there are {', '.join(NAMES)}, search@N, and module:Class for your own"
    )


def own_bot(name: str) -> Maker:
    """A class of the user's, looked for in the working folder too."""
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        maker: Maker = getattr(importlib.import_module(module), attribute)
    except Exception as error:
        raise ValueError(f"bot {name} cannot be loaded: {type(error).__name__}: {error}") from None
    if not callable(getattr(maker, "choose", None)):
        raise ValueError(f"bot {name} has no `choose`; see docs/guides/write-a-bot.md")
    return maker
