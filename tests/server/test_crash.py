"""`kill -9` while people play: what was acknowledged is there afterwards, once, and every table goes on."""

import asyncio
import random
from contextlib import AsyncExitStack

import httpx
import pytest

from .crowd import Crowd, Ledger, Party, all_go_on, keep_playing
from .forked import Forked, mother
from .running import Process

pytestmark = pytest.mark.xdist_group("crash")  # groups come first, so that the longest does not come last
TABLES = [
    ("eketorp", "me,me,me,me"), ("eketorp", "me,me,me,me"), ("eketorp", "me,karl,me"), ("eketorp", "me,thrall,me"),
    ("shipwrights", "me,me,me,me"), ("shipwrights", "me,karl,me"), ("shipwrights", "me,me"),
]  # fmt: skip
PEOPLE = [("eketorp", "me,me,me,me")] * 2 + [("shipwrights", "me,me,me,me")] * 3  # bots start processes of their own
PARTS, KILLS, WITH_SUPERVISOR = 4, 120, 20  # on each database: 500 kills


async def storm(
    server: Process | Forked, database: str, kills: int, seed: int, longest: float, moves: int,
    tables: list[tuple[str, str]] = TABLES,
) -> list[Party]:  # fmt: skip
    """Twenty people play while their server is killed again and again, after `longest` seconds or sooner.

    However slow the machine is, they make so many moves before each kill. At the end they are still playing.
    """
    dice, ledger = random.Random(seed), Ledger(database)
    parties: list[Party] = []
    checked = set[str]()  # tables that were over, and all there, after a kill
    async with AsyncExitStack() as around:
        around.callback(ledger.close)
        await asyncio.to_thread(server.start)
        around.callback(server.kill)
        http = await around.enter_async_context(httpx.AsyncClient(timeout=20))
        crowd = Crowd(http, [server.url], random.Random(seed))
        async with asyncio.TaskGroup() as together:
            for game, seats in tables:
                together.create_task(keep_playing(crowd, game, seats, parties))
            for kill in range(kills):
                await asyncio.sleep(dice.uniform(0.1, longest))
                while sum(party.acks for party in parties) < moves * (kill + 1):
                    await asyncio.sleep(0.05)
                server.kill()
                crowd.up.clear()
                for party in parties:
                    if party.table not in checked:
                        ledger.check(party, pending=1)
                        checked |= {party.table} if party.over else set()
                await asyncio.to_thread(server.start)
                crowd.up.set()
            await all_go_on(parties)
            if isinstance(server, Process):
                await _stop(server, crowd, ledger, parties)
            crowd.open = False
        for party in parties:
            ledger.check(party)
    print(
        f"{kills} kills, {len(parties)} tables, {sum(party.acks for party in parties)} moves, {crowd.repeats} repeats"
    )
    return parties


async def _stop(server: Process, crowd: Crowd, ledger: Ledger, parties: list[Party]) -> None:
    """Tell the server to stop, as a service manager does, while people play; then start it once more."""
    crowd.up.clear()
    assert await asyncio.to_thread(server.stop) == 0
    for party in parties:
        ledger.check(party, pending=1)
    await asyncio.to_thread(server.start)
    crowd.up.set()


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)], indirect=True)
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_or_stopped(database: str) -> None:
    parties = asyncio.run(storm(Process(database), database, kills=1, seed=1, longest=0.5, moves=101, tables=PEOPLE))
    assert sum(len(party.members) for party in parties) >= 20 and sum(party.acks for party in parties) > 100


@pytest.mark.soak
def test_nothing_is_lost_however_often_server_and_supervisor_are_killed(database: str) -> None:
    asyncio.run(storm(Process(database), database, kills=WITH_SUPERVISOR, seed=2, longest=0.9, moves=20))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_however_often_the_server_is_killed(database: str, part: int) -> None:
    with mother() as found:
        asyncio.run(storm(Forked(found, database), database, kills=KILLS, seed=3 + part, longest=0.9, moves=20))
