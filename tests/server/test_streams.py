"""Streams: what each viewer hears, once and in order; who comes back, who may listen, and how many."""

import itertools
import random
import re
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.server.tables import notify
from meadhall.server.tables.registry import Registry

from .changes import applied
from .conftest import fresh
from .hearing import NDJSON, SSE, Stream
from .people import Json, Made, People, Person, bearer
from .running import GENEROUS, Running, running, wait_until
from .test_shapes import named

NUMBERS = itertools.count()


def steps(id: str) -> list[tuple[int, int]]:
    """An id as (steps, news) of each viewer."""
    return [(int(a), int(b)) for a, b in re.findall(r"(\d+)\.(\d+)", id)]


def step_home(person: Person) -> None:
    assert person.move("place home").status_code == 200


def places(person: Person) -> list[int]:
    return [move["code"] for move in person.view()["moves"] if move["text"] != "place home"]


def shown(made: Made, person: Person) -> Json:
    """What a person sees now, but for the story, which only streams tell."""
    return person.look() | {"story": None}


def untold(event: Json) -> Json:
    return event | {"story": None}


def nothing_came(stream: Stream, person: Person, viewers: int = 1) -> None:
    """What comes next is what is done now, once for each viewer."""
    person.rename(name := f"Tóki {next(NUMBERS)}")  # nobody at a table is called so
    for _ in range(viewers):
        assert stream.next()[1]["table"]["seats"][person.seat]["name"] == name


# What comes


def test_one_stream_serves_several_seats_of_several_tables(visitors: People, house: Running) -> None:
    first, second = visitors.make(), visitors.make("shipwrights", "me,me")
    ours = [first.people[2], second.people[1], first.people[0]]
    with Stream(house.url, *(each.secret for each in ours), first.secrets["watch"]) as stream:
        events = [stream.next()[1] for _ in range(4)]
        assert [(event["table"]["id"], event["seat"]) for event in events] == [
            (first.id, 2), (second.id, 1), (first.id, 0), (first.id, None)
        ]  # fmt: skip
        assert events[:3] == [each.look() for each in ours]
        assert events[3] == first.watch()


@pytest.mark.parametrize(("game", "seats"), [("eketorp", "me,karl,karl"), ("shipwrights", "me,karl,karl")])
def test_who_follows_step_by_step_sees_what_a_replay_shows(
    guests: People, hall: Running, game: str, seats: str
) -> None:
    made, dice, passed = guests.make(game, seats), random.Random(5), 0
    mine = made.people[0]
    with Stream(hall.url, mine.secret, query="?steps=true") as stream, Stream(hall.url, mine.secret) as plain:
        last = _step(stream.next()[0])
        for _ in range(40):
            if moves := mine.view()["moves"]:  # a castle may be finished by now
                mine.move(dice.choice(moves)["code"])
            wait_until(lambda: 0 in mine.view()["waiting"] or mine.view()["outcome"])
        while last < _step(mine.look()["event"]):
            id, event = stream.next()
            between, now = event["between"], _step(id)
            assert len(between) < max(1, now - last)
            told = mine.request("GET", f"replay?first={now - len(between)}&count={len(between) + 1}").json()["shown"]
            assert between == [each["view"] for each in told[:-1]]
            passed, last = passed + len(between), now
        while not plain.heard.empty():
            assert plain.next()[1]["between"] == []
    assert passed > 10


@pytest.mark.parametrize(("game", "accept"), [("eketorp", SSE), ("shipwrights", NDJSON)])
def test_what_changed_step_by_step_comes_to_the_whole_views(
    guests: People, hall: Running, game: str, accept: str
) -> None:
    made, dice = guests.make(game, "me,me,me"), random.Random(5)
    mine, between = made.people[0], dict[int, Json]()
    with Stream(hall.url, mine.secret, accept=accept, query="?steps=true&changes=true") as stream:
        for _ in range(25):
            for person in made.people:
                if not person.play(dice):
                    person.undo()
        view: Json = {}
        for _, event in stream.up_to(mine.look()["event"]):
            named("Event").validate(event)
            assert (event["changes"] is None) == (not view) == (event["view"] is not None) and event["between"] == []
            course = [event["view"] or view]
            for change in event["changes"] or []:
                course.append(applied(change, course[-1]))
            view, last = course[-1], _step(event["event"])
            between |= {last - at: each for at, each in enumerate(reversed(course[1:-1]), 1)}
        assert view == mine.look()["view"]
    replay = {each["step"]: each["view"] for first in (0, 50, 100) for each in _shown(mine, first)}
    assert len(between) > 3
    for step, each in between.items():
        assert {name: each[name] for name in replay[step]} == replay[step]


def _shown(person: Person, first: int) -> list[Json]:
    return list(person.request("GET", f"replay?first={first}&count=50").json()["shown"])


