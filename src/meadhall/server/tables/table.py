"""A table in memory: its log grows entry by entry, and each viewer sees what it may know and nothing else."""

import asyncio
import json
from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import Any

import orjson

from ... import story
from ...core import files
from ...core.contract import SPECTATOR
from ...core.dice import commitment, thinking_seed
from ...core.game import Cards, find
from ...core.position import Entry
from ...core.table import CHECK_EVERY, Table
from ..storage.queries import LastView, News, Stored, StoredEntry
from .viewers import Viewer, looks_as, write_json
from .witness import Witness

NEWEST = 20  # news that are shown
ENTRIES: dict[Entry, Entry] = {}
GATHERING, RUNNING, OVER, ABANDONED = "gathering", "running", "over", "abandoned"


class LiveTable:
    def __init__(self, stored: Stored, table: Table) -> None:
        self.head, self.seats, self.grants, self.news = stored.head, stored.seats, stored.grants, stored.news
        self.table = table  # before the start, and while its log is being read, as it was at the beginning
        self.viewers = {seat: Viewer(seat, known_by(table, seat)) for seat in range(SPECTATOR, table.seats)}
        self.lock = asyncio.Lock()
        self.acted = [0.0] * table.seats
        self.back: dict[int, float] = {}  # when somebody came back to a seat
        self.since = self.head.touched  # the latest change that everybody could see
        self.used = 0.0
        self.thinking: set[int] = set()
        self.hinting: set[int] = set()  # seats that wait for a hint
        self.kept = 0  # entries that the stored last views have seen
        self.stale = ""  # why the log cannot be read with these rules
        self.last: dict[int, LastView] = {}  # the views that were stored while it could be read
        self._info = b""
        self.placed = 0  # news that an entry has followed
        self._hear(self.news)

    @property
    def id(self) -> str:
        return self.head.id

    @property
    def length(self) -> int:
        return len(self.table.entries)

    @property
    def begun(self) -> bool:
        return self.length > 0 or self.head.status in (RUNNING, OVER) or bool(self.stale)

    @property
    def running(self) -> bool:
        return self.head.status == RUNNING and not self.stale

    @property
    def busy(self) -> bool:
        """Tell whether somebody follows, thinks or writes."""
        followed = any(viewer.followers for viewer in self.viewers.values())
        return followed or bool(self.thinking or self.hinting) or self.lock.locked()

    @property
    def moved(self) -> float:
        """Return when a seat last acted, or everybody could last see a change if that is later."""
        return max(self.since, *self.acted)

    # Growing

    def grow(self, entries: Iterable[StoredEntry]) -> None:
        """Take over entries that are stored; raise TableError if one is not legal or leads elsewhere than it did."""
        first, state = self.length, self.table.position.array.tobytes()
        try:
            for at, entry in enumerate(entries):
                if at:
                    self._pass()
                self._follow(entry)
        finally:
            self._tell(first, state)

    def _follow(self, entry: StoredEntry) -> None:
        table, row = self.table, [entry.seat, entry.action, *_marks(entry)]
        if not table.follow(_share(files.read_row(table.game, table.seats, self.length, row))):
            raise files.TableError(f"row {self.length} is not legal under these rules")
        if entry.checksum and entry.checksum != table.position.checksum():
            raise files.TableError(f"after row {self.length - 1} the position is not the one that was stored")
        if entry.seat >= 0:
            self.acted[entry.seat] = entry.made
        self._place_news(entry.made)
        for viewer in self.viewers.values():
            if viewer.learns(known_by(table, viewer.seat), self.length - 1) and viewer.seat == SPECTATOR:
                self.since = entry.made

    def adopt(self, witness: Witness, made: float) -> None:
        """Take over a move that was made on a copy of the table, now that it is stored."""
        first, self.table = self.length, witness.table
        for at, seen in enumerate(witness.seen, first):
            self.table.entries[at] = _share(seen.entry)
            if seen.entry.seat >= 0:
                self.acted[seen.entry.seat] = made
            for seat, view in seen.passed.items():
                self.viewers[seat].passed.append((len(self.viewers[seat].changes), view))
            self._place_news(made)
            for seat, viewer in self.viewers.items():
                if viewer.learns(seen.known[seat], at) and seat == SPECTATOR:
                    self.since = made
        for seat, viewer in self.viewers.items():
            if seat not in witness.listening:
                viewer.told.clear()  # what it was told has a gap from here
            for at, seen in enumerate(witness.seen, first):
                if seat in seen.told:
                    viewer.hears(at, seen.told[seat])

    def _pass(self) -> None:
        """Keep the view before the next entry for viewers that somebody follows step by step."""
        for viewer in self.viewers.values():
            step = len(viewer.changes)
            if viewer.steps and step and viewer.changes[-1] == self.length - 1:
                viewer.passed.append((step, write_json(self.table.view(looks_as(viewer.seat)) | {"moves": []})))

    def _place_news(self, until: float) -> None:
        """Place the news made until then after the changes that each viewer has had so far."""
        while self.placed < len(self.news) and self.news[self.placed].made <= until:
            for viewer in self.viewers.values():
                viewer.before.append(len(viewer.changes))
            self.placed += 1

    def _tell(self, first: int, state: bytes) -> None:
        """Tell the new entries to the viewers who listen; `state` is the position before them."""
        if first == self.length:
            return
        listening = {looks_as(seat): viewer for seat, viewer in self.viewers.items() if viewer.listens}
        for viewer in self.viewers.values():
            if not viewer.listens:
                viewer.told.clear()  # what it was told has a gap from here
        said = dict[bytes, bytes]()  # most of it is the same for all
        for row, heard in story.tell_all(self.table, listening, first, None, state):
            for who, (changed, phrases) in heard.items():
                if changed:
                    text = write_json([phrase.plain() for phrase in phrases])
                    listening[who].hears(row, said.setdefault(text, text))

    def report(self, news: list[News]) -> None:
        """Take over news, before the entries that were stored with them."""
        self.news = [*self.news, *news]
        self._hear(news)
        self._info = b""

    def meet(self, newer: Stored) -> None:
        """Take over what else is stored beside the log."""
        self.head, self.seats, self.grants = newer.head, newer.seats, newer.grants
        self._info = b""
        for viewer in self.viewers.values():
            viewer.shown = b""
            viewer.wake()

    def _hear(self, news: list[News]) -> None:
        """Give a player who comes back the table's whole time again."""
        for each in news:
            if each.id in ("back", "claimed"):
                self.back[each.params["seat"]] = each.made

    def close(self) -> None:
        """Revoke all secrets of a table that is gone, and wake its followers."""
        self.grants = {}
        for viewer in self.viewers.values():
            viewer.wake()

    def change_head(self, **values: Any) -> None:
        self.head = replace(self.head, **values)
        if "status" in values:
            self._info = b""

    def entries_to_store(self, entries: list[Entry], after: Table, made: float) -> list[StoredEntry]:
        """Return new entries as they are stored; `after` is the table that has them already."""
        first, replay = len(after.entries) - len(entries), self.table
        if first // CHECK_EVERY != len(after.entries) // CHECK_EVERY:
            replay = self.table.copy()
        found = []
        for at, entry in enumerate(entries, first + 1):
            checked = ""
            if replay is not self.table:
                replay.follow(entry)
                checked = replay.position.checksum() if at % CHECK_EVERY == 0 else ""
            _, action, *mark = files.plain_row(self.table.game, entry)
            found.append(StoredEntry(entry.seat, action, "".join(mark), checked, made))
        return found

    # Showing

    def cursor(self, seat: int) -> str:
        """Return the viewer's cursor: it counts the changes of what the viewer knows, and the news."""
        return f"{len(self.viewers[seat].changes)}.{len(self.news)}"

    def event(self, seat: int, story: bytes = b"null", between: bytes = b"[]") -> bytes:
        """Return all that a viewer is shown, as JSON."""
        viewer = self.viewers[seat]
        if not viewer.shown:
            viewer.shown = self._show(seat)
        return b'{"seat":%s,"event":"%s","table":%s,"newsAfter":%s,"view":%s,"story":%s,"between":%s}' % (
            b"null" if seat == SPECTATOR else b"%d" % seat,
            self.cursor(seat).encode(),
            self.info(),
            orjson.dumps(self._news_after(viewer)),
            viewer.shown,
            story,
            between,
        )

    def _news_after(self, viewer: Viewer) -> list[int]:
        """Return, for each of the news that are shown, how many of the viewer's changes came before it."""
        first = max(0, len(self.news) - NEWEST)
        waiting = [len(viewer.changes)] * (len(self.news) - self.placed)
        return [*viewer.before, *waiting][first:]

    def _show(self, seat: int) -> bytes:
        if self.stale:
            return self.last[seat].view if seat in self.last else b"null"
        return write_json(self.view(seat)) if self.begun else b"null"

    def view(self, seat: int) -> dict[str, Any]:
        undo = self.running and seat != SPECTATOR and self.table.undoable(seat)
        return self.table.view(looks_as(seat)) | {"undo": undo, "since": self.since}

    def info(self) -> bytes:
        """Return what all who hold a link of the table may know of it, as JSON."""
        if not self._info:
            self._info = write_json(self.description())
        return self._info

    def description(self) -> dict[str, Any]:
        head = self.head
        over = head.status in (OVER, ABANDONED)
        first = max(0, len(self.news) - NEWEST)
        return {
            "id": head.id,
            "game": head.game,
            "status": head.status,
            "options": json.loads(head.options) if self.stale else self.table.options,
            "seats": [asdict(seat) for seat in self.seats],
            "absence": head.absence,
            "hints": head.hints,
            "made": head.made,
            "imagined": head.imagined is not None,
            "parent": head.parent,
            "rematch": head.rematch,
            "commitment": commitment(head.id, head.key),
            "key": head.key.hex() if over else None,
            "readOnly": bool(self.stale),  # the reason would tell how long the log is
            "news": [{"at": at, **asdict(each)} for at, each in enumerate(self.news[first:], first)],
        }

    def absent(self, seat: int, now: float) -> bool:
        """Tell whether the table waits for the seat, and has seen no public change for longer than its time."""
        waited = now - max(self.since, self.back.get(seat, 0.0))
        return self.running and seat in self.table.waiting and waited > self.head.absence


def known_by(table: Table, seat: int) -> bytes:
    return table.known(looks_as(seat)).tobytes()


def _share(entry: Entry) -> Entry:
    """Return the equal entry of another log, if there is one, so that each is in memory once."""
    return entry if entry.mark == "undo" else ENTRIES.setdefault(entry, entry)


def _marks(entry: StoredEntry) -> list[str]:
    return [entry.mark] if entry.mark else []


def blank(stored: Stored, cards: Cards) -> Table:
    """Return the table before the first entry of its log."""
    head, game, seats = stored.head, find(stored.head.game), len(stored.seats)
    options = game.options.fill(json.loads(head.options))
    imagined = files.read_imagined(game, seats, options, cards, json.loads(head.imagined or "null"))
    return Table(
        game, seats, options, cards, thinking_seed(head.key), imagined, key=head.key, name=head.id
    )  # fmt: skip


def stand_in(stored: Stored) -> Table:
    """Return a table with as many seats, for one whose beginning these rules cannot read."""
    game, seats = find(stored.head.game), len(stored.seats)
    return Table(game, seats, game.complete_options(seats, None), game.load_cards(None), 0)
