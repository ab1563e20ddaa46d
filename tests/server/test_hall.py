"""The hall: open tables that anyone may join or watch, and seeks that seat people as they come."""

import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.server.storage import schema
from meadhall.server.tables import hall as listing
from meadhall.server.tables import presence

from .hearing import Stream
from .people import Json, People, Person, bearer, problem
from .profiles import Profiled
from .running import GENEROUS, Running, running, wait_until

ANYONE = {"joins": True, "watched": True}


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose clock these tests put forward."""
    with running(str(tmp_path_factory.mktemp("lively") / "tables.db")) as found:
        found.server.registry.began -= presence.EXPECTED
        yield found


@pytest.fixture
def strangers(lively: Running) -> Iterator[People]:
    with People(lively.url) as found:
        yield found


def listed(people: People) -> dict[str, Json]:
    answer = people.http.get("/api/hall/tables")
    assert answer.status_code == 200
    return {each["id"]: each for each in answer.json()["tables"]}


def join(people: People, table: str, name: str) -> Person:
    answer = people.http.post(f"/api/hall/tables/{table}/join", json={"name": name})
    assert answer.status_code == 200, answer.text
    return seated(people, answer.json())


def seek(people: People, name: str, **wishes: Any) -> Person:
    answer = people.http.post("/api/hall/seeks", json={"game": "eketorp", "seats": 3, "name": name} | wishes)
    assert answer.status_code == 200, answer.text
    return seated(people, answer.json())


def seated(people: People, secrets: Json) -> Person:
    ((seat, secret),) = secrets["seats"].items()
    return Person(people.http, secrets["table"], int(seat), secret)


def status(person: Person) -> str:
    return str(person.look()["table"]["status"])


def test_a_table_is_by_link_only_unless_its_host_says_otherwise(strangers: People) -> None:
    made = strangers.make("eketorp", "me,open,open", start=False)
    info = made.watch()["table"]
    assert (info["open"], info["hall"]["joins"], info["hall"]["watched"], info["ownCards"]) == (
        False,
        False,
        False,
        None,
    )
    assert made.id not in listed(strangers)
    for way in ("join", "watch"):
        answer = strangers.http.post(
            f"/api/hall/tables/{made.id}/{way}", json={"name": "Ulf"} if way == "join" else None
        )
        assert problem(answer)[:2] == (404, "unknown")
    assert made.as_host("PUT", "/hall", ANYONE).status_code == 204
    assert listed(strangers)[made.id]["hall"] == ANYONE | {"seek": False, "pace": None, "fills": None}
    assert strangers.join(made, "Una").request("PUT", "/hall", ANYONE).status_code == 403
    join(strangers, made.id, "Ulf")
    assert made.as_host("PUT", "/hall", {}).status_code == 204
    assert made.id not in listed(strangers)
    assert made.watch()["table"]["open"], "a stranger sits there"
    told = [each["params"] for each in made.watch()["table"]["news"] if each["id"] == "listed"]
    assert told == [{"joins": "yes", "watched": "yes"}, {"joins": "no", "watched": "no"}]


def test_the_list_tells_nothing_but_what_anyone_may_know(lively: Running, strangers: People) -> None:
    made = strangers.make("eketorp", "me,me,open", start=False, hall=ANYONE)
    ulf = join(strangers, made.id, "<b>Ulf</b>")
    assert made.as_host("POST", "/start").status_code == 204
    answer = strangers.http.get("/api/hall/tables")
    shown = listed(strangers)[made.id]
    assert (shown["status"], shown["round"], shown["seats"][2]["name"]) == ("running", 1, "<b>Ulf</b>")
    assert set(shown) == {
        "id", "game", "status", "seats", "options", "hints", "ownCards", "hall", "clock", "counts", "round", "watching",
    }  # fmt: skip
    assert (shown["clock"], shown["counts"]) == (None, False)
    secrets = [made.secrets[role] for role in ("host", "join", "watch")] + [ulf.secret]
    watch = strangers.http.post(f"/api/hall/tables/{made.id}/watch").json()
    live = lively.server.registry.tables[made.id]
    secrets += [watch["watch"], live.head.key.hex()]
    assert not any(secret in answer.text for secret in secrets)
    before = answer.text
    plan = next(each for each in made.people[0].view()["moves"] if each["text"].startswith("place"))
    assert made.people[0].move(plan["code"]).status_code == 200
    lively.server.hall.change()
    assert strangers.http.get("/api/hall/tables").text == before, "a sealed plan changes nothing"


def test_the_list_says_which_clock_a_table_has_and_whether_it_counts(strangers: People) -> None:
    clock = {"kind": "real", "seconds": 86_400, "spare": 0, "increment": 0, "out": "waits"}
    holder = Profiled.made(strangers.http, "Gunnvor")
    made = holder.make(seats="me,open,karl", hall=ANYONE, clock=clock, counts=True)
    shown = listed(strangers)[made.id]
    assert (shown["clock"], shown["counts"]) == (clock, True)
    refused = strangers.http.post(f"/api/hall/tables/{made.id}/join", json={"name": "Nobody"})
    assert problem(refused)[:2] == (403, "needs_profile")


def test_the_list_is_sent_again_only_when_it_has_changed(strangers: People) -> None:
    made = strangers.make("eketorp", "me,open,open", start=False, hall=ANYONE)
    first = strangers.http.get("/api/hall/tables")
    same = strangers.http.get("/api/hall/tables", headers={"If-None-Match": first.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")
    join(strangers, made.id, "Ulf")
    fresh = strangers.http.get("/api/hall/tables", headers={"If-None-Match": first.headers["etag"]})
    assert fresh.status_code == 200 and fresh.headers["etag"] != first.headers["etag"]


def test_who_watches_from_the_hall_sees_what_spectators_see_until_the_host_closes(strangers: People) -> None:
    made = strangers.make("eketorp", "me,me,me", hall={"watched": True})
    keys = strangers.http.post(f"/api/hall/tables/{made.id}/watch").json()
    assert set(keys["links"]) == {"watch"} and not keys["seats"]
    again = strangers.http.post(f"/api/hall/tables/{made.id}/watch").json()
    assert again == keys, "nothing is stored for each who watches"
    own = strangers.http.get(f"/api/tables/{made.id}", headers=bearer(keys["watch"]))
    assert own.json() == made.watch()
    assert strangers.http.get(f"/api/tables/{made.id}/seats/0", headers=bearer(keys["watch"])).status_code == 403
    assert made.as_host("PUT", "/hall", {}).status_code == 204
    assert strangers.http.get(f"/api/tables/{made.id}", headers=bearer(keys["watch"])).status_code == 404


def test_two_race_for_the_last_seat_and_one_of_them_sits(lively: Running, strangers: People) -> None:
    made = strangers.make("eketorp", "me,me,open", start=False, hall=ANYONE)
    answers: list[httpx.Response] = []
    begin = threading.Barrier(6)

    def run(name: str) -> None:
        with httpx.Client(base_url=lively.url, timeout=60) as http:
            begin.wait()
            answers.append(http.post(f"/api/hall/tables/{made.id}/join", json={"name": name}))

    runners = [threading.Thread(target=run, args=(f"Guest {at}",)) for at in range(6)]
    for each in runners:
        each.start()
    for each in runners:
        each.join()
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    assert {problem(answer)[1] for answer in answers if answer.status_code == 409} == {"full"}


def test_a_repeated_join_takes_one_seat(strangers: People) -> None:
    made = strangers.make("eketorp", "me,open,open", start=False, hall=ANYONE)
    key = {"Idempotency-Key": "k" * 30}
    both = [
        strangers.http.post(f"/api/hall/tables/{made.id}/join", json={"name": "Ulf"}, headers=key).json()
        for _ in range(2)
    ]
    assert both[0] == both[1] and [seat["who"] for seat in listed(strangers)[made.id]["seats"]].count("open") == 1


def test_a_seek_seats_people_as_they_come_and_starts_when_it_is_full(lively: Running, strangers: People) -> None:
    asa = seek(strangers, "Ása")
    with Stream(lively.url, asa.secret) as page:
        assert page.next()[1]["table"]["hall"]["seek"] is True
        row = listed(strangers)[asa.table]
        assert (row["hall"]["joins"], [seat["who"] for seat in row["seats"]]) == (True, ["person", "open", "open"])
        other = seek(strangers, "Leif", pace="days")
        assert other.table != asa.table, "it is another pace"
        bo = seek(strangers, "Bo")
        assert (bo.table, status(bo)) == (asa.table, "gathering")
        una = join(strangers, asa.table, "Una")
        assert una.table == asa.table and status(una) == "running"
        while page.next()[1]["table"]["status"] != "running":
            pass
    assert {"Ása", "Bo", "Una"} == {seat["name"] for seat in una.look()["table"]["seats"]}
    assert seek(strangers, "Eve").table != asa.table
    assert listed(strangers)[asa.table]["hall"]["watched"]


def test_two_who_look_for_the_same_at_once_meet(lively: Running) -> None:
    tables: list[str] = []
    begin = threading.Barrier(2)

    def look(name: str) -> None:
        with People(lively.url) as own:
            begin.wait()
            tables.append(seek(own, name, game="shipwrights", seats=4).table)

    both = [threading.Thread(target=look, args=(name,)) for name in ("Ása", "Bo")]
    for each in both:
        each.start()
    for each in both:
        each.join()
    assert len(tables) == 2 and len(set(tables)) == 1


def test_a_repeated_seek_is_one_seat(strangers: People) -> None:
    wish = {"game": "eketorp", "seats": 5, "name": "Ása"}
    key = {"Idempotency-Key": "s" * 30}
    both = [strangers.http.post("/api/hall/seeks", json=wish, headers=key).json() for _ in range(2)]
    assert both[0] == both[1]
    assert [seat["who"] for seat in listed(strangers)[both[0]["table"]]["seats"]].count("person") == 1


def test_who_repeats_what_filled_a_table_is_at_that_table_and_seeks_no_more(strangers: People) -> None:
    wish = {"game": "shipwrights", "seats": 2, "pace": "live"}

    def ask(name: str) -> Json:
        answer = strangers.http.post(
            "/api/hall/seeks", json=wish | {"name": name}, headers={"Idempotency-Key": name * 6}
        )
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    first, last = ask("Asa-1"), ask("Leif2")
    assert first["table"] == last["table"]
    later = ask("Mira3")
    assert later["table"] != first["table"], "that table is full"
    assert [ask(name) for name in ("Leif2", "Asa-1")] == [last, first]
    assert [seat["who"] for seat in listed(strangers)[later["table"]]["seats"]] == ["person", "open"]
    assert strangers.http.put(
        f"/api/tables/{later['table']}/hall", json={}, headers=bearer(later["host"])
    ).status_code == 204  # fmt: skip
    assert ask("Mira3") == later, "no longer listed"


def test_bots_fill_a_seek_after_its_time(lively: Running, strangers: People) -> None:
    asa = seek(strangers, "Ása", seats=6, botsAfter=1)
    with Stream(lively.url, asa.secret) as page:
        assert page.next()[1]["table"]["status"] == "gathering"
        lively.clock.ahead += 61
        event = page.next()[1]
        while event["table"]["status"] != "running":
            event = page.next()[1]
        assert [seat["who"] for seat in event["table"]["seats"]] == ["person"] + ["bot"] * 5
    lively.clock.ahead -= 61


def test_a_seeker_who_is_gone_is_not_waited_for(lively: Running, strangers: People) -> None:
    asa, bo = (seek(strangers, name, game="shipwrights", seats=3) for name in ("Ása", "Bo"))
    assert asa.table == bo.table
    with Stream(lively.url, bo.secret):
        wait_until(lambda: lively.server.registry.tables[bo.table].presence.here == {1})
        lively.server.hall.change()
        listed(strangers)
        lively.clock.ahead += listing.SEEKER_WAITS + 1
        wait_until(lambda: listed(strangers)[bo.table]["seats"][0]["who"] == "open")
        assert listed(strangers)[bo.table]["seats"][1]["name"] == "Bo"
    assert problem(asa.request("GET", ""))[0] == 404
    lively.clock.ahead -= listing.SEEKER_WAITS + 1


def test_a_table_where_nobody_is_leaves_the_list(lively: Running, strangers: People) -> None:
    made = strangers.make("eketorp", "me,open,open", start=False, hall=ANYONE)
    assert made.id in listed(strangers)
    lively.clock.ahead += listing.EMPTY + 1
    lively.server.hall.change()
    assert made.id not in listed(strangers)
    with Stream(lively.url, made.people[0].secret):
        lively.server.hall.change()
        wait_until(lambda: made.id in listed(strangers))
    lively.clock.ahead -= listing.EMPTY + 1
    made.as_host("POST", "/abandon")
    wait_until(lambda: made.id not in listed(strangers))


def test_an_address_opens_a_few_tables_at_a_time(tmp_path: Path) -> None:
    few = replace(GENEROUS, open_tables_an_address=2)
    with running(str(tmp_path / "tables.db"), few) as server, People(server.url) as people:
        made = [people.make("eketorp", "me,open,open", start=False, hall=ANYONE) for _ in range(2)]
        wish = {"game": "eketorp", "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}], "hall": ANYONE}
        assert problem(people.http.post("/api/tables", json=wish))[:2] == (409, "open_full")
        assert problem(people.http.post("/api/hall/seeks", json={"game": "eketorp", "seats": 3, "name": "A"}))[1] == (
            "open_full"
        )
        third = people.make("eketorp", "me,open,open", start=False)
        assert problem(third.as_host("PUT", "/hall", ANYONE))[1] == "open_full"
        assert made[0].as_host("PUT", "/hall", {"joins": True}).status_code == 204, "it counts already"
        made[1].as_host("POST", "/abandon")
        assert third.as_host("PUT", "/hall", ANYONE).status_code == 204


def test_joining_counts_as_opening_a_table(tmp_path: Path) -> None:
    few = replace(GENEROUS, tables_an_hour=2)
    with running(str(tmp_path / "tables.db"), few) as server, People(server.url) as people:
        made = people.make("eketorp", "me,open,open", start=False, hall=ANYONE)
        join(people, made.id, "Ulf")
        answer = people.http.post(f"/api/hall/tables/{made.id}/join", json={"name": "Una"})
        assert problem(answer)[:2] == (429, "too_many")


def test_a_server_may_have_no_list(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), open_tables=False) as server, People(server.url) as people:
        assert people.http.get("/api/hall/tables").json() == {"on": False, "tables": []}
        wish = {"game": "eketorp", "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}], "hall": ANYONE}
        assert problem(people.http.post("/api/tables", json=wish))[:2] == (403, "no_hall")
        assert problem(people.http.post("/api/hall/seeks", json={"game": "eketorp", "seats": 3, "name": "A"}))[0] == 403
        made = people.make("eketorp", "me,open,open", start=False)
        assert problem(made.as_host("PUT", "/hall", ANYONE))[:2] == (403, "no_hall")
        people.join(made, "Ulf")


def test_a_rematch_of_strangers_stays_theirs(strangers: People) -> None:
    made = strangers.make("eketorp", "me,me,open", start=False, hall=ANYONE)
    join(strangers, made.id, "Ulf")
    made.as_host("POST", "/start")
    made.as_host("POST", "/abandon")
    new = made.as_host("POST", "/rematch").json()
    shown = strangers.http.get(f"/api/tables/{new['table']}", headers=bearer(new["host"])).json()["table"]
    assert (shown["open"], shown["hall"]["joins"], shown["hall"]["watched"]) == (True, False, False)
    assert new["table"] not in listed(strangers)


def test_openings_are_kept_by_the_database(database: str) -> None:
    with running(database) as server, People(server.url) as people:
        made = people.make("eketorp", "me,open,open", start=False, hall=ANYONE)
        with server.server.store.engine.connect() as connection:
            (row,) = connection.execute(schema.openings.select())
        assert made.id == row.table_id and row.watch and json.dumps(made.secrets).count(row.watch) == 0
    with running(database) as server, People(server.url) as people:
        assert made.id in listed(people)
        ulf = join(people, made.id, "Ulf")
        assert ulf.look()["table"]["open"]
