"""Saved games are brought back over real HTTP: judged whole, looked at, and never played on."""

import json
import random
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall import Table
from meadhall.server.settings import Limits
from meadhall.server.storage.database import Database
from meadhall.server.tables import upload
from meadhall.server.tables.export import bring_in, export

from .people import Json, Made, People, advance, bearer, problem
from .running import GENEROUS, Running, running

pytestmark = pytest.mark.xdist_group("loading")  # so that the file is made once
Change = Callable[[Json], Any]
ENOUGH = 60  # entries, so that a checksum is among them


def saved(made: Made) -> Json:
    answer = made.as_host("GET", "/file")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def played(people: People, game: str = "shipwrights", seats: str = "me") -> Made:
    made = people.make(game, seats)
    made.play_to_the_end(random.Random(5))
    return made


def left(people: People, moves: int = 6) -> Made:
    """A game that was ended before its time, with something taken back in it."""
    made = people.make("eketorp", "me,me,thrall")
    advance(made, moves)
    while not any(person.view()["undo"] and person.undo().status_code == 200 for person in made.people):
        advance(made, 1)  # the bot moved in between, and nothing could be taken back any more
    assert made.as_host("POST", "/abandon").status_code == 204
    return made


def brought(people: People, file: Json) -> Made:
    answer = people.http.post("/api/files", json=file)
    assert answer.status_code == 201, answer.text
    return Made(people.http, answer.json())


def watched(made: Made, path: str, **params: Any) -> httpx.Response:
    return made.http.get(f"/api/tables/{made.id}{path}", headers=bearer(made.secrets["watch"]), params=params)


@pytest.fixture(scope="module")
def file(guests: People, hall: Running) -> Json:
    """A game that was left as soon as there was enough to tamper with."""
    made, dice = guests.make("shipwrights", "me"), random.Random(5)
    while hall.server.registry.tables[made.id].length < ENOUGH:
        made.people[0].play(dice)
    assert made.as_host("POST", "/abandon").status_code == 204
    return saved(made)


def test_a_saved_game_is_looked_at_like_any_that_is_over(visitors: People) -> None:
    old = played(visitors)
    new = brought(visitors, saved(old))
    assert new.id != old.id
    assert {role: secret for role, secret in new.secrets.items() if secret and role in ("host", "join", "claim")} == {}
    assert new.secrets["seats"] == {}
    then, now = old.watch(), new.watch()
    assert now["table"]["status"] == "over"
    assert now["table"]["seats"] == then["table"]["seats"]
    assert now["table"]["key"] == then["table"]["key"], "whoever wants to can verify the dice"
    assert now["view"] == then["view"] | {"since": now["view"]["since"]}
    for path in ("/replay?everything=true&count=5", "/replay?seat=0&count=5", "/story", "/course", "/moments"):
        assert watched(new, path).json() == watched(old, path).json(), path
    assert saved_by_watcher(new)["rows"] == saved(old)["rows"]
    practice = new.http.post(
        f"/api/tables/{new.id}/practice", json={"step": 9, "level": "thrall"}, headers=bearer(new.secrets["watch"])
    )
    assert practice.status_code == 201, practice.text


def saved_by_watcher(made: Made) -> Json:
    found: Json = watched(made, "/file").json()
    return found


def test_a_game_that_was_not_over_is_one_that_was_left(visitors: People) -> None:
    old = left(visitors)
    new = brought(visitors, saved(old))
    assert new.watch()["table"]["status"] == "abandoned"
    assert [seat["who"] for seat in new.watch()["table"]["seats"]] == ["person", "person", "bot"]
    assert watched(new, "/replay", everything=True).json() == watched(old, "/replay", everything=True).json()
    refused = new.http.post(f"/api/tables/{new.id}/practice", json={}, headers=bearer(new.secrets["watch"]))
    assert problem(refused)[:2] == (409, "not_over")


def test_a_fork_that_was_left_before_its_first_move_can_be_looked_at(visitors: People) -> None:
    made = visitors.make("eketorp", "me,me,me")
    fork = Made(visitors.http, made.people[0].request("POST", "practice", {"level": "thrall"}).json())
    assert fork.as_host("POST", "/abandon").status_code == 204
    plain = saved(fork)
    new = brought(visitors, plain | {"rows": []})
    assert new.watch()["table"]["status"] == "abandoned"
    assert watched(new, "/replay", everything=True).json()["steps"] == 0


def test_nobody_sits_at_it_or_is_its_host(guests: People, file: Json) -> None:
    new = brought(guests, file)
    for method, path in (("POST", "/rematch"), ("POST", "/start"), ("POST", "/abandon"), ("POST", "/seats/0/reissue")):
        answer = guests.http.request(method, f"/api/tables/{new.id}{path}", headers=bearer(new.secrets["watch"]))
        assert problem(answer)[:2] == (403, "not_yours"), path
    assert (
        problem(guests.http.post(f"/api/tables/{new.id}/seats/0/hint", headers=bearer(new.secrets["watch"])))[0] == 403
    )


