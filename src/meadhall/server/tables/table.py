"""A table in memory: its log grows entry by entry, and each viewer sees what it may know and nothing else."""

import asyncio
import json
from collections.abc import Iterable
from dataclasses import replace
from math import inf
from typing import Any

import orjson

from ... import story
from ...core import files
from ...core.contract import SPECTATOR
from ...core.position import Entry
from ...core.table import CHECK_EVERY, Table
from ...lessons import Chapter, chapter_of
from ...moments import Deed
from ...saga import plain
from ..storage.queries import LastView, News, Stored, StoredEntry
from .attention import Attention
from .clocks import Clocks
from .description import describe_table, first_shown
from .presence import Presence
from .shown import Pieces, Shown, write_json
from .spans import Outages
from .talk import Talk
from .viewers import Viewer, looks_as
from .witness import Witness

ENTRIES: dict[Entry, Entry] = {}
GATHERING, RUNNING, OVER, ABANDONED = "gathering", "running", "over", "abandoned"


class LiveTable:
    def __init__(self, stored: Stored, table: Table, outages: Outages | None = None) -> None:
        self.head, self.seats, self.grants, self.news = stored.head, stored.seats, stored.grants, stored.news
        self.opening = stored.opening  # what anyone in the hall may do here
        self.table = table  # before the start, and while its log is being read, as it was at the beginning
        self.viewers = {seat: Viewer(seat, known_by(table, seat)) for seat in range(SPECTATOR, table.seats)}
        self.attention = Attention()
        self.presence = Presence(self.wake)
        self.talk = Talk(self.wake)
        self.pieces = Pieces(table)
        self.lock = asyncio.Lock()
        self.acted = [0.0] * table.seats
        self.back: dict[int, float] = {}  # when somebody came back to a seat
        self.since = self.head.touched  # the latest change that everybody could see
        self.used = 0.0
        self.thinking: set[int] = set()
        self.hinting: set[int] = set()  # seats that wait for a hint
        self.deeds: list[Deed] | None = None  # what decided the game, once somebody has asked after its end
        self.kept = 0  # entries that the stored last views have seen
        self.stale = ""  # why the log cannot be read with these rules
        self.last: dict[int, LastView] = {}  # the views that were stored while it could be read
        begins = json.loads(self.head.imagined or "{}")
        self.lesson: str | None = begins.get("lesson")
        self.puzzle: str | None = begins.get("puzzle")
        self._info = b""
        self._states = b""  # how people are, until that changes
        self.placed = 0  # news that an entry has followed
        self.timed = 0  # news that the clocks have followed
        self.clock = stored.clock  # that it was made with
        self._clocks: Clocks | None = None
        if clock := self.clock:
            first, outages = table.position.mask(), outages or Outages()
            self._clocks = Clocks(clock, table.seats, first, lambda seat: self.seats[seat].who == "bot", outages)
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
    def ended(self) -> bool:
        return self.head.status in (OVER, ABANDONED)

    @property
    def busy(self) -> bool:
        """Tell whether somebody follows, thinks or writes."""
        followed = any(viewer.followers for viewer in self.viewers.values())
        return followed or bool(self.thinking or self.hinting) or self.lock.locked()

    @property
    def moved(self) -> float:
        """Return when a seat last acted, or everybody could last see a change if that is later."""
        return max(self.since, *self.acted)

    @property
    def chapter(self) -> Chapter | None:
        """Return the chapter of a lesson that is taught here."""
        return chapter_of(self.table.game, self.lesson) if self.lesson else None

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
        table, plain = self.table, [entry.seat, entry.action, *_marks(entry)]
        if not table.follow(_share(files.read_entry(table.game, table.seats, self.length, plain))):
            raise files.TableError(f"entry {self.length} is not legal under these rules")
        if entry.checksum and entry.checksum != table.position.checksum():
            raise files.TableError(f"after entry {self.length - 1} the position is not the one that was stored")
        if entry.seat >= 0:
            self.acted[entry.seat] = entry.made
        self._place_news(entry.made)
        public = False
        for viewer in self.viewers.values():
            if viewer.learns(known_by(table, viewer.seat), self.length - 1) and viewer.seat == SPECTATOR:
                self.since, public = entry.made, True
        self._keep_time(table.entries[-1], table.position.mask() if self._clocks else 0, public, entry.made)

    def _keep_time(self, entry: Entry, mask: int, public: bool, made: float) -> None:
        """Let the clocks follow an entry, after the news that came before it."""
        if self._clocks:
            self._time_news(made)
            self._clocks.follow(entry.seat, entry.mark == "undo", mask, public, made)

    def _time_news(self, until: float = inf) -> None:
        """Let the clocks follow the news made until then."""
        while self._clocks and self.timed < len(self.news) and self.news[self.timed].made <= until:
            self._clocks.hear(self.news[self.timed])
            self.timed += 1

    @property
    def clocks(self) -> Clocks | None:
        """Return the clocks of the seats, if the table has any, as they are after all that is known."""
        self._time_news()
        return self._clocks

    def adopt(self, witness: Witness, made: float) -> None:
        """Take over a move that was made on a copy of the table, now that it is stored."""
        first, self.table = self.length, witness.table
        for at, seen in enumerate(witness.seen, first):
            self.table.entries[at] = _share(seen.entry)
            if seen.entry.seat >= 0:
                self.acted[seen.entry.seat] = made
            for seat, view in seen.passed.items():
                self.viewers[seat].passes(view)
            self._place_news(made)
            public = False
            for seat, viewer in self.viewers.items():
                if viewer.learns(seen.known[seat], at) and seat == SPECTATOR:
                    self.since, public = made, True
            self._keep_time(seen.entry, seen.waiting, public, made)
        for seat, viewer in self.viewers.items():
            if seat not in witness.listening:
                viewer.told.clear()  # what it was told has a gap from here
            for at, seen in enumerate(witness.seen, first):
                if seat in seen.told:
                    viewer.hears(at, seen.told[seat])

    def _pass(self) -> None:
        """Keep the view before the next entry for viewers that somebody follows step by step."""
        for viewer in self.viewers.values():
            if viewer.stepwise and viewer.steps and viewer.steps[-1] == self.length - 1:
                viewer.passes(self._look(viewer, offering=False))

    def _place_news(self, until: float) -> None:
        """Place the news made until then after the steps that each viewer has had so far."""
        while self.placed < len(self.news) and self.news[self.placed].made <= until:
            for viewer in self.viewers.values():
                viewer.before.append(len(viewer.steps))
            self.placed += 1

    def _tell(self, first: int, state: bytes) -> None:
        """Tell the new entries to the viewers who listen; `state` is the position before them."""
        if first == self.length:
            return
        listening = {looks_as(seat): viewer for seat, viewer in self.viewers.items() if viewer.listens}
        for viewer in self.viewers.values():
            if not viewer.listens:
                viewer.told.clear()  # what it was told has a gap from here
        if not listening:
            return
        said = dict[bytes, bytes]()  # most of it is the same for all
        for entry, heard in story.tell_all(self.table, listening, first, None, state):
            for who, (changed, phrases, undone) in heard.items():
                if changed:
                    text = write_json(plain(self.table.game, phrases, listening[who].steps_of(undone)))
                    listening[who].hears(entry, said.setdefault(text, text))

    def report(self, news: list[News]) -> None:
        """Take over news, before the entries that were stored with them."""
        self.news = [*self.news, *news]
        self._hear(news)
        self._info = b""

    def meet(self, newer: Stored) -> None:
        """Take over what else is stored beside the log."""
        self.head, self.seats, self.grants, self.opening = newer.head, newer.seats, newer.grants, newer.opening
        self._info = b""
        for viewer in self.viewers.values():
            viewer.fresh = False
        self.wake()

    def wake(self) -> None:
        """Wake all who follow the table, for it or its people have changed."""
        self._states = b""
        for viewer in self.viewers.values():
            viewer.wake()

    def _hear(self, news: list[News]) -> None:
        """Give a player who comes back the table's whole time again."""
        for each in news:
            if each.id in ("back", "claimed"):
                self.back[each.params["seat"]] = each.made

    def close(self) -> None:
        """Revoke all secrets of a table that is gone, and wake its followers."""
        self.grants = {}
        self.wake()

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
            _, action, *mark = files.plain_entry(self.table.game, entry)
            found.append(StoredEntry(entry.seat, action, "".join(mark), checked, made))
        return found

    # Showing

    def cursor(self, seat: int) -> str:
        """Return the viewer's cursor: it counts the viewer's steps and the news."""
        return f"{len(self.viewers[seat].steps)}.{len(self.news)}"

    def event(self, seat: int, story: bytes = b"null", between: bytes = b"[]", changes: bytes | None = None) -> bytes:
        """Return all that a viewer is shown, as JSON; `changes` stand for the view if it has the one before."""
        viewer = self.viewers[seat]
        form = b'{"seat":%s,"event":"%s","table":%s,"newsAfter":%s,"view":%s,"story":%s,"between":%s,"changes":%s}'
        return form % (
            b"null" if seat == SPECTATOR else b"%d" % seat,
            self.cursor(seat).encode(),
            self.info(),
            orjson.dumps(self._news_after(viewer)),
            self._show(viewer) if changes is None else b"null",
            story,
            between,
            changes or b"null",
        )

    def people(self, seat: int) -> bytes:
        """Return how the people of the table are, as JSON."""
        self._states = self._states or orjson.dumps(self.presence.states(self.seats))
        who = b"null" if seat == SPECTATOR else b"%d" % seat
        return b'{"table":"%s","seat":%s,"presence":%s}' % (self.id.encode(), who, self._states)

    def times(self, seat: int, now: float) -> bytes:
        """Return how the clocks of the table stand, as JSON; `now` is the server's time."""
        told = self.clocks.told() if self.clocks else {}
        return orjson.dumps({"table": self.id, "seat": looks_as(seat), "now": now} | told)

    def _news_after(self, viewer: Viewer) -> list[int]:
        """Return, for each of the news that are shown, how many of the viewer's steps came before it."""
        waiting = [len(viewer.steps)] * (len(self.news) - self.placed)
        return [*viewer.before, *waiting][first_shown(self) :]

    def _show(self, viewer: Viewer) -> bytes:
        if self.stale:
            return self.last[viewer.seat].view if viewer.seat in self.last else b"null"
        return self.show(viewer.seat).json() if self.begun else b"null"

    @property
    def shows(self) -> bool:
        """Tell whether there is a game to show, under rules that can read it."""
        return self.begun and not self.stale

    @property
    def sealed(self) -> bool:
        """Tell whether somebody may hold a choice that nobody else sees yet."""
        return bool(self.table.game.rules.sealed(self.table.position.handle))

    def show(self, seat: int) -> Shown:
        """Return what a viewer is shown of a game that has begun."""
        viewer = self.viewers[seat]
        if viewer.shown is None or not viewer.fresh:
            undo = self.running and seat != SPECTATOR and self.table.undoable(seat)
            viewer.shown = viewer.made = self._look(viewer)
            viewer.fresh = True
            viewer.shown.rest |= {"undo": b"true" if undo else b"false", "since": orjson.dumps(self.since)}
        return viewer.shown

    def _look(self, viewer: Viewer, offering: bool = True) -> Shown:
        return self.pieces.show(self.table, looks_as(viewer.seat), viewer.known, viewer.made, offering)

    def info(self) -> bytes:
        """Return what all who hold a link of the table may know of it, as JSON."""
        if not self._info:
            self._info = write_json(describe_table(self))
        return self._info

    def absent(self, seat: int, now: float) -> bool:
        """Tell whether the table waits for the seat, and its time is over or nothing public changed for too long."""
        waited = now - max(self.since, self.back.get(seat, 0.0))
        out = bool(self.clocks and self.clocks.seats[seat].out)
        return self.running and seat in self.table.waiting and (out or waited > self.head.absence)


def known_by(table: Table, seat: int) -> bytes:
    return table.position.reading(looks_as(seat)).content


def _share(entry: Entry) -> Entry:
    """Return the equal entry of another log, if there is one, so that each is in memory once."""
    return entry if entry.mark == "undo" else ENTRIES.setdefault(entry, entry)


def _marks(entry: StoredEntry) -> list[str]:
    return [entry.mark] if entry.mark else []
