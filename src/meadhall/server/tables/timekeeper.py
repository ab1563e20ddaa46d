"""The timekeeper sees clocks run out, at tables in memory or not; of several servers, the first one acts."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from ...bots.levels import usual_level
from ..errors import Refusal
from ..storage import clocks
from ..storage.condition import FAILURES
from .registry import Change, Registry, require_running
from .seats import stand_in_for, tell_of_seat
from .table import LiveTable

TICK = 0.25  # seconds between two looks
BEAT = 5.0  # seconds between two signs of life
RECONNECTING = 5.0  # seconds after a server's start in which no clock runs: everybody's page has to find it
LOOKS = "clock"  # stands for an address: a bot that plays on for somebody thinks even if nobody looks

log = logging.getLogger("meadhall.clocks")


class Timekeeper:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.due: dict[str, float] = {}  # when the first clock of a running table runs out
        self.kept: set[str] = set()  # running tables with a real clock
        registry.grown = partial(_both, registry.grown, self.consider)

    def consider(self, live: LiveTable) -> None:
        """Note when the next clock of a table runs out."""
        if live.clocks is None or not live.clocks.real:
            return
        self.kept.discard(live.id)
        self.due.pop(live.id, None)
        if live.running:
            self.kept.add(live.id)
            if found := live.clocks.next_due():
                self.due[live.id] = found[0]

    async def run(self) -> None:
        """Keep time until cancelled."""
        for table in await self._tables():
            await self._open(table)
        beaten = float("-inf")
        while True:
            for table in [table for table, due in self.due.items() if due <= self.registry.clock()]:
                await self._look(table)
            if self.kept and time.monotonic() - beaten >= BEAT:
                beaten = time.monotonic()
                await self._beat()
            await asyncio.sleep(TICK)

    async def begin(self) -> None:
        """Give back the time in which no server ran, before any table is opened."""
        store, now = self.registry.store, self.registry.clock()
        with suppress(*FAILURES):
            await store.write(partial(clocks.end_outage, now=now, until=now + RECONNECTING))
            self.registry.outages.spans = await store.read(clocks.outages_of)

    async def _tables(self) -> list[str]:
        """Return the tables whose clocks run, as soon as the database says it."""
        while True:
            try:
                return await self.registry.store.read(clocks.running_with_clock)
            except FAILURES:
                await asyncio.sleep(BEAT)

    async def _open(self, table: str) -> None:
        """Bring a table into memory, which tells `consider` of it."""
        try:
            await self.registry.find(table)
        except (Refusal, *FAILURES):
            self.due[table] = self.registry.clock() + BEAT  # it is looked at again
        await asyncio.sleep(0)

    async def _beat(self) -> None:
        """Note that this server runs, and take over outages that another one has noted."""
        try:
            await self.registry.store.write(partial(clocks.beat, now=self.registry.clock()))
            spans = await self.registry.store.read(clocks.outages_of)
        except FAILURES:
            return
        if spans != self.registry.outages.spans:
            self.registry.outages.spans = spans
            for live in list(self.registry.tables.values()):
                self.consider(live)
                live.wake()

    async def close(self) -> None:
        """Note until when this server ran."""
        if self.kept:
            await self._beat()

    async def _look(self, table: str) -> None:
        """Act at a table whose clock may have run out; it is looked at again if it has not."""
        try:
            await self._run_out(await self.registry.find(table))
        except FAILURES:
            pass  # which is logged once; the next look tries again
        except Refusal:
            self.due.pop(table, None)
            if (live := self.registry.tables.get(table)) and _out_at(live, self.registry.clock()) is None:
                self.consider(live)
        except Exception:
            log.exception("a clock that ran out")
            self.due.pop(table, None)

    async def _run_out(self, live: LiveTable) -> None:
        """Let a bot play on for somebody whose time is over, or say that the table waits."""

        def decide() -> Change:
            require_running(live)
            seat = _out_at(live, self.registry.clock())
            if seat is None or live.clocks is None:
                raise Refusal(409, "not_absent")
            now = live.seats[seat]
            if live.clocks.clock.out == "waits":
                return tell_of_seat(self.registry, live, seat, "time_waits", name=now.name)
            return stand_in_for(self.registry, live, seat, usual_level(live.table.game), "time_bot")

        await self.registry.change(live, decide)
        self.registry.look(live, LOOKS)


def _out_at(live: LiveTable, now: float) -> int | None:
    """Return the seat whose time is over; the first, if there are several."""
    found = live.clocks.next_due() if live.clocks else None
    return found[1] if found and found[0] <= now else None


def _both(one: Callable[[LiveTable], None], other: Callable[[LiveTable], None], live: LiveTable) -> None:
    one(live)
    other(live)
