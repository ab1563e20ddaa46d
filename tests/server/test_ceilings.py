"""Nothing that strangers send or do is kept without a limit: fields of cards, news of a table, pages made anew."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall import Table
from meadhall.core.game import find
from meadhall.server import app
from meadhall.server.tables import cards, judge, seats, upload
from meadhall.server.tables.cards import standard_cards
from meadhall.server.tables.registry import cards_id

from .people import People, problem
from .running import Running, running

HUGE = "x" * 300_000


def saved(game: str, **columns: str) -> bytes:
    """A saved game with these columns in one of its cards."""
    plain = json.loads(Table.new(game, 3, key=bytes(32), name="0123456789ab").dump())
    plain["cards"]["cards"][0] |= columns
    return json.dumps(plain).encode()


@pytest.mark.parametrize("game", ["eketorp", "shipwrights"])
def test_columns_that_the_game_does_not_know_are_not_kept(game: str) -> None:
    judged = upload.judge_file(saved(game, note=HUGE, other="y"), "abcdefabcdef", 0.0)
    assert json.loads(judged.cards) == standard_cards(game).rows
    assert judged.head.cards_id == cards_id(game, standard_cards(game)), "they are the cards of the box"


@pytest.mark.parametrize(("game", "column"), [("eketorp", "id"), ("shipwrights", "name")])
def test_a_field_has_a_limit(game: str, column: str) -> None:
    most = cards.LONGEST_FIELD
    assert upload.judge_file(saved(game, **{column: "x" * most}), "abcdefabcdef", 0.0)
    assert judge._judge(saved(game, **{column: "x" * (most + 1)}), "abcdefabcdef", 0.0) == "bad_file"


def test_there_is_a_limit_of_cards() -> None:
    game = find("shipwrights")
    rows = game.load_cards(None).rows
    points = next(row for row in rows if row.get("kind") == "track_vp")
    many = game.load_cards({"name": "many", "cards": rows + [points] * cards.MOST_CARDS})
    with pytest.raises(ValueError, match="too many"):
        cards.storable_cards(game, many)


def test_news_of_a_table_have_a_ceiling(guests: People, hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = guests.make("eketorp", "me,me,me")
    person = made.people[0]
    at_will = [each for each in hall.server.registry.tables[made.id].news if each.id in seats.AT_WILL]
    monkeypatch.setattr(seats, "MOST_NEWS", len(at_will) + 2)
    monkeypatch.setattr(seats, "MOST_NEWS_OF_NEED", 2)
    assert made.people[1].request("PUT", "bot", {}).status_code < 300
    assert rename(person, "Unn").status_code < 300
    assert problem(rename(person, "Una"))[:2] == (409, "news_full")
    for _ in range(2):
        assert made.as_host("POST", "/seats/0/reissue").status_code < 300, "who needs a new link still gets one"
    assert problem(made.as_host("POST", "/seats/0/reissue"))[:2] == (409, "news_full")
    assert made.people[1].request("DELETE", "bot").status_code < 300, "nobody takes the room of who comes back"
    assert made.as_host("POST", "/seats/2/reissue").status_code < 300
    assert made.as_host("POST", "/abandon").status_code == 204


def rename(person: Any, name: str) -> httpx.Response:
    answer: httpx.Response = person.request("PUT", "name", {"name": name})
    return answer


def test_the_description_of_the_api_is_made_once(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    first = httpx.get(f"{hall.url}/openapi.json", timeout=60)  # it is made now
    assert first.headers["content-type"] == "application/json"
    monkeypatch.setattr(hall.server.api, "openapi", lambda: pytest.fail("it is made anew"))
    monkeypatch.setattr(app, "JSONResponse", lambda _: pytest.fail("it is encoded anew"))
    assert httpx.get(f"{hall.url}/openapi.json").content == first.content
    assert first.json()["info"]["title"] == "Meadhall"


def test_the_page_of_the_api_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[object]()

    def render(description: object) -> str:
        made.append(description)
        return "<!doctype html><title>once</title>"

    monkeypatch.setattr(app, "render", render)
    with running(str(tmp_path / "tables.db")) as server:
        pages = [httpx.get(f"{server.url}/docs").text for _ in range(3)]
    assert len(set(pages)) == 1
    assert len(made) == 1
