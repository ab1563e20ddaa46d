"""Two servers on one PostgreSQL: people ask either of them, and lose nothing when one is killed."""

import asyncio
import random
from collections.abc import Iterator

import httpx
import pytest

from .conftest import fresh
from .crowd import Crowd, Ledger, Listener, Party, all_go_on, keep_playing
from .forked import Forked, Mother, mother
from .hearing import Stream
from .people import People
from .running import Running, running

TABLES = [("eketorp", "me,me,me"), ("eketorp", "me,karl,me"), ("shipwrights", "me,me"), ("shipwrights", "me,karl,me")]

MANY = httpx.Limits(max_connections=None)


pytestmark = pytest.mark.xdist_group("two servers")


@pytest.fixture
def shared(postgres: str) -> str:
    return fresh(postgres)


@pytest.fixture(scope="module")
def both(postgres: str) -> Iterator[tuple[Running, Running]]:
    database = fresh(postgres)
    with running(database) as one, running(database) as other:
        yield one, other


async def evening(
    found: Mother, database: str, tables: list[tuple[str, str]], seconds: float, kills: int, pause: float = 0.15,
    moves: int = 0,
) -> list[Party]:  # fmt: skip
    """People play at two servers; now and then one of them is killed, and the tables go on at the other.

    However slow the machine is, they make so many moves before each kill.
    """
    dice, servers, ledger = random.Random(3), [Forked(found, database), Forked(found, database)], Ledger(database)
    parties: list[Party] = []
    for server in servers:
        await asyncio.to_thread(server.start)
    try:
        async with httpx.AsyncClient(timeout=20, limits=MANY) as http, asyncio.TaskGroup() as together:
            crowd = Crowd(http, [server.url for server in servers], dice, pause)
            for game, seats in tables:
                together.create_task(keep_playing(crowd, game, seats, parties))
            while len(parties) < len(tables):
                await asyncio.sleep(0.1)
            for party in parties:
                together.create_task(Listener(dice.choice(party.members)).listen())
            for kill in range(kills):
                await asyncio.sleep(seconds)
                while sum(party.acks for party in parties) < moves * (kill + 1):
                    await asyncio.sleep(0.05)
                servers[kill % 2].kill()
                await all_go_on(parties)
                await asyncio.to_thread(servers[kill % 2].start)
            await all_go_on(parties)
            crowd.open = False
        for party in parties:
            ledger.check(party)
    finally:
        ledger.close()
        for server in servers:
            server.kill()
    print(
        f"{kills} kills, {len(parties)} tables, {sum(party.acks for party in parties)} moves, {crowd.repeats} repeats"
    )
    return parties


def test_nothing_is_lost_between_two_servers(shared: str) -> None:
    """Without bots, which each of the servers would start a process for."""
    with mother() as found:
        parties = asyncio.run(evening(found, shared, [TABLES[0], TABLES[2]], seconds=0.0, kills=1, moves=21))
    assert sum(party.acks for party in parties) > 20


@pytest.mark.soak
def test_nothing_is_lost_at_fifty_tables(shared: str) -> None:
    tables = [*TABLES, ("eketorp", "me,me,me,me")] * 10
    with mother() as found:
        asyncio.run(evening(found, shared, tables, seconds=20, kills=6, pause=1.0))


def test_a_stream_at_the_other_server_hears_of_a_move(both: tuple[Running, Running]) -> None:
    """Nobody asks the other server for anything meanwhile: it was told."""
    one, other = both
    with People(one.url) as people:
        made = people.make(seats="me,me,me")
        streams = [Stream(other.url, person.secret) for person in made.people]
        for person, stream in zip(made.people, streams, strict=True):
            view = person.view()
            assert person.move(view["moves"][0]["code"]).status_code == 200
            stream.until(view["decision"] + 1, person.seat)
        for stream in streams:
            stream.close()


def test_who_moves_at_the_server_that_knows_less_is_judged_by_all_that_is_stored(
    both: tuple[Running, Running],
) -> None:
    with People(both[0].url) as here, People(both[1].url) as there:
        made = here.make(seats="me,me,me")
        person = made.people[0]
        view = person.view()
        person.http = there.http
        assert person.move(view["moves"][0]["code"], view["decision"], id="once").status_code == 200
        person.http = here.http
        assert person.move(view["moves"][0]["code"], view["decision"], id="once").status_code == 200
        assert person.move(view["moves"][0]["code"], view["decision"], id="twice").json()["error"] == "decision"


def test_a_table_that_ended_elsewhere_is_over_here(both: tuple[Running, Running]) -> None:
    with People(both[0].url) as here, People(both[1].url) as there:
        made = here.make(seats="me,me,me")
        person, watched = made.people[0], Stream(both[1].url, made.secrets["watch"])
        view = person.view()
        assert made.as_host("POST", "/abandon").status_code == 204
        person.http = there.http
        assert person.move(view["moves"][0]["code"], view["decision"]).json()["error"] == "not_running"
        while watched.next()[1]["table"]["status"] != "abandoned":
            pass
        watched.close()
