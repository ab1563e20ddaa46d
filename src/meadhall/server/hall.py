"""Tables in memory: read when they are asked for, changed one change at a time, stored before they are shown."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection

from ..core.files import TableError
from ..core.game import Cards, find
from . import records
from .live import RUNNING, Live, blank
from .records import Answer, Line, News, Stored, Taken
from .refusals import Refusal, unknown
from .store import Store

TRIES = 50  # races for a place in the log that a request may lose
FORGET_AFTER = 300.0  # seconds after which a table that nobody follows leaves the memory
FORGET_SOON = 10.0
DECKS = 64


@dataclass(slots=True)
class Change:
    """What one request changes: rows of the log, news, or anything beside."""

    result: Any = None
    lines: list[Line] = field(default_factory=list)
    answer: Answer | None = None
    news: News | None = None
    head: dict[str, Any] = field(default_factory=dict)
    also: Callable[[Connection], None] | None = None


class Repeated(Exception):
    """The request was answered before."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(answer.id)
        self.answer = answer


class Hall:
    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store, self.clock = store, clock
        self.tables: dict[str, Live] = {}
        self.decks: dict[str, Cards] = {}
        self.grown: Callable[[Live], None] = lambda live: None  # told of every table that this server read or changed

    # Reading

    async def find(self, table: str) -> Live:
        """The table, from memory or from the store."""
        live = self.tables.get(table)
        if live is None:
            stored = await self.store.read(partial(records.since, table, 0, 0))
            if stored is None:
                raise unknown()
            cards = await self.deck(stored.head.game, stored.head.deck)
            live = self.tables.setdefault(table, self._seated(stored, cards))
            if self.store.shared:
                await self.catch_up(live)  # what another server stored while this one was reading
            self.grown(live)
        live.used = self.clock()
        return live

    def _seated(self, stored: Stored, cards: Cards) -> Live:
        live = Live(stored, blank(stored, cards))
        self._grow(live, stored.lines)
        return live

    async def deck(self, game: str, deck: str) -> Cards:
        if deck not in self.decks:
            plain = await self.store.read(lambda connection: records.deck_of(connection, deck))
            self.decks[deck] = find(game).load_cards(plain)
            for oldest in list(self.decks)[:-DECKS]:
                del self.decks[oldest]
        return self.decks[deck]

    async def cut_anew(self, live: Live) -> None:
        """Read the table's secrets again: one may have been cut a moment ago, by another server."""
        async with live.lock:  # else one that lapses meanwhile would be read and kept
            live.grants = await self.store.read(lambda connection: records.grants_of(connection, live.id))

    async def catch_up(self, live: Live) -> None:
        """Take over what other servers have stored."""
        async with live.lock:
            await self.refresh(live)

    async def refresh(self, live: Live) -> bool:
        """The same while the table's lock is held; True if there was anything."""
        seen = partial(records.since, live.id, live.rows, len(live.news))
        newer = await self.store.read(seen)
        if newer is None:
            self.tables.pop(live.id, None)
            raise unknown()
        if not newer.lines and not newer.news:
            return False
        self._grow(live, newer.lines)
        live.meet(newer)
        return True

    def _grow(self, live: Live, lines: list[Line]) -> None:
        """A log that these rules cannot read is shown as it was last seen, and not played on."""
        try:
            live.grow(lines)
        except TableError as error:
            live.stale = str(error)

    # Changing

    async def change(self, live: Live, decide: Callable[[], Change]) -> Any:
        """Decide on what is stored, store it, show it. Who loses a race decides again; nobody is told of it."""
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
                    await self._repeated(live, change.answer)
                    continue
                await self._take_over(live, change)
                live.used = self.clock()
                self.grown(live)
                return change.result
        raise Refusal(503, "busy")

    async def _repeated(self, live: Live, answer: Answer | None) -> None:
        """Raise what was answered before to a request with the same id."""
        if answer and (found := await self.answered(live, answer.seat, answer.id)):
            raise Repeated(found)

    async def answered(self, live: Live, seat: int, id: str) -> Answer | None:
        return await self.store.read(lambda connection: records.answer_to(connection, live.id, seat, id))

    def _write(self, live: Live, change: Change, connection: Connection) -> None:
        if change.lines:
            records.add_lines(connection, live.id, live.rows, change.lines, change.answer)
        if change.news:
            records.add_news(connection, live.id, len(live.news), change.news)
        if change.also:
            change.also(connection)
        records.change_head(connection, live.id, touched=self.clock(), **change.head)

    async def _take_over(self, live: Live, change: Change) -> None:
        if change.news or change.also:
            await self.refresh(live)
            return
        if change.head:
            live.change_head(**change.head)
        self._grow(live, change.lines)

    # Keeping

    def forget(self, now: float, most: int) -> None:
        """Let go of tables that nobody follows or asks for, sooner if there are more than `most`."""
        after = FORGET_AFTER if len(self.tables) <= most else FORGET_SOON
        for live in list(self.tables.values()):
            if not live.busy and now - live.used > after:
                del self.tables[live.id]


def deck_id(game: str, cards: Cards) -> str:
    return sha256(json.dumps([game, cards.name, cards.rows], sort_keys=True).encode()).hexdigest()


def is_running(live: Live) -> None:
    """Refuse what only a running table can do."""
    if live.stale:
        raise Refusal(409, "read_only")
    if live.head.status != RUNNING:
        raise Refusal(409, "not_running", status=live.head.status)
