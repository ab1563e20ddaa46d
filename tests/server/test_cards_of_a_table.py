"""Cards as a client draws them: those of the table, with their effects parsed by the game."""

import random
from pathlib import Path
from typing import Any

from meadhall.core.game import find
from meadhall.games.shipwrights.cards import load
from meadhall.games.shipwrights.cards.effects import GOOD_WORDS, parse
from meadhall.games.shipwrights.cards.printed import EFFECT_COLUMNS
from meadhall.server.storage.queries import Seat
from meadhall.server.tables import create

from .people import People, bearer, problem
from .running import running

Json = dict[str, Any]


def by_id(answer: Json) -> dict[str, Json]:
    return {card["id"]: card for card in answer["cards"]}


def amounts(of: list[Json]) -> tuple[int, ...]:
    held = {each["good"]: each["count"] for each in of}
    return tuple(held.get(good, 0) for good in GOOD_WORDS)


def test_every_effect_comes_in_the_parts_that_the_parser_finds(guests: People) -> None:
    cards = guests.http.get("/api/games/shipwrights/cards").json()["cards"]
    assert [card["values"] for card in cards] == load().rows
    seen = 0
    for card in cards:
        for column in EFFECT_COLUMNS:
            clauses = parse(card["values"][column]) if card["values"].get(column) else []
            parts = card["effects"].get(column, [])
            for part, clause in zip(parts, clauses, strict=True):
                assert (part["kind"], part["count"], part["of"]) == (clause.kind, clause.number, clause.word)
                assert (amounts(part["paid"]), amounts(part["gained"])) == (clause.pay.amounts, clause.gain.amounts)
                seen += 1
    assert seen > 200


def test_costs_and_skills_are_parts_too_and_goods_keep_their_order(guests: People) -> None:
    cards = by_id(guests.http.get("/api/games/shipwrights/cards").json())
    ship = cards["SH01"]["effects"]
    assert [part["of"] for part in ship["skills"]] == ["blacksmith"]
    cost = [{"good": "worker", "count": 2}, {"good": "wood", "count": 2}, {"good": "wool", "count": 1},
            {"good": "iron", "count": 2}]  # fmt: skip
    assert ship["cost"][0]["paid"] == cost
    hut = cards["HU02"]["effects"]["base_effect"][0]
    assert [each["good"] for each in hut["gained"]] == ["wood", "coin"]
    assert len(cards["RO01"]["effects"]["effect"]) == 3


def test_a_game_whose_cards_do_nothing_by_themselves_has_them_without_effects(guests: People) -> None:
    cards = guests.http.get("/api/games/eketorp/cards").json()["cards"]
    assert cards
    assert all(card["effects"] == {} for card in cards)


def test_a_table_answers_with_its_own_cards_even_when_it_is_read_anew(tmp_path: Path) -> None:
    rows = [dict(row) for row in load().rows]
    rows[0] |= {"name": "Oak Knarr", "effect": "gain coin 7"}
    own = load({"name": "mine", "cards": rows})
    database = str(tmp_path / "tables.db")
    with running(database) as server:
        game = find("shipwrights")
        seats = [Seat("person", "Ása"), Seat("person", "Bo")]
        plan = create.Plan(game, game.complete_options(2, None), own, seats, 3600, [0])
        _, keys = server.inside(create.make(server.server.registry, plan))
        first = _asked(server.url, keys)
    with running(database) as server:
        again = _asked(server.url, keys)
    assert first == again
    assert first["name"] == "mine"
    assert by_id(first)["SH01"]["values"]["name"] == "Oak Knarr"
    assert by_id(first)["SH01"]["effects"]["effect"][0]["gained"] == [{"good": "coin", "count": 7}]


def _asked(url: str, keys: create.Keys) -> Json:
    with People(url) as people:
        answers = [
            people.http.get(f"/api/tables/{keys.table}/cards", headers=bearer(secret)).json()
            for secret in (keys.host, keys.watch, keys.join, keys.seats[0])
        ]
    assert all(answer == answers[0] for answer in answers)
    found: Json = answers[0]
    return found


def test_without_a_link_there_are_no_cards_of_a_table(guests: People) -> None:
    made = guests.make("shipwrights", "me", start=True)
    at = f"/api/tables/{made.id}/cards"
    made.people[0].play(random.Random(1))
    assert problem(guests.http.get(at))[:2] == (401, "unauthorized")
    assert problem(guests.http.get(at, headers=bearer("x" * 22)))[:2] == (404, "unknown")
