"""Which languages a walk through the browser speaks: one in the short run, the others in the soak."""

from itertools import cycle
from typing import Any

import pytest

from meadhall.i18n import LANGUAGES

SHORT = 1  # languages of the short run


def languages(*turns: tuple[Any, ...]) -> list[Any]:
    """Return every language as a parameter; with it, sizes, lights and the like take turns."""
    others = zip(*map(cycle, turns), strict=False) if turns else cycle([()])
    return [
        pytest.param(language, *each, id=language, marks=pytest.mark.soak if at >= SHORT else ())
        for at, (language, each) in enumerate(zip(LANGUAGES, others, strict=False))
    ]
