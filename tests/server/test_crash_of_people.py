"""`kill -9` beside the game: profile, clock, talk and notices are there afterwards, and nobody is told twice."""

import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from meadhall.server.storage import subscriptions
from meadhall.server.tables.timekeeper import RECONNECTING

from .crowd import Ledger
from .forked import Forked, mother
from .hearing import Stream
from .people import Json, Made, People, Person
from .profiles import Profiled
from .receiving import Receiver, receiving
from .running import wait_until
from .test_notices import subscribe, webhook
from .test_talk import read, said, texts

pytestmark = pytest.mark.xdist_group("crash")
DOWN = 2.0  # seconds for which no server runs
CLOCK = {"kind": "real", "seconds": 0, "spare": 1800, "increment": 10}
TENTH = 0.1  # seconds: what is left is told in tenths
GIVEN = 6.0  # seconds that a kill may give to who thinks: those since the server's last sign, and a little


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
def test_a_kill_loses_nothing_of_people_and_tells_nobody_twice(database: str, receiver: Receiver) -> None:
    with ExitStack() as around:
        server = Forked(around.enter_context(mother(MEADHALL_LOCAL_NOTICES="1")), database)
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
