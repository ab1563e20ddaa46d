"""The registry of tables in memory: it reads them on demand, makes one change at a time and stores before it shows."""

import asyncio
import json
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection

from ...core.files import TableError
from ...core.game import Cards, find
from ..errors import Refusal, unknown
from ..metrics import Metrics
from ..storage import queries
from ..storage.database import Database
from ..storage.queries import Answer, Gone, News, Stored, StoredEntry, Taken
from .beginning import blank, stand_in
from .presence import EXPECTED
from .spans import Outages
from .table import RUNNING, LiveTable
from .witness import Witness

TRIES = 50  # races for a place in the log that a request may lose
FORGET_AFTER = 300.0  # seconds after which a table that nobody follows leaves the memory
FORGET_SOON = 10.0
KEPT_CARDS = 64
SLICE = 50  # entries that a table takes over before others have their turn
Still = Callable[[], None]  # raises Refusal if the caller no longer holds what the request needs

log = logging.getLogger("meadhall.tables")


@dataclass(slots=True)
class Change:
    """What one request changes: entries of the log, news, or anything else."""

    result: Any = None
    entries: list[StoredEntry] = field(default_factory=list)
    answer: Answer | None = None
    news: News | None = None
    head: dict[str, Any] = field(default_factory=dict)
    also: Callable[[Connection], None] | None = None
    witness: Witness | None = None  # it made the entries on a copy of the table


