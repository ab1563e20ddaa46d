"""Advice on a running game of people is not to be had by way of forks, files, practice or a bot in one's own seat."""

import json
import random

import httpx
import pytest
from sqlalchemy import delete, select, update

from meadhall import Table
from meadhall.server.bots.pool import Thinkers
from meadhall.server.storage import schema

from .deciding import shortly
from .people import Json, Made, People, Person, bearer, problem
from .running import Running
from .test_hints import hint, practice
from .test_loading import brought, saved

NO_HINTS = (403, "no_hints")


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "weigh", shortly)


@pytest.fixture
def running(guests: People) -> Made:
    """A game of two people who did not agree on hints."""
    return guests.make("eketorp", "me,me,thrall")


def fork(guests: People, person: Person) -> Made:
    """A table of one's own that begins with what the seat knows."""
    answer = person.request("POST", "practice", {"level": "thrall"})
    secrets = answer.json()
    return Made(guests.http, secrets, [Person(guests.http, secrets["table"], person.seat, secrets["seats"]["0"])])


def finished(guests: People, made: Made) -> Json:
    """The file of a fork, played to its end by somebody who wants to see its first position once more."""
    assert made.as_host("POST", "/abandon").status_code == 204
    return played_out(saved(made))


def played_out(file: Json) -> Json:
    table, dice = Table.parse(json.dumps(file)), random.Random(3)
    while not table.outcome:
        table.play(table.due, dice.choice(table.moves(table.due)))
    found: Json = json.loads(table.dump())
    return found


def practised(made: Made, seat: int = 0, level: str = "thrall") -> httpx.Response:
    """The first position of a game that is over, to be played on with."""
    secret = made.secrets["host"] or made.secrets["watch"]
    path = f"/api/tables/{made.id}/practice"
    return made.http.post(path, params={"seat": seat}, json={"level": level, "step": 0}, headers=bearer(secret))


def seated(made: Made, answer: httpx.Response, seat: int = 0) -> Person:
    assert answer.status_code == 201, answer.text
    return Person(made.http, answer.json()["table"], seat, answer.json()["seats"][str(seat)])


def deleted(hall: Running, made: Made) -> None:
    with hall.server.store.writing.begin() as connection:
        connection.execute(delete(schema.tables).where(schema.tables.c.id == made.id))
    hall.server.registry.tables.pop(made.id, None)


def advice(person: Person) -> tuple[int, str]:
    return problem(person.request("POST", "hint"))[:2]


def test_a_fork_that_was_saved_and_brought_back_gets_no_hint_while_its_origin_runs(
    guests: People, running: Made
) -> None:
    file = finished(guests, fork(guests, running.people[0]))
    assert file["imagined"]["origin"] == {"table": running.id, "seat": 0}
    again = brought(guests, file)
    mine = seated(again, practised(again))
    assert advice(mine) == NO_HINTS
    assert advice(practice(guests, mine)) == NO_HINTS
    running.as_host("POST", "/abandon")
    assert hint(mine)["candidates"]


@pytest.mark.parametrize("told", [{}, {"origin": {"table": "0123456789ab", "seat": 0}}])
def test_a_file_is_not_believed_what_it_says_of_its_origin(guests: People, running: Made, told: Json) -> None:
    file = finished(guests, fork(guests, running.people[0]))
    del file["imagined"]["origin"]
    file["imagined"] |= told
    again = brought(guests, file)
    mine = seated(again, practised(again))
    assert advice(mine) == NO_HINTS
    running.as_host("POST", "/abandon")
    assert hint(mine)["candidates"], "the server knows the fork itself"


def test_a_position_in_the_file_of_another_fork_gets_no_hint(guests: People, running: Made) -> None:
    alone = fork(guests, guests.make("eketorp", "me,thrall,thrall").people[0])
    secret = finished(guests, fork(guests, running.people[0]))["imagined"]["state"]
    file = finished(guests, alone)
    file["imagined"]["state"] = secret
    again = brought(guests, played_out(file | {"rows": [], "checks": []}))
    assert advice(seated(again, practised(again))) == NO_HINTS


def test_a_fork_between_that_was_deleted_hides_nothing(guests: People, hall: Running, running: Made) -> None:
    between = fork(guests, running.people[0])
    mine = practice(guests, between.people[0])
    deleted(hall, between)
    assert advice(mine) == NO_HINTS


def test_no_bot_plays_the_position_of_a_running_game_for_me(guests: People, hall: Running, running: Made) -> None:
    mine = fork(guests, running.people[0])
    assert problem(mine.people[0].request("PUT", "bot", {"level": "konung"}))[:2] == NO_HINTS
    hall.clock.ahead += 4 * 86_400
    assert problem(mine.as_host("PUT", "/seats/0/bot", {"level": "konung"}))[:2] == NO_HINTS
    hall.clock.ahead -= 4 * 86_400
    again = brought(guests, finished(guests, mine))
    assert problem(practised(again, seat=1, level="konung"))[:2] == NO_HINTS
    assert running.people[0].request("PUT", "bot", {"level": "thrall"}).status_code == 204, "all can see it there"


def test_who_is_alone_or_has_finished_practises_with_hints_and_bots(guests: People) -> None:
    alone = fork(guests, guests.make("eketorp", "me,thrall,thrall").people[0])
    assert hint(alone.people[0])["candidates"]
    assert alone.people[0].request("PUT", "bot", {"level": "thrall"}).status_code == 204
    again = brought(guests, finished(guests, alone))
    assert hint(seated(again, practised(again)))["candidates"]
    assert practised(again, seat=1).status_code == 201


def stripped(hall: Running, made: Made) -> None:
    """The fork as an older server stored it."""
    found = schema.tables.c
    with hall.server.store.writing.begin() as connection:
        text = connection.execute(select(found.imagined).where(found.id == made.id)).scalar_one()
        plain = json.loads(text)
        del plain["origin"]
        connection.execute(update(schema.tables).where(found.id == made.id).values(imagined=json.dumps(plain)))
    hall.server.registry.tables.pop(made.id)


def test_a_fork_of_an_older_server_is_known_by_the_table_before_it(
    guests: People, hall: Running, running: Made
) -> None:
    first = fork(guests, running.people[0])
    stripped(hall, first)
    second = fork(guests, first.people[0])
    stripped(hall, second)
    assert advice(second.people[0]) == advice(first.people[0]) == NO_HINTS
    running.as_host("POST", "/abandon")
    assert hint(second.people[0])["candidates"]


def test_a_saved_fork_of_an_older_version_is_opened_and_practised(guests: People, hall: Running) -> None:
    made = fork(guests, guests.make("eketorp", "me,thrall,thrall").people[0])
    file = finished(guests, made)
    del file["imagined"]["origin"]
    deleted(hall, made)
    again = brought(guests, file)
    mine = seated(again, practised(again))
    assert mine.view()["position"] and practised(again, seat=1).status_code == 201
    assert advice(mine) == NO_HINTS, "nobody can say what it is a fork of"
