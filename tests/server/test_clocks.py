"""Clocks over real HTTP: they run out, stand still and come back right, by a time that the test moves by hand."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.names import DAY
from meadhall.server.storage.clocks import Clock
from meadhall.server.storage.queries import News
from meadhall.server.tables.clocks import BACK, GRACE, Clocks
from meadhall.server.tables.spans import Outages
from meadhall.server.tables.timekeeper import Timekeeper

from .conftest import fresh
from .hearing import Stream
from .people import Json, Made, People, Person
from .running import Running, running, wait_until
from .two_worlds import Still

PLAN = ["place A", "place home"]
A_MINUTE = {"kind": "real", "seconds": 60}
A_GAME = {"kind": "real", "spare": 100, "increment": 10}
OF_DAYS = {"kind": "real", "seconds": DAY}


@contextmanager
def stopped(database: str, now: float = 0.0) -> Iterator[tuple[Running, Still]]:
    """A server whose time stands still until the test moves it."""
    with running(database) as found:
        found.server.registry.clock = still = Still(now or time.time() + 60)
        yield found, still


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Still]]:
    with stopped(str(tmp_path_factory.mktemp("clocks") / "tables.db")) as found:
        yield found


@pytest.fixture
def still(here: tuple[Running, Still]) -> Still:
    return here[1]


@pytest.fixture
def make(here: tuple[Running, Still]) -> Iterator[Callable[..., Made]]:
    """Make tables; they end with the test, so that no clock runs out in the next one."""
    with People(here[0].url) as people:
        found: list[Made] = []

        def make(seats: str = "me,me,me", game: str = "eketorp", **clock: Any) -> Made:
            found.append(people.make(game, seats, clock=clock))
            return found[-1]

        yield make
        for made in found:
            made.as_host("POST", "/abandon")


def times(person: Person) -> Json:
    answer = person.request("GET", "clocks")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def left(person: Person) -> float | None:
    """What the person has now, as a page finds it."""
    found = times(person)
    own = found["seats"][person.seat]
    known: float | None = own["left"]
    return known if known is None or own["until"] is None else round(min(known, own["until"] - found["now"]), 1)


def plan(person: Person) -> None:
    for step in PLAN:
        assert person.move(step).status_code == 200


def told(made: Made, *ids: str) -> list[tuple[str, int | None]]:
    news = made.watch()["table"]["news"]
    return [(each["id"], each["params"].get("seat")) for each in news if each["id"] in ids]


def test_the_first_move_waits_for_the_page_and_then_the_clock_runs(make: Callable[..., Made], still: Still) -> None:
    asa, leif, _ = make(**A_MINUTE).people
    assert asa.look()["table"]["clock"] == A_MINUTE | {"spare": 0, "increment": 0, "out": "bot"}
    assert left(asa) == 60
    still.now += GRACE
    assert left(asa) == 60
    still.now += 20
    assert left(asa) == left(leif) == 40
    plan(asa)
    assert times(leif)["seats"][0] == {"left": None, "until": None, "out": False, "away": None, "vacation": None}
    assert left(leif) == 40


def test_a_bot_plays_on_until_the_person_returns(make: Callable[..., Made], still: Still) -> None:
    made = make(**A_MINUTE)
    asa, leif, ulf = made.people
    plan(leif)
    plan(ulf)
    still.now += 60 + GRACE - 0.5
    assert asa.view()["waiting"] == [0]
    still.now += 1
    wait_until(lambda: 0 not in asa.view()["waiting"])
    assert told(made, "time_bot") == [("time_bot", 0)]
    assert asa.look()["table"]["seats"][0]["level"] and asa.move("pass").json()["error"] == "bot_plays"
    assert times(asa)["seats"][0] == {"left": None, "until": None, "out": True, "away": None, "vacation": None}
    assert asa.request("DELETE", "bot").status_code == 204
    assert times(asa)["seats"][0]["out"] is False
    assert not told(made, "time_waits")


def test_a_table_that_waits_says_so_once_and_lets_others_help(make: Callable[..., Made], still: Still) -> None:
    made = make(**A_MINUTE, out="waits")
    asa, leif, ulf = made.people
    plan(ulf)
    assert leif.request("PUT", "/seats/0/bot", {}).json()["error"] == "not_absent"
    still.now += 66
    wait_until(lambda: len(told(made, "time_waits")) == 2)
    still.now += 600
    plan(asa)
    assert sorted(told(made, "time_waits", "time_bot")) == [("time_waits", 0), ("time_waits", 1)]
    assert times(asa)["seats"][1]["out"] and left(leif) == 0
    assert asa.request("PUT", "/seats/1/bot", {}).status_code == 204


def test_taking_back_gives_no_time_back(make: Callable[..., Made], still: Still) -> None:
    asa, *_ = make(**A_MINUTE).people
    still.now += GRACE + 20
    assert asa.move("place A").status_code == 200
    assert left(asa) == 40, "nobody sees a step of a plan"
    assert asa.move("place home").status_code == 200
    still.now += 30
    assert asa.undo().status_code == 200
    assert left(asa) == 40
    still.now += 10
    assert asa.undo().status_code == 200 and left(asa) == 30
    plan(asa)
    assert asa.undo().status_code == 200 and left(asa) == 30


def test_spare_time_grows_once_by_each_decision(make: Callable[..., Made], still: Still) -> None:
    asa, _, _ = make(**A_GAME).people
    still.now += GRACE + 30
    assert left(asa) == 70
    plan(asa)
    assert left(asa) == 80
    still.now += 50
    for _ in range(3):
        assert asa.undo().status_code == 200
        assert asa.move("place home").status_code == 200
    assert left(asa) == 80


def started(clock: Clock) -> Clocks:
    """Three people who are asked at 100."""
    found = Clocks(clock, 3, 0b111, lambda seat: False, Outages())
    found.hear(News("started", {}, 100.0))
    return found


def test_a_bot_that_is_lent_a_seat_gives_no_time_but_who_was_out_gets_a_minute() -> None:
    lent, out = started(Clock("real", 60)), started(Clock("real", 0, 30))
    lent.hear(News("bot_plays", {"seat": 0}, 125.0))
    assert lent.due(0) is None and lent.next_due() == (165.0, 1)
    lent.hear(News("back", {"seat": 0}, 1000.0))
    assert (lent.left(0, 1000.0), lent.due(0)) == (40.0, 1040.0)
    out.hear(News("time_bot", {"seat": 0}, 135.0))
    out.hear(News("back", {"seat": 0}, 1000.0))
    assert (out.left(0, 1000.0), out.due(0)) == (BACK, 1000.0 + GRACE + BACK)


def test_a_gentle_clock_nudges_and_never_runs_out() -> None:
    gentle = started(Clock("gentle", 120))
    assert (gentle.due(0), gentle.left(0, 500.0), gentle.next_due()) == (220.0, None, None)


def test_people_agree_on_a_pause_and_one_ends_it(make: Callable[..., Made], still: Still) -> None:
    made = make("me,me,karl", **A_MINUTE)
    asa, leif = made.people
    still.now += GRACE + 10
    assert asa.request("PUT", "pause").status_code == 204
    assert asa.request("PUT", "pause").status_code == 204, "nothing is asked twice"
    assert times(leif)["asks"] == [0] and not times(leif)["paused"]
    assert leif.request("DELETE", "pause").status_code == 204
    assert times(leif)["asks"] == []
    assert leif.request("PUT", "pause").status_code == asa.request("PUT", "pause").status_code == 204
    assert times(asa)["paused"] and left(asa) == 50
    still.now += 5000
    assert left(asa) == left(leif) == 50
    assert asa.move("place home").status_code == 200, "who likes to may play on"
    assert asa.request("DELETE", "pause").status_code == 204
    still.now += 10
    assert left(leif) == 40
    assert told(made, "pause_asked", "pause_refused", "paused", "resumed", "time_bot") == [
        ("pause_asked", 0), ("pause_refused", 1), ("pause_asked", 1), ("paused", 0), ("resumed", 0),
    ]  # fmt: skip


def test_vacation_stops_the_clock_of_a_seat_for_fourteen_days_a_year(make: Callable[..., Made], still: Still) -> None:
    made = make(**OF_DAYS)
    asa, leif, _ = made.people
    assert asa.request("PUT", "vacation", {"days": 10}).status_code == 204
    assert times(leif)["seats"][0]["away"] == int(still.now + 10 * DAY)
    plan(leif)
    still.now += 9 * DAY
    wait_until(lambda: told(made, "time_bot") == [("time_bot", 2)])
    assert left(asa) == DAY
    assert asa.request("DELETE", "vacation").status_code == 204
    assert left(asa) == DAY
    assert asa.request("PUT", "vacation", {"days": 14}).status_code == 204
    assert times(asa)["seats"][0] | {"until": 0} == {
        "left": DAY, "until": 0, "out": False, "away": int(still.now + 5 * DAY), "vacation": 0,
    }  # fmt: skip
    assert asa.request("DELETE", "vacation").status_code == 204
    assert make(**A_MINUTE).people[0].request("PUT", "vacation", {"days": 1}).json()["error"] == "no_vacation"
    assert make(kind="gentle", seconds=120).people[0].request("PUT", "pause").json()["error"] == "no_clock"


def test_a_server_that_was_down_charges_nobody(tmp_path: Path) -> None:
    database, made = str(tmp_path / "tables.db"), None
    with running(database) as first, People(first.url) as people:
        first.clock.ahead = -3600
        made = people.make("eketorp", "me,me,me", clock=A_GAME)
        plan(made.people[1])
        before = left(made.people[0]), left(made.people[1])
    assert before[0] and before[1]
    with running(database) as second, People(second.url) as people:
        for person in made.people:
            person.http = people.http
        after = left(made.people[0]), left(made.people[1])
        assert after[0] is not None and before[0] - 20 < after[0] <= before[0] and after[1] == before[1]
        assert not second.server.registry.tables[made.id].news[1:]
        second.clock.ahead += 120
        wait_until(lambda: second.server.registry.tables[made.id].news[-1].id == "time_bot")


def test_a_clock_runs_out_at_a_table_that_nobody_has_opened_since_the_start(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with running(database) as first, People(first.url) as people:
        made = people.make("eketorp", "me,me,me", clock=A_MINUTE | {"out": "waits"})
    with running(database) as second:
        second.clock.ahead += 120
        wait_until(lambda: made.id in second.server.registry.tables)
        wait_until(lambda: len(second.server.registry.tables[made.id].news) == 4)


def test_of_two_servers_one_acts(postgres: str) -> None:
    database = fresh(postgres)
    with stopped(database) as (one, mine), stopped(database, mine.now) as (other, theirs), People(one.url) as people:
        made = people.make("eketorp", "me,me,me", clock=A_MINUTE)
        asa, leif, ulf = made.people
        plan(leif)
        plan(ulf)
        lives = [each.inside(each.server.registry.find(made.id)) for each in (one, other)]
        keepers = [Timekeeper(each.server.registry) for each in (one, other)]
        mine.now = theirs.now = mine.now + 70
        acting = [
            asyncio.run_coroutine_threadsafe(keeper._look(live.id), each.loop)
            for keeper, live, each in zip(keepers, lives, (one, other), strict=True)
        ]
        for each in acting:
            each.result(60)
        wait_until(lambda: 0 not in asa.view()["waiting"])
        assert told(made, "time_bot") == [("time_bot", 0)]
        asa.http = leif.http = made.http
        wait_until(lambda: [news.id for news in lives[1].news].count("time_bot") == 1)


def test_a_stream_tells_of_clocks_to_who_asks_for_them(here: tuple[Running, Still], make: Callable[..., Made]) -> None:
    asa, leif, _ = make(**A_MINUTE).people
    with Stream(here[0].url, asa.secret, query="?clocks=true") as mine:

        def heard() -> Json:
            while True:
                found = mine.heard.get(timeout=60)
                assert found is not None
                if "paused" in found[1]:
                    return found[1]

        assert heard() == times(asa)
        plan(leif)
        while (now := heard())["seats"][1]["until"] is not None:
            pass
        assert now["seats"][0]["until"]
