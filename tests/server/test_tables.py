"""Tables over real HTTP: making them, whose they are, playing them to the end, and what the end shows."""

import hashlib
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.dice import commitment
from meadhall.core.game import REGISTRY
from meadhall.core.table import Table
from meadhall.fairness import verdict

from .people import Made, People, bearer

PRESETS = [(name, preset) for name, game in REGISTRY.items() for preset in game.presets]
CHOICES = [(name, option.name, value) for name, game in REGISTRY.items() for option in game.options
           for value in option.values if value != option.default]  # fmt: skip
STRANGER = "A" * 22


def wished(visitors: People, **wish: Any) -> Any:
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot"}]
    text = json.dumps({"game": "eketorp", "seats": seats} | wish)  # lone surrogates as escapes
    return visitors.http.post("/api/tables", content=text, headers={"Content-Type": "application/json"})


def test_a_table_is_made_with_every_kind_of_seat(visitors: People) -> None:
    made = visitors.make("shipwrights", "me,open,thrall,me", absence=3600)
    shown = made.watch()
    assert shown["table"]["status"] == "gathering" and shown["view"] is None
    assert [(seat["who"], seat["name"], seat["level"]) for seat in shown["table"]["seats"]] == [
        ("person", "Ása", ""), ("open", "", ""), ("bot", "", "thrall"), ("person", "Ása 2", ""),
    ]  # fmt: skip
    assert [person.seat for person in made.people] == [0, 3]
    assert shown["table"]["absence"] == 3600 and shown["table"]["key"] is None
    secrets = [made.secrets["host"], made.secrets["join"], made.secrets["watch"], *made.secrets["seats"].values()]
    assert len(set(secrets)) == 5 and all(len(secret) == 22 for secret in secrets)


def test_secrets_stand_in_the_fragments_of_links_only(visitors: People) -> None:
    made = visitors.make(seats="me,open,karl")
    for link in made.secrets["links"].values():
        address, _, fragment = link.partition("#")
        assert address == f"{visitors.http.base_url}/" and fragment.split("/")[1] == made.id
        assert fragment.split("/")[-1] in (*made.secrets.values(), *made.secrets["seats"].values())
    assert set(made.secrets["links"]) == {"host", "join", "watch", "seat0"}


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_preset_can_be_wished_for(visitors: People, game: str, preset: str) -> None:
    made = visitors.make(game, "me,karl,karl", preset=preset)
    assert made.watch()["table"]["options"] == REGISTRY[game].complete_options(3, preset)


def test_every_value_of_every_option_can_be_wished_for(visitors: People) -> None:
    for game, option, value in CHOICES:
        if isinstance(value, bool) or not isinstance(value, int) or value < 3:
            made = visitors.make(game, "me,open,open", options={option: value})
            assert made.watch()["table"]["options"][option] == value


@pytest.mark.parametrize(
    ("wish", "where"),
    [
        ({"game": "chess"}, "body.game"),
        ({"preset": "unheard"}, "body.options"),
        ({"options": {"unheard": True}}, "body.options"),
        ({"options": {"preset": "\ud800"}}, "body.options"),
        ({"options": {"starting_player": 5}}, "body.options"),
        ({"seats": []}, "body.seats"),
        ({"seats": [{"who": "me"}] * 2}, "body.seats"),
        ({"seats": [{"who": "me"}] * 7}, "body.seats"),
        ({"seats": [{"who": "ghost"}] * 3}, "body.seats.0.who"),
        ({"seats": [{"who": "bot", "level": "jotun"}] * 3}, "body.seats.0.level"),
        ({"absence": 59}, "body.absence"),
        ({"absence": "3600"}, "body.absence"),
        ({"key": "00" * 32}, "body.key"),
    ],
)
def test_a_wrong_wish_is_told_where_it_is_wrong(visitors: People, wish: dict[str, Any], where: str) -> None:
    answer = wished(visitors, **wish)
    assert answer.status_code == 422 and answer.json()["error"] == "malformed"
    assert any(each.startswith(where) for each in answer.json()["params"]["where"])


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 41, "a\x00b", "a\nb", "a\tb", "a\u202eb", "\ufb2c" * 40, "\ud800", 7, None]
)
def test_a_name_that_cannot_be_shown_is_refused(visitors: People, name: Any) -> None:
    answer = wished(visitors, seats=[{"who": "me", "name": name}] + [{"who": "bot"}] * 2)
    assert answer.status_code == 422 and answer.json()["params"]["where"] == ["body.seats.0.name"]
    assert "<" not in answer.text and "\x00" not in answer.text


