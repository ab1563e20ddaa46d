"""Tables for the tests of the browser, made over HTTP."""

from typing import Any

import httpx

from ..server.running import Process, Running

NAMES = ("Ása", "Bjørn", "Cécile", "Dag", "Eyvör", "Finn")


def made(hall: Running | Process, seats: str, game: str = "eketorp", **wish: object) -> dict[str, Any]:
    """A table like "me,karl,open", with all its secrets."""
    wished = [_wished(who, name) for who, name in zip(seats.split(","), NAMES, strict=False)]
    start = "open" not in seats
    answer = httpx.post(f"{hall.url}/api/tables", json={"game": game, "seats": wished, "start": start, **wish})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def _wished(who: str, name: str) -> dict[str, str]:
    if who == "me":
        return {"who": "me", "name": name}
    return {"who": "open"} if who == "open" else {"who": "bot", "level": who}
