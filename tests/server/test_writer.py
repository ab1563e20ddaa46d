"""What is written together is written whole, and what fails takes nothing with it."""

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select

from meadhall.server.storage import schema
from meadhall.server.storage.database import Database


def deck(id: str) -> dict[str, str]:
    return {"id": id, "game": "eketorp", "name": id, "cards": "[]"}


def add(id: str, connection: Connection) -> str:
    connection.execute(insert(schema.decks).values(deck(id)))
    return id


def add_and_fail(connection: Connection) -> None:
    add("lost", connection)
    raise ValueError("not this one")


async def written(store: Database) -> list[object]:
    """Three pieces in one commit: the writer is held up until all are there."""
    free = threading.Event()
    held = asyncio.create_task(store.write(lambda connection: free.wait(60)))
    await asyncio.sleep(0.05)
    pieces = [
        store.write(lambda connection: add("first", connection)),
        store.write(add_and_fail),
        store.write(lambda connection: add("last", connection)),
    ]
    answers = asyncio.gather(held, *pieces, return_exceptions=True)
    await asyncio.sleep(0.05)
    free.set()
    return await answers


@pytest.fixture
def store(database: str) -> Database:
    return Database(database)


def stored(store: Database) -> set[str]:
    return set(store.look(lambda connection: connection.execute(select(schema.decks.c.id)).scalars().all()))


def test_a_piece_that_fails_takes_no_other_with_it(store: Database) -> None:
    held, first, failed, last = asyncio.run(written(store))
    assert (held, first, last) == (True, "first", "last") and str(failed) == "not this one"
    assert stored(store) == {"first", "last"}
    store.close()


def test_a_piece_by_itself_fails_by_itself(store: Database) -> None:
    with pytest.raises(ValueError, match="not this one"):
        asyncio.run(store.write(add_and_fail))
    assert stored(store) == set()
    store.close()


def test_what_nobody_waits_for_any_more_is_written_all_the_same(tmp_path: Path) -> None:
    store = Database(str(tmp_path / "tables.db"))

    async def leave() -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await store.write(slowly)
        await asyncio.to_thread(store.close)

    def slowly(connection: Connection) -> None:
        threading.Event().wait(0.3)
        add("first", connection)

    asyncio.run(leave())
    assert stored(Database(str(tmp_path / "tables.db"))) == {"first"}
