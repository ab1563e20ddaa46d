"""News and refusals are ids and parameters; every language has words for them that need nothing else."""

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest
from fluent.syntax import ast, parse

from meadhall import Table
from meadhall.i18n import FOLDER, LANGUAGES, words
from meadhall.server.errors import Error
from meadhall.server.names import DAY
from meadhall.server.notices.push import INSTALL
from meadhall.server.settings import Limits
from meadhall.server.storage.profiles import MOST_DEVICES
from meadhall.server.storage.queries import NewsId
from meadhall.server.tables.seats import NOTICE

from .people import Json, Made, People, bearer
from .profiles import Profiled
from .running import GENEROUS, Running, running, wait_until

HOLE = re.compile(r"[{}$]|None|  |\?\?|^\s*$")
NEWS = {f"news-{id.replace('_', '-')}": id for id in get_args(NewsId)}
ERRORS = {f"error-{id.replace('_', '-')}": id for id in get_args(Error)}
SHARED = {"seat-at"}
OUT = ("bot", "waits")


def said(family: str, id: str, params: dict[str, Any]) -> list[str]:
    """By all languages, from what the server sent and nothing else."""
    message, plain = f"{family}-{id.replace('_', '-')}", {k: v for k, v in params.items() if isinstance(v, str | int)}
    texts = [words(language).say(message, **plain) for language in LANGUAGES]
    assert not any(HOLE.search(text) for text in texts), texts
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_the_server_has_words_and_no_words_lack_an_id(language: str) -> None:
    body = parse((FOLDER / language / "server.ftl").read_text(encoding="utf-8")).body
    assert {entry.id.name for entry in body if isinstance(entry, ast.Message)} == set(NEWS) | set(ERRORS) | SHARED


def test_all_news_of_a_table_are_said_in_every_language(hall: Running, guests: People) -> None:
    made = guests.make("eketorp", "me,open,open", absence=60)
    host, table = made.as_host, f"/api/tables/{made.id}"
    ((asa),) = made.people
    asa.request("PUT", "name", {"name": "Ása"})
    host("PUT", "/seats/2", {"level": "jarl"})
    host("PUT", "/seats/2", {"level": None})
    host("PUT", "/seats/2", {"level": "thrall"})
    guests.join(made, "Ulf").request("POST", "leave")
    ulf = guests.join(made, "Ulf")
    asa.request("PUT", "name", {"name": "Ása Rún"})
    assert host("PUT", "/hall", {"watched": True}).status_code == 204
    assert host("POST", "/start").status_code == 204
    asa.request("PUT", "bot", {"level": "karl"})
    asa.request("DELETE", "bot")
    wait_until(lambda: 2 not in asa.view()["waiting"])
    hall.clock.ahead += 120
    assert host("PUT", "/seats/1/bot", {"level": "karl"}).status_code == 204
    hall.clock.ahead -= 120
    claim = host("POST", "/seats/1/reissue").json()["claim"]
    hall.clock.ahead += NOTICE
    guests.http.post(f"{table}/seats/1/claim", json={"name": "Björn"}, headers=bearer(claim))
    hall.clock.ahead -= NOTICE
    assert ulf.request("GET", "").status_code == 404
    host("POST", "/abandon")
    assert asa.request("POST", "/rematch").status_code == 200
    news = [*made.watch()["table"]["news"], *news_of_clocks(hall, guests)]
    told = {each["id"]: said("news", each["id"], each["params"]) for each in news}
    assert set(told) == set(NEWS.values())
    assert told["joined"] == [
        "Ulf takes a seat and plays Blue.", "Ulf si siede e gioca come Blu.", "Ulf prend place et joue Bleu.",
        "Ulf setzt sich und spielt Blau.", "Ulf se sienta y juega con Azul.",
    ]  # fmt: skip
    assert told["bot_sits"][0] == "Thrall plays Yellow."
    assert told["renamed"][1] == "Ása ora si chiama Ása Rún."


def news_of_clocks(hall: Running, guests: People) -> list[Json]:
    """Two tables of people and a bot: at one a bot plays on when time is up, the other waits."""
    tables = [guests.make("eketorp", "me,me,karl", clock={"kind": "real", "seconds": DAY, "out": o}) for o in OUT]
    for made in tables:
        asa, leif = made.people
        asa.request("PUT", "vacation", {"days": 3})
        asa.request("DELETE", "vacation")
        asa.request("PUT", "pause")
        leif.request("DELETE", "pause")
        leif.request("PUT", "pause")
        asa.request("PUT", "pause")
        asa.request("DELETE", "pause")
    hall.clock.ahead += 2 * DAY
    wait_until(lambda: all("time" in made.watch()["table"]["news"][-1]["id"] for made in tables))
    hall.clock.ahead -= 2 * DAY
    for made in tables:
        made.as_host("POST", "/abandon")
    return [each for made in tables for each in made.watch()["table"]["news"]]


