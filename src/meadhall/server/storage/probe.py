"""The probe of the database: it reads and writes a little, so that a dead or full one is found out before a move."""

import asyncio
import secrets
import shutil
import time
from errno import ENOSPC
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select

from . import schema
from .condition import FAILURES
from .database import PATIENCE, Database

EVERY = 5.0  # seconds that a result is good for
SIZE = 16 * 1024  # bytes that are written, and deleted again
SPARE = 16 * 1024 * 1024  # bytes of the disk that SQLite needs for its next moves


class Probe:
    """One server's probe. Whoever asks in between gets what was found last, or what has happened since."""

    def __init__(self, store: Database) -> None:
        self.store = store
        self._task: asyncio.Task[None] | None = None
        self._done = float("-inf")

    async def well(self) -> bool:
        """Tell whether the database can be read and written."""
        if time.monotonic() - self._done >= EVERY:
            self._task = self._task or asyncio.create_task(self._run())
            await asyncio.shield(self._task)
        return self.store.condition.well

    async def _run(self) -> None:
        condition = self.store.condition
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.read(lambda connection: connection.execute(select(schema.tables.c.id).limit(1)).all())
                await self.store.write(write_and_delete)
                await asyncio.to_thread(self._look_at_disk)
            condition.recover("disk")
        except TimeoutError:
            condition.fail("write", f"it has not answered for {PATIENCE} seconds")
        except OSError as error:
            condition.fail("disk", error.strerror or "it cannot be looked at")
        except FAILURES:
            pass  # the condition has noted it
        finally:
            self._task, self._done = None, time.monotonic()

    def _look_at_disk(self) -> None:
        """Raise OSError if SQLite's file is gone, or hardly any room is left for it."""
        if self.store.shared:
            return
        file = Path(str(self.store.url.database))
        file.stat()
        if (free := shutil.disk_usage(file.parent).free) < SPARE:
            raise OSError(ENOSPC, f"only {free // 2**20} MB are left for it")


def write_and_delete(connection: Connection) -> None:
    """Write cards that no table is played with, and delete them in the same transaction."""
    id = f"probe {secrets.token_hex(8)}"
    connection.execute(insert(schema.decks).values(id=id, game="", name="", cards="x" * SIZE))
    connection.execute(delete(schema.decks).where(schema.decks.c.id == id))
