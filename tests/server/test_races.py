"""Requests that cross each other, break off or fail half-way: what is stored and what is shown stay the same."""

import asyncio
import json
import random
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, update
from sqlalchemy.exc import OperationalError

from meadhall.server.bots.driver import Driver, due_bots
from meadhall.server.bots.pool import Thinkers
from meadhall.server.errors import Refusal
from meadhall.server.storage import queries, schema
from meadhall.server.storage.database import WRITERS, Database
from meadhall.server.storage.queries import Seat, StoredEntry
from meadhall.server.tables import moves, seats
from meadhall.server.tables.create import make, plan_table, start
from meadhall.server.tables.registry import Registry
from meadhall.server.tables.table import LiveTable

PEOPLE = [Seat("person", "Ása")] * 3


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Registry]:
    """The hall of a server that hears nothing of the others by itself."""
    store = Database(database)
    try:
        yield Registry(store)
    finally:
        await asyncio.to_thread(store.close)


async def begun(hall: Registry, seats: list[Seat] | None = None, absence: int = 60) -> LiveTable:
    live, _ = await make(hall, plan_table("eketorp", None, seats or PEOPLE, absence, [0, 1, 2]))
    await start(hall, live)
    return live


def first_move(live: LiveTable, seat: int) -> int:
    return live.table.moves(seat)[0].code


def holds() -> None:
    """Say nothing: the caller still holds the seat."""


async def moved(hall: Registry, live: LiveTable, seat: int = 0, id: str = "m") -> str:
    return await moves.play(hall, live, seat, id, live.table.made(seat), first_move(live, seat), holds)


async def stored_entries(hall: Registry, live: LiveTable) -> list[StoredEntry]:
    return await hall.store.read(lambda connection: queries.entries_of(connection, live.id))


@asynccontextmanager
async def pens_held(hall: Registry) -> AsyncIterator[None]:
    """Nothing is written meanwhile."""
    held = threading.Event()
    jobs = [asyncio.create_task(hall.store.write(lambda _: held.wait(60))) for _ in range(WRITERS)]
    await asyncio.sleep(0.05)
    try:
        yield
    finally:
        held.set()
        await asyncio.gather(*jobs)


def test_a_move_whose_sender_is_gone_is_stored_and_shown(database: str) -> None:
    async def broken_off() -> tuple[int, int, list[int]]:
        async with opened(database) as hall:
            live, grown = await begun(hall), []
            hall.grown = lambda live: grown.append(live.length)
            async with pens_held(hall):
                request = asyncio.create_task(moved(hall, live))
                await asyncio.sleep(0.05)
                request.cancel()
                await asyncio.gather(request, return_exceptions=True)
            await hall.settle()
            return live.length, len(await stored_entries(hall, live)), grown

    shown, stored, grown = asyncio.run(broken_off())
    assert shown == stored and grown == [stored]


