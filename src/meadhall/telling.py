"""A log as the story that a viewer may know: beat by beat, the difference between two looks."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .core.phrase import Phrase, seat_name
from .core.position import Entry, Position
from .core.record import Reading
from .core.space import Row
from .core.table import Table

Viewer = int | None  # a seat, or a spectator
Looks = dict[Viewer, Reading]  # what each viewer knows


class Heard(NamedTuple):
    """What a row was to a viewer: whether it changed anything that the viewer knows, and what there is to tell."""

    changed: bool
    phrases: list[Phrase]


def tell(table: Table, seat: Viewer, first: int = 0, last: int | None = None) -> Iterator[tuple[int, list[Phrase]]]:
    """For each row from `first` up to `last`, what the viewer learns by it."""
    for at, heard in hear(table, [seat], first, last):
        yield at, heard[seat].phrases


def hear(
    table: Table, viewers: Iterable[Viewer], first: int = 0, last: int | None = None, state: bytes | None = None
) -> Iterator[tuple[int, dict[Viewer, Heard]]]:
    """For each row from `first` up to `last`, what it was to each viewer.

    Whoever kept the bytes of the state before row `first` need not wait until all that came before is replayed.
    """
    replay: Table | None = None
    if state is None:
        replay = table.at(first)
        state = replay.position.array.tobytes()
    now = _position(table, state)
    looks = {viewer: Reading(now.known(viewer)) for viewer in viewers}
    for at, entry in enumerate(table.entries[first:last], first):
        if entry.mark == "undo":
            replay = _taken_back(table, replay, at)
            now = _position(table, replay.position.array.tobytes())
            yield at, _undone(now, entry, looks)
        else:
            yield at, _acted(now, entry, looks)


def _position(table: Table, state: bytes) -> Position:
    return Position(table.game, table.cards, table.game.state.row(state))


def _taken_back(table: Table, replay: Table | None, at: int) -> Table:
    """The table after row `at`, an undo; `replay` is behind, and follows where it is needed."""
    if at + 1 == len(table.entries):
        return table
    behind = replay or table.at(0)
    for entry in table.entries[len(behind.entries) : at + 1]:
        behind.follow(entry)
    return behind


def _undone(now: Position, entry: Entry, looks: Looks) -> dict[Viewer, Heard]:
    """That a move was taken back, to those who knew of it."""
    undone, heard = Phrase("event-undo", {"who": seat_name(entry.seat)}), dict[Viewer, Heard]()
    for viewer, before in looks.items():
        looks[viewer] = Reading(now.known(viewer))
        changed = looks[viewer].content != before.content
        heard[viewer] = Heard(changed, [undone] if changed else [])
    return heard


def _acted(now: Position, entry: Entry, looks: Looks) -> dict[Viewer, Heard]:
    """The row itself, then each automatic step that it sets off."""
    first, told = dict(looks), {viewer: list[Phrase]() for viewer in looks}
    row: Row | None = now.game.space[entry.code]
    now.act(entry)
    while True:
        for viewer, before in looks.items():
            after = Reading(now.known(viewer))
            if after.content != before.content:
                told[viewer] += now.game.story(before, after, entry.seat, row, now.deck)
                looks[viewer] = after
        row = None
        if not now.step():
            break
    return {viewer: Heard(look.content != first[viewer].content, told[viewer]) for viewer, look in looks.items()}
