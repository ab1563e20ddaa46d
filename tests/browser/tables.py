"""Tables for the tests of the browser, made over HTTP."""

import json
from typing import Any

import httpx

from meadhall import Table
from meadhall.server import making
from meadhall.server.records import Seat

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


def from_position(hall: Running, table: Table, seat: int = 0) -> dict[str, Any]:
    """A table that begins with a position of another: a person on one seat, bots on the others."""
    begin = {"seat": seat, "state": table.game.state.plain(table.position.state)}
    seats = [Seat("person", NAMES[at]) if at == seat else Seat("bot", "", "karl") for at in range(table.seats)]
    plan = making.Plan(table.game, table.options, table.cards, seats, 3600, [seat], json.dumps(begin))
    live, keys = hall.inside(making.make(hall.server.hall, plan))
    hall.inside(making.start(hall.server.hall, live))
    return {"table": live.id, "seats": {str(at): secret for at, secret in keys.seats.items()}, "watch": keys.watch}
