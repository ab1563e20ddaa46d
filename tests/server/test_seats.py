"""Seats over real HTTP: joining and leaving, several seats in one browser, spectators, undo, and bots that stand in."""

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from meadhall.core.game import REGISTRY

from .people import Made, People, Person, bearer
from .running import Running

PLAN = ["place A", "place siege 2 ram", "place home"]


def joined(made: Made, name: str, seat: int | None = None) -> httpx.Response:
    body = {"name": name} | ({} if seat is None else {"seat": seat})
    return made.http.post(f"/api/tables/{made.id}/join", json=body, headers=bearer(made.secrets["join"]))


def eventually(found: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + 60
    while not (value := found()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return value


def news_of(made: Made) -> list[tuple[str, Any]]:
    return [(each["id"], each["params"]) for each in made.watch()["table"]["news"]]


def test_people_join_by_the_link_in_turn(visitors: People) -> None:
    made = visitors.make(seats="me,open,open", start=False)
    leif, freydis = visitors.join(made, "Leif"), visitors.join(made, "Freydís")
    assert (leif.seat, freydis.seat) == (1, 2)
    assert [seat["name"] for seat in made.watch()["table"]["seats"]] == ["Ása", "Leif", "Freydís"]
    assert news_of(made) == [("joined", {"seat": 1, "name": "Leif"}), ("joined", {"seat": 2, "name": "Freydís"})]
    assert joined(made, "Erik").json() == {"error": "full"}
    assert made.as_host("POST", "/start").status_code == 204
    assert joined(made, "Erik").json() == {"error": "not_gathering", "params": {"status": "running"}}


def test_a_seat_that_is_named_is_had_or_refused(visitors: People) -> None:
    made = visitors.make(seats="open,me,open", start=False)
    assert visitors.join(made, "Leif", 2).seat == 2
    for seat in (1, 2, 5):
        answer = joined(made, "Erik", seat)
        assert (answer.status_code, answer.json()) == (409, {"error": "seat_taken", "params": {"seat": seat}})
    assert joined(made, "Erik", 6).status_code == 422


def test_of_many_who_race_for_seats_each_is_had_once(visitors: People) -> None:
    made = visitors.make(seats="me,open,open,open", start=False)
    with ThreadPoolExecutor(8) as together:
        any_seat = list(together.map(lambda n: joined(made, f"Leif {n}"), range(4)))
    had = [int(next(iter(answer.json()["seats"]))) for answer in any_seat if answer.status_code == 200]
    assert sorted(had) == [1, 2, 3]
    assert [answer.status_code for answer in any_seat].count(409) == 1


def test_two_who_race_for_the_same_seat_do_not_share_it(visitors: People) -> None:
    made = visitors.make(seats="me,open,open", start=False)
    with ThreadPoolExecutor(2) as together:
        answers = list(together.map(lambda name: joined(made, name, 1), ("Leif", "Erik")))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    winner = next(name for name, answer in zip(("Leif", "Erik"), answers, strict=True) if answer.status_code == 200)
    assert made.watch()["table"]["seats"][1]["name"] == winner


def test_the_host_never_sees_another_persons_secret(visitors: People, house: Running) -> None:
    made = visitors.make(seats="me,open,open", start=False)
    leif = visitors.join(made, "Leif")
    held = bearer(made.secrets["host"], made.secrets["join"], made.secrets["watch"], made.people[0].secret)
    answers = [
        visitors.http.get("/api/tables", headers=held).text,
        visitors.http.get(f"/api/tables/{made.id}", headers=held).text,
        visitors.http.get(f"/api/tables/{made.id}/seats/0", headers=held).text,
    ]
    assert not any(leif.secret in answer for answer in answers)
    assert visitors.http.get(f"/api/tables/{made.id}/seats/1", headers=held).status_code == 403
    with house.server.store.engine.connect() as connection:
        stored = connection.exec_driver_sql("SELECT * FROM grants").all()
    assert leif.secret.encode() not in repr(stored).encode()


def test_who_leaves_before_the_start_is_gone_at_once(visitors: People) -> None:
    made = visitors.make(seats="me,open,karl", start=False)
    leif = visitors.join(made, "Leif")
    assert leif.request("POST", "leave").status_code == 204
    assert leif.request("GET", "").status_code == 404
    assert made.watch()["table"]["seats"][1] == {"who": "open", "name": "", "level": ""}
    assert news_of(made)[-1] == ("left", {"seat": 1, "name": "Leif"})
    assert visitors.join(made, "Erik").seat == 1
    made.as_host("POST", "/start")
    assert made.people[-1].request("POST", "leave").status_code == 409


def test_a_person_changes_its_own_name_only(visitors: People) -> None:
    made = visitors.make(seats="me,open,karl", start=False)
    leif = visitors.join(made, "Leif")
    assert leif.request("PUT", "name", {"name": "  Leif   Eiríksson "}).status_code == 204
    assert made.watch()["table"]["seats"][1]["name"] == "Leif Eiríksson"
    assert news_of(made)[-1] == ("renamed", {"seat": 1, "was": "Leif", "name": "Leif Eiríksson"})
    assert leif.request("PUT", "/seats/0/name", {"name": "Thrall"}).status_code == 403
    assert leif.request("PUT", "name", {"name": "a\x07b"}).status_code == 422
    assert made.as_host("PUT", "/seats/1/name", {"name": "Thrall"}).status_code == 403


def test_one_browser_holds_several_seats_and_says_which_one_looks(visitors: People) -> None:
    made = visitors.make(seats="me,me,me")
    all_of_them = bearer(*(person.secret for person in made.people))
    hands = []
    for person in made.people:
        answer = visitors.http.get(f"/api/tables/{made.id}/seats/{person.seat}", headers=all_of_them).json()
        assert answer["seat"] == person.seat
        castles = answer["view"]["position"]["castles"]
        assert [castle["hand"] is not None for castle in castles] == [seat == person.seat for seat in range(3)]
        hands.append(castles[person.seat]["hand"])
        assert answer["view"] == person.view()
    assert all(len(hand) == 4 for hand in hands)
    assert visitors.http.get(f"/api/tables/{made.id}", headers=all_of_them).json() == made.watch()


def test_a_seats_secret_opens_no_other_seat(visitors: People) -> None:
    made = visitors.make(seats="me,me,me")
    first = made.people[0]
    for path in ("", "/reasons", "/replay", "/story"):
        answer = first.request("GET", f"/seats/1{path}")
        assert (answer.status_code, answer.json()) == (403, {"error": "not_yours"})
    stolen = Person(first.http, first.table, 1, first.secret)
    assert stolen.move("place home", 0).status_code == 403
    assert stolen.undo(0).status_code == 403
    assert first.request("GET", "/seats/4").status_code == 404


def test_a_spectator_sees_what_a_spectator_may_know(visitors: People, house: Running) -> None:
    for game in REGISTRY:
        made = visitors.make(game, "me,me,me")
        for _ in range(6):
            made.people[0].play(random.Random(3))
        table, shown = house.server.registry.tables[made.id].table, made.watch()
        expected = table.view(None)
        assert {name: shown["view"][name] for name in expected} == expected
        assert shown["view"]["position"] == table.game.view(table.known(None), table.cards)
        assert (shown["seat"], shown["view"]["moves"], shown["view"]["decision"]) == (None, [], 0)
        assert not shown["view"]["undo"]
    assert visitors.http.get(f"/api/tables/{made.id}/seats/0", headers=bearer(made.secrets["watch"])).status_code == 403
    assert visitors.http.get(f"/api/tables/{made.id}", headers=bearer(made.secrets["join"])).status_code == 403


def test_a_sealed_choice_is_taken_back_until_the_last_one_is_in(visitors: People) -> None:
    first, second, third = visitors.make(seats="me,me,me").people
    before = first.view()
    for step in PLAN:
        assert first.move(step).status_code == 200
    assert first.view()["waiting"] == [1, 2] and first.view()["undo"]
    assert first.undo().json() == {"decision": 4}
    assert "home" in first.view()["moves"][-1]["text"] and 0 in first.view()["waiting"]
    assert first.undo().status_code == first.undo().status_code == 200
    assert first.view()["position"] == before["position"]
    nothing = first.undo()
    assert (nothing.status_code, nothing.json()["params"]["reason"]) == (422, "cannot_undo")
    for person in (first, second, third):
        person.move("place A")
        person.move("place home")
    assert not third.view()["undo"]
    assert third.undo().status_code == 422


def test_a_bot_plays_my_seat_until_i_take_it_back(visitors: People) -> None:
    made = visitors.make(seats="me,me,me")
    mine, other = made.people[0], made.people[1]
    before = mine.view()["decision"]
    assert mine.request("PUT", "bot", {"level": "thrall"}).status_code == 204
    assert news_of(made)[-1] == ("bot_plays", {"seat": 0, "name": "Ása", "level": "thrall"})
    assert made.watch()["table"]["seats"][0] == {"who": "person", "name": "Ása", "level": "thrall"}
    eventually(lambda: 0 not in mine.view()["waiting"])
    planned = mine.view()
    assert planned["decision"] > before
    assert mine.move("place home").json() == {"error": "bot_plays"}
    assert mine.undo().json() == {"error": "bot_plays"}
    assert mine.request("DELETE", "bot").status_code == 204
    assert news_of(made)[-1] == ("back", {"seat": 0, "name": "Ása"})
    assert mine.view()["decision"] == planned["decision"]
    assert mine.undo().status_code == 200
    assert mine.request("DELETE", "bot").json() == {"error": "no_bot", "params": {"seat": 0}}
    assert other.move("place home").status_code == 200


def test_nobody_hands_over_a_seat_that_has_time(visitors: People) -> None:
    made = visitors.make(seats="me,me,karl")
    for answer in (made.as_host("PUT", "/seats/0/bot", {}), made.people[1].request("PUT", "/seats/0/bot", {})):
        assert (answer.status_code, answer.json()) == (409, {"error": "not_absent", "params": {"seat": 0}})
    assert made.as_host("PUT", "/seats/2/bot", {}).json() == {"error": "no_person", "params": {"seat": 2}}
    watcher = visitors.http.put(f"/api/tables/{made.id}/seats/0/bot", json={}, headers=bearer(made.secrets["watch"]))
    assert watcher.status_code == 403
    assert made.people[0].request("PUT", "bot", {"level": "jotun"}).status_code == 422