def test_a_name_is_data_whatever_it_looks_like(visitors: People) -> None:
    names = ["<img src=x onerror=alert(1)>", "'; DROP TABLE tables; --", "Þórr ð Æsir 🛡", "{{7*7}} %s"]
    made = Made(visitors.http, wished(visitors, seats=[{"who": "me", "name": name} for name in names]).json())
    answer = visitors.http.get(f"/api/tables/{made.id}", headers=bearer(made.secrets["watch"]))
    assert [seat["name"] for seat in answer.json()["table"]["seats"]] == names
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_my_tables_are_those_whose_secrets_i_hold(visitors: People) -> None:
    one, two = visitors.make(seats="me,karl,open"), visitors.make("shipwrights", "me,me")
    held = [one.secrets["host"], one.people[0].secret, STRANGER, two.people[1].secret, two.secrets["watch"]]
    mine = visitors.http.get("/api/tables", headers=bearer(*held)).json()
    assert [(each["table"]["id"], each["role"], each["seat"]) for each in mine] == [
        (one.id, "host", None), (one.id, "seat", 0), (two.id, "seat", 1), (two.id, "watch", None),
    ]  # fmt: skip
    assert [each["yours"] for each in mine] == [False, False, True, False]
    assert visitors.http.get("/api/tables", headers=bearer(STRANGER)).json() == []


ROUTES = [
    ("GET", ""), ("GET", "/seats/0"), ("POST", "/join"), ("POST", "/start"), ("POST", "/abandon"), ("POST", "/rematch"),
    ("PUT", "/seats/1"), ("POST", "/seats/0/leave"), ("PUT", "/seats/0/name"), ("PUT", "/seats/0/bot"),
    ("DELETE", "/seats/0/bot"), ("POST", "/seats/0/reissue"), ("POST", "/seats/0/claim"), ("POST", "/seats/0/moves"),
    ("POST", "/seats/0/undo"), ("POST", "/seats/0/why"), ("GET", "/seats/0/reasons"), ("GET", "/seats/0/replay"),
    ("GET", "/seats/0/story"), ("GET", "/replay"), ("GET", "/replay?everything=true"), ("GET", "/story"),
    ("GET", "/file"), ("POST", "/seats/0/practice"), ("POST", "/practice"),
]  # fmt: skip
BODY = {
    "/join": {"name": "Leif"}, "/name": {"name": "Leif"}, "/claim": {"name": "Leif"}, "/seats/1": {"level": "karl"},
    "/moves": {"id": "a", "decision": 0, "move": 1}, "/undo": {"id": "a", "decision": 0}, "/why": {"move": 1},
    "/bot": {}, "/practice": {},
}  # fmt: skip


def asked(visitors: People, method: str, table: str, path: str, headers: dict[str, str]) -> Any:
    body = next((body for end, body in BODY.items() if path.endswith(end)), None) if method != "GET" else None
    return visitors.http.request(method, f"/api/tables/{table}{path}", json=body, headers=headers)


def test_a_wrong_secret_and_no_table_are_the_same_answer(visitors: People) -> None:
    made, other = visitors.make(), visitors.make()
    for method, path in ROUTES:
        nowhere = asked(visitors, method, "0" * 12, path, bearer(STRANGER))
        assert nowhere.status_code == 404
        for secret in (STRANGER, other.secrets["host"], other.people[0].secret):
            wrong = asked(visitors, method, made.id, path, bearer(secret))
            assert (wrong.status_code, wrong.content) == (404, nowhere.content), path
            headers = [{**answer.headers, "date": ""} for answer in (wrong, nowhere)]
            assert headers[0] == headers[1]