def _step(id: str) -> int:
    return int(id.partition(".")[0])


def test_the_id_is_the_cursor_of_all_viewers_in_their_order(guests: People, hall: Running) -> None:
    made, dice = guests.make("shipwrights", "me,me,me"), random.Random(3)
    order = [made.people[2], made.people[0]]
    with Stream(hall.url, *(each.secret for each in order)) as stream:
        for _ in range(12):
            for person in made.people:
                person.play(dice)
        heard = stream.up_to(",".join(each.look()["event"] for each in order))
    now = [0, 0]
    for id, event in heard:
        at = [each.seat for each in order].index(event["seat"])
        cursor = id.split(",")
        assert cursor[at] == event["event"]
        step = steps(cursor[at])[0][0]
        assert step > now[at]
        now[at] = step
    assert heard[-1][0] == ",".join(each.look()["event"] for each in order)


def test_every_event_is_the_whole_view(guests: People, hall: Running) -> None:
    made, dice = guests.make("shipwrights", "me,me"), random.Random(4)
    person, other = made.people
    with Stream(hall.url, person.secret) as stream:
        assert stream.next()[1] == person.look()
        for mover in (person, other) * 4:
            mover.play(dice)
            heard = stream.up_to(person.look()["event"])
            assert not heard or untold(heard[-1][1]) == shown(made, person)


def test_nothing_comes_for_what_a_seat_cannot_see(guests: People, hall: Running) -> None:
    made = guests.make("eketorp", "me,me,me")
    planner, other, last = made.people
    with ExitStack() as open:
        own = open.enter_context(Stream(hall.url, planner.secret))
        others = [open.enter_context(Stream(hall.url, each)) for each in (other.secret, made.secrets["watch"])]
        for stream in (own, *others):
            stream.next()
        before = other.look(), made.watch()
        for _ in range(3):
            assert planner.move(places(planner)[0]).status_code == 200
            assert steps(own.next()[0]) == steps(planner.look()["event"])
        assert planner.undo().status_code == 200
        assert steps(own.next()[0]) == steps(planner.look()["event"])
        assert (other.look(), made.watch()) == before
        last.rename("Ylva")
        for stream, shown in zip(others, before, strict=True):
            id, event = stream.next()
            assert event["table"]["seats"][last.seat]["name"] == "Ylva"
            assert steps(id)[0][0] == steps(shown["event"])[0][0]
        for person in (planner, other, last):
            step_home(person)
        assert others[1].up_to(made.watch()["event"])  # now the plans are open


def test_nd_json_tells_the_same(guests: People, hall: Running) -> None:
    made, dice = guests.make("shipwrights", "me,me"), random.Random(5)
    person = made.people[0]
    with Stream(hall.url, person.secret) as sse, Stream(hall.url, person.secret, accept=NDJSON) as lines:
        assert (sse.kind, lines.kind) == (SSE, NDJSON)
        heard, same = [sse.next()], [lines.next()]
        for each in made.people * 5:  # neither stream puts two steps into one event
            each.play(dice)
            heard += sse.up_to(person.look()["event"])
            same += lines.up_to(person.look()["event"])
    assert [event for _, event in heard] == [event for _, event in same]
    assert [id for id, _ in heard] == [event["event"] for _, event in same]


