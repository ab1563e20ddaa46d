"""Presence: who is here, away or on a bot, as others are told it, and nothing else of anybody."""

import time
from collections.abc import Iterator

import pytest

from meadhall.server.tables import presence

from .conftest import fresh
from .hearing import NDJSON, PATIENCE, SSE, Stream
from .people import Json, Made, People, bearer
from .running import Running, running

WITH_PEOPLE = "?people=true"


def told(stream: Stream) -> Json:
    """What the stream tells of people next; events of the table are passed over."""
    while True:
        found = stream.heard.get(timeout=PATIENCE)
        assert found is not None, "the stream has ended"
        if "presence" in found[1]:
            return found[1]


def until(stream: Stream, presence: list[str | None]) -> list[list[str | None]]:
    """All that is told on the way until people are so."""
    found: list[list[str | None]] = []
    while not found or found[-1] != presence:
        found.append(told(stream)["presence"])
    return found


@pytest.fixture(scope="module")
def settled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that has not just started: nobody is waited for."""
    with running(str(tmp_path_factory.mktemp("settled") / "tables.db")) as found:
        found.server.registry.began -= presence.EXPECTED
        yield found


@pytest.fixture
def made(settled: Running) -> Iterator[Made]:
    with People(settled.url) as people:
        yield people.make("eketorp", "me,me,karl")


@pytest.mark.parametrize("accept", [SSE, pytest.param(NDJSON, marks=pytest.mark.soak)])
def test_a_closed_tab_is_told_within_five_seconds_and_so_is_who_comes_back(
    settled: Running, made: Made, accept: str
) -> None:
    one, two = made.people
    with Stream(settled.url, one.secret, query=WITH_PEOPLE, accept=accept) as mine:
        assert told(mine)["presence"] == ["here", "away", None]
        with Stream(settled.url, two.secret):
            assert told(mine)["presence"] == ["here", "here", None]
        closed = time.monotonic()
        assert until(mine, ["here", "away", None]) == [["here", "reconnecting", None], ["here", "away", None]]
        assert presence.RETURNS < 5 and time.monotonic() - closed >= presence.RETURNS
        with Stream(settled.url, two.secret):
            assert told(mine) == {"table": made.id, "seat": 0, "presence": ["here", "here", None]}


def test_who_loads_the_page_again_or_has_another_tab_was_never_away(settled: Running, made: Made) -> None:
    one, two = made.people
    with Stream(settled.url, one.secret, query=WITH_PEOPLE) as mine, Stream(settled.url, two.secret) as first:
        until(mine, ["here", "here", None])
        with Stream(settled.url, two.secret):
            first.close()
            assert two.request("PUT", "bot", {"level": "thrall"}).status_code == 204
            assert told(mine)["presence"] == ["here", "bot", None]


def test_a_bot_that_plays_on_is_told(settled: Running, made: Made) -> None:
    one, two = made.people
    with Stream(settled.url, one.secret, query=WITH_PEOPLE) as mine:
        assert two.request("PUT", "bot", {"level": "thrall"}).status_code == 204
        until(mine, ["here", "bot", None])
        assert two.request("DELETE", "bot").status_code == 204
        until(mine, ["here", "away", None])


def test_nothing_is_told_to_who_does_not_ask(settled: Running, made: Made) -> None:
    one, two = made.people
    with Stream(settled.url, one.secret) as mine:
        with Stream(settled.url, two.secret):
            pass
        two.rename("Tóki")
        named = None
        while named != "Tóki":  # Karl may seal his plan meanwhile, and that is news of the table
            event = mine.next()[1]
            assert "presence" not in event
            named = event["table"]["seats"][1]["name"]


def test_watchers_are_told_but_are_none_of_the_people(settled: Running, made: Made) -> None:
    with Stream(settled.url, made.secrets["watch"], query=WITH_PEOPLE) as theirs:
        assert told(theirs) == {"table": made.id, "seat": None, "presence": ["away", "away", None]}
        with Stream(settled.url, made.people[0].secret, query=WITH_PEOPLE) as mine:
            assert told(mine)["presence"] == ["here", "away", None]
        assert until(theirs, ["away", "away", None])[0] == ["here", "away", None]
    asked = made.http.get(f"/api/tables/{made.id}/people", headers=bearer(made.secrets["watch"]))
    assert asked.json()["presence"] == ["away", "away", None]
    assert made.people[1].request("GET", "people").json()["seat"] == 1
    refused = made.http.get(f"/api/tables/{made.id}/seats/0/people", headers=bearer(made.secrets["watch"]))
    assert refused.status_code == 403


def test_two_servers_tell_each_other_who_is_here(postgres: str) -> None:
    database = fresh(postgres)
    with running(database) as one, running(database) as other, People(one.url) as people:
        for each in (one, other):
            each.server.registry.began -= presence.EXPECTED
        made = people.make("eketorp", "me,me,karl")
        asa, leif = made.people
        with Stream(one.url, asa.secret, query=WITH_PEOPLE) as mine:
            with Stream(other.url, leif.secret, query=WITH_PEOPLE) as his:
                until(mine, ["here", "here", None])
                until(his, ["here", "here", None])
            assert until(mine, ["here", "away", None])[0] == ["here", "reconnecting", None]


def test_a_server_that_is_gone_takes_its_people_with_it(postgres: str) -> None:
    database = fresh(postgres)
    with running(database) as one, People(one.url) as people:
        asa, leif = people.make("eketorp", "me,me,karl").people
        with Stream(one.url, asa.secret, query=WITH_PEOPLE) as mine:
            with running(database) as other:
                stream = Stream(other.url, leif.secret)
                until(mine, ["here", "here", None])
            until(mine, ["here", "away", None])
            stream.close()
