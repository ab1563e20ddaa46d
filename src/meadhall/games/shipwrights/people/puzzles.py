"""What puzzles of Shipwrights are about."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ....core.puzzles import Puzzles
from ....core.space import Action
from ..rules.state import Phase

KINDS = {
    "ship": "ships",
    "lay": "ships",
    "build": "settlement",
    "play": "settlement",
    "tuck": "settlement",
    "place": "workers",
    "dismiss": "workers",
    "at": "workers",
    "buy": "market",
    "forge": "market",
    "from": "market",
    "aboard": "raids",
    "raid": "raids",
    "hero": "raids",
    "upgrade": "raids",
    "ability": "raids",
}


def theme(best: Sequence[Action], next_best: Sequence[Action], known: np.record) -> str:
    """Call it a payment if the next best is the same deed, paid or used otherwise."""
    if known.phase == Phase.DRAFT:
        return "draft"
    if len(best) > 1 and best[0] == next_best[0]:
        return "payment"
    return KINDS.get(best[0].kind, "cards")


PUZZLES = Puzzles(
    Path(__file__).parents[1] / "puzzles.jsonl",
    ("draft", "ships", "settlement", "workers", "market", "payment", "raids", "cards"),
    theme,
)
