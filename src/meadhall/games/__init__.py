"""The games, each in a folder of its own: compiled rules, cards, and what people see."""

import sys
from types import ModuleType


class Games(ModuleType):
    """This package itself, which can be called: `meadhall.games()`."""

    def __call__(self) -> tuple[str, ...]:
        """Return the names of the games."""
        from ..core.game import REGISTRY

        return tuple(REGISTRY)


sys.modules[__name__].__class__ = Games