class Repeated(Exception):
    """The request was answered before, with this answer."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(answer.id)
        self.answer = answer


class Registry:
    def __init__(self, store: Database, clock: Callable[[], float] = time.time, metrics: Metrics | None = None) -> None:
        self.store, self.clock, self.metrics = store, clock, metrics or Metrics()
        self.tables: dict[str, LiveTable] = {}
        self.began = time.monotonic()
        self.opened: Callable[[LiveTable], None] = lambda live: None  # told of every table that comes into memory
        self.cards: dict[str, Cards] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.changing: set[asyncio.Task[Any]] = set()
        self.grown: Callable[[LiveTable], None] = lambda live: None  # told of every table that was read or changed
        self.outages = Outages()
        self.over: Callable[[LiveTable], None] = lambda live: None  # told of the same, to note how games end

    # Reading

    async def find(self, table: str) -> LiveTable:
        """Return the table, from memory or from the database."""
        live = self.tables.get(table)
        if live is None:
            live = await asyncio.shield(self.opening.get(table) or self._begin_opening(table))
        live.used = self.clock()
        return live

    def _begin_opening(self, table: str) -> asyncio.Task[LiveTable]:
        """Open a table once, however many ask for it meanwhile; go on even if none of them waits any more."""
        task = self.opening[table] = asyncio.create_task(self._open(table))
        task.add_done_callback(lambda done: self._end_opening(table, done))
        return task

    def _end_opening(self, table: str, task: asyncio.Task[LiveTable]) -> None:
        del self.opening[table]
        if not task.cancelled():
            task.exception()  # who waits gets it; if nobody does any more, it is dropped

    async def _open(self, table: str) -> LiveTable:
        stored = await self._read(table)
        assert stored
        live = self.tables[table] = await self._open_table(stored)
        live.used = self.clock()
        if time.monotonic() - self.began < EXPECTED:
            live.presence.expect(range(live.table.seats))
        self.opened(live)
        if self.store.shared:
            await self.catch_up(live)  # what another server stored while this one was reading
        self.grown(live)
        self.over(live)
        return live

    def look(self, live: LiveTable, address: str) -> None:
        """Note that somebody at the address looks at the table: bots that rested there think on."""
        rested = not live.attention.awake
        live.attention.look(address)
        if rested:
            self.grown(live)

    async def _read(self, table: str, writes: int = -1, entries: int = 0, news: int = 0) -> Stored | None:
        try:
            return await self.store.read(partial(queries.since, table, writes, entries, news))
        except Gone:
            self.lose(table)
            raise unknown() from None

    async def _open_table(self, stored: Stored) -> LiveTable:
        try:
            cards = await self.load_cards(stored.head.game, stored.head.cards_id)
            live = LiveTable(stored, blank(stored, cards), self.outages)
        except (ValueError, KeyError, TypeError) as error:
            live = LiveTable(stored, stand_in(stored))
            await self.set_aside(live, error)
        await self._grow(live, stored.entries)
        return live

    async def load_cards(self, game: str, id: str) -> Cards:
        """Return the cards of that id, from memory or from the database."""
        if id not in self.cards:
            plain = await self.store.read(lambda connection: queries.cards_of(connection, id))
            self.cards[id] = find(game).load_cards(plain)
            for oldest in list(self.cards)[:-KEPT_CARDS]:
                del self.cards[oldest]
        return self.cards[id]

    async def catch_up(self, live: LiveTable, writes: int | None = None) -> None:
        """Take over what other servers have stored, unless so many writes are known already."""
        async with live.lock:
            if writes is None or writes > live.head.writes:
                await self.refresh(live)

    async def refresh(self, live: LiveTable) -> bool:
        """Take over what other servers have stored, under the table's lock; tell whether there was anything."""
        newer = await self._read(live.id, live.head.writes, live.length, len(live.news))
        if newer is None:
            return False
        live.report(newer.news)
        await self._grow(live, newer.entries)
        live.meet(newer)
        return True

    async def _grow(self, live: LiveTable, entries: list[StoredEntry]) -> None:
        """Let the table take over entries in slices, so that a long log does not hold up other tables."""
        for first in range(0, len(entries), SLICE):
            if live.stale:
                return
            if first:
                await asyncio.sleep(0)
            try:
                live.grow(entries[first : first + SLICE])
            except TableError as error:
                await self.set_aside(live, error)

    async def set_aside(self, live: LiveTable, error: Exception) -> None:
        """Mark a table whose log these rules cannot read: it is shown as it was last seen, and nobody plays on."""
        live.stale = str(error) or type(error).__name__
        live.last = await self.store.read(lambda connection: queries.last_views_of(connection, live.id))
        log.warning("table %s can only be looked at: %s", live.id, live.stale)

    # Changing

    async def change(self, live: LiveTable, decide: Callable[[], Change], still: Still | None = None) -> Any:
        """Decide on the change, store it and show it; finish this even if the caller no longer waits.

        `still` is asked under the table's lock: a link may have been revoked since the request was admitted.
        """
        task = asyncio.create_task(self._change(live, partial(_decide, decide, still) if still else decide))
        self.changing.add(task)
        task.add_done_callback(self._end_change)
        return await asyncio.shield(task)

    def _end_change(self, task: asyncio.Task[Any]) -> None:
        self.changing.discard(task)
        if not task.cancelled():
            task.exception()  # the caller gets it; if none waits any more, it is dropped

    async def _change(self, live: LiveTable, decide: Callable[[], Change]) -> Any:
        """Who loses a race decides again; nobody is told of it."""
        async with live.lock:
            for _ in range(TRIES):
                try:
                    change = decide()
                except Refusal:
                    if await self.refresh(live):
                        continue
                    raise
                try:
                    await self.store.write(partial(self._write, live, change))
                except Taken:
                    await self.refresh(live)
                    await self._raise_if_repeated(live, change.answer)
                    continue
                await self._take_over(live, change)
                live.used = self.clock()
                self._count(change)
                self.grown(live)
                self.over(live)
                return change.result
        raise Refusal(503, "busy")

    def _count(self, change: Change) -> None:
        """Count a move: a person's has an answer, a bot's has none."""
        if change.answer or change.witness:
            self.metrics.moves.labels("person" if change.answer else "bot").inc()

    async def _raise_if_repeated(self, live: LiveTable, answer: Answer | None) -> None:
        """Raise Repeated if a request with the same id was answered before."""
        if answer and (found := await self.find_answer(live, answer.seat, answer.id)):
            raise Repeated(found)

    async def find_answer(self, live: LiveTable, seat: int, id: str) -> Answer | None:
        return await self.store.read(lambda connection: queries.answer_to(connection, live.id, seat, id))

    def _write(self, live: LiveTable, change: Change, connection: Connection) -> None:
        queries.change_head(connection, live.head, touched=self.clock(), **change.head)
        if change.entries:
            queries.add_entries(connection, live.id, live.length, change.entries, change.answer)
        if change.news:
            queries.add_news(connection, live.id, len(live.news), change.news)
        if change.also:
            change.also(connection)

    async def _take_over(self, live: LiveTable, change: Change) -> None:
        if change.news or change.also:
            await self.refresh(live)
            return
        live.change_head(writes=live.head.writes + 1, **change.head)
        if change.witness:
            live.adopt(change.witness, change.entries[-1].made)
        else:
            await self._grow(live, change.entries)

    # Keeping

    def lose(self, table: str) -> None:
        """Drop and close a table that is no longer stored."""
        if live := self.tables.pop(table, None):
            live.close()

    async def settle(self) -> None:
        """Wait until all changes under way are stored."""
        while self.changing:
            await asyncio.wait(self.changing)

    def forget(self, now: float, most: int) -> None:
        """Let go of tables that nobody follows or asks for, sooner if there are more than `most`."""
        after = FORGET_AFTER if len(self.tables) <= most else FORGET_SOON
        for live in list(self.tables.values()):
            if not live.busy and now - live.used > after:
                del self.tables[live.id]


def _decide(decide: Callable[[], Change], still: Still) -> Change:
    still()
    return decide()


def cards_id(game: str, cards: Cards) -> str:
    return sha256(json.dumps([game, cards.name, cards.rows], sort_keys=True).encode()).hexdigest()


def require_readable(live: LiveTable) -> None:
    """Raise Refusal if these rules cannot read the table's log."""
    if live.stale:
        raise Refusal(409, "read_only")


def require_running(live: LiveTable) -> None:
    """Raise Refusal unless the table is running."""
    require_readable(live)
    if live.head.status != RUNNING:
        raise Refusal(409, "not_running", status=live.head.status)
