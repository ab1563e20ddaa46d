"""Two Viking board games, enforced rule by rule, and a fast laboratory for them.

>>> import meadhall
>>> meadhall.games()
('eketorp', 'shipwrights')
>>> table = meadhall.Table.new("shipwrights", seats=3, seed=1)
>>> table.waiting
(0, 1, 2)

A bot is a class with a `choose` like that of `Bot`. It thinks within a `Budget`, and takes its random numbers from the
stream it is given: `below(rng, n)` is 0 to n - 1. `thoughts(seed, seat, made)` makes such a stream by hand.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .arena.many_games import simulate
    from .bots.bot import Bot, Budget
    from .core.rng import below, thoughts
    from .core.space import Action
    from .core.table import IllegalMove, Table

    def games() -> tuple[str, ...]:
        """Return the names of the games."""


__all__ = [
    "Action", "Bot", "Budget", "IllegalMove", "Table", "__version__", "below", "games", "simulate", "thoughts",
]  # fmt: skip
__version__ = "0.1.0"
_HOME = {
    "Action": "core.space",
    "Bot": "bots.bot",
    "Budget": "bots.bot",
    "IllegalMove": "core.table",
    "Table": "core.table",
    "below": "core.rng",
    "games": "games",
    "simulate": "arena.many_games",
    "thoughts": "core.rng",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is first asked for: `meadhall serve` listens before the rules are read."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(f".{_HOME[name]}", __name__)
    return home if _HOME[name] == name else getattr(home, name)