def test_it_survives_a_restart_and_a_move_of_house(database: str, tmp_path: Path) -> None:
    with running(database) as server, People(server.url) as people:
        new = brought(people, saved(left(people)))
        shown = new.watch()
    with running(database) as server, People(server.url) as people:
        assert Made(people.http, new.secrets).watch() == shown
    out, there = StringIO(), Database(str(tmp_path / "there.db"))
    here = Database(database)
    export(here, out)
    here.close()
    path = tmp_path / "tables.json"
    path.write_text(out.getvalue(), encoding="utf-8")
    assert bring_in(there, path) == (2, 0)
    there.close()


# What is not believed


def another_roll(file: Json) -> None:
    """A die that fell otherwise than the key says."""
    rows = file["rows"]
    at = next(at for at, (seat, text, *_) in enumerate(rows) if seat == -1 and text.startswith("hut "))
    rows[at][1] = "hut HU01" if rows[at][1] != "hut HU01" else "hut HU02"


TAMPERED: dict[str, Change] = {
    "another format": lambda file: file.update(meadhall=2),
    "no rows": lambda file: file.pop("rows"),
    "rows of another kind": lambda file: file.update(rows={"0": 1}),
    "a move that is not legal": lambda file: file["rows"].append([0, "end"]),
    "a move that does not exist": lambda file: file["rows"].append([0, "win"]),
    "a die that fell otherwise": another_roll,
    "another key": lambda file: file.update(key="00" * 32),
    "another promise": lambda file: file.update(commitment="00" * 32),
    "another game": lambda file: file.update(game="chess"),
    "a game by a path": lambda file: file.update(game="../../etc/passwd"),
    "cards by a path": lambda file: file.update(cards="/etc/passwd"),
    "cards without a name": lambda file: file["cards"].update(name="a\0b"),
    "cards with half a letter": lambda file: file["cards"].update(name="\ud800"),
    "too many players": lambda file: file.update(players=["Ása"] * 7),
    "a player of control letters": lambda file: file.update(players=["\x1b[2J"]),
    "a player with half a letter": lambda file: file.update(players=["\ud800"]),
    "a long name": lambda file: file.update(players=["x" * 60]),
    "an impossible beginning": lambda file: file.update(imagined={"seat": 0, "state": {}}),
    "a checksum of another": lambda file: file["checks"].__setitem__(0, "00000000"),
    "too many rows": lambda file: file.update(rows=file["rows"] * (upload.MOST_ENTRIES // len(file["rows"]) + 1)),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_nothing_in_a_file_is_believed(guests: People, hall: Running, file: Json, what: str) -> None:
    changed, tables = json.loads(json.dumps(file)), hall.server.registry.tables
    TAMPERED[what](changed)
    before = set(tables)
    answer = guests.http.post(
        "/api/files", content=json.dumps(changed).encode(), headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()) == (422, {"error": "bad_file"})
    assert set(tables) == before


@pytest.mark.parametrize("text", [b"", b"null", b"[]", b"[" * 100_000, b'{"rows": 1}', b"\xff\xfe", b'{"rows": [NaN]}'])
def test_what_is_no_file_at_all(guests: People, text: bytes) -> None:
    answer = guests.http.post("/api/files", content=text, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()) == (422, {"error": "bad_file"})


def test_a_game_of_the_laboratory_is_refused_with_its_reason(guests: People) -> None:
    recorded = Table.new("eketorp", 3, 1).dump().encode()
    answer = guests.http.post("/api/files", content=recorded, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()) == (422, {"error": "from_seed"})


def test_a_page_of_another_site_cannot_send_one_as_a_form(guests: People, file: Json) -> None:
    text = json.dumps(file).encode()
    assert problem(guests.http.post("/api/files", content=text, headers={"Content-Type": "text/plain"}))[:2] == (
        422, "malformed",
    )  # fmt: skip
    answer = guests.http.post("/api/files", json=file, headers={"Origin": "https://elsewhere.example"})
    assert problem(answer)[:2] == (403, "origin")


def test_only_a_file_may_be_large(guests: People) -> None:
    large = {"rows": "x" * 900_000}
    assert guests.http.post("/api/files", json=large).status_code == 422
    assert guests.http.post("/api/files", json={"rows": "x" * (1 << 20)}).status_code == 413
    for path in ("/api/files/", "/api/files/x", "/api/tables"):
        assert guests.http.post(path, json=large).status_code == 413, path


def test_files_count_as_tables_that_one_opens(tmp_path: Path) -> None:
    few = Limits(**{**vars(GENEROUS), "tables_an_hour": 2})
    with running(str(tmp_path / "tables.db"), few) as hall, People(hall.url) as people:
        answers = [people.http.post("/api/files", json={}).status_code for _ in range(3)]
    assert answers == [422, 422, 429]


def test_the_longest_file_of_moves_to_and_fro_is_judged_in_time(guests: People) -> None:
    """Somebody who moves and takes back as often as a file may hold."""
    table = Table.new("eketorp", 3, key=bytes(32), name="0123456789ab")
    while len(table.entries) < upload.MOST_ENTRIES - 2:
        table.play(0, "place home")
        table.undo(0)
    answer = guests.http.post(
        "/api/files", content=table.dump().encode(), headers={"Content-Type": "application/json"}, timeout=30
    )
    assert answer.status_code == 201, answer.text
