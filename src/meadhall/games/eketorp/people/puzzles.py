"""What puzzles of Eketorp are about."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ....core.puzzles import Puzzles
from ....core.space import Action
from ..rules.state import FIELDS, Fight
from .prospects import places

KINDS = {
    "attack": "fight",
    "siege": "siege",
    "contest": "siege",
    "decline": "siege",
    "plunder": "plunder",
    "claim": "plan",
    "build": "building",
}


def theme(best: Sequence[Action], next_best: Sequence[Action], known: np.record) -> str:
    kind = best[0].kind
    if kind == "place":
        return _of_plans(best, next_best)
    if kind == "play":
        return _of_cards(known)
    return KINDS.get(kind, "amulets")


def _of_plans(best: Sequence[Action], next_best: Sequence[Action]) -> str:
    """Call it a siege or a defence by what the best plan has and the next best lacks."""
    mine, other = (places([action.code for action in each]) for each in (best, next_best))
    if any(each >= FIELDS for each in mine - other):
        return "siege"
    return "defence" if mine.total() < other.total() else "plan"


def _of_cards(known: np.record) -> str:
    if known.fight == Fight.SIEGE:
        return "siege" if known.attacker == known.seat else "defence"
    return "fight"


PUZZLES = Puzzles(
    Path(__file__).parents[1] / "puzzles.jsonl",
    ("plan", "fight", "siege", "plunder", "defence", "amulets", "building"),
    theme,
)