def test_without_a_secret_nothing_is_answered(visitors: People) -> None:
    made = visitors.make()
    for headers in ({}, {"Authorization": "Basic " + STRANGER}, {"Authorization": "Bearer"}, bearer("short")):
        for method, path in ROUTES:
            assert asked(visitors, method, made.id, path, headers).status_code == 401


def test_a_secret_opens_what_it_was_cut_for_and_no_more(visitors: People) -> None:
    made = visitors.make()
    secrets = {"join": made.secrets["join"], "watch": made.secrets["watch"], "seat": made.people[1].secret}
    others = {
        "/seats/0" + path
        for path in ("", "/leave", "/name", "/moves", "/undo", "/why", "/reasons", "/replay", "/story")
    }
    hosts = {"/start", "/abandon", "/seats/1", "/seats/0/reissue"}
    for role, secret in secrets.items():
        refused = {
            path for method, path in ROUTES if asked(visitors, method, made.id, path, bearer(secret)).status_code == 403
        }
        assert refused >= others | hosts | {"/seats/0/claim", "/seats/0/practice"}, role
        assert ("" in refused) == (role == "join")
        assert ("/join" in refused) == (role != "join")
        assert ("/rematch" in refused) == (role == "join")  # who watches may follow to one that others set up


def played(made: Made) -> Any:
    """To the end; people choose at random."""
    deadline, dice = time.monotonic() + 60, random.Random(1)
    while (shown := made.watch())["table"]["status"] == "running":
        assert time.monotonic() < deadline
        if not any(person.play(dice) for person in made.people):
            time.sleep(0.02)
    return shown


@pytest.mark.parametrize(("game", "seats"), [("eketorp", "me,thrall,karl"), ("shipwrights", "thrall,karl")])
def test_a_game_ends_and_shows_its_key(visitors: People, tmp_path: Path, game: str, seats: str) -> None:
    made = visitors.make(game, seats)
    promised = made.watch()["table"]
    assert promised["key"] is None
    over = played(made)
    assert over["table"]["status"] == "over" and over["view"]["outcome"]["winners"]
    assert over["table"]["commitment"] == promised["commitment"]
    assert commitment(made.id, bytes.fromhex(over["table"]["key"])) == promised["commitment"]
    assert promised["commitment"] == hashlib.sha256(made.id.encode() + bytes.fromhex(over["table"]["key"])).hexdigest()
    file = made.http.get(f"/api/tables/{made.id}/file", headers=bearer(made.secrets["watch"]))
    assert f"meadhall-{game}-{made.id}.json" in file.headers["content-disposition"]
    assert list(Table.parse(file.text).outcome.winners) == over["view"]["outcome"]["winners"]  # type: ignore[union-attr]
    (tmp_path / "table.json").write_text(file.text, encoding="utf-8")
    assert verdict(tmp_path / "table.json", promised["commitment"])


def test_the_file_of_a_running_table_is_not_served(visitors: People) -> None:
    made = visitors.make()
    for secret in (made.secrets["host"], made.secrets["watch"], made.people[0].secret):
        answer = made.http.get(f"/api/tables/{made.id}/file", headers=bearer(secret))
        assert (answer.status_code, answer.json()["error"]) == (409, "not_over")


def test_an_abandoned_table_is_at_its_end(visitors: People) -> None:
    made = visitors.make()
    made.people[0].play(random.Random(1))
    assert made.as_host("POST", "/abandon").status_code == 204
    shown = made.watch()["table"]
    assert shown["status"] == "abandoned" and shown["news"][-1]["id"] == "abandoned"
    assert commitment(made.id, bytes.fromhex(shown["key"])) == shown["commitment"]
    assert made.people[1].move(0).json() == {"error": "not_running", "params": {"status": "abandoned"}}
    assert made.as_host("POST", "/abandon").status_code == 409
    assert len(Table.parse(made.as_host("GET", "/file").text).entries) > 0


def test_bots_that_think_long_play_too(visitors: People) -> None:
    made = visitors.make("shipwrights", "me,jarl,konung")
    deadline = time.monotonic() + 60
    while made.watch()["view"]["waiting"] != [0]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
