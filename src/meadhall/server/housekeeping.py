"""Periodic work: the server asks overdue bots, stores last views, prunes tables long untouched, and frees memory."""

import asyncio
import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import orjson
from sqlalchemy import Connection, delete, insert, select

from .. import story
from ..core.contract import SPECTATOR
from ..core.phrase import Told
from ..core.table import Table
from ..saga import plain
from .bots.driver import Driver
from .pruning import Pruning
from .settings import Keep
from .storage import schema
from .storage.condition import FAILURES
from .storage.probe import Probe
from .tables.hall import Hall
from .tables.registry import Registry
from .tables.results import Results
from .tables.table import LiveTable
from .tables.viewers import as_steps, looks_as

EVERY = 5.0  # seconds
QUIET = 60.0  # seconds without an entry after which a table's last views are stored
PRUNE_EVERY = 3600.0  # seconds
COLLECT_EVERY = 600.0  # seconds between looks through all objects for those that only name each other
SWEEP_EVERY = 300.0  # seconds between looks for results that a stopped server left

log = logging.getLogger("meadhall.keeping")


async def keep(
    registry: Registry, driver: Driver, results: Results, probe: Probe, pruned_after: Keep, most: int, hall: Hall
) -> None:
    """Do the periodic work until cancelled; forget tables sooner if more than `most` are in memory."""
    pruning, pruned, swept, collected = Pruning(registry, pruned_after), 0.0, 0.0, registry.clock()
    while True:
        now = registry.clock()
        if not registry.store.condition.well:
            await probe.well()
        with _logged("asking overdue bots"):
            driver.overdue(now)
        with _logged("tending open tables"):
            await hall.tend()
        with _logged("storing last views"):
            await store_views(registry, quiet_since=now - QUIET)
        with _logged("forgetting tables"):
            registry.forget(now, most)
        if abs(now - swept) >= SWEEP_EVERY:
            with _logged("noting results"):
                await results.sweep()
                swept = now
        if abs(now - pruned) >= PRUNE_EVERY:
            with _logged("pruning"):
                await pruning.run()
                pruned = now
        if abs(now - collected) >= COLLECT_EVERY:
            gc.collect()
            collected = now
        await asyncio.sleep(EVERY)


@contextmanager
def _logged(work: str) -> Iterator[None]:
    """Log a failure of one piece of work, so that the others are done; that of the database is logged once."""
    try:
        yield
    except FAILURES:
        pass
    except Exception:
        log.exception(work)


async def store_views(registry: Registry, quiet_since: float) -> None:
    """Store what each viewer of a quiet table saw last, for a day on which these rules are gone."""
    for live in list(registry.tables.values()):
        if not live.stale and live.kept < live.length and live.moved <= quiet_since:
            await _store_views_of(registry, live)


async def _store_views_of(registry: Registry, live: LiveTable) -> None:
    """Store the last views of one table, or set it aside if they cannot be made."""
    length = live.length
    try:
        values = await asyncio.to_thread(_views, live.table.copy(), live)
    except Exception as error:
        log.exception("table %s cannot be shown", live.id)
        await registry.set_aside(live, error)
    else:
        await registry.store.write(partial(_store, values))
        live.kept = length


def _views(table: Table, live: LiveTable) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for viewer in range(SPECTATOR, table.seats):
        who = looks_as(viewer)
        told = _story(table, who)
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


def _story(table: Table, who: story.Viewer) -> list[list[Told]]:
    """Return all that a viewer was told, one list for each entry that told something."""
    told, entries = list[list[Told]](), list[int]()
    for at, pieces in story.tell_all(table, [who]):
        if pieces[who].phrases:
            entries.append(at)
            told.append(plain(table.game, pieces[who].phrases, as_steps(pieces[who].undone, entries)))
    return told


def _store(values: list[dict[str, object]], connection: Connection) -> None:
    """Store the views of a table, but never older ones over newer ones."""
    found = schema.last_views.c
    table = values[0]["table_id"]
    grown = connection.execute(select(found.grown).where(found.table_id == table).limit(1)).scalar()
    exists = connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).scalar()
    if exists and (grown is None or grown < int(str(values[0]["grown"]))):
        connection.execute(delete(schema.last_views).where(found.table_id == table))
        connection.execute(insert(schema.last_views), values)
