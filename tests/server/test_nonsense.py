"""Whatever a client sends as a move: refused, and nothing breaks."""

import json
import random
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meadhall.core.play import IllegalMove
from meadhall.core.table import Table
from meadhall.server.api.requests import WhyRequest

from .people import People, Person, advance, bearer, problem

REFUSED = ((400, "malformed"), (422, "malformed"), (422, "illegal"))
NONSENSE = [
    "NaN",
    "-Infinity",
    "1e999",
    "9" * 400,
    "-" + "9" * 400,
    "9" * 5_000,
    "[" * 3_000 + "]" * 3_000,
    '{"a":' * 900 + "1" + "}" * 900,
    '"\\ud800"',
    '{"\\ud800": 1}',
    '{"plan": {"\\udfff": 1}}',
    '{"plan": {"siege": [[{}, []]]}}',
    '{"plan": {"siege": 5}}',
    '{"plan": {"siege": [[0, "boat"], null]}}',
    '{"plan": []}',
    '{"plan": {"A": 1e3}}',
    '{"plan": {"A": true}}',
    '{"plan": {"A": -1}}',
    '{"plan": {"home": 99}}',
    '{"steps": []}',
    '{"steps": [""]}',
    '{"steps": [",", "ship 1", "\\ud800"]}',
    '{"steps": ["card TF05", 5]}',
    '{"steps": {}}',
    "{}",
    "null",
    "true",
    "-1",
    "[]",
    '""',
    '" "',
    '","',
    '"\\u0000"',
    '["place A"]',
    "3.0",
    '"plan A9 A9"',
    '"plan A\u00b2"',
    '"build 0 stone 1 wood 9 wood"',
    '"ship 1, labourer, from 99"',
    '"undo"',
    json.dumps("card TF05," * 1_500),
    json.dumps({"steps": ["basic wool"] * 500 + ["basic gold"] * 500}),
]
BODIES = [
    "",
    "{",
    "[]",
    "1",
    "null",
    '"',
    "{}",
    '{"id": "x", "decision": "0", "move": 1}',
    '{"id": "x", "decision": 1e400, "move": 1}',
    '{"id": "x", "decision": 0.5, "move": 1}',
    '{"id": "x", "decision": true, "move": 1}',
    '{"id": "x", "decision": -1, "move": 1}',
    '{"id": 5, "decision": 0, "move": 1}',
    '{"id": "", "decision": 0, "move": 1}',
    '{"id": "\\ud800", "decision": 0, "move": 1}',
    '{"id": "x", "decision": 0, "move": 1, "\\ud800": 2}',
    '{"id": "x", "decision": 0, "move": 1, "seat": 2}',
    '{"id": "x y", "decision": 0, "move": 1}',
    '{"id": "' + "x" * 65 + '", "decision": 0, "move": 1}',
    '"' + "a" * 17_000,
]


def post(person: Person, path: str, body: str | bytes) -> httpx.Response:
    headers = bearer(person.secret) | {"Content-Type": "application/json"}
    return person.http.post(f"/api/tables/{person.table}/seats/{person.seat}/{path}", content=body, headers=headers)


@pytest.mark.parametrize("game", ["eketorp", "shipwrights"])
def test_nonsense_is_refused_and_never_breaks_anything(guests: People, game: str) -> None:
    made = guests.make(game)
    person = made.people[0]
    for moves in (0, 20):
        advance(made, moves)
        before = person.look()
        for text in NONSENSE:
            wish = f'{{"id": "nonsense", "decision": {before["view"]["decision"]}, "move": {text}}}'
            assert problem(post(person, "moves", wish))[:2] in REFUSED, text
            assert post(person, "why", f'{{"move": {text}}}').status_code in (200, 400, 422), text
        for path in ("moves", "undo", "why"):
            for body in (*(text.encode() for text in BODIES), b"\xff\xfe", b"\x00"):
                assert post(person, path, body).status_code in (400, 413, 422), body
        assert person.look() == before


def test_a_long_move_is_refused_before_it_is_read(guests: People) -> None:
    person = guests.make("shipwrights", "me,me").people[0]
    answer = person.move(", ".join(["basic wool"] * 60 + ["basic gold"] * 60))
    assert problem(answer) == (422, "malformed", {"where": ["body.move"]})


WORDS = st.sampled_from(
    [
        "plan",
        "steps",
        "siege",
        "home",
        "A",
        "place A",
        "place home",
        "ship 1",
        "card TF05",
        "basic wood",
        "draft",
        "boat",
        "",
    ]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)
MOVES = (
    JSON | st.fixed_dictionaries({"plan": JSON}) | st.fixed_dictionaries({"steps": JSON | st.lists(WORDS, max_size=5)})
)


@pytest.mark.parametrize("game", ["eketorp", "shipwrights"])
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(wishes=st.lists(MOVES, max_size=20), at=st.integers(0, 3))
def test_no_json_breaks_the_reading_of_a_move(game: str, wishes: list[Any], at: int) -> None:
    """The same way as the server goes, without its network."""
    table, dice = Table.new(game, 3, at), random.Random(at)
    for _ in range(at * 15):
        table.play(table.due, dice.choice(table.moves(table.due)))
    for wish in wishes:
        try:
            move = WhyRequest.model_validate({"move": wish}).move
        except ValueError:
            continue
        try:
            table.play(table.due, move)
        except IllegalMove:
            continue
        if table.outcome:
            return


@pytest.mark.parametrize("options", ['{"\\ud800": 1}', '{"edition": "\\ud800"}', '{"\\u0000": true}'])
def test_half_a_letter_in_the_options_of_a_table_is_refused(visitors: People, options: str) -> None:
    asked = '{"game": "eketorp", "seats": [{"who": "me"}, {"who": "me"}, {"who": "me"}], "options": ' + options + "}"
    answer = visitors.http.post("/api/tables", content=asked, headers={"Content-Type": "application/json"})
    assert problem(answer)[:2] == (422, "malformed")
