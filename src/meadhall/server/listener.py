"""What other servers on the same PostgreSQL have stored: "table T grew"."""

import asyncio
import logging

import psycopg

from .hall import Hall
from .refusals import Refusal
from .store import CHANNEL

AGAIN_AFTER = 0.5  # seconds

log = logging.getLogger("meadhall.listener")


async def listen(hall: Hall) -> None:
    """Until cancelled; a connection that breaks is made anew, and what was missed is read."""
    while True:
        try:
            await _hear(hall)
        except (psycopg.Error, OSError) as error:
            log.warning("the database does not answer: %s", type(error).__name__)
        await asyncio.sleep(AGAIN_AFTER)


async def _hear(hall: Hall) -> None:
    url = hall.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        await asyncio.gather(*(_caught_up(hall, table) for table in list(hall.tables)))
        async for notice in connection.notifies():
            if notice.payload in hall.tables:
                await _caught_up(hall, notice.payload)


async def _caught_up(hall: Hall, table: str) -> None:
    live = hall.tables.get(table)
    if live is not None:
        try:
            await hall.catch_up(live)
        except Refusal:
            log.info("a table was pruned elsewhere")
