"""Tables for the tests of the browser, made over HTTP."""

import time
from typing import Any

import httpx

from ..server.people import Person, bearer
from ..server.running import Process, Running, wait_until

NAMES = ("Ása", "Bjørn", "Cécile", "Dag", "Eyvör", "Finn")
AGES = 900  # seconds that bots may take over a game, on the busiest machine
GAMES = 8  # at most, until one is as it is wanted
BRIEF = httpx.Limits(max_keepalive_connections=0)  # servers come and go
HTTP = httpx.Client(timeout=60, limits=BRIEF, verify=False)  # certificates take longer to read than a table to be made


def made(hall: Running | Process, /, seats: str, game: str = "eketorp", **wish: object) -> dict[str, Any]:
    """A table like "me,karl,open", with all its secrets."""
    wished = [_wished(who, name) for who, name in zip(seats.split(","), NAMES, strict=False)]
    start = "open" not in seats
    answer = HTTP.post(f"{hall.url}/api/tables", json={"game": game, "seats": wished, "start": start, **wish})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def _wished(who: str, name: str) -> dict[str, str]:
    if who == "me":
        return {"who": "me", "name": name}
    return {"who": "open"} if who == "open" else {"who": "bot", "level": who}


def finished(hall: Running | Process, seats: str, game: str = "eketorp", **wish: object) -> dict[str, Any]:
    """A table at which a Karl has played on for the first seat until the end."""
    found = made(hall, seats, game, **wish)
    mine, at = bearer(found["seats"]["0"]), f"{hall.url}/api/tables/{found['table']}"
    assert HTTP.put(f"{at}/seats/0/bot", json={"level": "karl"}, headers=mine).status_code == 204
    return over(hall, found)


def reviewed(hall: Running | Process, seats: str, game: str = "eketorp") -> dict[str, Any]:
    """A finished table of which the coach has found three decisions that cost; most games have as many."""
    for _ in range(GAMES):
        found = finished(hall, seats, game)
        if len(review_of(hall, found)["views"]["known"]["worst"]) == 3:
            return found
    raise AssertionError(f"in none of {GAMES} games three decisions cost anything")


def review_of(hall: Running | Process, found: dict[str, Any]) -> dict[str, Any]:
    """The review of the first seat, as soon as it is made."""
    mine, at = bearer(found["seats"]["0"]), f"{hall.url}/api/tables/{found['table']}/review"
    made: list[dict[str, Any]] = []

    def asked() -> bool:
        made[:] = filter(None, [HTTP.get(at, params={"seat": 0}, headers=mine).json()["review"]])
        return bool(made)

    wait_until(asked, 240.0)
    return made[0]


def over(hall: Running | Process, found: dict[str, Any]) -> dict[str, Any]:
    """The same table, once its bots have played to the end."""
    mine, at = bearer(found["seats"]["0"]), f"{hall.url}/api/tables/{found['table']}"
    deadline = time.monotonic() + AGES
    while HTTP.get(at, headers=mine).json()["table"]["status"] != "over":
        assert time.monotonic() < deadline, "the game does not end"
        time.sleep(0.1)
    return found


def person(http: httpx.Client, table: dict[str, Any], seat: int) -> Person:
    """Who plays one of the seats without a browser."""
    return Person(http, table["table"], seat, table["seats"][str(seat)])
