"""Two Viking board games, enforced rule by rule, and a fast laboratory for them."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .core.table import IllegalMove, Table

__all__ = ["IllegalMove", "Table", "__version__"]
__version__ = "0.1.0"
_HOME = {"IllegalMove": "core.table", "Table": "core.table"}


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is first asked for: `meadhall serve` listens before the rules are read."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_HOME[name]}", __name__), name)
