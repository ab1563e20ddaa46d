"""A move tried out: it shows what the seat would see, by what the seat knows and by nothing else."""

from dataclasses import replace
from typing import Any

from ...core.contract import CHANCE_BIT
from ...core.play import IllegalMove
from ...core.position import Entry
from ...core.rng import stream
from ...core.table import Table
from ...story import tell
from ..errors import Refusal

ALWAYS = 0  # the same world for the same question


def try_move(table: Table, seat: int, move: Any) -> dict[str, Any]:
    """Return what the seat would see after the move; stop before a die, and before what others hold in secret."""
    world = imagine(table, seat)
    entries = judge(world, seat, move)
    then = _walk(world, seat, entries)
    story = [phrase.plain() for _, told in tell(world, seat) for phrase in told]
    view = world.view(seat) | {"decision": table.made(seat), "moves": [], "ask": None, "undo": False}
    return {
        "decision": table.made(seat),
        "view": view | {"imagined": table.imagined is not None},
        "story": story,
        "then": then,
    }


def judge(world: Table, seat: int, move: Any) -> list[Entry]:
    """Return the entries of a move; raise Refusal if it is not legal."""
    try:
        return world.entries_for(seat, move)
    except IllegalMove as illegal:
        raise Refusal(422, "illegal", rule=illegal.rule, reason=illegal.reason) from None


def imagine(table: Table, seat: int) -> Table:
    """Return a table that the seat cannot tell from the true one, made of what it knows."""
    array = table.game.state.blank()
    table.game.rules.imagine(table.known(seat), table.cards.record, stream(ALWAYS, 1), array[0])
    return replace(table, seed=ALWAYS, imagined=(seat, array[0]), players=(), key=None, name="")


def _walk(world: Table, seat: int, entries: list[Entry]) -> str:
    """Take the entries, and what is forced on the seat after them; return what comes then that cannot be foreseen."""
    opened = world.position.opened(seat)
    for entry in entries:
        if not _take(world, seat, entry, opened):
            return "opened"
    while world.position.mask() != CHANCE_BIT and (only := world.position.forced()) and only.seat == seat:
        if not _take(world, seat, only, opened):
            return "opened"
    return "chance" if world.position.mask() == CHANCE_BIT else ""


def _take(world: Table, seat: int, entry: Entry, opened: int) -> bool:
    """Take the entry, unless it reveals something, for that is only imagined here; tell whether it was taken."""
    before = world.bookmark()
    world.follow(entry)
    if world.position.opened(seat) == opened:
        return True
    world.rewind(before)
    return False
