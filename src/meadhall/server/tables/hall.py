"""The hall's list of open tables: who may sit down or watch where, with nothing but what all of them may know."""

import asyncio
import hashlib
import logging
import time
from collections import Counter
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any

import orjson

from ...core.contract import SPECTATOR
from ..errors import Refusal
from ..settings import Limits
from ..storage import openings
from . import seats
from .cards import own_name
from .description import describe_opening
from .opening import fill_with_bots, has_free_seat, start_if_full
from .registry import Registry
from .table import GATHERING, LiveTable

FRESH = 1.0  # seconds for which a list is good
SEEKER_WAITS = 120.0  # seconds without anybody at a seat of a seek after which it is free again
EMPTY = 3600.0  # seconds without anybody after which a table leaves the list

log = logging.getLogger("meadhall.hall")


@dataclass(slots=True)
class Shown:
    """The list as it is sent, with the mark by which a client sees that it has it already."""

    body: bytes = b""
    mark: str = ""
    made: float = float("-inf")


@dataclass
class Hall:
    """One server's list. Who opened which table is known in memory only, so that no address is stored."""

    registry: Registry
    limits: Limits
    on: bool = True
    opened: dict[str, str] = field(default_factory=dict)  # the address that opened each table
    seen: dict[tuple[str, int], float] = field(default_factory=dict)  # when somebody was last at a seat
    shown: Shown = field(default_factory=Shown)
    seeking: asyncio.Lock = field(default_factory=asyncio.Lock)  # two who look for the same find each other

    def require_on(self) -> None:
        """Raise Refusal if the server has no list of open tables."""
        if not self.on:
            raise Refusal(403, "no_hall")

    async def require_room(self, address: str) -> None:
        """Raise Refusal if an address has opened as many tables as one may."""
        self.require_on()
        here = set(await self._ids())
        self.opened = {table: each for table, each in self.opened.items() if table in here}
        if Counter(self.opened.values())[address] >= self.limits.open_tables_an_address:
            raise Refusal(409, "open_full")

    def note(self, table: str, address: str) -> None:
        """Remember who opened a table; the next list has it."""
        self.opened[table] = address
        self.change()

    def change(self) -> None:
        """Make the next list anew."""
        self.shown.made = float("-inf")

    async def listing(self) -> Shown:
        """Return the list, made anew if it is old."""
        if time.monotonic() - self.shown.made > FRESH:
            made = time.monotonic()
            tables = [self._describe(live) for live in await self.tables()] if self.on else []
            body = orjson.dumps({"on": self.on, "tables": tables})
            self.shown = Shown(body, f'"{hashlib.sha256(body).hexdigest()[:16]}"', made)
        return self.shown

    async def tables(self) -> list[LiveTable]:
        """Return the tables that are listed: one where nobody has been for long is not."""
        found = []
        for id in await self._ids():
            with suppress(Refusal):  # it was pruned a moment ago
                live = self.registry.tables.get(id) or await self.registry.find(id)
                if not live.stale and self._is_attended(live):
                    found.append(live)
        return found

    async def _ids(self) -> list[str]:
        most = self.limits.open_tables
        return await self.registry.store.read(lambda connection: openings.listed(connection, most))

    def _is_attended(self, live: LiveTable) -> bool:
        """Tell whether somebody is at the table, or was a while ago; note who is there now."""
        now = self.registry.clock()
        for at, state in enumerate(live.presence.states(live.seats)):
            if state in ("here", "reconnecting"):
                self.seen[live.id, at] = now
            elif state is not None:
                self.seen.setdefault((live.id, at), now)
            else:
                self.seen.pop((live.id, at), None)
        people = [at for at, seat in enumerate(live.seats) if seat.who == "person"]
        wait = SEEKER_WAITS if self._gathers_by_seek(live) else EMPTY
        return any(now - self.seen[live.id, at] <= wait for at in people)

    def _gathers_by_seek(self, live: LiveTable) -> bool:
        return live.opening.seek and live.head.status == GATHERING

    def _describe(self, live: LiveTable) -> dict[str, Any]:
        """Describe a table to strangers."""
        gathering = live.head.status == GATHERING
        return {
            "id": live.id,
            "game": live.head.game,
            "status": live.head.status,
            "seats": [asdict(seat) for seat in live.seats],
            "options": live.table.options,
            "hints": live.head.hints,
            "ownCards": own_name(live.head.game, live.table.cards),
            "hall": describe_opening(live.opening),
            "clock": asdict(live.clock) if live.clock else None,
            "counts": live.head.counts,
            "round": None if gathering or not live.shows else _round(live),
            "watching": len(live.viewers[SPECTATOR].followers),
        }

    async def tend(self) -> None:
        """Free the seats of seekers who are gone, start what is full, and fill with bots what has waited long."""
        if not self.on:
            return
        listed = await self.tables()
        for live in [live for live in listed if self._gathers_by_seek(live)]:
            await self._free_seats(live)
            await start_if_full(self.registry, live)
            fills = live.opening.fills
            if fills is not None and self.registry.clock() >= fills and live.head.status == GATHERING:
                await fill_with_bots(self.registry, live)
        ids = set(self.registry.tables)
        self.seen = {key: seen for key, seen in self.seen.items() if key[0] in ids}

    async def _free_seats(self, live: LiveTable) -> None:
        now = self.registry.clock()
        for at, seat in enumerate(live.seats):
            if seat.who == "person" and now - self.seen.get((live.id, at), now) > SEEKER_WAITS:
                with suppress(Refusal):
                    await seats.leave(self.registry, live, at)
                    self.change()

    def find_seek(self, listed: list[LiveTable], game: str, count: int, pace: str) -> LiveTable | None:
        """Return a seek for the same, the longest waiting first, that has a free seat and standard rules."""
        for live in reversed(listed):
            same = (live.head.game, len(live.seats), live.opening.pace) == (game, count, pace)
            if same and self._gathers_by_seek(live) and live.opening.joins and has_free_seat(live):
                return live
        return None


def _round(live: LiveTable) -> int | None:
    """Return the round, as everybody who watches sees it."""
    position = orjson.loads(live.show(SPECTATOR).json())["position"]
    found: int | None = position.get("round")
    return found
