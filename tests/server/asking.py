"""All that a viewer can ask of a running table, wrong and forbidden things included."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx

from meadhall import Table

from .people import bearer

EVERY = 4  # steps between two times that what hardly depends on the position is asked


@dataclass(frozen=True)
class Said:
    """An answer without what is drawn by lot for each table; lengths stay as they are."""

    name: str
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


def said(name: str, answer: httpx.Response, hidden: list[str]) -> Said:
    body = answer.content
    for each in hidden:
        body = body.replace(each.encode(), b"x" * len(each))
    headers = tuple(item for item in answer.headers.multi_items() if item[0] != "date")
    return Said(name, answer.status_code, headers, body)


@dataclass
class Viewer:
    """A seat, or for None somebody who only watches."""

    http: httpx.Client
    table: str
    seat: int | None
    secret: str
    watch: str

    @property
    def secrets(self) -> list[str]:
        return list(dict.fromkeys([self.secret, self.watch]))

    def ask(self, method: str, path: str, body: Any = None) -> tuple[str, httpx.Response]:
        at = f"/api/tables/{self.table}{path}"
        return f"{method} {path} {body}", self.http.request(method, at, json=body, headers=bearer(self.secret))

    def listed(self) -> tuple[str, httpx.Response]:
        return "mine", self.http.get("/api/tables", headers=bearer(*self.secrets))


def questions(viewer: Viewer, table: Table, dice: random.Random) -> Iterator[tuple[str, httpx.Response]]:
    """Asked after a step; the same ones in both worlds."""
    yield viewer.listed()
    yield from past(viewer, "", dice)
    if viewer.seat is not None:
        yield from past(viewer, f"/seats/{viewer.seat}", dice)
        yield from play(viewer, table, dice)
    if dice.random() < 1 / EVERY:
        yield from forbidden(viewer, table)


def past(viewer: Viewer, whose: str, dice: random.Random) -> Iterator[tuple[str, httpx.Response]]:
    name, now = viewer.ask("GET", whose)
    yield name, now
    seen = int(now.json()["event"].partition(".")[0])
    first = dice.choice([max(0, seen - 2), 0, dice.randrange(seen + 1)])
    yield viewer.ask("GET", f"{whose}/replay?first={first}&count=3")
    yield viewer.ask("GET", f"{whose}/story?after={first}")
    yield viewer.ask("GET", f"{whose}/people")
    yield viewer.ask("GET", f"{whose}/talk")
    yield viewer.ask("GET", f"{whose}/clocks")


def play(viewer: Viewer, table: Table, dice: random.Random) -> Iterator[tuple[str, httpx.Response]]:
    assert viewer.seat is not None
    own, decision = f"/seats/{viewer.seat}", table.made(viewer.seat)
    yield viewer.ask("GET", f"{own}/reasons")
    yield viewer.ask("GET", f"{own}/moves")
    space = table.game.space
    codes = dice.sample(range(len(space)), 3)
    texts = [", ".join(space[code].text for code in dice.sample(range(space.chances, len(space)), 3))]
    for wish in [*codes, *texts]:
        yield viewer.ask("POST", f"{own}/why", {"move": wish})
        yield viewer.ask("POST", f"{own}/try", {"move": wish})
        yield viewer.ask("POST", f"{own}/ways", {"move": wish})
    legal = {action.code for action in table.moves(viewer.seat)}
    for code in dice.sample(sorted(legal), min(3, len(legal))):
        yield viewer.ask("POST", f"{own}/try", {"move": code})
        yield viewer.ask("POST", f"{own}/ways", {"move": code})
    for code in set(codes) - legal:
        yield viewer.ask("POST", f"{own}/moves", {"id": "illegal", "decision": decision, "move": code})
    if not table.undoable(viewer.seat):
        yield viewer.ask("POST", f"{own}/undo", {"id": "no", "decision": decision})
    yield viewer.ask("POST", f"{own}/moves", {"id": "late", "decision": decision + 1, "move": codes[0]})


def forbidden(viewer: Viewer, table: Table) -> Iterator[tuple[str, httpx.Response]]:
    """What is refused while the game runs, or is not the viewer's."""
    for path in ("/file", "/course", "/moments", "/replay?everything=true", "/replay?seat=0", "/seats/5"):
        yield viewer.ask("GET", path)
    yield viewer.ask("GET", "/cards")
    for path in ("/rematch", "/start", "/abandon"):
        yield viewer.ask("POST", path)
    yield viewer.ask("POST", "/join", {"name": "Ása"})
    yield viewer.ask("POST", "/practice", {})
    for seat in range(table.seats):
        at = f"/seats/{seat}"
        if seat != viewer.seat:
            yield viewer.ask("GET", at)
            yield viewer.ask("GET", f"{at}/replay")
            yield viewer.ask("GET", f"{at}/people")
            yield viewer.ask("GET", f"{at}/talk")
            yield viewer.ask("POST", f"{at}/talk", {"id": "t", "text": "hi"})
            yield viewer.ask("POST", f"{at}/reactions", {"reaction": "skal"})
            yield viewer.ask("GET", f"{at}/clocks")
            yield viewer.ask("GET", f"{at}/reasons")
            yield viewer.ask("GET", f"{at}/moves")
            yield viewer.ask("POST", f"{at}/ways", {"move": 1})
            yield viewer.ask("POST", f"{at}/moves", {"id": "theirs", "decision": 0, "move": 1})
            yield viewer.ask("PUT", f"{at}/bot", {})
        yield viewer.ask("POST", f"{at}/hint")
        yield viewer.ask("POST", f"{at}/prospects", {"move": 1})
        yield viewer.ask("DELETE", f"{at}/bot")
        yield viewer.ask("POST", f"{at}/reissue")
        yield (
            viewer.ask("POST", f"{at}/leave")
            if seat == viewer.seat
            else viewer.ask("POST", f"{at}/claim", {"name": "Ása"})
        )
        yield viewer.ask("POST", f"{at}/practice", {"step": 60_000})
