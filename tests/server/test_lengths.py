"""How long messages are tells nothing of what is sealed: on the wire, all plans, cards and picks look the same."""

import json
import random
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from meadhall.server.padding import ANSWER, EVENT, padded
from meadhall.server.tables.presence import EXPECTED
from meadhall.server.tables.streams import NDJSON, SSE

from .people import Json, Made, People, Person
from .running import Running

PATIENCE = 60.0
Lengths = tuple[int, list[int]]  # of an answer with its head, and of the pieces that then came on the stream


class Wire:
    """A stream as somebody on the line sees it: the lengths of what comes, but not what it is."""

    def __init__(self, url: str, secret: str, kind: str, query: str, cursor: str = "") -> None:
        self.socket, self.came = connect(url), threading.Condition()
        self.data = b""
        head = f"GET /api/stream{query} HTTP/1.1\r\nHost: localhost\r\nAccept: {kind}\r\nLast-Event-ID: {cursor}\r\n"
        self.socket.sendall(f"{head}Authorization: Bearer {secret}\r\n\r\n".encode())
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        while piece := self.socket.recv(1 << 20):
            with self.came:
                self.data += piece
                self.came.notify_all()

    def events(self) -> list[bytes]:
        """The chunks that hold an event, whole."""
        return [chunk for chunk in chunks(self.data.partition(b"\r\n\r\n")[2]) if b'"event"' in chunk]

    def after(self, count: int) -> list[int]:
        """The lengths of what came after so many events, once one has come."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.events()) > count, PATIENCE)
            return [len(each) for each in self.events()[count:]]

    def close(self) -> None:
        self.socket.shutdown(socket.SHUT_RDWR)
        self.thread.join(PATIENCE)
        self.socket.close()


def connect(url: str) -> socket.socket:
    host, _, port = url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def chunks(body: bytes) -> Iterator[bytes]:
    """The whole chunks of a body."""
    while b"\r\n" in body:
        length, _, rest = body.partition(b"\r\n")
        size = int(length, 16)
        if len(rest) < size + 2:
            return
        yield rest[:size]
        body = rest[size + 2 :]


def post(url: str, person: Person, path: str, body: Json) -> int:
    """The length of an answer with its head, in bytes."""
    content = json.dumps(body).encode()
    with connect(url) as line:
        head = f"POST /api/tables/{person.table}/seats/{person.seat}/{path} HTTP/1.1\r\nHost: localhost\r\n"
        head += f"Authorization: Bearer {person.secret}\r\nContent-Type: application/json\r\nConnection: close\r\n"
        line.sendall(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        answer = b""
        while piece := line.recv(1 << 16):
            answer += piece
    assert answer.startswith(b"HTTP/1.1 200"), answer[-1200:]
    return len(answer)


@contextmanager
def wire(hall: Running, person: Person, kind: str, query: str) -> Iterator[Wire]:
    hall.server.registry.began = -EXPECTED  # else who is not here would be told in the midst of it
    found = Wire(hall.url, person.secret, kind, query)
    try:
        found.after(0)
        yield found
    finally:
        found.close()


def lengths_of(hall: Running, person: Person, moves: list[Any], kind: str, query: str) -> list[Lengths]:
    """What is seen of each move, which is taken back after it, so that all are made in the same position."""
    found: list[Lengths] = []
    with wire(hall, person, kind, query) as line:
        for move in moves:
            for path, body in (("moves", {"move": move}), ("undo", {})):
                seen, view = len(line.events()), person.view()
                body = {"id": f"l{view['decision']}", "decision": view["decision"]} | body
                found.append((post(hall.url, person, path, body), line.after(seen)))
    return found[::2]


def until(made: Made, step: str, round: int = 0) -> Person:
    """Somebody who has several choices to seal, and is not the last to do so."""
    dice = random.Random(5)
    for _ in range(3_000):
        view = made.watch()["view"]
        if view["position"]["step"] == step and view["position"]["round"] >= round and len(view["waiting"]) > 1:
            for person in made.people:
                if person.seat in view["waiting"] and len(person.view()["moves"]) > 2:
                    return person
        next(person for person in made.people if person.seat in view["waiting"]).play(dice)
    raise AssertionError(f"no {step} came")


def plans(person: Person) -> list[str]:
    """Whole plans of all kinds: short and long ones, of few steps and of many."""
    home = person.view()["position"]["castles"][person.seat]["home"]
    rival = (person.seat + 1) % 3
    spread = " ".join(f"{field}1" for field in "ABCDEFG"[: home - 1])
    return [
        f"plan home {home}",
        f"plan A{home}",
        f"plan G1 home {home - 1}",
        f"plan {spread} home {home - len(spread.split())}",
        f"plan siege {rival} catapult siege {rival} boat home {home - 2}",
        f"plan B{home - 1} siege {rival} ram",
    ]


WAYS = [(SSE, "?steps=true&changes=true&people=true"), (SSE, "?steps=true"), (SSE, ""), (NDJSON, "")]
DEPTH = 4  # warriors of a plan whose every place is tried


@pytest.mark.parametrize(("kind", "query"), WAYS)
def test_all_plans_are_equally_long_on_the_wire(hall: Running, guests: People, kind: str, query: str) -> None:
    person = until(guests.make(), "plan")
    seen = lengths_of(hall, person, plans(person), kind, query)
    assert len(seen) == 6 and len({json.dumps(each) for each in seen}) == 1, seen
    assert len(seen[0][1]) == 1, "a whole plan is one event"


def test_all_steps_of_a_plan_are_equally_long_on_the_wire(hall: Running, guests: People) -> None:
    """The first warriors of a plan have 14 places each, as many as an attack once told apart, and more."""
    person, seen = until(guests.make(), "plan"), list[Lengths]()
    for _ in range(DEPTH):
        codes = [move["code"] for move in person.view()["moves"]]
        seen += lengths_of(hall, person, codes, *WAYS[0])
        assert person.move(codes[len(seen) % len(codes)]).status_code == 200
    assert len(seen) >= 52 and len({json.dumps(each) for each in seen}) == 1, seen


@pytest.mark.parametrize(("game", "step"), [("eketorp", "card"), ("eketorp", "build"), ("shipwrights", "draft")])
def test_all_cards_and_picks_are_equally_long_on_the_wire(hall: Running, guests: People, game: str, step: str) -> None:
    options = {"buildMode": "simultaneous"} if step == "build" else {}
    person = until(guests.make(game, options=options), step)
    codes = [move["code"] for move in person.view()["moves"]]
    seen = lengths_of(hall, person, codes, *WAYS[0])
    assert len(seen) > 2 and len({json.dumps(each) for each in seen}) == 1, seen


@pytest.mark.parametrize("query", ["?steps=true&changes=true", "?steps=true", ""])
def test_all_plans_are_equally_long_to_a_tab_that_comes_back(hall: Running, guests: People, query: str) -> None:
    """It is told of every step of the plan, of which there are few or many."""
    person, seen = until(guests.make(), "plan"), list[list[int]]()
    with wire(hall, person, SSE, query):
        for plan in plans(person):
            cursor = person.look()["event"]
            assert person.move(plan).status_code == 200
            back = Wire(hall.url, person.secret, SSE, query, cursor)
            seen.append(back.after(0))
            back.close()
            assert person.undo().status_code == 200
    assert len(seen) == 6 and len({json.dumps(each) for each in seen}) == 1, seen


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "seats", "step", "round"), [("eketorp", 6, "plan", 8), ("shipwrights", 5, "draft", 5)]
)
def test_late_in_a_large_game_all_choices_are_equally_long(
    hall: Running, guests: People, game: str, seats: int, step: str, round: int
) -> None:
    """Everything fits into the sizes there are, though by now most is shown: events, and all that a seat may ask."""
    person = until(guests.make(game, ",".join(["me"] * seats)), step, round)
    codes = [move["code"] for move in person.view()["moves"]]
    for kind, query in WAYS:
        seen = lengths_of(hall, person, codes, kind, query)
        assert len(seen) > 2 and len({json.dumps(each) for each in seen}) == 1, seen
    for path in ("", "moves", "reasons", "story", "replay"):
        asked = set[int]()
        for code in codes:
            assert person.move(code).status_code == 200
            asked.add(len(person.request("GET", path).content))
            assert person.undo().status_code == 200
        assert len(asked) == 1, (path, asked)


def test_a_refusal_of_a_plan_is_as_long_as_its_answer(guests: People) -> None:
    person = until(guests.make(), "plan")
    wrong = [person.move(move) for move in ("plan A9", "plan Z1", "plan home 1", "nothing at all")]
    assert {(len(each.content), each.status_code) for each in wrong} == {(ANSWER[0], 422)}
    assert len(person.move(plans(person)[0]).content) == ANSWER[0]


def test_sizes() -> None:
    found = [padded(length, EVENT) for length in (1, 4096, 4097, 16_385, 65_537)]
    assert found == [4096, 4096, 16_384, 65_536, 131_072]
