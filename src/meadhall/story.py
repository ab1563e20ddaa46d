"""A log as the story that a viewer may know. Each part of it is the difference between two looks."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .core.noting import Noting, Reads
from .core.phrase import Phrase, seat_name
from .core.position import Entry, Position
from .core.record import Reading
from .core.space import Action
from .core.table import Table

Viewer = int | None  # a seat, or a spectator
Looks = dict[Viewer, Reading]  # what each viewer knows
UNDO = "event-undo"


class Piece(NamedTuple):
    """What an entry is to a viewer: whether it changes anything that the viewer knows, and what there is to tell."""

    changed: bool
    phrases: list[Phrase]
    undone: tuple[int, ...] = ()  # earlier entries that it takes back


def tell(table: Table, seat: Viewer, first: int = 0, last: int | None = None) -> Iterator[tuple[int, list[Phrase]]]:
    """Yield each entry from `first` up to `last` with what it tells a viewer."""
    for at, pieces in tell_all(table, [seat], first, last):
        yield at, pieces[seat].phrases


def tell_all(
    table: Table, viewers: Iterable[Viewer], first: int = 0, last: int | None = None, state: bytes | None = None
) -> Iterator[tuple[int, dict[Viewer, Piece]]]:
    """Yield each entry from `first` up to `last` with what it is to each viewer.

    Give the bytes of the state before entry `first` to save the replay of all that came before.
    """
    replay: Table | None = None
    if state is None:
        replay = table.at(first)
        state = replay.position.array.tobytes()
    now = _position(table, state)
    looks = {viewer: now.reading(viewer) for viewer in viewers}
    for at, entry in enumerate(table.entries[first:last], first):
        if entry.mark == "undo":
            replay = _taken_back(table, replay, at)
            now = _position(table, replay.position.array.tobytes())
            undone = tuple(sorted({*range(entry.code, at)}.difference(replay.live)))
            yield at, _undone(now, entry, looks, undone)
        else:
            yield at, carry_out(now, entry, looks)


def _position(table: Table, state: bytes) -> Position:
    return Position(table.game, table.cards, table.game.state.row(state))


def _taken_back(table: Table, replay: Table | None, at: int) -> Table:
    """Return the table after entry `at`, an undo. `replay` is behind, and follows if it is needed."""
    if at + 1 == len(table.entries):
        return table
    behind = replay or table.at(0)
    for entry in table.entries[len(behind.entries) : at + 1]:
        behind.follow(entry)
    return behind


def _undone(now: Position, entry: Entry, looks: Looks, undone: tuple[int, ...]) -> dict[Viewer, Piece]:
    """Tell those who knew of a move that it was taken back."""
    said, pieces = Phrase(UNDO, {"who": seat_name(entry.seat)}), dict[Viewer, Piece]()
    for viewer, before in looks.items():
        looks[viewer] = now.reading(viewer)
        changed = looks[viewer].content != before.content
        pieces[viewer] = Piece(changed, [said] if changed else [], undone)
    return pieces


def carry_out(now: Position, entry: Entry, looks: Looks) -> dict[Viewer, Piece]:
    """Carry out an entry and each automatic part that it sets off, and tell what it is to those who look."""
    first, told = dict(looks), {viewer: list[Phrase]() for viewer in looks}
    action: Action | None = now.game.space[entry.code]
    now.act(entry)
    while True:
        teller = Teller(now, entry.seat, action)
        for viewer, before in looks.items():
            after = now.reading(viewer)
            if after.content != before.content:
                told[viewer] += teller.tell(before, after)
                looks[viewer] = after
        action = None
        if not now.advance():
            break
    return {viewer: Piece(look.content != first[viewer].content, told[viewer]) for viewer, look in looks.items()}


class Teller:
    """It tells one step to its viewers, once to all for whom what is told was the same before and after."""

    def __init__(self, now: Position, seat: int, action: Action | None) -> None:
        self.now, self.seat, self.action = now, seat, action
        self.ways: list[tuple[Reads, Reads]] = []
        self.told: dict[tuple[Reads, bytes, bytes], list[Phrase]] = {}

    def tell(self, before: Reading, after: Reading) -> list[Phrase]:
        for old, new in self.ways:
            found = self.told.get((old, old.pick(before.content), new.pick(after.content)))
            if found is not None:
                return found
        past, present = Noting(before), Noting(after)
        found = self.now.game.story(past, present, self.seat, self.action, self.now.cards)
        old, new = Reads(tuple(past.noted)), Reads(tuple(present.noted))
        self.ways.append((old, new))
        self.told[old, old.pick(before.content), new.pick(after.content)] = found
        return found
