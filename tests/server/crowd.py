"""Many people who play at once over real HTTP, at servers that may die, and who repeat what was not acknowledged."""

import asyncio
import itertools
import json
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import ColumnElement, Row, Select, Table, Update, create_engine, func, select, update

from meadhall.server.storage import schema
from meadhall.server.storage.database import database_url

from .people import Json, bearer

NUMBERS = itertools.count()
IDS = re.compile(r"(?<=/)([0-9a-f]{12}|\d+)(?=/|$)")  # of tables, seats and devices in a path
AGAIN_AFTER = 0.1  # seconds
GOES_ON = 600.0  # seconds, on the busiest machine


@dataclass(frozen=True)
class Ack:
    """A move that a server said it has stored."""

    before: int
    after: int
    text: str
    sent: float
    heard: float


@dataclass
class Crowd:
    """Who plays asks any of the servers; `open` until everybody is to finish."""

    http: httpx.AsyncClient
    servers: list[str]
    dice: random.Random
    pause: float = 0.15  # seconds until somebody who has to wait looks again
    open: bool = True
    answers: int = 0
    cut: Counter[str] = field(default_factory=Counter)  # requests that had to be repeated, by what they ask for
    up: asyncio.Event = field(default_factory=asyncio.Event)  # it is worth while to ask again

    def __post_init__(self) -> None:
        self.up.set()

    @property
    def repeats(self) -> int:
        return self.cut.total()

    async def ask(self, method: str, path: str, secret: str = "", body: Any = None, once: str = "") -> httpx.Response:
        """The answer, however often the request has to be repeated, and wherever; `once` says that it is the same."""
        headers = (bearer(secret) if secret else {}) | ({"Idempotency-Key": once} if once else {})
        while True:
            try:
                url = self.dice.choice(self.servers) + path
                answer = await self.http.request(method, url, json=body, headers=headers)
                if answer.status_code != 503:
                    self.answers += 1
                    return answer
            except httpx.TransportError:
                pass
            self.cut[IDS.sub("*", f"{method} {path}")] += 1
            await asyncio.sleep(AGAIN_AFTER)
            await self.up.wait()

    async def gather(self, game: str, seats: str) -> "Party":
        wished = [{"who": "me"} if each == "me" else {"who": "bot", "level": each} for each in seats.split(",")]
        answer = await self.ask("POST", "/api/tables", body={"game": game, "seats": wished, "start": True})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        members = [Member(self, made["table"], int(seat), secret) for seat, secret in made["seats"].items()]
        return Party(made["table"], members)


@dataclass
class Member:
    """Who holds one seat, and what was acknowledged to them."""

    crowd: Crowd
    table: str
    seat: int
    secret: str
    acks: list[Ack] = field(default_factory=list)
    over: bool = False

    @property
    def made(self) -> int:
        """Decisions that were acknowledged."""
        return self.acks[-1].after if self.acks else 0

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}/seats/{self.seat}"

    async def play(self) -> None:
        """Any legal move, whenever the table waits, until the game or the evening is over."""
        while self.crowd.open and not self.over:
            if not await self.take_turn():
                await asyncio.sleep(self.crowd.dice.uniform(0.3, 1.7) * self.crowd.pause)

    async def take_turn(self) -> bool:
        """Look, and make any legal move if the table waits for this seat."""
        answer = await self.crowd.ask("GET", self.path, self.secret)
        assert answer.status_code == 200, answer.text
        event = answer.json()
        self.over = event["table"]["status"] == "over"
        return await self._moved(event["view"])

    async def _moved(self, view: Json) -> bool:
        if self.over or view["decision"] < self.made or self.seat not in view["waiting"]:
            return False
        chosen = self.crowd.dice.choice(view["moves"])
        await self.move(view["decision"], chosen["code"], chosen["text"])
        return True

    async def move(self, decision: int, move: int | str, text: str) -> None:
        """Make a move that is stored as that text, unless others have acted since the view was shown."""
        sent = time.monotonic()
        wish = {"id": f"c{next(NUMBERS)}", "decision": decision, "move": move}
        answer = await self.crowd.ask("POST", f"{self.path}/moves", self.secret, wish)
        if answer.status_code == 200:
            self.acks.append(Ack(decision, answer.json()["decision"], text, sent, time.monotonic()))
        else:
            assert answer.status_code in (409, 422), answer.text


