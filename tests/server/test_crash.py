"""`kill -9` while people play: what was acknowledged is there afterwards, once, and every table goes on."""

import asyncio
import random

import httpx
import pytest

from .crowd import Crowd, Ledger, Party, all_go_on, keep_playing
from .running import Process

pytestmark = pytest.mark.xdist_group("crash")  # groups come first, so that the longest does not come last
TABLES = [
    ("eketorp", "me,me,me,me"), ("eketorp", "me,me,me,me"), ("eketorp", "me,karl,me"), ("eketorp", "me,thrall,me"),
    ("shipwrights", "me,me,me,me"), ("shipwrights", "me,karl,me"), ("shipwrights", "me,me"),
]  # fmt: skip


async def storm(database: str, kills: int, seed: int, longest: float = 1.5, moves: int = 0) -> list[Party]:
    """Twenty people play while their server is killed again and again, after `longest` seconds or sooner.

    However slow the machine is, they make so many moves before each kill.
    """
    dice, server, ledger = random.Random(seed), Process(database), Ledger(database)
    parties: list[Party] = []
    await asyncio.to_thread(server.start)
    try:
        async with httpx.AsyncClient(timeout=20) as http, asyncio.TaskGroup() as together:
            crowd = Crowd(http, [server.url], random.Random(seed))
            for game, seats in TABLES:
                together.create_task(keep_playing(crowd, game, seats, parties))
            for kill in range(kills):
                await asyncio.sleep(dice.uniform(0.1, longest))
                while sum(party.acks for party in parties) < moves * (kill + 1):
                    await asyncio.sleep(0.05)
                server.kill()
                crowd.up.clear()
                for party in parties:
                    ledger.check(party, pending=1)
                await asyncio.to_thread(server.start)
                crowd.up.set()
            await all_go_on(parties)
            crowd.open = False
        for party in parties:
            ledger.check(party)
    finally:
        ledger.close()
        server.kill()
    print(
        f"{kills} kills, {len(parties)} tables, {sum(party.acks for party in parties)} moves, {crowd.repeats} repeats"
    )
    return parties


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)], indirect=True)
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    parties = asyncio.run(storm(database, kills=1, seed=1, moves=101))
    assert sum(len(party.members) for party in parties) >= 20 and sum(party.acks for party in parties) > 100


async def stopped(database: str) -> int:
    """The exit status of a server that is told to stop while people play."""
    server, ledger = Process(database), Ledger(database)
    parties: list[Party] = []
    await asyncio.to_thread(server.start)
    try:
        async with httpx.AsyncClient(timeout=20) as http:
            crowd = Crowd(http, [server.url], random.Random(4))
            playing = [asyncio.create_task(keep_playing(crowd, *table, parties)) for table in TABLES]
            await asyncio.sleep(1.5)
            status = await asyncio.to_thread(server.stop)
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        for party in parties:
            ledger.check(party, pending=1)
    finally:
        ledger.close()
        server.kill()
    return status


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)], indirect=True)
def test_a_server_that_is_stopped_has_stored_what_it_acknowledged(database: str) -> None:
    assert asyncio.run(stopped(database)) == 0


@pytest.mark.soak
def test_nothing_is_lost_however_often_it_is_killed(database: str) -> None:
    asyncio.run(storm(database, kills=200, seed=2, longest=0.9))
