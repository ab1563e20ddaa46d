"""A move tried out, as it is sent; and whether a move is legal."""

from collections.abc import Callable
from typing import Any, TypeVar

from ...core.play import IllegalMove
from ...core.position import Entry
from ...core.table import Table
from ...trial import try_out
from ..errors import Refusal

T = TypeVar("T")


def try_move(table: Table, seat: int, move: Any) -> dict[str, Any]:
    """Return what the seat would see after the move; stop before a die, and before what others hold in secret."""
    tried = refuse_illegal(lambda: try_out(table, seat, move))
    view = tried.world.view(seat) | {"decision": table.made(seat), "moves": [], "ask": None, "undo": False}
    return {
        "decision": table.made(seat),
        "view": view | {"imagined": table.imagined is not None},
        "story": [phrase.plain() for phrase in tried.story],
        "then": tried.then,
    }


def judge(table: Table, seat: int, move: Any) -> list[Entry]:
    """Return the entries of a move; raise Refusal if it is not legal."""
    return refuse_illegal(lambda: table.entries_for(seat, move))


def refuse_illegal(act: Callable[[], T]) -> T:
    """Return what comes of an act; raise Refusal if a rule forbids it."""
    try:
        return act()
    except IllegalMove as illegal:
        raise Refusal(422, "illegal", rule=illegal.rule, reason=illegal.reason) from None
