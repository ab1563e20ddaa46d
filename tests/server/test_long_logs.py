"""A long log is read in slices: others have their turn in between, and it is read once for all who ask."""

import asyncio
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall import Table
from meadhall.server.storage.database import Database
from meadhall.server.storage.queries import StoredEntry
from meadhall.server.tables import upload
from meadhall.server.tables.registry import SLICE, Registry
from meadhall.server.tables.table import LiveTable

ENTRIES = 8 * SLICE


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Database]:
    found = Database(str(tmp_path / "tables.db"))
    yield found
    found.close()


def to_and_fro() -> bytes:
    """Somebody who moves and takes back."""
    table = Table.new("eketorp", 3, key=bytes(32), name="0123456789ab")
    while len(table.entries) < ENTRIES:
        table.play(0, "place home")
        table.undo(0)
    return table.dump().encode()


def test_others_have_their_turn_while_a_long_log_is_read_once_for_all(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns, slices, grow = [0], list[tuple[int, int]](), LiveTable.grow

    def noted(live: LiveTable, entries: Iterable[StoredEntry]) -> None:
        taken = list(entries)
        slices.append((turns[0], len(taken)))
        grow(live, taken)

    monkeypatch.setattr(LiveTable, "grow", noted)

    async def others() -> None:
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    async def look() -> list[Any]:
        keys = upload.to_be_watched(bytes(32))
        await store.write(upload.store(upload.judge_file(to_and_fro(), keys.table, 1.0), keys))
        registry, busy = Registry(store), asyncio.create_task(others())
        found = await asyncio.gather(*(registry.find(keys.table) for _ in range(3)))
        busy.cancel()
        assert not registry.opening
        return found

    found = asyncio.run(look())
    assert found[0] is found[1] is found[2]
    assert found[0].length >= ENTRIES
    assert sum(count for _, count in slices) == found[0].length, "it is read once"
    assert all(count <= SLICE for _, count in slices)
    assert len({turn for turn, _ in slices}) == len(slices) >= ENTRIES // SLICE, "others have a turn after each slice"


def test_who_stops_waiting_leaves_the_others_their_table(store: Database) -> None:
    async def look() -> LiveTable:
        keys = upload.to_be_watched(bytes(32))
        await store.write(upload.store(upload.judge_file(to_and_fro(), keys.table, 1.0), keys))
        registry = Registry(store)
        first, second = (asyncio.create_task(registry.find(keys.table)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        return await second

    assert asyncio.run(look()).length >= ENTRIES
