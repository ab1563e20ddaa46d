"""Hosts over real HTTP: arranging, starting, absent players, links issued anew, and rematches."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from meadhall.server import housekeeping
from meadhall.server.names import DAY
from meadhall.server.storage import schema
from meadhall.server.tables.seats import NOTICE

from .people import Made, People, Person, bearer, events, problem
from .running import Running
from .test_seats import eventually, news_of


@contextmanager
def stream(url: str, *secrets: str) -> Iterator[tuple[list[Any], threading.Event]]:
    """What a stream brings, while it brings anything, and whether the server has ended it."""
    heard: list[Any] = []
    ended = threading.Event()
    with httpx.Client(base_url=url, timeout=60) as http:

        def listen() -> None:
            try:
                with http.stream("GET", "/api/stream", headers=bearer(*secrets)) as answer:
                    for _, data in events(answer.iter_lines()):
                        heard.append(data)
                ended.set()
            except httpx.HTTPError:
                return

        thread = threading.Thread(target=listen, daemon=True)
        thread.start()
        eventually(lambda: len(heard) >= len(secrets))
        yield heard, ended


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "EVERY", 0.1)


def claimed(http: httpx.Client, table: str, seat: int, secret: str, name: str = "Erik") -> httpx.Response:
    return http.post(f"/api/tables/{table}/seats/{seat}/claim", json={"name": name}, headers=bearer(secret))


def test_the_host_arranges_bots_before_the_start(visitors: People) -> None:
    made = visitors.make(seats="me,open,open", start=False)
    assert made.as_host("PUT", "/seats/1", {"level": "jarl"}).status_code == 204
    assert made.watch()["table"]["seats"][1] == {"who": "bot", "name": "", "level": "jarl"}
    assert made.as_host("PUT", "/seats/1", {"level": None}).status_code == 204
    assert made.watch()["table"]["seats"][1] == {"who": "open", "name": "", "level": ""}
    assert [id for id, _ in news_of(made)] == ["bot_sits", "opened"]
    assert made.as_host("PUT", "/seats/0", {"level": "karl"}).json()["error"] == "seat_taken"
    assert made.as_host("PUT", "/seats/3", {"level": "karl"}).status_code == 404
    assert made.as_host("PUT", "/seats/1", {"level": "jotun"}).status_code == 422
    assert made.people[0].request("PUT", "/seats/1", {"level": "karl"}).status_code == 403


def test_no_game_starts_while_a_seat_is_open(visitors: People) -> None:
    made = visitors.make(seats="me,me,open")
    assert made.watch()["table"]["status"] == "gathering"
    refused = made.as_host("POST", "/start")
    assert (refused.status_code, refused.json()) == (409, {"error": "open_seats"})
    assert made.people[0].move("place home", 0).json()["error"] == "not_running"
    assert made.people[0].request("POST", "/start").status_code == 403
    made.as_host("PUT", "/seats/2", {"level": "thrall"})
    assert made.as_host("POST", "/start").status_code == 204
    assert made.as_host("POST", "/start").json()["error"] == "not_gathering"
    assert made.as_host("PUT", "/seats/2", {"level": None}).json()["error"] == "not_gathering"
    assert made.watch()["view"]["position"]["round"] == 1


@pytest.mark.parametrize("by_host", [True, False])
def test_an_absent_seat_is_handed_to_a_bot_and_reclaimed(visitors: People, house: Running, by_host: bool) -> None:
    made = visitors.make(seats="me,me,me", absence=DAY)
    gone, here = made.people[0], made.people[1]

    def hand_over() -> httpx.Response:
        wish = {"level": "thrall"}
        return made.as_host("PUT", "/seats/0/bot", wish) if by_host else here.request("PUT", "/seats/0/bot", wish)

    house.clock.ahead += DAY - 60
    assert hand_over().json() == {"error": "not_absent", "params": {"seat": 0}}
    house.clock.ahead += 120
    assert hand_over().status_code == 204
    assert news_of(made)[-1] == ("absent", {"seat": 0, "name": "Ása", "level": "thrall"})
    eventually(lambda: 0 not in made.watch()["view"]["waiting"])
    assert gone.move("place home").json() == {"error": "bot_plays"}
    assert gone.request("DELETE", "bot").status_code == 204
    assert gone.undo().status_code == 200 and 0 in gone.view()["waiting"]
    assert hand_over().json()["error"] == "not_absent"


def test_who_comes_back_has_the_tables_whole_time_again(visitors: People, house: Running) -> None:
    made = visitors.make(seats="me,me,me", absence=DAY)
    house.clock.ahead += DAY + 60
    link = made.as_host("POST", "/seats/0/reissue").json()["claim"]
    house.clock.ahead += NOTICE
    assert claimed(visitors.http, made.id, 0, link).status_code == 200
    assert made.as_host("PUT", "/seats/0/bot", {}).json()["error"] == "not_absent"
    house.server.registry.tables.pop(made.id)
    assert made.as_host("PUT", "/seats/0/bot", {}).json()["error"] == "not_absent"
    assert made.as_host("PUT", "/seats/1/bot", {"level": "thrall"}).status_code == 204
    eventually(lambda: 1 not in made.watch()["view"]["waiting"])
    house.clock.ahead += DAY + 60
    assert made.as_host("PUT", "/seats/0/bot", {"level": "thrall"}).status_code == 204


def test_a_seat_that_is_not_waited_for_is_not_absent(visitors: People, house: Running) -> None:
    made = visitors.make(seats="me,me,me", absence=3600)
    made.people[0].move("place home")
    house.clock.ahead += 7200
    assert made.as_host("PUT", "/seats/0/bot", {}).json()["error"] == "not_absent"
    assert made.as_host("PUT", "/seats/1/bot", {"level": "thrall"}).status_code == 204


def test_a_link_issued_anew_ends_the_old_one_at_once(visitors: People, house: Running) -> None:
    made = visitors.make(seats="me,me,me")
    old, other = made.people[0], made.people[1]
    with stream(house.url, old.secret) as (heard, ended), stream(house.url, other.secret) as (told, goes_on):
        answer = made.as_host("POST", "/seats/0/reissue")
        assert answer.status_code == 200
        assert old.request("GET", "").status_code == 404
        assert old.move("place home", 0).status_code == 404
        assert visitors.http.get("/api/stream", headers=bearer(old.secret)).status_code == 404
        assert visitors.http.get("/api/tables", headers=bearer(old.secret)).json() == []
        assert ended.wait(60)
        eventually(lambda: told[-1]["table"]["news"][-1]["id"] == "reissued")
        assert not any(event["table"]["news"][-1]["id"] == "reissued" for event in heard)
        assert not goes_on.is_set()
    link = answer.json()["links"]["claim"]
    assert link.endswith(f"#claim/{made.id}/0/{answer.json()['claim']}")
    assert news_of(made)[-1] == ("reissued", {"seat": 0, "name": "Ása"})


def test_a_claim_whose_answer_was_lost_is_answered_again(visitors: People, house: Running) -> None:
    made = visitors.make(seats="me,me,me")
    link = made.as_host("POST", "/seats/0/reissue").json()["claim"]
    house.clock.ahead += NOTICE
    path, wish = f"/api/tables/{made.id}/seats/0/claim", {"name": "Erik"}

    def ask(secret: str, key: str = "k") -> httpx.Response:
        return visitors.http.post(path, json=wish, headers=bearer(secret) | {"Idempotency-Key": key * 30})

    first, again = ask(link), ask(link)
    assert first.status_code == again.status_code == 200 and first.json() == again.json()
    assert ask(link, key="o").status_code == 404, "the link is used up"
    assert visitors.http.post(path, json=wish, headers={"Idempotency-Key": "k" * 30}).status_code == 401
    assert [told for told, _ in news_of(made)].count("claimed") == 1
    assert made.as_host("POST", "/seats/0/reissue").status_code == 200
    assert ask(link).status_code == 404, "what it gave was revoked"


def test_a_link_issued_anew_is_claimed_once(visitors: People, house: Running) -> None:
    made = visitors.make(seats="me,me,me")
    first = made.as_host("POST", "/seats/0/reissue").json()["claim"]
    second = made.as_host("POST", "/seats/0/reissue").json()["claim"]
    assert claimed(visitors.http, made.id, 0, first).status_code == 404
    assert claimed(visitors.http, made.id, 1, second).status_code == 403
    assert visitors.http.get(f"/api/tables/{made.id}/seats/0", headers=bearer(second)).status_code == 403
    house.clock.ahead += NOTICE
    with ThreadPoolExecutor(4) as together:
        answers = list(together.map(lambda _: claimed(visitors.http, made.id, 0, second), range(4)))
    (secret,) = [answer.json()["seats"]["0"] for answer in answers if answer.status_code == 200]
    assert {answer.status_code for answer in answers} <= {200, 404, 409}
    new = Person(visitors.http, made.id, 0, secret)
    assert new.view()["position"]["castles"][0]["hand"] and new.move("place home").status_code == 200
    assert news_of(made)[-1] == ("claimed", {"seat": 0, "name": "Erik"})
    assert claimed(visitors.http, made.id, 0, second).status_code == 404
    assert made.people[1].request("POST", "/seats/0/reissue").status_code == 403


def test_a_rematch_has_new_dice_and_the_same_places(visitors: People) -> None:
    made = visitors.make("shipwrights", "me,open,thrall", start=False)
    leif = visitors.join(made, "Leif")
    assert made.as_host("POST", "/rematch").json() == {"error": "not_over", "params": {"status": "gathering"}}
    made.as_host("POST", "/abandon")
    watcher = bearer(made.secrets["watch"])
    assert visitors.http.post(f"/api/tables/{made.id}/rematch", headers=watcher).status_code == 403
    mine = bearer(made.secrets["host"], made.secrets["watch"], made.people[0].secret)
    again = visitors.http.post(f"/api/tables/{made.id}/rematch", headers=mine).json()
    kept = Made(visitors.http, again).watch()["table"]["seats"]
    assert [(seat["who"], seat["name"]) for seat in kept] == [("person", "Ása"), ("open", "Leif"), ("bot", "")]
    his = leif.request("POST", "/rematch").json()
    assert again["table"] == his["table"] != made.id
    assert (list(again["seats"]), list(his["seats"])) == (["0"], ["1"])
    assert his["host"] is his["join"] is None
    new = Made(visitors.http, again)
    shown, old = new.watch()["table"], made.watch()["table"]
    assert (shown["parent"], old["rematch"]) == (made.id, new.id)
    assert news_of(made)[-1] == ("rematch", {"table": new.id})
    assert shown["commitment"] != old["commitment"]
    assert [(seat["who"], seat["name"]) for seat in shown["seats"]] == [
        ("person", "Ása"),
        ("person", "Leif"),
        ("bot", ""),
    ]
    assert new.as_host("POST", "/start").status_code == 204
    assert Person(visitors.http, new.id, 1, his["seats"]["1"]).view()["decision"] == 0
    assert leif.request("POST", "/rematch").json() == his
    followed = visitors.http.post(f"/api/tables/{made.id}/rematch", headers=watcher).json()
    assert followed["table"] == new.id and followed["watch"] and not followed["seats"] and followed["host"] is None


def test_two_who_ask_for_a_rematch_at_once_get_one_table(visitors: People, house: Running) -> None:
    made = visitors.make(seats="me,me,me")
    made.as_host("POST", "/abandon")
    with ThreadPoolExecutor(6) as together:
        answers = list(together.map(lambda person: person.request("POST", "/rematch").json(), made.people * 2))
    assert len({answer["table"] for answer in answers}) == 1
    assert [answer["seats"] for answer in answers[:3]] == [answer["seats"] for answer in answers[3:]]
    count = select(func.count()).select_from(schema.tables).where(schema.tables.c.parent == made.id)
    with house.server.store.engine.connect() as connection:
        assert connection.execute(count).scalar() == 1


def test_a_place_at_the_rematch_that_somebody_else_has_is_not_shared(visitors: People) -> None:
    made = visitors.make(seats="me,open,open", start=False)
    leif, erik = visitors.join(made, "Leif"), visitors.join(made, "Erik")
    made.as_host("POST", "/abandon")
    new = Made(visitors.http, made.as_host("POST", "/rematch").json())
    assert new.as_host("POST", "/join", {"name": "Freydís", "seat": 1}).status_code == 200
    refused = leif.request("POST", "/rematch")
    assert (refused.status_code, refused.json()["error"]) == (409, "seat_taken")
    both = visitors.http.post(f"/api/tables/{made.id}/rematch", headers=bearer(leif.secret, erik.secret)).json()
    assert list(both["seats"]) == ["2"]


def test_the_host_gives_the_place_of_who_does_not_come_to_a_bot(visitors: People) -> None:
    made = visitors.make(seats="me,open,open", start=False)
    leif, erik = visitors.join(made, "Leif"), visitors.join(made, "Erik")
    made.as_host("POST", "/abandon")
    new = Made(visitors.http, made.as_host("POST", "/rematch").json())
    for each in (made.people[0], leif):
        assert each.request("POST", "/rematch").status_code == 200
    assert problem(new.as_host("POST", "/start"))[:2] == (409, "open_seats")
    assert new.as_host("PUT", "/seats/2", {"level": "karl"}).status_code == 204
    assert new.as_host("POST", "/start").status_code == 204
    late = erik.request("POST", "/rematch")
    assert problem(late)[:2] == (409, "seat_taken")
    assert erik.request("POST", "/rematch").json() == late.json(), "it does not change by asking"


def test_a_rematch_that_was_pruned_is_made_anew(visitors: People, house: Running) -> None:
    made = visitors.make(seats="me,me,me")
    made.as_host("POST", "/abandon")
    first = made.as_host("POST", "/rematch").json()["table"]
    with house.server.store.engine.begin() as connection:
        connection.execute(schema.tables.delete().where(schema.tables.c.id == first))
    house.server.registry.tables.pop(first)
    assert made.as_host("POST", "/rematch").json()["table"] not in (first, made.id)
