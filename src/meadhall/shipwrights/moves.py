"""A person's move: several steps in one line or list, such as a ship with all that is paid for it."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..core.game import Cards
from ..core.table import Table
from .space import DESIGN_WORDS, SPACE
from .state import ANY, CRAFTSMEN, FIRST_CRAFTSMAN, SHIPS, SKILLS, Ask, Phase


def steps(known: np.record, move: Any) -> list[str]:
    """The texts of the steps: `ship 1, labourer, card TF05, from 2`, or {"steps": [...]}."""
    if isinstance(move, Mapping):
        listed = move.get("steps")
        if set(move) != {"steps"} or not isinstance(listed, list) or not all(isinstance(each, str) for each in listed):
            raise ValueError('expected {"steps": ["ship 1", "labourer", "card TF05"]}')
        parts = listed
    else:
        parts = str(move).split(",")
    found = [" ".join(part.split()) for part in parts]
    return sorted(found, key=_code) if known.phase == Phase.DRAFT else found


def _code(part: str) -> int:
    """Two picks may be named in any order; the table wants the lower first (Q60)."""
    row = SPACE.parse(part)
    return row.code if row else -1


def run_out_of_time(table: Table, seat: int) -> None:
    """End a seat's actions for it: the lowest choice, the hand discarded in order, wood for each basic (S16.2.4)."""
    while seat in table.waiting and table.known(seat).phase == Phase.ACTIONS:
        moves = table.moves(seat)
        discards = [move for move in moves if move.kind == "discard"]
        table.play(seat, discards[0] if discards else moves[0])


def example(known: np.record, deck: Cards) -> str:
    """A whole move as it is typed, where several steps can be one."""
    seat = int(known.seat)
    if known.phase == Phase.DRAFT and known.seats < 3 and not known.picked[0]:
        cards = [DESIGN_WORDS[int(card) - 1] for card in known.pack if card]
        return ", ".join(f"card {card}" for card in cards[:2]) if len(cards) > 2 else ""
    if known.phase != Phase.ACTIONS or known.ask[seat] != Ask.MAIN:
        return ""
    for space, lying in enumerate(known.board[seat].tolist()):
        if 0 < lying <= SHIPS:
            return ", ".join([f"ship {space + 1}", *_sources(known, deck, int(deck.record.skills[lying - 1]))])
    choosers = [design for design in np.flatnonzero(known.hand) if deck.record.gain[design, ANY]]
    return f"discard {DESIGN_WORDS[choosers[0]]}, basic wood" if choosers else ""


def _sources(known: np.record, deck: Cards, icons: int) -> list[str]:
    """For each icon the first craftsman on the board who has the skill."""
    seat, found = int(known.seat), list[str]()
    for skill in range(SKILLS):
        for space, lying in enumerate(known.board[seat].tolist() if icons >> skill & 1 else []):
            craftsman = lying - 1 - FIRST_CRAFTSMAN
            if 0 <= craftsman < CRAFTSMEN and skill in (deck.record.major[craftsman], deck.record.minor[craftsman]):
                found.append(f"from {space + 1}")
                break
    return found
