"""Two Viking board games, enforced rule by rule, and a fast laboratory for them."""

from . import eketorp as _eketorp  # noqa: F401  a game registers itself
from . import shipwrights as _shipwrights  # noqa: F401  likewise
from .core.table import IllegalMove, Table

__all__ = ["IllegalMove", "Table", "__version__"]
__version__ = "0.1.0"
