"""A profile: made by a click, carried to other devices, taken back from them, exported and deleted."""

import re

from sqlalchemy import select

from meadhall.server.storage import schema
from meadhall.server.storage.profiles import MOST_DEVICES

from .people import Made, People, Person, bearer, problem
from .profiles import Profiled
from .running import Running


def refused(answer: object) -> tuple[int, str]:
    return problem(answer)[:2]  # type: ignore[arg-type]


def test_a_profile_is_made_changed_and_known_by_its_secret_alone(visitors: People, house: Running) -> None:
    mine = Profiled.made(
        visitors.http, "Ása", colour="green", settings={"theme": "dark", "volume": 0.5}, device="Laptop"
    )
    seen = mine.look()
    assert (seen["name"], seen["colour"], seen["listed"]) == ("Ása", "green", False)
    assert [each["name"] for each in seen["devices"]] == ["Laptop"] and seen["device"] == seen["devices"][0]["id"]
    changed = mine.ask("PATCH", "", {"name": "Ulf", "settings": {"theme": "light"}}).json()
    assert (changed["name"], changed["colour"], changed["settings"]) == ("Ulf", "green", {"theme": "light"})
    assert mine.ask("PATCH", "", {"name": "Red"}).status_code == 422  # a colour
    stranger = Profiled(visitors.http, "x" * 22)
    for method, path in [("GET", ""), ("PATCH", ""), ("DELETE", ""), ("GET", "/export"), ("GET", "/tables")]:
        assert refused(stranger.ask(method, path, {} if method == "PATCH" else None)) == (401, "unauthorized")
    with house.server.store.engine.connect() as connection:
        assert mine.secret not in str(connection.execute(select(schema.profile_secrets)).all())


def test_a_repeated_click_makes_one_profile(visitors: People) -> None:
    wish = {"headers": {"Idempotency-Key": "k" * 30}, "json": {"name": "Ása"}}
    first, second = (visitors.http.post("/api/profiles", **wish).json() for _ in range(2))  # type: ignore[arg-type]
    assert first["secret"] == second["secret"] and len(second["profile"]["devices"]) == 1


def test_a_link_carries_a_profile_once_and_within_an_hour(visitors: People, house: Running) -> None:
    mine = Profiled.made(visitors.http)
    link = mine.link()
    assert refused(Profiled(visitors.http, link).ask("GET")) == (401, "unauthorized")  # it is no device
    phone = Profiled(visitors.http, mine.arrive(link).json()["secret"])
    assert phone.look()["id"] == mine.look()["id"] and phone.secret != mine.secret
    assert refused(mine.arrive(link)) == (401, "unauthorized")  # it was opened
    late = mine.link()
    house.clock.ahead += 3601
    assert refused(mine.arrive(late)) == (401, "unauthorized")
    assert [each["name"] for each in mine.look()["devices"]] == ["?", "Phone"]


def test_a_link_whose_answer_was_lost_is_opened_again_by_the_same_key(visitors: People) -> None:
    mine = Profiled.made(visitors.http)
    once = bearer(mine.link()) | {"Idempotency-Key": "a" * 30}
    first, second = (visitors.http.post("/api/profiles/me/devices", json={}, headers=once).json() for _ in range(2))
    assert first["secret"] == second["secret"] and len(mine.look()["devices"]) == 2


def test_there_is_a_limit_of_devices_and_links_that_nobody_opened_free_their_place(
    visitors: People, house: Running
) -> None:
    mine = Profiled.made(visitors.http)
    phones = [mine.carried(f"Phone {number}") for number in range(MOST_DEVICES - 2)]
    assert mine.link()
    assert refused(mine.ask("POST", "/links")) == (409, "devices_full")
    assert mine.ask("DELETE", f"/devices/{phones[0].look()['device']}").status_code == 204
    last = mine.link()
    assert refused(mine.ask("POST", "/links")) == (409, "devices_full")
    house.clock.ahead += 3601
    assert mine.carried("Tablet").look()["id"] == mine.look()["id"] and refused(mine.arrive(last))[0] == 401


def test_a_renewed_secret_replaces_the_one_before(visitors: People) -> None:
    mine = Profiled.made(visitors.http)
    made = mine.make()
    once = bearer(mine.secret) | {"Idempotency-Key": "b" * 30}
    first, second = (visitors.http.post("/api/profiles/me/secret", headers=once).json() for _ in range(2))
    assert first["secret"] == second["secret"] != mine.secret
    assert refused(mine.ask("GET")) == (401, "unauthorized")
    assert Profiled(visitors.http, first["secret"]).tables() == [(made.id, "seat", 0)]
    assert made.people[0].request("GET", "").status_code == 200  # the device keeps what it was given


