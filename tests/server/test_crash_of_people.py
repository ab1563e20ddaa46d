"""`kill -9` beside the game: profile, clock, talk and notices are there afterwards, and nobody is told twice."""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack
from functools import partial

import httpx
import pytest

from meadhall.server.storage import subscriptions
from meadhall.server.tables.timekeeper import RECONNECTING

from .crowd import GOES_ON, Crowd, Ledger
from .evenings import Pastime, more_pastimes, pastimes
from .forked import Forked, Mother, mother
from .hearing import Stream
from .people import Json, Made, People, Person
from .profiles import Profiled
from .receiving import Receiver, receiving
from .running import wait_until
from .test_notices import subscribe, webhook
from .test_talk import read, said, texts
from .waiting import waits

pytestmark = pytest.mark.xdist_group("crash")
KILLS, PACED = 120, 20  # on each database
DOWN = 2.0  # seconds for which no server runs
CLOCK = {"kind": "real", "seconds": 0, "spare": 1800, "increment": 10}
TENTH = 0.1  # seconds: what is left is told in tenths
GIVEN = 6.0  # seconds that a kill may give to who thinks: those since the server's last sign, and a little


@pytest.fixture(scope="module")
def born() -> Iterator[Mother]:
    with mother(MEADHALL_LOCAL_NOTICES="1") as found:
        yield found


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


def left(person: Person) -> float:
    """How much time a seat has."""
    found: Json = person.request("GET", "clocks").json()
    own = found["seats"][person.seat]
    return float(min(own["left"], own["until"] - found["now"]))


def kept(profile: Profiled, made: Made) -> list[object]:
    """All that a kill must not change."""
    told = profile.ask("GET", "/export").json()
    told["profile"]["devices"] = [each["name"] for each in told["profile"]["devices"]]
    at_table = [person.view() for person in made.people]
    notices = [person.request("GET", "notices").json() for person in made.people]
    return [
        told,
        profile.tables(),
        profile.ask("GET", "/notices").json(),
        at_table,
        notices,
        texts(read(made.people[0])),
    ]


def killed(server: Forked) -> tuple[float, float]:
    """Kill it and start it again; when it ran no more, and from when on it may have run."""
    at = time.monotonic()
    server.kill()
    time.sleep(DOWN)
    again = time.monotonic()
    server.start()
    return at, again


def visit(server: Forked, person: Person) -> None:
    """Look at the table and leave it: who was there is away sooner than who has not come since the start."""
    with Stream(server.url, person.secret) as here:
        here.next()


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)], indirect=True)
def test_a_kill_loses_nothing_of_people_and_tells_nobody_twice(born: Mother, database: str, receiver: Receiver) -> None:
    with ExitStack() as around:
        server = Forked(born, database)
        ledger = Ledger(database)
        around.callback(ledger.close)
        server.start()
        around.callback(server.kill)
        people = around.enter_context(People(server.url))
        profile = Profiled.made(people.http, "Gunnvor")
        made = profile.make(seats="me,open,open", clock=CLOCK)
        for name in ("Leif", "Ulf"):
            people.join(made, name)
        hooked = {"target": webhook(receiver, "/profile"), "after": 0, "choices": ["turn"]}
        assert profile.ask("POST", "/notices", hooked).status_code == 201
        assert made.as_host("POST", "/start").status_code == 204
        visit(server, made.people[0])
        assert (receiver.next().path, receiver.silent()) == ("/profile", True)
        said(made.people[1], "Wait for me")
        with Stream(server.url, made.people[1].secret) as here:
            here.next()
            subscribe(made.people[1], webhook(receiver, "/leif"))
            before, asked, time_left = kept(profile, made), time.monotonic(), left(made.people[2])
            ended, began = killed(server)
        assert kept(profile, made) == before
        again, then = left(made.people[2]), time.monotonic()
        ran = ended - asked + max(0.0, then - began - RECONNECTING)
        assert -GIVEN < time_left - again <= ran + TENTH, "time is charged for which no server ran"
        assert (receiver.next().path, receiver.silent()) == ("/leif", True)
        killed(server)
        wait_until(lambda: not unsettled(ledger))
        assert receiver.silent() and left(made.people[2]) < again + GIVEN
        assert made.people[0].move(made.people[0].view()["moves"][0]["code"]).status_code == 200


