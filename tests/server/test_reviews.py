"""A finished game is reviewed in the background, once, for those who may see it, and never while it runs."""

import random
import time

import httpx
import pytest
from sqlalchemy import select

from meadhall.review import Stage
from meadhall.server.bots.coach import Coach
from meadhall.server.bots.reviewer import Begin
from meadhall.server.storage import schema

from .people import Json, Made, People, Person, bearer, problem
from .running import Running, running, wait_until

BRIEF = 0.02


def coach_of(server: Running) -> Coach:
    found: Coach = server.server.api.state.coach
    return found


def asked(made: Made, seat: int) -> httpx.Response:
    path = f"/api/tables/{made.id}/review"
    return made.http.get(path, params={"seat": seat}, headers=bearer(made.people[0].secret))


def stored(server: Running, table: str) -> list[tuple[int, str]]:
    rows = schema.reviews.c
    query = select(rows.seat, rows.text).where(rows.table_id == table).order_by(rows.seat)
    return [
        (row.seat, row.text) for row in server.server.store.look(lambda connection: connection.execute(query).all())
    ]


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)], indirect=True)
def test_a_game_of_people_is_reviewed_once_and_stays_so(database: str) -> None:
    dice = random.Random(4)
    with running(database, reviews=True) as server, People(server.url) as people:
        coach_of(server).effort = BRIEF
        made = people.make("eketorp", "me,me,me")
        assert problem(asked(made, 0)) == (409, "not_over", {"status": "running"})
        assert not coach_of(server).jobs
        made.play_to_the_end(dice)
        wait_until(lambda: len(stored(server, made.id)) == 3, 300.0)
        first = stored(server, made.id)
        assert [seat for seat, _ in first] == [0, 1, 2], "without being asked"
        found: Json = asked(made, 0).json()["review"]
        replay = made.people[0].request("GET", "replay").json()["steps"]
        assert len(found["wins"]) == len(found["rounds"]) == replay + 1
        assert all(abs(sum(row) - 1) < 0.001 for row in found["wins"])
        for view in found["views"].values():
            assert abs(view["mine"] + found["luck"] + view["others"] - (found["end"] - found["start"])) < 0.001
            assert len(view["costs"]) == len(found["decisions"]) > 5
        steps = [each["step"] for each in found["decisions"]]
        assert steps == sorted(steps) and steps[-1] <= replay
        assert asked(made, 3).status_code == 404
        strange = people.http.get(f"/api/tables/{made.id}/review", params={"seat": 0}, headers=bearer("x" * 22))
        assert strange.status_code in (401, 404)
    with running(database, reviews=True) as server, People(server.url) as people:
        coach_of(server).effort = BRIEF
        again = Made(people.http, made.secrets, [Person(people.http, made.id, 0, made.people[0].secret)])
        assert asked(again, 0).json()["review"] == found
        assert stored(server, made.id) == first
        assert not coach_of(server).jobs


@pytest.mark.parametrize("database", [pytest.param("sqlite", marks=pytest.mark.soak), "postgresql"], indirect=True)
def test_reviews_wait_for_bots(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(database) as server, People(server.url) as people:
        coach = coach_of(server)
        coach.effort = BRIEF
        made = people.make("eketorp", "me,me,me")
        made.play_to_the_end(random.Random(2))
        assert not coach.jobs, "switched off, nothing is made by itself"
        begun, exchange = list[Begin | None](), coach._exchange

        def noted(given: Begin | None) -> Stage | str:
            begun.append(given)
            return exchange(given)

        monkeypatch.setattr(coach, "_exchange", noted)
        coach.thinkers.waiting += 1
        try:
            assert asked(made, 0).json() == {"review": None, "round": None, "rounds": None}
            time.sleep(0.5)  # as long as a bot thinks, nothing begins
            assert coach.jobs and not begun
        finally:
            coach.thinkers.waiting -= 1
        wait_until(lambda: asked(made, 0).json()["review"], 300.0)


def test_a_fork_of_a_running_game_of_people_has_no_review(guests: People, hall: Running) -> None:
    coach_of(hall).effort = BRIEF
    made = guests.make("eketorp", "me,me,thrall")
    secrets = made.people[0].request("POST", "practice", {"level": "thrall"}).json()
    fork = Made(guests.http, secrets, [Person(guests.http, secrets["table"], 0, secrets["seats"]["0"])])
    fork.play_to_the_end(random.Random(1), most=1_000_000)
    assert problem(asked(fork, 0))[:2] == (403, "no_hints")
    made.as_host("POST", "/abandon")
    assert asked(fork, 0).status_code == 200
