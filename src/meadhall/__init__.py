"""Two Viking board games, enforced rule by rule, and a fast laboratory for them.

>>> import meadhall
>>> meadhall.games()
('eketorp', 'shipwrights')
>>> table = meadhall.Table.new("shipwrights", seats=3, seed=1)
>>> table.waiting
(0, 1, 2)

A bot is a class with a `choose` like that of `Bot`. It thinks within a `Budget`, and takes its random numbers from the
stream it is given: `below(rng, n)` is 0 to n - 1. `thoughts(seed, seat, made)` makes such a stream by hand.

A game of your own is a `Game` that you `register`. What its rules, cards and people are made of is here too; the guide
write-a-game.md goes through one.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import learn
    from .arena.many_games import simulate
    from .bots.bot import Bot, Budget
    from .bots.levels import levels_of
    from .core import compiled
    from .core.contract import CHANCE_BIT
    from .core.game import Cards, Game, Ledger, find, register
    from .core.options import Options
    from .core.phrase import Phrase, card_name, seat_name
    from .core.play import IllegalMove
    from .core.record import Layout, Reading, cell
    from .core.rng import below, thoughts
    from .core.space import Action, Kind, Space
    from .core.table import Table

    entry, rule = compiled.entry, compiled.rule

    def games() -> tuple[str, ...]:
        """Return the names of the games."""


__all__ = [
    "CHANCE_BIT", "Action", "Bot", "Budget", "Cards", "Game", "IllegalMove", "Kind", "Layout", "Ledger", "Options",
    "Phrase", "Reading", "Space", "Table", "__version__", "below", "card_name", "cell", "entry", "find", "games",
    "learn", "levels_of", "register", "rule", "seat_name", "simulate", "thoughts",
]  # fmt: skip
__version__ = "0.1.0"
_HOME = {
    "CHANCE_BIT": "core.contract",
    "Action": "core.space",
    "Bot": "bots.bot",
    "Budget": "bots.bot",
    "Cards": "core.game",
    "Game": "core.game",
    "IllegalMove": "core.play",
    "Kind": "core.space",
    "Layout": "core.record",
    "Ledger": "core.game",
    "Options": "core.options",
    "Phrase": "core.phrase",
    "Reading": "core.record",
    "Space": "core.space",
    "Table": "core.table",
    "below": "core.rng",
    "card_name": "core.phrase",
    "cell": "core.record",
    "entry": "core.compiled",
    "find": "core.game",
    "games": "games",
    "learn": "learn",
    "levels_of": "bots.levels",
    "register": "core.game",
    "rule": "core.compiled",
    "seat_name": "core.phrase",
    "simulate": "arena.many_games",
    "thoughts": "core.rng",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is first asked for: `meadhall serve` listens before the rules are read."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(f".{_HOME[name]}", __name__)
    return home if _HOME[name] == name else getattr(home, name)