@dataclass
class Listener:
    """Who hears of a member's seat from any of the servers, and from another when that one falls silent."""

    member: Member
    cursor: str = ""
    decision: int = 0

    async def listen(self) -> None:
        while self.member.crowd.open or self.decision < self.member.made:
            try:
                await self._listen(self.member.crowd.dice.choice(self.member.crowd.servers))
            except (httpx.TransportError, TimeoutError):
                await asyncio.sleep(AGAIN_AFTER)

    async def _listen(self, server: str) -> None:
        """Leave after a while, but never while connecting: httpcore forgets a socket that is cancelled just then."""
        headers = bearer(self.member.secret) | ({"Last-Event-ID": self.cursor} if self.cursor else {})
        async with (
            self.member.crowd.http.stream("GET", f"{server}/api/stream", headers=headers) as answer,
            asyncio.timeout(self.member.crowd.dice.uniform(1, 4)),
        ):
            async for line in answer.aiter_lines():
                if line.startswith("id: "):
                    self._heard(line.removeprefix("id: "))
                elif line.startswith("data: "):
                    self.decision = json.loads(line.removeprefix("data: "))["view"]["decision"]

    def _heard(self, cursor: str) -> None:
        """Nothing twice, and nothing older than what was heard before."""
        assert _counted(cursor) > _counted(self.cursor or "0.0"), (self.cursor, cursor)
        self.cursor = cursor


def _counted(cursor: str) -> tuple[int, ...]:
    return tuple(map(int, cursor.split(".")))


@dataclass
class Party:
    """A table, and the people at it."""

    table: str
    members: list[Member]

    @property
    def over(self) -> bool:
        return all(member.over for member in self.members)

    @property
    def acks(self) -> int:
        return sum(len(member.acks) for member in self.members)

    async def play(self) -> None:
        async with asyncio.TaskGroup() as together:
            for member in self.members:
                together.create_task(member.play())


@dataclass(frozen=True)
class Entry:
    at: int
    seat: int
    action: str
    mark: str


class Ledger:
    """What the database holds, read past the server."""

    def __init__(self, database: str) -> None:
        self.engine = create_engine(database_url(database))

    def close(self) -> None:
        self.engine.dispose()

    def entries(self, table: str) -> list[Entry]:
        found = schema.rows.c
        query = select(found.at, found.seat, found.action, found.mark).where(found.table_id == table)
        return [Entry(row.at, row.seat, row.action, row.mark) for row in self.read(query.order_by(found.at))]

    def read(self, query: Select[Any]) -> list[Row[Any]]:
        with self.engine.connect() as connection:
            return list(connection.execute(query))

    def write(self, change: Update) -> None:
        with self.engine.begin() as connection:
            connection.execute(change)

    def age(self, table: str, seconds: float) -> None:
        """Let everything at a table have happened so much earlier; no server may run."""
        for of in (schema.rows, schema.news):
            self.write(update(of).where(of.c.table_id == table).values(made=of.c.made - seconds))

    def count(self, of: Table, *which: ColumnElement[bool], table: str) -> int:
        """How many rows of a table are stored, of those that are meant."""
        ((found,),) = self.read(select(func.count()).where(of.c.table_id == table, *which))
        return int(found)

    def check(self, party: Party, pending: int = 0) -> None:
        """Every acknowledged move is there, once, in order; beside them at most `pending` moves a seat."""
        entries = self.entries(party.table)
        assert [entry.at for entry in entries] == list(range(len(entries)))
        for member in party.members:
            own = [entry for entry in entries if entry.seat == member.seat]
            chosen = [entry.action for entry in own if not entry.mark]
            told = [ack.text for ack in member.acks]
            assert chosen[: len(told)] == told and len(chosen) - len(told) <= pending, (party.table, member.seat)
            assert [own[ack.before].action for ack in member.acks] == told
        assert party.acks <= self.count(schema.moves, table=party.table) <= party.acks + pending * len(party.members)
        _in_order(party, entries)


def _in_order(party: Party, entries: list[Entry]) -> None:
    """What was acknowledged before something else was sent stands before it."""
    stands: list[tuple[int, Ack]] = []
    for member in party.members:
        own = [entry.at for entry in entries if entry.seat == member.seat]
        stands += [(own[ack.before], ack) for ack in member.acks]
    latest = 0.0
    for _, ack in sorted(stands, key=lambda each: each[0]):
        assert ack.heard > latest
        latest = max(latest, ack.sent)


async def keep_playing(crowd: Crowd, game: str, seats: str, parties: list[Party]) -> None:
    """One table after another."""
    while crowd.open:
        parties.append(await crowd.gather(game, seats))
        await parties[-1].play()


async def all_go_on(parties: list[Party]) -> None:
    """Somebody at every table that is not over has made another move."""
    before = {party.table: party.acks for party in parties}
    deadline = time.monotonic() + GOES_ON
    while waiting := [party for party in parties if not party.over and party.acks == before.get(party.table, -1)]:
        assert time.monotonic() < deadline, waiting
        await asyncio.sleep(0.1)