def test_two_devices_that_renew_with_one_key_stay_two(visitors: People) -> None:
    mine, other = Profiled.made(visitors.http), Profiled.made(visitors.http, "Ulf")
    renewed = [
        visitors.http.post("/api/profiles/me/secret", headers=bearer(each.secret) | {"Idempotency-Key": "k" * 30})
        for each in (mine, other, mine)
    ]
    assert [each.status_code for each in renewed] == [200, 200, 200]
    assert [each.json()["profile"]["name"] for each in renewed] == ["Ása", "Ulf", "Ása"]
    assert renewed[0].json()["secret"] == renewed[2].json()["secret"] != renewed[1].json()["secret"]
    links = [Profiled(visitors.http, each.json()["secret"]).link() for each in renewed[:2]]
    came = [
        visitors.http.post(
            "/api/profiles/me/devices", json={"device": "Phone"}, headers=bearer(link) | {"Idempotency-Key": "k" * 30}
        )
        for link in (*links, links[0])
    ]
    assert [each.json()["profile"]["name"] for each in came] == ["Ása", "Ulf", "Ása"]
    assert came[0].json()["secret"] == came[2].json()["secret"]


def test_tables_that_are_made_joined_claimed_and_rematched_are_the_profiles(visitors: People, house: Running) -> None:
    mine, other = Profiled.made(visitors.http), Profiled.made(visitors.http, "Ulf")
    made = mine.make(seats="me,open,open")
    other.sit(made, "Ulf")
    visitors.join(made, "Guest")
    assert (mine.tables(), other.tables()) == ([(made.id, "seat", 0)], [(made.id, "seat", 1)])
    new = made.as_host("POST", "/seats/1/reissue").json()["claim"]
    assert other.tables() == []  # the seat is nobody's until somebody claims it
    assert refused(other.ask("POST", f"/tables/{made.id}")) == (404, "unknown")
    claim = f"/api/tables/{made.id}/seats/1/claim"
    assert visitors.http.post(claim, json={"name": "Ulf"}, headers=bearer(new, other.secret)).status_code == 200
    assert other.tables() == [(made.id, "seat", 1)]
    made.as_host("POST", "/abandon")
    secret = made.people[0].secret
    rematch = visitors.http.post(f"/api/tables/{made.id}/rematch", headers=bearer(secret, mine.secret)).json()
    assert set(mine.tables()) == {(made.id, "seat", 0), (rematch["table"], "seat", 0)}


def test_who_leaves_a_seat_loses_it(visitors: People) -> None:
    mine = Profiled.made(visitors.http)
    made = visitors.make(seats="me,open,open", start=False)
    assert mine.sit(made).request("POST", "leave").status_code == 204
    assert mine.tables() == []


def test_a_second_device_plays_on_until_it_is_revoked(visitors: People, house: Running) -> None:
    mine = Profiled.made(visitors.http)
    made = mine.make("eketorp", "me,me,karl", start=True)
    phone = mine.carried()
    assert phone.tables() == [(made.id, "seat", 0), (made.id, "seat", 1)]
    handed = phone.open(made.id)
    assert handed["seats"].keys() == {"0", "1"} and handed["host"]
    assert handed["seats"]["0"] != made.people[0].secret
    assert phone.open(made.id)["seats"] == handed["seats"]  # asked again, the same
    there = Person(visitors.http, made.id, 0, handed["seats"]["0"])
    view = there.view()
    assert there.move(view["moves"][0]["code"], view["decision"]).status_code == 200
    device = phone.look()["device"]
    assert mine.ask("DELETE", f"/devices/{device}").status_code == 204
    assert refused(there.request("GET", "")) == (404, "unknown")
    assert refused(phone.ask("GET")) == (401, "unauthorized")
    assert made.people[0].request("GET", "").status_code == 200
    assert refused(mine.ask("DELETE", f"/devices/{device}")) == (404, "unknown")
    assert refused(Profiled.made(visitors.http).ask("DELETE", f"/devices/{mine.look()['device']}")) == (404, "unknown")


def test_a_place_is_described_as_by_the_link_of_its_own(visitors: People) -> None:
    mine = Profiled.made(visitors.http)
    made = mine.make(seats="me,thrall,thrall", clock={"kind": "real", "seconds": 86_400}, start=True)
    (found,) = mine.ask("GET", "/tables").json()
    (by_link,) = visitors.http.get("/api/tables", headers=bearer(made.people[0].secret)).json()
    assert found["yours"] and 0 < by_link.pop("left") <= found.pop("left") <= 86_400 and found == by_link


def test_a_new_place_is_kept_by_the_page_that_took_it_while_another_asks_for_all(
    visitors: People, house: Running
) -> None:
    mine = Profiled.made(visitors.http)
    made = mine.make("eketorp", "me,karl,karl", start=True)
    at_hand = made.people[0]
    later = Person(visitors.http, made.id, 0, mine.open(made.id)["seats"]["0"])
    assert [each.request("GET", "").status_code for each in (at_hand, later)] == [200, 200]
    house.clock.ahead += 3600
    renewed = Profiled(visitors.http, mine.ask("POST", "/secret").json()["secret"])
    last = Person(visitors.http, made.id, 0, renewed.open(made.id)["seats"]["0"])
    assert [each.request("GET", "").status_code for each in (at_hand, later, last)] == [404, 404, 200]


