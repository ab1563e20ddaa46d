"""A person's move: several steps in one line or list, such as a ship with all that is paid for it."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from .space import BASIC_WORDS, DESIGN_WORDS, SPACE
from .state import SHIPS, Ask, Phase

ORDERED = ("basic", "card")  # several choices of one kind are named in the order of the table (Q60)


def steps(known: np.record, move: Any) -> list[str]:
    """The texts of the steps: `ship 1, labourer, card TF05, from 2`, or {"steps": [...]}."""
    if isinstance(move, Mapping):
        listed = move.get("steps")
        if set(move) != {"steps"} or not isinstance(listed, list) or not all(isinstance(each, str) for each in listed):
            raise ValueError('expected {"steps": ["ship 1", "labourer", "card TF05"]}')
        parts = listed
    else:
        parts = str(move).split(",")
    return _in_order([" ".join(part.split()) for part in parts])


def _in_order(parts: list[str]) -> list[str]:
    """Neighbouring choices of one kind are sorted, so that a person may name them in any order."""
    ordered: list[str] = []
    for part in parts:
        at = len(ordered)
        while at > 0 and _before(part, ordered[at - 1]):
            at -= 1
        ordered.insert(at, part)
    return ordered


def _before(part: str, other: str) -> bool:
    one, two = SPACE.parse(part), SPACE.parse(other)
    return bool(one and two and one.kind in ORDERED and one.kind == two.kind and one.code < two.code)


def example(known: np.record) -> str:
    """A whole move as it is typed, where several steps can be one."""
    seat = int(known.seat)
    if known.phase == Phase.DRAFT and known.seats < 3 and not known.picked[0]:
        cards = [DESIGN_WORDS[int(card) - 1] for card in known.pack if card]
        return ", ".join(f"card {card}" for card in cards[:2]) if len(cards) > 2 else ""
    if known.phase != Phase.ACTIONS or known.ask[seat] != Ask.MAIN:
        return ""
    ships = [space + 1 for space, lying in enumerate(known.board[seat]) if 0 < lying <= SHIPS]
    if ships:
        return f"ship {ships[0]}, from {2 if ships[0] == 1 else 1}, labourer"
    held = [DESIGN_WORDS[design] for design in np.flatnonzero(known.hand)]
    return f"discard {held[0]}, basic {BASIC_WORDS[0]}" if held else ""
