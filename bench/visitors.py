"""People at many tables over real HTTP, as light as they can be: they share the machine with the server."""

import asyncio
import random
import re
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import orjson

ENDED = b"\n\n\r\n"  # an event, or a heartbeat, and the chunk that it came in
PEOPLE = b"event: people"  # who is here; it tells nothing of a move
SINCE = re.compile(rb'"since":([0-9.]+)')
NUMBERS = count()
Json = dict[str, Any]


def request(method: str, path: str, secret: str = "", body: Json | None = None) -> bytes:
    content = b"" if body is None else orjson.dumps(body)
    bearer = f"Authorization: Bearer {secret}\r\n" if secret else ""
    kind = f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n" if content else ""
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{bearer}{kind}\r\n".encode() + content


class Lines:
    """Connections that are kept, as a reverse proxy keeps them."""

    def __init__(self, port: int, most: int = 64) -> None:
        self.port, self.idle = port, list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]()
        self.places = asyncio.Semaphore(most)

    async def ask(self, method: str, path: str, secret: str = "", body: Json | None = None) -> tuple[int, bytes]:
        async with self._line() as (reader, writer):
            writer.write(request(method, path, secret, body))
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n", 1)[0])
            return int(head[9:12]), await reader.readexactly(length)

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        async with self.places:
            line = self.idle.pop() if self.idle else await asyncio.open_connection("127.0.0.1", self.port)
            yield line
            self.idle.append(line)


@dataclass
class Measured:
    """What is counted while `on`, in seconds."""

    on: bool = False
    heard: list[float] = field(default_factory=list)  # from POST to the event at each other seat
    answered: list[float] = field(default_factory=list)
    refused: int = 0
    dropped: int = 0


class Seat(asyncio.Protocol):
    """One seat's open stream, and the latest event on it."""

    def __init__(self, table: "Played", seat: int, secret: str) -> None:
        self.table, self.seat, self.secret = table, seat, secret
        self.arrived, self.event, self.since = bytearray(), b"", 0.0
        self.known: Json = {}  # of the view, what it was shown by changes

    async def follow(self) -> None:
        loop, port = asyncio.get_running_loop(), self.table.lines.port
        transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        transport.write(request("GET", f"/api/stream{self.table.query}", self.secret))

    def connection_lost(self, exc: Exception | None) -> None:
        self.table.measured.dropped += 1

    def data_received(self, data: bytes) -> None:
        self.arrived += data
        if not self.arrived.endswith(ENDED):
            return
        for part in bytes(self.arrived).split(b"\n\n"):
            head, found, event = part.partition(b"\ndata: ")
            if found and not head.endswith(PEOPLE):
                self._hear(event.partition(b"\n")[0])  # without the comment that fills it up
        self.arrived.clear()

    def _hear(self, event: bytes) -> None:
        """The time of the latest change that everybody saw tells which move it was."""
        found = SINCE.findall(event)
        since = float(found[-1]) if found else self.since
        self.table.heard(self.seat, since if since != self.since else float("inf"))
        self.event, self.since = event, since
        if self.table.query:
            whole = orjson.loads(event)
            for each in (whole["view"], *(change["view"] for change in whole["changes"] or ())):
                self.known |= each or {}

    def view(self) -> Json:
        view: Json = self.known or orjson.loads(self.event)["view"]
        return view


class Played:
    """A table of which all seats are played here, one move at a time."""

    def __init__(self, lines: Lines, measured: Measured, secrets: Json, query: str) -> None:
        self.lines, self.measured, self.id, self.query = lines, measured, secrets["table"], query
        self.seats = [Seat(self, int(seat), secret) for seat, secret in secrets["seats"].items()]
        self.asked: deque[tuple[float, int]] = deque(maxlen=4)  # when, and by whom

    def heard(self, seat: int, since: float) -> None:
        if not self.measured.on:
            return
        asked, by = next((each for each in reversed(self.asked) if each[0] <= since), (0.0, seat))
        if by != seat:
            self.measured.heard.append(time.time() - asked)

    async def play(self, every: float, dice: random.Random) -> None:
        """Until cancelled: each seat moves once in `every` seconds, as far as it is its turn."""
        pause = every / len(self.seats)
        await asyncio.sleep(dice.uniform(0, pause))
        while waiting := self.seats[0].view()["waiting"]:
            began = time.time()
            await self._move(self.seats[dice.choice(waiting)], dice)
            await asyncio.sleep(max(0.0, dice.uniform(0, 2 * pause) - (time.time() - began)))

    async def _move(self, seat: Seat, dice: random.Random) -> None:
        view, asked = seat.view(), time.time()
        if not view["moves"]:
            return  # its own latest move is still on the way to it
        wish = {"id": f"m{next(NUMBERS)}", "decision": view["decision"], "move": dice.choice(view["moves"])["code"]}
        self.asked.append((asked, seat.seat))
        status, _ = await self.lines.ask("POST", f"/api/tables/{self.id}/seats/{seat.seat}/moves", seat.secret, wish)
        if self.measured.on:
            self.measured.answered.append(time.time() - asked)
            self.measured.refused += status != 200


async def sit_down(lines: Lines, measured: Measured, game: str, seats: int, query: str = "") -> Played:
    wish = {"game": game, "seats": [{"who": "me", "name": "Ása"}] * seats, "start": True}
    status, answer = await lines.ask("POST", "/api/tables", body=wish)
    assert status == 201, answer
    return Played(lines, measured, orjson.loads(answer), query)


async def follow(table: Played) -> None:
    """A stream for every seat; the first event has come on each."""
    for seat in table.seats:
        await seat.follow()
    while not all(seat.event for seat in table.seats):
        await asyncio.sleep(0.01)