def test_a_heartbeat_comes_when_nothing_else_does(
    guests: People, hall: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = guests.make()
    monkeypatch.setattr(hall.server.streams, "heartbeat", 0.2)
    for kind in (SSE, NDJSON):
        with Stream(hall.url, made.people[0].secret, accept=kind) as stream:
            stream.next()
            wait_until(lambda stream=stream: stream.beats >= 4)
            assert stream.heard.empty()


def test_news_beside_the_game_come_too(guests: People, hall: Running) -> None:
    made = guests.make("eketorp", "me,open,open", start=False)
    with Stream(hall.url, made.people[0].secret) as stream:
        assert stream.next()[1]["view"] is None
        guests.join(made, "Björn")
        assert stream.next()[1]["table"]["news"][-1]["params"]["name"] == "Björn"
        guests.join(made, "Ylva")
        made.as_host("POST", "/start")
        event = stream.up_to(made.people[0].look()["event"])[-1][1]
        assert event["table"]["status"] == "running"
        assert event["view"] == made.people[0].view()


# Coming back


def test_who_comes_back_misses_nothing_and_hears_nothing_twice(visitors: People, house: Running) -> None:
    made, dice = visitors.make("shipwrights", "me,me,me"), random.Random(6)
    person = made.people[0]
    cursor, told = "", list[object]()
    for stay in (True, False) * 4:
        with Stream(house.url, person.secret, after=cursor) as stream:
            for id, event in stream.up_to(person.look()["event"]):
                if cursor:
                    assert event["story"] is not None
                    assert steps(id)[0] > steps(cursor)[0]
                    told += event["story"]
                else:
                    first = steps(id)[0][0]
                cursor = id
            if stay:
                for each in made.people:
                    each.play(dice)
                for id, event in stream.up_to(person.look()["event"]):
                    cursor, told = id, told + event["story"]
        for each in made.people:
            each.play(dice)
    told_now = person.request("GET", "story", params={"after": first}).json()["story"]
    assert told == told_now[: len(told)]
    assert len(told) == steps(cursor)[0][0] - first > 10


def test_what_is_too_long_ago_has_no_story_but_the_view(guests: People, hall: Running) -> None:
    made, dice = guests.make("shipwrights", "me,me"), random.Random(7)
    person = made.people[0]
    with Stream(hall.url, person.secret) as stream:
        cursor, _ = stream.next()
    while steps(person.look()["event"])[0][0] < steps(cursor)[0][0] + 40:
        for each in made.people:
            each.play(dice)
    with Stream(hall.url, person.secret, after=cursor) as stream:
        assert stream.next()[1] == person.look()  # whose story is null
        nothing_came(stream, person)


def test_a_cursor_that_is_nonsense_shows_the_present(guests: People, hall: Running) -> None:
    made = guests.make()
    person = made.people[0]
    for cursor in ("x", "-1.5", "999999999999.1", "99.1", "1,2,3", "٣.1", "." * 300):
        with Stream(hall.url, person.secret, after=cursor.encode().decode("latin-1")) as stream:
            assert stream.next()[1] == person.look()


def test_who_has_heard_everything_is_told_nothing(guests: People, hall: Running) -> None:
    made = guests.make()
    secrets = [each.secret for each in made.people]
    with Stream(hall.url, *secrets) as stream:
        cursor = stream.up_to(",".join(each.look()["event"] for each in made.people))[-1][0]
    with Stream(hall.url, *secrets, after=cursor) as stream:
        nothing_came(stream, made.people[0], viewers=len(secrets))
        assert made.people[1].move(places(made.people[1])[0]).status_code == 200
        _, event = stream.next()
        assert (event["seat"], len(event["story"])) == (1, 1)


def test_a_server_that_has_read_less_shows_nothing_older(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def not_yet(hall: Registry, table: str, writes: int | None = None) -> None:
        """The notice of another server's entry is still under way."""

    monkeypatch.setattr(notify, "_caught_up", not_yet)
    database = fresh(postgres)
    with (
        running(database) as ahead,
        running(database) as behind,
        People(ahead.url) as here,
        People(behind.url) as there,
    ):
        made, dice = here.make("shipwrights", "me,me"), random.Random(10)
        person = made.people[0]
        with Stream(behind.url, person.secret) as stream:
            stream.next()
        person.play(dice)
        cursor = person.look()["event"]
        with Stream(behind.url, person.secret, after=cursor) as stream:
            nothing_came(stream, replace(person, http=there.http))


# Who may listen


def test_only_seats_and_spectators_listen(guests: People, hall: Running) -> None:
    made = guests.make()
    for secret, status in ((made.secrets["host"], 403), (made.secrets["join"], 403), ("A" * 22, 404), ("short", 401)):
        assert guests.http.get("/api/stream", headers=bearer(secret)).status_code == status
    many = guests.http.get("/api/stream", headers=bearer(*[made.people[0].secret] * 13))
    assert (many.status_code, many.json()["error"]) == (422, "malformed")


def test_a_link_issued_anew_ends_the_streams_of_the_old_one(visitors: People, house: Running) -> None:
    made = visitors.make()
    with Stream(house.url, made.people[0].secret) as old, Stream(house.url, made.people[1].secret) as other:
        old.next(), other.next()
        assert made.as_host("POST", "/seats/0/reissue").status_code == 200
        assert old.ended()
        assert other.next()[1]["table"]["news"][-1]["id"] == "reissued"


def test_an_address_has_so_many_streams_and_gets_them_back(tmp_path: Path) -> None:
    limits = replace(GENEROUS, streams_an_address=32)
    with running(str(tmp_path / "tables.db"), limits) as hall, People(hall.url) as guests, ExitStack() as open:
        watch = guests.make().secrets["watch"]
        streams = [open.enter_context(Stream(hall.url, watch)) for _ in range(32)]
        assert {stream.status for stream in streams} == {200}
        refused = guests.http.get("/api/stream", headers=bearer(watch))
        assert (refused.status_code, refused.json()["error"]) == (429, "too_many")
        assert int(refused.headers["retry-after"]) > 0
        for stream in streams[:5]:
            stream.close()
        wait_until(lambda: len(hall.server.streams.open) == 27)
        again = [open.enter_context(Stream(hall.url, watch)) for _ in range(6)]
        assert [stream.status for stream in again] == [200] * 5 + [429]
    assert hall.server.streams.open == set()
    assert hall.server.api.state.stream_limit.open == 0
