"""Notices: one a turn to whoever is away, to a browser or a webhook, and no other request to anybody."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from meadhall.server.notices.push import LENGTH

from .conftest import fresh
from .hearing import Stream
from .people import Json, Made, People, Person, problem
from .profiles import Profiled
from .receiving import Browser, Received, Receiver, receiving, unplain
from .running import Running, running, wait_until

ZONE = "Europe/Rome"


@contextmanager
def house_of(database: str, url: str = "") -> Iterator[Running]:
    """A server that looks often, may send into its own network, and has not just started."""
    with running(database, url=url, local_notices=True) as found:
        found.server.desk.watch.every = 0.05
        found.server.desk.outbox.again = (0.1, 0.1)
        found.server.registry.began -= 100
        yield found


@pytest.fixture(scope="module")
def post_box() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture
def receiver(post_box: Receiver) -> Receiver:
    while not post_box.silent():
        post_box.next()
    post_box.answers.clear()
    return post_box


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house_of(str(tmp_path_factory.mktemp("notices") / "tables.db")) as found:
        yield found


@pytest.fixture
def guests(hall: Running) -> Iterator[People]:
    with People(hall.url) as found:
        yield found


def webhook(receiver: Receiver, path: str = "/hook", form: str = "json") -> Json:
    return {"url": receiver.url + path, "form": form}


def subscribe(person: Person, target: Json, **more: Any) -> Json:
    answer = person.request("POST", "notices", {"target": target, "after": 0, "choices": ["turn"]} | more)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def settled(server: Running, made: Made) -> None:
    """Wait until the server has told everybody of the table who is to be told."""
    wait_until(lambda: made.id not in server.inside(server.server.store.read(unsettled_tables)))


def unsettled_tables(connection: Any) -> list[str]:
    from meadhall.server.storage.subscriptions import unsettled

    return unsettled(connection)


def one_move(person: Person) -> None:
    view = person.view()
    assert person.move(view["moves"][0]["code"], view["decision"]).status_code == 200


def test_a_push_is_encrypted_for_the_browser_signed_and_tells_nothing_but_whose_turn_it_is(
    hall: Running, guests: People, receiver: Receiver
) -> None:
    made = guests.make("eketorp", "me,me,karl")
    browser, other = Browser(), Browser()
    subscribe(made.people[0], browser.target(receiver.url + "/one"), language="de")
    subscribe(made.people[1], other.target(receiver.url + "/two"))
    came = {each.path: each for each in (receiver.next(), receiver.next())}
    assert len(came["/one"].body) == len(came["/two"].body)
    with pytest.raises(InvalidTag):
        other.open(came["/one"].body)
    text = browser.open(came["/one"].body)
    assert len(text) == LENGTH
    said = json.loads(text)
    assert {name: said[name] for name in ("id", "language", "title", "body", "table")} == {
        "id": "turn", "language": "de", "title": "Du bist dran", "body": "Eketorp mit Ása 2", "table": made.id,
    }  # fmt: skip
    assert set(said) == {"id", "language", "title", "body", "table", "stop", "stopLabel"}
    headers = came["/one"].headers
    assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
    check_signature(headers["authorization"], guests.http.get("/api/notices/key").json()["key"], receiver.url)


def check_signature(authorization: str, key: str, audience: str) -> None:
    """RFC 8292: a token for this push service, which the server's published key has signed."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(each.strip().split("=", 1) for each in rest.split(","))
    assert kind == "vapid" and parts["k"] == key
    signed, _, signature = parts["t"].rpartition(".")
    claims = json.loads(unplain(signed.split(".")[1]))
    assert claims["aud"] == audience and claims["sub"].startswith(("mailto:", "https:"))
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    public, raw = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unplain(key)), unplain(signature)
    both = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(both, signed.encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(both, signed.encode() + b"x", ec.ECDSA(SHA256()))


def test_one_notice_a_turn_and_none_to_who_is_here(hall: Running, guests: People, receiver: Receiver) -> None:
    made = guests.make("eketorp", "me,me,karl")
    one, two = made.people
    with Stream(hall.url, one.secret) as mine:
        mine.next()
        subscribe(one, webhook(receiver, "/one"))
        subscribe(two, webhook(receiver, "/two"))
        first = receiver.next()
        assert (first.path, first.json()["kind"]) == ("/two", "turn")
        assert first.json()["decision"] == two.view()["decision"] and first.json()["seat"] == 1
        two.rename("Tóki")  # the table is written to, and nobody is asked for anything new
        hall.inside(hall.server.desk.watch.look())
        assert receiver.silent()
    left = receiver.next()  # who leaves while the table waits for them is told
    assert (left.path, left.json()["seat"]) == ("/one", 0)
    one_move(two)
    again = receiver.next()
    assert again.path == "/two" and again.json()["decision"] == 1
    settled(hall, made)
    assert receiver.silent()


def test_after_a_restart_nobody_is_told_again_and_what_was_not_told_is(tmp_path: Path, receiver: Receiver) -> None:
    database = str(tmp_path / "tables.db")
    with house_of(database) as before, People(before.url) as people:
        made = people.make("eketorp", "me,me,karl")
        subscribe(made.people[0], webhook(receiver, "/told"))
        subscribe(made.people[1], webhook(receiver, "/untold"), after=3600)
        key = people.http.get("/api/notices/key").json()
        assert receiver.next().path == "/told"
    with house_of(database) as after, People(after.url) as people:
        assert people.http.get("/api/notices/key").json() == key
        wait_until(lambda: after.server.desk.watch.away)
        after.clock.ahead = 3700
        assert receiver.next().path == "/untold"
        wait_until(lambda: after.inside(after.server.store.read(unsettled_tables)) == [])
        assert receiver.silent()


def test_two_servers_tell_once_between_them(postgres: str, receiver: Receiver) -> None:
    database = fresh(postgres)
    with house_of(database) as one, house_of(database) as two, People(one.url) as people:
        made = people.make("eketorp", "me,me,karl")
        keys = {httpx.get(f"{each.url}/api/notices/key").json()["key"] for each in (one, two)}
        assert len(keys) == 1
        subscribe(made.people[0], webhook(receiver))
        assert receiver.next().json()["seat"] == 0
        for each in (one, two):
            settled(each, made)
        assert receiver.silent()


def test_begun_over_and_rematch_are_told_once_each_if_they_were_chosen(
    hall: Running, guests: People, receiver: Receiver
) -> None:
    made = guests.make("eketorp", "me,open,karl", start=False)
    guests.join(made, "Leif")
    everything = ["turn", "started", "rematch", "over"]
    subscribe(made.people[0], webhook(receiver, "/all"), choices=everything)
    subscribe(made.people[1], webhook(receiver, "/end"), choices=["over"])
    assert made.as_host("POST", "/start").status_code == 204
    assert receiver.next().json()["kind"] == "turn"  # which says that it has begun, too
    settled(hall, made)
    hall.clock.ahead += 10  # else the next one would wait a little
    assert made.as_host("POST", "/abandon").status_code == 204
    ended = {each.path: each.json()["kind"] for each in (receiver.next(), receiver.next())}
    assert ended == {"/all": "over", "/end": "over"}
    hall.clock.ahead += 10
    assert made.as_host("POST", "/rematch").status_code == 200
    assert receiver.next().json()["kind"] == "rematch"
    settled(hall, made)
    assert receiver.silent()


def test_in_quiet_hours_nothing_is_sent_and_at_their_end_one_notice(tmp_path: Path, receiver: Receiver) -> None:
    with house_of(str(tmp_path / "tables.db")) as server, People(server.url) as people:
        quiet = {"start": 22 * 60, "end": 7 * 60, "zone": ZONE}
        put_to(server, hour=23)
        waiting = [people.make("eketorp", "me,me,karl") for _ in range(3)]
        for made in waiting:
            subscribe(made.people[0], webhook(receiver, f"/{made.id}"), quiet=quiet)
            subscribe(made.people[1], webhook(receiver, f"/{made.id}/late"), quiet=quiet, after=60)
        wait_until(lambda: all(seen_away(server, made.people[1]) for made in waiting))
        put_to(server, hour=2)
        for made in waiting:
            settled(server, made)
        assert receiver.silent()
        one_move(waiting[0].people[0])  # what was held back no longer holds; the next decision is held back instead
        settled(server, waiting[0])
        put_to(server, hour=7)
        came = [receiver.next() for _ in range(6)]
        assert sorted(each.path for each in came) == sorted(
            f"/{made.id}{end}" for made in waiting for end in ("", "/late")
        )
        (moved,) = [each.json()["decision"] for each in came if each.path == f"/{waiting[0].id}"]
        assert moved == 1
        server.inside(server.server.desk.watch.wake())
        assert receiver.silent()


def seen_away(server: Running, person: Person) -> bool:
    """Whether the server counts since when somebody who is to be told has been away."""
    return any((each.table_id, each.seat) == (person.table, person.seat) for each in server.server.desk.watch.away)


def put_to(server: Running, hour: int) -> None:
    """Put the clock forward to that hour in the zone."""
    from datetime import datetime, timedelta
    from zoneinfo import ZoneInfo

    now = datetime.fromtimestamp(server.clock(), ZoneInfo(ZONE))
    then = now.replace(hour=hour, minute=0, second=1, microsecond=0)
    then += timedelta(days=then < now)
    server.clock.ahead += then.timestamp() - now.timestamp()


def test_a_browser_that_is_gone_is_forgotten_and_a_webhook_that_fails_says_so(
    hall: Running, guests: People, receiver: Receiver
) -> None:
    made = guests.make("eketorp", "me,me,karl")
    one, two = made.people
    receiver.answers["/gone"] = [(410, {})]
    receiver.answers["/broken"] = [(503, {}), (503, {}), (404, {})]
    subscribe(one, Browser().target(receiver.url + "/gone"))
    kept = subscribe(two, webhook(receiver, "/broken"))
    paths = [receiver.next().path for _ in range(4)]
    assert sorted(paths) == ["/broken", "/broken", "/broken", "/gone"]  # what may pass is tried again, twice
    wait_until(lambda: one.request("GET", "notices").json() == [])
    wait_until(lambda: two.request("GET", "notices").json()[0]["failure"] == "404")
    receiver.answers.clear()
    assert two.request("POST", f"notices/{kept['id']}/test").json() == {"sent": True, "failure": ""}
    assert receiver.next().json()["kind"] == "test"
    assert two.request("GET", "notices").json()[0]["failures"] == 0
    assert problem(two.request("POST", f"notices/{kept['id']}/test"))[:2] == (429, "too_many")


def test_one_click_ends_it_without_a_secret_and_a_new_link_ends_all(
    hall: Running, guests: People, receiver: Receiver
) -> None:
    made = guests.make("eketorp", "me,me,karl")
    one, two = made.people
    subscribe(one, webhook(receiver, "/one"))
    subscribe(two, webhook(receiver, "/two"))
    came = {each.path: each.json() for each in (receiver.next(), receiver.next())}
    token = came["/one"]["stop"].rpartition("/#stop/")[2]
    wrong = token[:-2] + ("AA" if token[-2:] != "AA" else "BB")
    stop = [guests.http.post("/api/notices/stop", json={"token": each}).json() for each in (wrong, token, token)]
    assert stop == [{"stopped": False}, {"stopped": True}, {"stopped": False}]
    assert one.request("GET", "notices").json() == [] and len(two.request("GET", "notices").json()) == 1
    assert two.request("DELETE", "notices/0123456789ab").status_code == 204
    assert made.as_host("POST", "/seats/1/reissue").status_code == 200
    count = hall.inside(hall.server.store.read(lambda connection: len(places(connection, made.id))))
    assert count == 0


def places(connection: Any, table: str) -> list[Any]:
    from meadhall.server.storage.subscriptions import places_of

    return list(places_of(connection, table))


def test_a_seat_is_only_told_of_by_who_holds_it(guests: People, receiver: Receiver) -> None:
    made = guests.make("eketorp", "me,me,karl")
    one, two = made.people
    mine = subscribe(one, webhook(receiver), after=3600)
    as_other = Person(guests.http, made.id, 0, two.secret)
    assert problem(as_other.request("GET", "notices"))[:2] == (403, "not_yours")
    assert problem(as_other.request("POST", "notices", {"target": webhook(receiver)}))[:2] == (403, "not_yours")
    assert two.request("DELETE", f"notices/{mine['id']}").status_code == 204  # at their own seat there is none
    assert [each["id"] for each in one.request("GET", "notices").json()] == [mine["id"]]
    assert "/hook" not in json.dumps(one.request("GET", "notices").json())
    changed = subscribe(one, webhook(receiver), after=7, language="it")
    assert (changed["id"], changed["after"], changed["language"]) == (mine["id"], 7, "it")
    for number in range(4):
        subscribe(one, webhook(receiver, f"/{number}"), after=3600)
    full = one.request("POST", "notices", {"target": webhook(receiver, "/more")})
    assert problem(full) == (409, "notices_full", {"most": 5})


@pytest.mark.parametrize("form", ["discord", "slack", "mattermost", "ntfy", "json"])
def test_every_chat_service_gets_its_shape_and_no_name_pings_anybody(
    guests: People, receiver: Receiver, form: str
) -> None:
    made = guests.make("eketorp", "me,open,karl", start=False)
    guests.join(made, "@everyone *x*")
    assert made.as_host("POST", "/start").status_code == 204
    subscribe(made.people[0], webhook(receiver, "/base/topic", form))
    came = receiver.next()
    check_shape(form, came, made)


def check_shape(form: str, came: Received, made: Made) -> None:
    body, text = came.json(), came.body.decode()
    assert (
        f"#table/{made.id}" in text and "#stop/" in text and came.headers["content-type"].startswith("application/json")
    )
    if form == "discord":
        assert body["allowed_mentions"] == {"parse": []} and "\\*x\\*" in body["content"]
        assert "It’s your turn" in body["content"] and "@everyone" not in body["content"]
    elif form in ("slack", "mattermost"):
        assert "It’s your turn" in body["text"] and (form == "slack" or "@everyone" not in body["text"])
    elif form == "ntfy":
        assert came.path == "/base/" and body["topic"] == "topic" and body["title"] == "It’s your turn"
        assert body["click"].endswith(f"#table/{made.id}") and body["actions"][0]["url"].partition("#stop/")[1]
    else:
        assert (body["table"], body["seat"], body["decision"]) == (made.id, 0, 0)


def test_a_profile_is_told_of_all_its_seats_until_device_or_profile_is_gone(
    hall: Running, guests: People, receiver: Receiver
) -> None:
    profile = Profiled.made(guests.http)
    phone = profile.carried()
    browser, body = Browser(), {"after": 0, "choices": ["turn"]}
    pushed = body | {"target": browser.target(receiver.url + "/phone")}
    assert phone.ask("POST", "/notices", pushed).status_code == 201
    assert profile.ask("POST", "/notices", body | {"target": webhook(receiver, "/chat")}).status_code == 201
    made = profile.make(seats="me,karl,karl", start=True)
    subscribe(made.people[0], browser.target(receiver.url + "/phone"))  # the same browser is told once all the same
    came = {each.path: each for each in (receiver.next(), receiver.next())}
    assert set(came) == {"/phone", "/chat"} and came["/chat"].json()["table"] == made.id
    assert json.loads(browser.open(came["/phone"].body))["table"] == made.id
    settled(hall, made)
    assert receiver.silent()
    assert profile.ask("DELETE", f"/devices/{phone.look()['device']}").status_code == 204
    assert [each["form"] for each in profile.ask("GET", "/notices").json()] == ["json"]
    assert profile.ask("DELETE").status_code == 204
    left = hall.inside(hall.server.store.read(lambda connection: places(connection, made.id)))
    assert [each for each in left if each.subscription.profile_id] == []
