"""What leaves the server has the shape that the API describes: no field less, none more, whole games long."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args, get_type_hints

import httpx
import jsonschema_rs
import pytest

from meadhall import Table
from meadhall.bots.levels import NAMES
from meadhall.core.game import REGISTRY, find
from meadhall.games.eketorp.people import position as eketorp
from meadhall.games.eketorp.rules.actions import BRICK_WORDS, FIELD_WORDS, SIDE_WORDS
from meadhall.games.eketorp.rules.state import Fight
from meadhall.games.shipwrights.cards import SKILL_WORDS
from meadhall.games.shipwrights.cards.effects import GOOD_WORDS
from meadhall.games.shipwrights.people import position as shipwrights
from meadhall.games.shipwrights.rules.actions import BASIC_WORDS, TRACK_WORDS, UPGRADE_WORDS
from meadhall.games.shipwrights.rules.state import SUPPLY, Ask
from meadhall.server.api.views import position_of, view_of
from meadhall.server.bots.pool import Thinkers
from meadhall.server.docs.openapi_file import DEFAULT
from meadhall.server.names import Level
from meadhall.server.tables.trial import try_move

from .deciding import shortly
from .people import Made, People, bearer
from .running import Running
from .test_hosts import stream
from .test_seats import eventually

API = json.loads((Path(__file__).parents[2] / DEFAULT).read_text(encoding="utf-8"))
LARGE = [pytest.param(*each, marks=pytest.mark.soak) for each in (("eketorp", 6), ("shipwrights", 4))]
GAMES = [("eketorp", 3), ("shipwrights", 1), ("shipwrights", 2), *LARGE]
OPTIONS = {"eketorp": {"buildMode": "simultaneous", "mulligan": "optional"}, "shipwrights": {"conversion": "manual"}}


def closed(part: Any) -> Any:
    """A part of the description in which no object has a field that is not named."""
    if isinstance(part, list):
        return [closed(each) for each in part]
    if not isinstance(part, dict):
        return part
    found = {name: closed(each) for name, each in part.items() if name != "discriminator"}
    return found | {"additionalProperties": False} if "properties" in part else found


SCHEMAS = closed(API["components"]["schemas"])


def shape(schema: Any) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(schema | {"components": {"schemas": SCHEMAS}})


def named(name: str) -> jsonschema_rs.Draft202012Validator:
    return shape({"$ref": f"#/components/schemas/{name}"})


def answer_to(method: str, path: str) -> jsonschema_rs.Draft202012Validator:
    """The shape of a good answer, as the API describes it."""
    answers = API["paths"][path][method.lower()]["responses"]
    good = next(given for status, given in answers.items() if status.startswith("2"))
    return shape(closed(good["content"]["application/json"]["schema"]))


def holds(answer: httpx.Response, path: str) -> Any:
    """The answer, which is a good one and has its shape."""
    assert answer.is_success, answer.text
    answer_to(answer.request.method, path).validate(answer.json())
    return answer.json()


def played(game: str, seats: int, options: Any = None) -> Iterator[tuple[Table, random.Random]]:
    """A whole game at random, move by move."""
    table, dice = Table.new(game, seats, seats, options), random.Random(seats)
    while not table.outcome:
        yield table, dice
        seat = dice.choice(table.waiting)
        table.play(seat, dice.choice(table.moves(seat)))
    yield table, dice


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("own", [False, True])
def test_every_view_of_a_whole_game_is_as_the_game_declares_it(game: str, seats: int, own: bool) -> None:
    view = named(f"{game.title()}View")
    for table, _ in played(game, seats, OPTIONS[game] if own else None):
        for viewer in (None, *range(seats)):
            view.validate(json.loads(json.dumps(table.view(viewer))))
    assert table.view(None)["outcome"]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_trial_has_its_shape(game: str, seats: int) -> None:
    trial, told = named("Trial"), 0
    for table, dice in played(game, seats):
        if table.waiting and dice.random() < 0.2:
            seat = dice.choice(table.waiting)
            tried = try_move(table, seat, dice.choice(table.moves(seat)).code) | {"prospects": False}
            trial.validate(json.loads(json.dumps(tried)))
            told += len(tried["story"])
    assert told


def watch(made: Made, path: str = "", **params: Any) -> httpx.Response:
    return made.http.get(f"/api/tables/{made.id}{path}", headers=bearer(made.secrets["watch"]), params=params)


@pytest.mark.parametrize(("game", "seats"), [("eketorp", "me,me,me"), ("shipwrights", "me,me")])
def test_the_answers_about_a_table_have_their_shapes(
    guests: People, hall: Running, game: str, seats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "weigh", shortly)
    made, dice = guests.make(game, seats, hints=True), random.Random(3)
    mine, table = made.people[0], "/api/tables/{table}"
    own = table + "/seats/{seat}"
    holds(made.http.get("/api/tables", headers=bearer(mine.secret, made.secrets["watch"])), "/api/tables")
    with stream(hall.url, mine.secret, made.secrets["watch"]) as (heard, _):
        for _ in range(12):
            for person in made.people:
                holds(person.request("GET", ""), own)
                if person.view()["moves"]:
                    holds(person.request("GET", "moves"), own + "/moves")
                    holds(person.request("GET", "reasons"), own + "/reasons")
                    holds(person.request("POST", "hint"), own + "/hint")
                    holds(person.request("POST", "why", {"move": "nothing at all"}), own + "/why")
                    holds(person.move(person.view()["moves"][0]["code"]), own + "/moves")
        mine.rename("Ýrr")
        eventually(lambda: any(event["table"]["news"][-1]["id"] == "renamed" for event in heard))
    for event in heard:
        named("Event").validate(event)
    holds(mine.request("GET", "replay", params={"count": 50}), own + "/replay")
    holds(mine.request("GET", "story"), own + "/story")
    holds(watch(made), table)
    over = made.play_to_the_end(dice)
    named("Event").validate(over)
    assert over["view"]["outcome"] and over["table"]["key"]
    for params in ({"count": 50}, {"seat": 0, "count": 50}, {"everything": True, "first": 20, "count": 10}):
        assert len(holds(watch(made, "/replay", **params), table + "/replay")["shown"]) >= 10
    holds(watch(made, "/story"), table + "/story")
    holds(watch(made, "/course"), table + "/course")
    found = holds(watch(made, "/moments", seat=0), table + "/moments")["moments"]
    assert len(found) <= 3 and [each["step"] for each in found] == sorted(each["step"] for each in found)
    for each in found:  # the step after it tells of it, as this seat saw it
        told = watch(made, "/replay", seat=0, first=each["step"] + 1).json()["shown"][0]["story"]
        assert told and each["round"] >= 1 and each["points"] != 0


@pytest.mark.parametrize("game", REGISTRY)
def test_what_does_not_change_has_its_shape(guests: People, game: str) -> None:
    holds(guests.http.get(f"/api/games/{game}"), "/api/games/{game}")
    holds(guests.http.get("/api/games"), "/api/games")
    holds(guests.http.get("/healthz"), "/healthz")
    named("Problem").validate(guests.http.get("/api/tables").json())


def test_nothing_that_is_answered_is_left_open() -> None:
    """An object has named fields, or says what each of its values is. Only a table's file has a form of its own."""
    asked = {name for name in SCHEMAS if name.endswith("Request")} | {"JsonValue"}
    paths = [path for name, path in API["paths"].items() if not name.endswith("/file")]
    answers = [operation["responses"] for path in paths for operation in path.values()]
    vague = [part for part in parts([answers, *(SCHEMAS[name] for name in SCHEMAS.keys() - asked)]) if is_open(part)]
    assert vague == []