def test_a_move_that_was_stored_although_the_line_broke_is_answered_when_it_is_repeated(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> None:
        async with opened(database) as hall:
            live = await begun(hall)
            decision, code, write = live.table.made(0), first_move(live, 0), hall.store.write

            async def breaks(job: Callable[[Connection], Any]) -> Any:
                await write(job)
                raise OperationalError("COMMIT", None, ConnectionError())

            monkeypatch.setattr(hall.store, "write", breaks)
            with pytest.raises(OperationalError):
                await moves.play(hall, live, 0, "m", decision, code, holds)
            monkeypatch.setattr(hall.store, "write", write)
            answer = await moves.play(hall, live, 0, "m", decision, code, holds)
            assert json.loads(answer) == {"decision": live.table.made(0)}
            own = [line for line in await stored_entries(hall, live) if line.seat == 0]
            assert len(own) == live.table.made(0) == decision + 1

    asyncio.run(broken())


Act = Callable[[Registry, LiveTable], Awaitable[Any]]


async def abandoned(hall: Registry, live: LiveTable) -> None:
    await seats.abandon(hall, live)


async def handed_over(hall: Registry, live: LiveTable) -> None:
    await seats.stand_in(hall, live, 0, "karl", owner=True)


async def claimed_absent(hall: Registry, live: LiveTable) -> None:
    await seats.stand_in(hall, live, 0, "karl", owner=False)


@pytest.mark.parametrize(
    ("there", "here", "told"),
    [
        (abandoned, moved, "not_running"),
        (handed_over, moved, "bot_plays"),
        (abandoned, claimed_absent, "not_running"),
        (abandoned, abandoned, "over"),
        (abandoned, handed_over, "not_running"),
    ],
)
def test_what_another_server_has_stored_is_judged_by_although_nobody_told(
    database: str, there: Act, here: Act, told: str
) -> None:
    async def both() -> str:
        async with AsyncExitStack() as halls:
            one, other = [await halls.enter_async_context(opened(database)) for _ in range(2)]
            live = await begun(one)
            late = await other.find(live.id)
            later = live.since + 100  # all are absent
            other.clock = one.clock = lambda: later
            await there(one, live)
            with pytest.raises(Refusal) as refused:
                await here(other, late)
            assert late.length == live.length and late.head.writes == live.head.writes and late.seats == live.seats
            return refused.value.error

    assert asyncio.run(both()) == told


def test_who_plays_the_same_move_at_two_servers_plays_two_entries(database: str) -> None:
    async def crossing() -> None:
        async with AsyncExitStack() as stack:
            halls = [await stack.enter_async_context(opened(database)) for _ in range(2)]
            live = await begun(halls[0])
            both = [live, await halls[1].find(live.id)]
            dice = random.Random(1)
            for turn in range(6):
                at = {seat: dice.choice([0, 1]) for seat in live.table.waiting}
                moves = (moved(halls[which], both[which], seat, f"m{turn}") for seat, which in at.items())
                await asyncio.gather(*moves)
                for hall, each in zip(halls, both, strict=True):
                    await hall.catch_up(each)
            assert both[0].table.entries == both[1].table.entries
            assert len(await stored_entries(halls[0], live)) == live.length

    asyncio.run(crossing())


def test_what_is_read_of_a_table_is_of_one_moment(database: str) -> None:
    async def crossing() -> None:
        async with opened(database) as hall:
            live = await begun(hall)
            length, begins, written = live.length, threading.Event(), threading.Event()

            def look(connection: Connection) -> tuple[int, int]:
                head = queries.head_of(connection, live.id)
                begins.set()
                assert written.wait(60)
                return head.writes, len(queries.entries_of(connection, live.id))

            reading = asyncio.create_task(hall.store.read(look))
            await asyncio.to_thread(begins.wait, 60)
            writes = live.head.writes
            await moved(hall, live)
            written.set()
            assert await reading == (writes, length) and live.length > length

    asyncio.run(crossing())


def test_a_log_that_cannot_be_read_is_refused_at_once(database: str) -> None:
    async def damaged() -> None:
        async with opened(database) as hall:
            live = await begun(hall)

            def damage(connection: Connection) -> None:
                values = {"table_id": live.id, "at": live.length, "seat": 0, "action": "nonsense", "mark": ""}
                connection.execute(insert(schema.rows).values(values | {"checksum": "", "made": 0.0}))
                connection.execute(update(schema.tables).values(writes=schema.tables.c.writes + 1))

            await hall.store.write(damage)
            with pytest.raises(Refusal) as refused:
                await moved(hall, live)
            assert (refused.value.status, refused.value.error) == (409, "read_only")

    asyncio.run(damaged())


def test_a_table_that_was_pruned_elsewhere_is_unknown_and_its_bots_rest(database: str) -> None:
    async def pruned() -> None:
        async with opened(database) as hall:
            live = await begun(hall, [Seat("person", "Ása"), Seat("bot", "", "karl"), Seat("bot", "", "karl")])
            await hall.store.write(lambda connection: connection.execute(delete(schema.tables)))
            with pytest.raises(Refusal) as refused:
                await moved(hall, live)
            assert refused.value.error == "unknown" and live.id not in hall.tables
            driver = Driver(hall, Thinkers(1))
            driver.consider(live)
            assert due_bots(live) and not live.thinking
            await driver.close()

    asyncio.run(pruned())
