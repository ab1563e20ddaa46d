"""The example of a bot over HTTP: a program of its own that takes a seat by its link and plays whole games."""

import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from examples.http_bot import sit_down

from .people import Made, People, Person, bearer
from .profiles import Profiled
from .running import Running
from .test_seats import eventually

BOT = Path(__file__).parents[2] / "examples" / "http_bot.py"


def bot(link: str, *profile: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, str(BOT), link, *profile], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def ended(program: "subprocess.Popen[str]") -> tuple[int, str, str]:
    out, errors = program.communicate(timeout=120)
    return program.returncode, out, errors


def checked(made: Made, program: "subprocess.Popen[str]") -> None:
    """It ended well, and with the outcome that everybody sees."""
    status, out, errors = ended(program)
    assert (status, errors) == (0, "")
    event = made.watch()
    assert event["table"]["status"] == "over"
    assert json.loads(out) == event["view"]["outcome"]
    assert len(event["view"]["outcome"]["scores"]) == len(event["table"]["seats"])


@pytest.mark.parametrize(
    ("game", "others"), [("eketorp", "karl,karl"), pytest.param("shipwrights", "karl,karl", marks=pytest.mark.soak)]
)
def test_it_joins_and_plays_a_whole_game(guests: People, game: str, others: str) -> None:
    made = guests.make(game, f"open,{others}", start=False)
    program = bot(made.secrets["links"]["join"])
    while made.watch()["table"]["seats"][0]["who"] == "open":
        assert program.poll() is None
    assert made.as_host("POST", "/start").status_code == 204
    checked(made, program)
    assert made.watch()["table"]["seats"][0]["name"] == "http_bot"


def test_it_takes_the_seat_that_a_link_of_the_lobby_names(guests: People) -> None:
    made = guests.make(seats="me,open,open", start=False)
    base, _, secret = made.secrets["links"]["join"].rpartition("/")
    _, table, seat, own = sit_down(f"{base}/2/{secret}")
    assert (table, seat) == (made.id, 2)
    assert Person(guests.http, table, seat, own).look()["table"]["seats"][2]["name"] == "http_bot"


@pytest.mark.parametrize(
    ("game", "others"), [pytest.param("eketorp", "karl,karl", marks=pytest.mark.soak), ("shipwrights", "karl")]
)
def test_it_plays_a_seat_that_is_its_own(guests: People, game: str, others: str) -> None:
    made = guests.make(game, f"me,{others}")
    checked(made, bot(made.secrets["links"]["seat0"]))


def ratings_after(profile: Profiled, games: int) -> Any:
    """The ratings of a profile, once it has played so many games."""
    found = profile.ask("GET", "/results").json()
    return found["ratings"] if len(found["results"]) == games else None


@pytest.mark.parametrize("games", [1, pytest.param(5, marks=pytest.mark.soak)])
def test_two_that_hold_profiles_are_rated_and_come_to_stand_on_the_ladder(guests: People, games: int) -> None:
    named, other = Profiled.made(guests.http, "Ulf"), Profiled.made(guests.http, "Orm")
    assert named.ask("PATCH", "", {"listed": True}).status_code == 200
    for _ in range(games):
        made = named.make("eketorp", "me,open,karl,thrall", counts=True)
        programs = [bot(made.secrets["links"]["seat0"]), bot(made.secrets["links"]["join"], other.secret)]
        while made.watch()["table"]["seats"][1]["who"] == "open":
            assert programs[1].poll() is None
        assert made.as_host("POST", "/start").status_code == 204
        for program in programs:
            checked(made, program)
    for each, name in ((named, "Ulf"), (other, None)):
        (rating,) = eventually(partial(ratings_after, each, games))
        assert (rating["games"], rating["placed"]) == (games, games == 5)
        rungs = guests.http.get("/api/ladder/eketorp/4", headers=bearer(each.secret)).json()
        assert [rung["name"] for rung in rungs if rung["you"]] == [name] * (games == 5)


@pytest.mark.soak
def test_two_of_them_play_each_other(guests: People) -> None:
    made = guests.make("shipwrights", "me,me")
    for program in [bot(made.secrets["links"][seat]) for seat in ("seat0", "seat1")]:
        checked(made, program)


def test_where_there_is_no_seat_it_ends(guests: People, hall: Running) -> None:
    made = guests.make("shipwrights", "me,me")
    status, _, errors = ended(bot(made.secrets["links"]["join"]))
    assert (status, "409" in errors) == (1, True)
    status, _, errors = ended(bot(f"{hall.url}/#seat/{made.id}/0/{'A' * 22}"))
    assert (status, errors.strip()) == (1, '404 {"error":"unknown"}')


def test_it_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 60
