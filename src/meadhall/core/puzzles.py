"""What a game brings so that puzzles can be made of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .space import Action

Theme = Callable[[Sequence[Action], Sequence[Action], np.record], str]


@dataclass(frozen=True, slots=True)
class Puzzles:
    """Where a game's puzzles are kept, and what each of them is about."""

    file: Path
    themes: tuple[str, ...]  # in the order in which they are listed
    theme: Theme  # by the best whole move, the next best, and what the seat knows
