"""People who play over real HTTP: what a client knows it has from the server alone."""

import itertools
import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

import httpx

from .running import wait_until

NUMBERS = itertools.count(time.time_ns())  # of moves: no earlier process has used them at a table that is kept
Json = dict[str, Any]


def bearer(*secrets: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {','.join(secrets)}"}


@dataclass
class Person:
    """Who holds the secret of a seat."""

    http: httpx.Client
    table: str
    seat: int
    secret: str

    def request(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """At the person's own seat; a path that begins with / is the table's."""
        own = f"/api/tables/{self.table}" + (
            path if path.startswith("/") else f"/seats/{self.seat}{path and '/'}{path}"
        )
        return self.http.request(method, own, json=body, headers=bearer(self.secret), **more)

    def look(self) -> Json:
        answer = self.request("GET", "")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def view(self) -> Json:
        found: Json = self.look()["view"]
        return found

    def move(self, move: Any, decision: int | None = None, id: str = "") -> httpx.Response:
        decision = self.view()["decision"] if decision is None else decision
        return self.request("POST", "moves", {"id": id or f"m{next(NUMBERS)}", "decision": decision, "move": move})

    def undo(self, decision: int | None = None) -> httpx.Response:
        decision = self.view()["decision"] if decision is None else decision
        return self.request("POST", "undo", {"id": f"m{next(NUMBERS)}", "decision": decision})

    def rename(self, name: str) -> None:
        """Everybody at the table hears of it."""
        assert self.request("PUT", "name", {"name": name}).status_code == 204

    def play(self, dice: random.Random) -> bool:
        """Any legal move, if the table waits for this seat."""
        return self.answer(self.view(), dice)

    def answer(self, view: Json, dice: random.Random) -> bool:
        """Any legal move, if the table waits for this seat in this view of it."""
        if self.seat not in view["waiting"]:
            return False
        answer = self.move(dice.choice(view["moves"])["code"], view["decision"])
        assert answer.status_code == 200, answer.text
        return True


@dataclass
class Made:
    """A table with all its secrets, as the one who made it has them."""

    http: httpx.Client
    secrets: Json
    people: list[Person] = field(default_factory=list)

    @property
    def id(self) -> str:
        return str(self.secrets["table"])

    def as_host(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(
            method, f"/api/tables/{self.id}{path}", json=body, headers=bearer(self.secrets["host"])
        )

    def watch(self) -> Json:
        answer = self.http.get(f"/api/tables/{self.id}", headers=bearer(self.secrets["watch"]))
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def play_to_the_end(self, dice: random.Random, most: int = 5_000) -> Json:
        """All people choose at random, at most so often; the final event as spectators see it."""
        for _ in range(most):
            wait_until(lambda: self._is_over() or any(person.play(dice) for person in self.people))
            if self._is_over():
                return self.watch()
        raise AssertionError("the game does not end")

    def _is_over(self) -> bool:
        return bool(self.watch()["table"]["status"] != "running")


class People:
    """A client that makes tables and joins them."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=60, verify=False)  # certificates take long to read

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.http.close()

    def make(self, game: str = "eketorp", seats: str = "me,me,me", start: bool = True, **wishes: Any) -> Made:
        """`me,open,karl` are three seats."""
        return make(self.http, game, seats, start, **wishes)

    def join(self, made: Made, name: str, seat: int | None = None) -> Person:
        body = {"name": name} | ({} if seat is None else {"seat": seat})
        answer = self.http.post(f"/api/tables/{made.id}/join", json=body, headers=bearer(made.secrets["join"]))
        assert answer.status_code == 200, answer.text
        ((at, secret),) = answer.json()["seats"].items()
        made.people.append(Person(self.http, made.id, int(at), secret))
        return made.people[-1]


def make(
    http: httpx.Client, game: str, seats: str, start: bool, holding: dict[str, str] | None = None, **wishes: Any
) -> Made:
    """Make a table, if need be while something is held."""
    wished = [_seat(each) for each in seats.split(",")]
    body = {"game": game, "seats": wished, "start": start} | wishes
    answer = http.post("/api/tables", json=body, headers=holding)
    assert answer.status_code == 201, answer.text
    secrets = answer.json()
    people = [Person(http, secrets["table"], int(seat), key) for seat, key in secrets["seats"].items()]
    return Made(http, secrets, people)


def _seat(wish: str) -> Json:
    if wish == "open":
        return {"who": "open"}
    return {"who": "me", "name": "Ása"} if wish == "me" else {"who": "bot", "level": wish}


def events(lines: Iterator[str]) -> Iterator[tuple[str, Json]]:
    """Server-sent events as (id, data); heartbeats are skipped."""
    id = ""
    for line in lines:
        if line.startswith("id: "):
            id = line[4:]
        elif line.startswith("data: "):
            yield id, json.loads(line[6:])


def problem(answer: httpx.Response) -> tuple[int, str, Json]:
    """Why not: the status, the id and the parameters."""
    said = answer.json()
    return answer.status_code, said["error"], said.get("params", {})


def advance(made: Made, moves: int, seed: int = 0) -> None:
    """Random moves of the people at the table."""
    dice = random.Random(seed)
    while moves > 0:
        moves -= sum(person.play(dice) for person in made.people)
