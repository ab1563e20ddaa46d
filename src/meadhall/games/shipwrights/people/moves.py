"""A person's move: several steps in one line or list, such as a ship with all that is paid for it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from ....core.game import Cards
from ..rules.actions import DESIGN_WORDS, SPACE
from ..rules.state import ANY, CRAFTSMEN, FIRST_CRAFTSMAN, SHIPS, SKILLS, Ask, Phase

if TYPE_CHECKING:
    from ....core.table import Table


def read_move(known: np.record, move: Any, cards: Cards) -> list[str]:
    """Return the texts of the steps of `ship 1, labourer, card TF05, from 2`, or of {"steps": [...]}."""
    if isinstance(move, Mapping):
        listed = move.get("steps")
        if set(move) != {"steps"} or not isinstance(listed, list) or not all(isinstance(each, str) for each in listed):
            raise ValueError('expected {"steps": ["ship 1", "labourer", "card TF05"]}')
        parts = listed
    else:
        parts = str(move).split(",")
    found = [" ".join(part.split()) for part in parts]
    if known.phase == Phase.DRAFT:
        return sorted(found, key=_code)
    return _in_order(found) if _orderly(known, found, cards) else found


def _orderly(known: np.record, parts: list[str], cards: Cards) -> bool:
    """Tell whether neighbouring basics answer one question, so that a person may name them in any order."""
    seat = int(known.seat)
    held = [*(hero == seat for hero in known.hero), int(known.common) >> seat & 1]
    saves = any(has and discount for has, discount in zip(held, cards.record.hero_discount, strict=True))
    both = (cards.record.pay[:, ANY] > 0) & (cards.record.gain[:, ANY] > 0)
    return not both.any() and not (saves and any(part.casefold().startswith("ship") for part in parts[:1]))


def _in_order(parts: list[str]) -> list[str]:
    """Sort neighbouring choices of one kind, the lower first (Q60)."""
    ordered: list[str] = []
    for part in parts:
        at = len(ordered)
        while at > 0 and _code(part) < _code(ordered[at - 1]) and _choice(part) == _choice(ordered[at - 1]) != "":
            at -= 1
        ordered.insert(at, part)
    return ordered


def _choice(part: str) -> str:
    action = SPACE.parse(part)
    return action.kind if action and action.kind in ("basic", "card") else ""


def _code(part: str) -> int:
    action = SPACE.parse(part)
    return action.code if action else -1


def run_out_of_time(table: "Table", seat: int) -> None:
    """End a seat's actions for it: the lowest choice, the hand discarded in order, wood for each basic (S16.2.4)."""
    while seat in table.waiting and table.known(seat).phase == Phase.ACTIONS:
        moves = [move for move in table.moves(seat) if move.kind not in ("buy", "forge", "hero")]
        discards = [move for move in moves if move.kind == "discard"]
        table.play(seat, discards[0] if discards else moves[0])


def example(known: np.record, cards: Cards) -> str:
    """Return a whole move as it is typed, if several steps can be one."""
    seat = int(known.seat)
    if known.phase == Phase.DRAFT and known.seats < 3 and not known.picked[0]:
        pack = [DESIGN_WORDS[int(card) - 1] for card in known.pack if card]
        return ", ".join(f"card {card}" for card in pack[:2]) if len(pack) > 2 else ""
    if known.phase != Phase.ACTIONS or known.ask[seat] != Ask.MAIN:
        return ""
    for space, lying in enumerate(known.board[seat].tolist()):
        if 0 < lying <= SHIPS:
            return ", ".join([f"ship {space + 1}", *_sources(known, cards, int(cards.record.skills[lying - 1]))])
    choosers = [design for design in np.flatnonzero(known.hand) if cards.record.gain[design, ANY]]
    return f"discard {DESIGN_WORDS[choosers[0]]}, basic wood" if choosers else ""


def _sources(known: np.record, cards: Cards, icons: int) -> list[str]:
    """Return for each icon the first craftsman on the board who has the skill."""
    seat, found = int(known.seat), list[str]()
    for skill in range(SKILLS):
        for space, lying in enumerate(known.board[seat].tolist() if icons >> skill & 1 else []):
            craftsman = lying - 1 - FIRST_CRAFTSMAN
            if 0 <= craftsman < CRAFTSMEN and skill in (cards.record.major[craftsman], cards.record.minor[craftsman]):
                found.append(f"from {space + 1}")
                break
    return found
