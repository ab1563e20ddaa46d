"""Notices of other servers on the same PostgreSQL: "table T grew", and what they tell of people."""

import asyncio
import logging

from ..errors import Refusal
from ..storage.database import CHANNEL, PATIENCE, PEOPLE
from .neighbours import Neighbours
from .registry import Registry

AGAIN_AFTER = 0.5  # seconds
SILENCE = 15.0  # seconds without a notice after which the connection is tested

log = logging.getLogger("meadhall.listener")


async def listen(registry: Registry, neighbours: Neighbours) -> None:
    """Follow the notices until cancelled; if the connection breaks, make a new one and read what was missed."""
    while True:
        try:
            await _hear(registry, neighbours)
        except* Exception as errors:
            log.warning("the line to the database broke: %s", type(errors.exceptions[0]).__name__)
        await asyncio.sleep(AGAIN_AFTER)


async def _hear(registry: Registry, neighbours: Neighbours) -> None:
    import psycopg

    url = registry.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    connecting = psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=PATIENCE)
    async with await connecting as connection, asyncio.TaskGroup() as together:
        await connection.execute(f"LISTEN {CHANNEL}")
        await connection.execute(f"LISTEN {PEOPLE}")
        neighbours.begin_again()
        for table in list(registry.tables):
            together.create_task(_caught_up(registry, table))
        while True:
            async for notice in connection.notifies(timeout=SILENCE):
                if notice.channel == PEOPLE:
                    neighbours.hear(notice.payload)
                    continue
                table, _, writes = notice.payload.partition(" ")
                together.create_task(_caught_up(registry, table, int(writes)))
            await connection.execute("SELECT 1")


async def _caught_up(registry: Registry, table: str, writes: int | None = None) -> None:
    live = registry.tables.get(table)
    if live is not None:
        try:
            await registry.catch_up(live, writes)
        except Refusal:
            log.info("a table was pruned elsewhere")