def parts(of: Any) -> Iterator[Any]:
    """All parts of a description, without the values that it names for fields that are left out."""
    yield of
    within = [each for name, each in of.items() if name != "default"] if isinstance(of, dict) else of
    for each in within if isinstance(within, list) else []:
        yield from parts(each)


def is_open(part: Any) -> bool:
    if part == {}:
        return True
    if not isinstance(part, dict) or part.get("type") != "object" or "properties" in part:
        return False
    return part.get("additionalProperties", True) in (True, {})


def test_the_words_of_positions_are_those_of_the_rules() -> None:
    assert get_args(eketorp.Brick) == BRICK_WORDS[1:] == tuple(eketorp.Bricks.__annotations__)
    assert get_args(eketorp.Field) == FIELD_WORDS == tuple(eketorp.Plots.__annotations__)
    assert get_args(eketorp.Side) == SIDE_WORDS == tuple(eketorp.Sieges.__annotations__)
    assert get_args(eketorp.Kind) == tuple(fight.name.lower() for fight in Fight)[1:]
    assert get_args(shipwrights.Asked) == tuple(ask.name.lower() for ask in Ask)[1:]
    assert get_args(shipwrights.Skill) == SKILL_WORDS
    assert get_args(shipwrights.Upgrade) == UPGRADE_WORDS
    assert get_args(shipwrights.Hero) == (*TRACK_WORDS, "common")
    assert tuple(shipwrights.Goods.__annotations__) == GOOD_WORDS[:SUPPLY]
    assert tuple(shipwrights.Prices.__annotations__) == BASIC_WORDS
    assert tuple(shipwrights.Tracks.__annotations__) == tuple(shipwrights.Heroes.__annotations__) == TRACK_WORDS
    assert get_args(Level) == NAMES


def test_a_game_that_declares_no_position_shows_any_object() -> None:
    found = find("eketorp")
    assert position_of(found) is eketorp.EketorpPosition
    assert position_of(replace(found, view=lambda known, cards: {})) == dict[str, Any]
    assert "Eketorp" in get_type_hints(view_of(found))["position"].__name__
