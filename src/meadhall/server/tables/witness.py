"""A move as it is made: the witness carries it out once and records all that every viewer learns from it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ... import story
from ...core import files
from ...core.phrase import Phrase
from ...core.position import Entry, Position
from ...core.record import Reading
from ...core.table import CHECK_EVERY, Table
from ...saga import plain
from ..storage.queries import StoredEntry
from .shown import Pieces, Shown, write_json
from .viewers import Viewer, looks_as

Move = Callable[[Table], object]


@dataclass(slots=True)
class Witnessed:
    """What an entry means to each viewer of the table, by the viewer's seat."""

    entry: Entry
    known: dict[int, bytes]  # what each knows after it
    told: dict[int, bytes] = field(default_factory=dict)  # to those whom it changes, if they listen
    passed: dict[int, Shown] = field(default_factory=dict)  # the view before it, to those who follow step by step
    checksum: str = ""
    waiting: int = 0  # the mask of those who are waited for after it


class Witness:
    """A witness plays on a copy of a table, which the table in memory adopts when the entries are stored."""

    def __init__(self, table: Table, viewers: dict[int, Viewer], pieces: Pieces) -> None:
        self.table, self.viewers, self.pieces = table.copy(), viewers, pieces
        self.listening = {seat for seat, viewer in viewers.items() if viewer.listens}
        self.stepwise = {seat for seat, viewer in viewers.items() if viewer.stepwise}
        self.seen: list[Witnessed] = []
        dtype = table.game.known.dtype
        self._looks = {looks_as(seat): Reading.of(dtype, viewers[seat].known) for seat in self.listening}
        self._known = {seat: viewer.known for seat, viewer in viewers.items()}
        self._made = {seat: viewer.made for seat, viewer in viewers.items()}
        self._changed: set[int] = set()  # by the latest entry

    def watch(self, move: Move) -> None:
        """Make a move and record its entries."""
        self.table.log.carry_out = self._carry_out
        try:
            move(self.table)
        finally:
            self.table.log.carry_out = Position.apply

    def entries_to_store(self, made: float) -> list[StoredEntry]:
        """Return the entries as they are stored."""
        found = []
        for each in self.seen:
            _, action, *mark = files.plain_entry(self.table.game, each.entry)
            found.append(StoredEntry(each.entry.seat, action, "".join(mark), each.checksum, made))
        return found

    def _carry_out(self, position: Position, entry: Entry) -> None:
        passed = self._views() if self.seen else {}
        pieces = story.carry_out(position, entry, self._looks)
        before, self._known = self._known, {seat: self._now(position, seat) for seat in self.viewers}
        self._changed = {seat for seat in self.viewers if self._known[seat] != before[seat]}
        seen = Witnessed(entry, self._known, passed=passed, waiting=position.mask())
        said: list[tuple[list[Phrase], bytes]] = []  # most of it is the same for all
        for seat in self.listening & self._changed:
            phrases = pieces[looks_as(seat)].phrases
            text = next((text for same, text in said if same == phrases), None)
            if text is None:
                text = write_json(plain(position.game, phrases))
                said.append((phrases, text))
            seen.told[seat] = text
        if (len(self.table.entries) + 1) % CHECK_EVERY == 0:
            seen.checksum = position.checksum()
        self.seen.append(seen)

    def _now(self, position: Position, seat: int) -> bytes:
        if seat in self.listening:
            return self._looks[looks_as(seat)].content
        return position.reading(looks_as(seat)).content

    def _views(self) -> dict[int, Shown]:
        """Return what viewers followed step by step saw after the latest entry, for another entry comes at once."""
        found = {
            seat: self.pieces.show(self.table, looks_as(seat), self._known[seat], self._made[seat], offering=False)
            for seat in self._changed & self.stepwise
        }
        self._made |= found
        return found
