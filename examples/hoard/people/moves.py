"""A person's move. In Hoard every move is one step, so there is nothing to put together."""

from typing import Any

import numpy as np

from meadhall import Cards


def read_move(known: np.record, move: Any, cards: Cards) -> list[str]:
    """Return the texts of the steps that make up `move`."""
    return [" ".join(str(move).split())]


def example(known: np.record, cards: Cards) -> str:
    """Return no example, as no move has several steps."""
    return ""
