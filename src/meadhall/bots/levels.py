"""Bots by name: the four levels, a search of any length, and a bot of one's own as module:Class."""

import importlib
import re
import sys
from collections.abc import Callable
from functools import partial
from typing import Literal

from ..core.game import Cards, Game
from .bot import Bot, Thrall
from .compiled.karl import Karl
from .search import Search

Maker = Callable[[Game, Cards], Bot]

JARL, KONUNG = 4_000, 25_000  # iterations
SEARCHES = {"jarl": JARL, "konung": KONUNG}
Level = Literal["thrall", "karl", "jarl", "konung"]
NAMES: tuple[Level, ...] = ("thrall", "karl", "jarl", "konung")


def levels_of(game: Game) -> tuple[Level, ...]:
    """Return the levels that play a game. Without a judgement of it there is no Karl; the others do without."""
    return tuple(name for name in NAMES if name != "karl" or game.judgement)


def usual_level(game: Game) -> Level:
    """Return the level that plays if nobody names one."""
    return "karl" if game.judgement else "jarl"


def stand_in(game: Game) -> Level:
    """Return the level that plays on for a bot that fails. It answers at once."""
    return "karl" if game.judgement else "thrall"


def own_name(name: str) -> str:
    """Return the name of a level. `random` is another word for a thrall."""
    return "thrall" if name == "random" else name


def iterations(name: str) -> int:
    """Return the number of iterations of a search, or 0 for any other bot."""
    found = re.fullmatch(r"search@([1-9]\d{0,6})", name)
    return int(found[1]) if found else SEARCHES.get(name, 0)


def check_plays(game: Game, name: str) -> None:
    """Raise ValueError if no bot is called so, or if it cannot play the game."""
    bot_named(name)
    if own_name(name) in NAMES and own_name(name) not in levels_of(game):
        raise ValueError(
            f"{game.name} has no {name}; there are {', '.join(levels_of(game))}, search@N and module:Class"
        )


def bot_named(name: str) -> Maker:
    """Return what makes a bot of this name. Raise ValueError if there is none."""
    level = own_name(name)
    if level == "thrall":
        return Thrall
    if level == "karl":
        return Karl
    if count := iterations(level):
        return partial(Search, iterations=count)
    if ":" in level:
        return own_bot(level)
    raise ValueError(
        f"no bot is called {name!r}; there are {', '.join(NAMES)}, search@N, and module:Class for your own"
    )


def own_bot(name: str) -> Maker:
    """Return a class of the user's. It may be in the working folder too."""
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        maker: Maker = getattr(importlib.import_module(module), attribute)
    except (Exception, SystemExit) as error:
        why = " ".join(f"{type(error).__name__}: {error}".split())
        raise ValueError(f"bot {name} cannot be loaded: {why}") from None
    if not callable(getattr(maker, "choose", None)):
        raise ValueError(f"bot {name} has no `choose`; see docs/guides/write-a-bot.md")
    return maker
