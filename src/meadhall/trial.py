"""A move tried out: it shows what the seat would see, by what the seat knows and by nothing else."""

from dataclasses import dataclass, replace
from typing import Any

from .core.contract import CHANCE_BIT
from .core.phrase import Phrase
from .core.position import Entry
from .core.rng import stream
from .core.table import Table
from .story import tell

ALWAYS = 0  # the same world for the same question


@dataclass(frozen=True, slots=True)
class Trial:
    """An imagined table after the move, its story since, and what comes then that cannot be foreseen."""

    world: Table
    story: list[Phrase]
    then: str  # chance, opened, or nothing


def try_out(table: Table, seat: int, move: Any) -> Trial:
    """Make the move in an imagined world, and stop before a die and before what others hold in secret.

    Raise IllegalMove if it is not legal.
    """
    world = imagine(table, seat)
    entries = world.entries_for(seat, move)
    then = _walk(world, seat, entries)
    return Trial(world, [phrase for _, told in tell(world, seat) for phrase in told], then)


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