def test_what_a_device_was_given_as_guest_is_taken_in_and_no_seat_of_another(visitors: People) -> None:
    made = visitors.make(seats="me,open,open", start=False)
    mine, other = Profiled.made(visitors.http), Profiled.made(visitors.http)
    seat, host, join = made.people[0].secret, made.secrets["host"], made.secrets["join"]
    assert mine.ask("POST", "/tables", None, seat, host, join).status_code == 204
    assert other.ask("POST", "/tables", None, seat, host).status_code == 204
    assert (mine.tables(), other.tables()) == ([(made.id, "seat", 0)], [])
    assert mine.carried().open(made.id)["host"] not in (host, None)


def test_nobody_is_told_of_a_profile(visitors: People) -> None:
    mine = Profiled.made(visitors.http, "Gunnvor")
    made = mine.make(seats="me,karl,karl", start=True)
    seen = str(made.watch()) + str(made.people[0].look())
    profile = mine.look()
    assert profile["id"] not in seen and "Gunnvor" not in seen and mine.secret not in seen


def test_lessons_and_puzzles_of_two_browsers_come_together(visitors: People) -> None:
    mine = Profiled.made(visitors.http)
    chapter = visitors.http.get("/api/games/eketorp/lessons").json()[0]["id"]
    puzzle = visitors.http.get("/api/games/eketorp/puzzles").json()[0]["id"]
    lesson = {"kind": "lesson", "game": "eketorp", "id": chapter, "count": 0}
    solved = {"kind": "puzzle", "game": "eketorp", "id": puzzle, "count": 2}
    unknown = [
        {"kind": "lesson", "game": "eketorp", "id": "nothing"},
        {"kind": "day", "game": "eketorp", "id": "1999-01-01"},
    ]
    assert mine.ask("POST", "/done", {"done": [lesson, *unknown]}).json() == [lesson]
    assert mine.carried().ask("POST", "/done", {"done": [solved, solved | {"count": 9}, lesson]}).json() == [
        lesson,
        solved | {"count": 9},
    ]


def test_everything_of_mine_is_exported_and_deleted(visitors: People, house: Running) -> None:
    mine = Profiled.made(visitors.http, "Ragnhild")
    alone = mine.make("shipwrights", "me", start=True)
    shared = visitors.make(seats="me,open,karl", start=False)
    mine.sit(shared, "Ragnhild")
    shared.people[1].rename("Hildigunn")
    assert shared.as_host("POST", "/abandon").status_code == 204
    again = shared.as_host("POST", "/rematch").json()
    kept = Made(visitors.http, again)
    assert [each["name"] for each in kept.watch()["table"]["seats"]][1] == "Hildigunn"
    answer = mine.ask("GET", "/export")
    assert "attachment" in answer.headers["Content-Disposition"]
    assert {each["table"] for each in answer.json()["places"]} == {alone.id, shared.id}
    assert not re.search(mine.secret, answer.text)
    id = mine.look()["id"]
    assert mine.ask("DELETE").status_code == 204
    assert refused(mine.ask("GET")) == (401, "unauthorized")
    assert alone.people[0].request("GET", "").status_code == 404
    told = shared.watch()["table"]
    assert told["seats"][1]["name"] == "?" and "Ragnhild" not in str(told) and "Hildigunn" not in str(told)
    assert [each["name"] for each in kept.watch()["table"]["seats"]][1] == ""
    with house.server.store.engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            found = str(connection.execute(select(table)).all())
            assert id not in found and alone.id not in found, table.name
            assert "Ragnhild" not in found and "Hildigunn" not in found, table.name


def test_who_took_the_place_of_somebody_deleted_keeps_it_at_the_next_rematch(visitors: People) -> None:
    """The place at the first rematch was kept for who is deleted; that at the second one is another's."""
    mine, made = Profiled.made(visitors.http, "Ragnhild"), visitors.make(seats="me,open,karl", start=False)
    mine.sit(made, "Ragnhild")
    for name in ("Ragnhild", "Leif"):
        assert made.as_host("POST", "/abandon").status_code == 204
        made = Made(visitors.http, made.as_host("POST", "/rematch").json())
        kept = {"who": "open", "name": name, "level": ""}
        assert made.watch()["table"]["seats"][1] == kept
        if name == "Ragnhild":
            visitors.join(made, "Leif", 1)
    assert mine.ask("DELETE").status_code == 204
    assert made.watch()["table"]["seats"][1] == kept
