"""Periodic work: the server asks overdue bots, stores last views and prunes tables that nobody has touched for long."""

import asyncio
import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import orjson
from sqlalchemy import Connection, delete, insert, select

from .. import story
from ..core.contract import SPECTATOR
from ..core.table import Table
from .bots.driver import Driver
from .limits import set_by
from .storage import schema
from .storage.database import announce
from .tables.registry import Registry
from .tables.table import ABANDONED, GATHERING, OVER, RUNNING, LiveTable
from .tables.viewers import looks_as

PREFIX = "MEADHALL_KEEP_"
EVERY = 5.0  # seconds
QUIET = 60.0  # seconds without an entry after which a table's last views are stored
DAY = 86_400.0
AWAKENED = 500  # tables that are read at the start

log = logging.getLogger("meadhall.keeping")


@dataclass(frozen=True, slots=True)
class Keep:
    """Days without a move or a change until a table is pruned. A variable such as MEADHALL_KEEP_OVER sets each."""

    gathering: float = 14
    running: float = 180
    over: float = 365

    def days(self, status: str) -> float:
        return {GATHERING: self.gathering, RUNNING: self.running, OVER: self.over, ABANDONED: self.gathering}[status]


def keep_from(environment: Mapping[str, str] = os.environ) -> Keep:
    """Return the days as the environment sets them."""
    return set_by(environment, PREFIX, Keep)


async def keep(registry: Registry, driver: Driver, pruned_after: Keep, most: int) -> None:
    """Do the periodic work until cancelled; forget tables sooner if more than `most` are in memory."""
    hours, awake = -1, False
    while True:
        now = registry.clock()
        try:
            awake = awake or await awaken(registry)
            driver.overdue(now)
            await store_views(registry, quiet_since=now - QUIET)
            registry.forget(now, most)
            if int(now // 3600) != hours:
                hours = int(now // 3600)
                await prune(registry, pruned_after)
        except Exception:
            log.exception("housekeeping")
        await asyncio.sleep(EVERY)


async def awaken(registry: Registry) -> bool:
    """Read the tables at which a bot may have been thinking when a server stopped."""
    lately = registry.clock() - DAY
    found, seats = schema.tables.c, schema.seats.c
    query = select(found.id).join(schema.seats, seats.table_id == found.id)
    query = query.where(found.status == RUNNING, found.touched > lately, seats.level != "").distinct().limit(AWAKENED)
    for table in await registry.store.read(lambda connection: connection.execute(query).scalars().all()):
        try:
            await registry.find(table)
        except Exception:
            log.exception("table %s cannot be read", table)
        await asyncio.sleep(0)
    return True


async def store_views(registry: Registry, quiet_since: float) -> None:
    """Store what each viewer of a quiet table saw last, for a day on which these rules are gone."""
    for live in list(registry.tables.values()):
        if not live.stale and live.kept < live.length and live.moved <= quiet_since:
            rows = live.length
            values = await asyncio.to_thread(_views, live.table.copy(), live)
            await registry.store.write(partial(_store, values))
            live.kept = rows


def _views(table: Table, live: LiveTable) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for viewer in range(SPECTATOR, table.seats):
        who = looks_as(viewer)
        told = [[phrase.plain() for phrase in phrases] for _, phrases in story.tell(table, who) if phrases]
        view = table.view(who) | {"moves": [], "undo": False, "since": live.since}
        found.append(
            {
                "table_id": live.id,
                "viewer": viewer,
                "grown": len(table.entries),
                "view": orjson.dumps(view).decode(),
                "story": orjson.dumps(told).decode(),
            }
        )
    return found


def _store(values: list[dict[str, object]], connection: Connection) -> None:
    """Store the views of a table, but never older ones over newer ones."""
    found = schema.last_views.c
    table = values[0]["table_id"]
    grown = connection.execute(select(found.grown).where(found.table_id == table).limit(1)).scalar()
    exists = connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).scalar()
    if exists and (grown is None or grown < int(str(values[0]["grown"]))):
        connection.execute(delete(schema.last_views).where(found.table_id == table))
        connection.execute(insert(schema.last_views), values)


async def prune(registry: Registry, after: Keep) -> None:
    """Delete for good the tables that nobody has touched for long."""
    now, found = registry.clock(), schema.tables.c

    def job(connection: Connection) -> list[str]:
        gone: list[str] = []
        for status in (GATHERING, RUNNING, OVER, ABANDONED):
            old = (found.status == status) & (found.touched < now - after.days(status) * DAY)
            pruned = connection.execute(delete(schema.tables).where(old).returning(found.id, found.writes)).all()
            for table, writes in pruned:
                announce(connection, table, writes + 1)
            gone += [table for table, _ in pruned]
        return gone

    if gone := await registry.store.write(job):
        log.info("pruned %d tables", len(gone))
        for table in gone:
            registry.lose(table)