def unsettled(ledger: Ledger) -> list[str]:
    with ledger.engine.connect() as connection:
        return subscriptions.unsettled(connection)


Chosen = Callable[[Crowd, Ledger], list[Pastime]]


async def storm(
    server: Forked, database: str, kills: int, seed: int, chosen: Chosen, alive: tuple[float, float], answers: int
) -> None:
    """People are at their pastimes while the server is killed again and again, after so many seconds and answers.

    At the end all of them come to the end of what they do once more.
    """
    dice, ledger = random.Random(seed), Ledger(database)
    async with AsyncExitStack() as around:
        around.callback(ledger.close)
        await asyncio.to_thread(server.start)
        around.callback(server.kill)
        http = await around.enter_async_context(httpx.AsyncClient(timeout=20))
        crowd = Crowd(http, [server.url], dice)
        found = chosen(crowd, ledger)
        async with asyncio.TaskGroup() as together:
            for each in found:
                together.create_task(each.go_on())
            for kill in range(kills):
                await asyncio.sleep(dice.uniform(*alive))
                await until(partial(_answered, crowd, answers * (kill + 1)))
                server.kill()
                crowd.up.clear()
                for each in found:
                    each.check(ledger, pending=1)
                    each.kills, each.last = kill + 1, kill + 1 == kills
                await asyncio.to_thread(server.start)
                crowd.up.set()
            ends = [each.ends for each in found]
            await until(lambda: all(each.ends > before for each, before in zip(found, ends, strict=True)))
            crowd.open = False
        for each in found:
            each.check(ledger)
    print(f"{kills} kills, {crowd.answers} answers;", *(f"{type(each).__name__} {each.ends}" for each in found))
    print(*(f"{times:5} {asked}" for asked, times in crowd.cut.most_common()), sep="\n")


def _answered(crowd: Crowd, goal: int) -> bool:
    return crowd.answers >= goal


async def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + GOES_ON
    while not true():
        assert time.monotonic() < deadline, "it does not come to pass"
        await asyncio.sleep(0.05)


def few(crowd: Crowd, ledger: Ledger) -> list[Pastime]:
    return pastimes(crowd)


def many(crowd: Crowd, ledger: Ledger) -> list[Pastime]:
    return [*pastimes(crowd), *more_pastimes(crowd)]


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)], indirect=True)
def test_a_kill_in_the_middle_of_seek_rematch_cards_talk_pause_and_profile_loses_nothing(
    born: Mother, database: str
) -> None:
    asyncio.run(storm(Forked(born, database), database, 1, seed=1, chosen=few, alive=(0.1, 0.5), answers=40))


@pytest.mark.soak
def test_nothing_of_people_is_lost_however_often_the_server_is_killed(born: Mother, database: str) -> None:
    asyncio.run(storm(Forked(born, database), database, KILLS, seed=2, chosen=many, alive=(0.1, 0.9), answers=30))


def waited_for(receiver: Receiver, *outs: str) -> Chosen:
    return lambda crowd, ledger: waits(crowd, receiver, ledger, outs)


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)], indirect=True)
def test_a_kill_when_time_runs_out_or_a_notice_is_due_is_told_once(
    born: Mother, database: str, receiver: Receiver
) -> None:
    server, chosen = Forked(born, database), waited_for(receiver, "waits")
    asyncio.run(storm(server, database, 1, seed=1, chosen=chosen, alive=(4.0, 4.5), answers=10))


@pytest.mark.soak
def test_time_runs_out_and_notices_come_once_however_often_the_server_is_killed(
    born: Mother, database: str, receiver: Receiver
) -> None:
    server, chosen = Forked(born, database), waited_for(receiver, "waits", "bot")
    asyncio.run(storm(server, database, PACED, seed=2, chosen=chosen, alive=(4.0, 8.0), answers=0))
