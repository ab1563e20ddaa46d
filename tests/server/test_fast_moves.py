"""Moves go past the framework, and nobody can tell: the same request is answered the same by both ways."""

from typing import Any

import httpx
import pytest

from .people import Made, People, bearer

SHORT, LONG = "application/json", "application/json; charset=utf-8"  # the framework alone reads the second


def asked(made: Made, kind: str, body: str, seat: Any = 0, table: str = "", secret: str = "") -> tuple[Any, ...]:
    headers = {"Content-Type": kind} | bearer(secret or made.people[0].secret)
    path = f"/api/tables/{table or made.id}/seats/{seat}/moves"
    answer = made.http.post(path, content=body, headers=headers)
    return answer.status_code, answer.json(), shown(answer.headers)


def shown(headers: httpx.Headers) -> list[tuple[str, str]]:
    return sorted((name, value) for name, value in headers.items() if name != "date")


@pytest.fixture(scope="module")
def made(guests: People) -> Made:
    return guests.make()


@pytest.mark.parametrize(
    "body",
    [
        "", "{", "[]", "1", "nul", "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
        '{"id": "a"}', '{"id": "a", "decision": 0, "move": 1, "more": 2}', '{"id": "a b", "decision": 0, "move": 1}',
        '{"id": "a", "decision": 0.0, "move": 1}', '{"id": "a", "decision": true, "move": 1}',
        '{"id": "a", "decision": -1, "move": 1}', '{"id": "a", "decision": 0, "move": null}',
        '{"id": "a", "decision": 0, "move": true}', '{"id": "a", "decision": 0, "move": NaN}',
        '{"id": "a", "decision": 0, "move": 1, "move": 999999}', '{"id": "a", "decision": 7, "move": 1}',
        '{"id": "a", "decision": 0, "move": "no such move"}', '{"id": "a", "decision": 0, "move": {"a": [[[]]]}}',
        '{"id": "a", "decision": 0, "move": ' + "[" * 3000 + "]" * 3000 + "}",
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_alike(made: Made, body: str) -> None:
    found = asked(made, SHORT, body)
    assert found[0] in (400, 409, 422) and found == asked(made, LONG, body)


@pytest.mark.parametrize(
    ("where", "status"),
    [
        ({"seat": 1, "secret": "host"}, 403), ({"seat": 5}, 404), ({"seat": 6}, 422), ({"seat": "x"}, 422),
        ({"table": "0" * 12}, 404), ({"table": "G" * 12}, 422), ({"secret": "A" * 22}, 404), ({"secret": "A"}, 401),
    ],
)  # fmt: skip
def test_who_may_not_is_told_alike(made: Made, where: dict[str, Any], status: int) -> None:
    secret = where.get("secret", "")
    where = where | {"secret": made.secrets.get(secret, secret)}
    body = '{"id": "b", "decision": 0, "move": 1}'
    found = asked(made, SHORT, body, **where)
    assert found[0] == status and found == asked(made, LONG, body, **where)


def test_a_repeat_by_the_other_way_gets_the_first_answer(guests: People) -> None:
    made = guests.make()
    mover = next(person for person in made.people if person.seat in person.view()["waiting"])
    view = mover.view()
    body = f'{{"id": "c", "decision": {view["decision"]}, "move": {view["moves"][0]["code"]}}}'
    first = asked(made, SHORT, body, mover.seat, secret=mover.secret)
    assert first[0] == 200 and first[1]["decision"] > view["decision"]
    assert first == asked(made, LONG, body, mover.seat, secret=mover.secret)