def refusals(guests: People) -> Iterator[httpx.Response]:
    """What people may come to hear."""
    made, http = guests.make("eketorp", "me,me,open", start=False), guests.http
    one = made.people[0]
    yield made.as_host("POST", "/start")
    yield one.move(0, 0)
    yield made.as_host("PUT", "/seats/0", {"level": None})
    yield made.as_host("POST", "/seats/2/reissue")
    yield one.request("POST", "/rematch")
    yield one.request("POST", "/start")
    yield http.get(f"/api/tables/{made.id}")
    yield http.get("/api/tables/000000000000", headers=bearer(one.secret))
    yield http.patch("/api/tables")
    yield http.post("/api/tables", json={"game": "chess"})
    yield http.post("/api/tables", json={"game": "eketorp", "seats": [{"who": "me"}]})
    yield http.post("/api/tables", content="x" * 200_000)
    yield http.post("/api/tables", headers={"Origin": "https://elsewhere.example"})
    yield http.get("/api/games", headers={"Host": "elsewhere.example"})
    yield http.post("/api/files", json={})
    yield http.post("/api/files", json=json.loads(Table.new("eketorp", 3, 1).dump()))
    yield one.request("PUT", "name", {"name": "\u3164"})
    yield one.request("PUT", "name", {"name": "Red"})
    yield one.request("POST", "notices", {"target": {"url": "https://127.0.0.1/"}})
    for number in range(6):
        yield one.request("POST", "notices", {"target": {"url": f"https://bot.example/{number}"}, "after": 3600})
    made.as_host("PUT", "/talk", {"talk": "off"})
    yield one.request("POST", "talk", {"id": "t", "text": "hi"})
    guests.join(made, "Ulf")
    yield join(made)
    made.as_host("POST", "/start")
    yield join(made)
    yield from of_a_running_table(made)
    claim = made.as_host("POST", "/seats/1/reissue").json()["claim"]
    yield http.post(f"/api/tables/{made.id}/seats/1/claim", json={"name": "B"}, headers=bearer(claim))
    made.as_host("POST", "/abandon")
    yield made.as_host("POST", "/abandon")
    yield one.move("pass", 0)


def refusals_of_profiles(guests: People) -> Iterator[httpx.Response]:
    """What people may come to hear who hold a profile, or would need one."""
    mine, counting = Profiled.made(guests.http), {"game": "eketorp", "counts": True, "seats": [{"who": "me"}] * 3}
    yield guests.http.post("/api/tables", json=counting)
    yield guests.http.post("/api/tables", json=counting | {"hints": True}, headers=bearer(mine.secret))
    yield mine.join(mine.make(counts=True), "Again")
    quick = guests.make("eketorp", "me,me,karl", clock={"kind": "real", "seconds": 60})
    yield quick.people[0].request("PUT", "vacation", {"days": 1})
    for _ in range(MOST_DEVICES):
        yield mine.ask("POST", "/links")


def join(made: Made) -> httpx.Response:
    return made.http.post(f"/api/tables/{made.id}/join", json={"name": "B"}, headers=bearer(made.secrets["join"]))


def of_a_running_table(made: Made) -> Iterator[httpx.Response]:
    one = made.people[0]
    yield one.move("attack C 1", 0)
    yield one.move(0, 7)
    yield one.move("plan A1", 0, id="same")
    yield one.move("plan B1", 0, id="same")
    yield one.request("DELETE", "bot")
    yield one.request("POST", "hint")
    yield one.request("PUT", "pause")
    yield made.as_host("PUT", "/seats/1/bot", {"level": "karl"})
    one.request("PUT", "bot", {"level": "konung"})
    yield one.move(0)


def test_refusals_are_said_in_every_language(guests: People) -> None:
    told = {}
    for answer in (*refusals(guests), *refusals_of_profiles(guests)):
        if answer.status_code >= 300:
            problem = answer.json()
            told[problem["error"]] = said("error", problem["error"], problem.get("params", {}))
    assert set(told) == set(ERRORS.values()) - {
        "bad_cards", "busy", "claimed", "internal", "news_full", "no_choice", "no_hall", "no_ladder", "no_own_cards",
        "no_push", "open_full", "read_only", "store", "too_many", "too_slow", "unjudged_file", "warming",
    }  # fmt: skip
    for rare in ("no_own_cards", "news_full", "no_hall", "open_full", "unjudged_file"):
        assert len(set(said("error", rare, {}))) == len(LANGUAGES), "another sentence in each language"
    assert told["seat_taken"][2] == "Cette place est prise."


def test_who_asks_too_often_is_told_how_long_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    slow = Limits(**{**vars(GENEROUS), "tables_an_hour": 1})
    with running(str(tmp_path_factory.mktemp("slow") / "tables.db"), slow) as hall, People(hall.url) as people:
        people.make(start=False)
        answer = people.http.post("/api/tables", json={"game": "eketorp", "seats": [{"who": "me"}] * 3})
    assert answer.status_code == 429
    seconds = answer.json()["params"]["seconds"]
    assert 3000 < seconds <= 3600
    assert f"{seconds} secondi" in said("error", "too_many", {"seconds": seconds})[1].replace(".", "")


def test_the_rest_is_said_from_the_parameters_it_is_raised_with() -> None:
    assert "Jarl" in said("error", "warming", {"left": 12.5})[0]
    for id in ("busy", "internal", "no_choice", "no_ladder", "read_only", "store", "too_slow", "unjudged_file"):
        said("error", id, {})
    said("error", "claimed", {"seat": 1})
    assert "pip install" in said("error", "no_push", {"install": INSTALL})[0]
    assert "ships.csv" in said("error", "bad_cards", {"file": "ships.csv", "line": 3, "column": "vp"})[0]
