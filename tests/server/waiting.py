"""What people wait for beside their moves, through servers that die: clocks that run out, and notices that are due."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime

import httpx
from sqlalchemy import select, update

from meadhall.server.storage import schema

from .crowd import AGAIN_AFTER, Crowd, Ledger, Member
from .evenings import Pastime
from .people import bearer
from .receiving import Receiver

TIME = 10  # seconds for a decision, the shortest that a clock can have
NEARLY = 13.0  # seconds of those and the grace before them
STEP = "place A"  # of a plan, after which the same seat is asked again
TOLD = {"waits": "time_waits", "bot": "time_bot"}


@dataclass
class LosingOnTime(Pastime):
    """Nobody decides until time has run out; then everybody does, if need be instead of the bot."""

    game: str = "eketorp"
    outs: tuple[str, ...] = ("waits",)  # what happens then, in turns
    ran: list[tuple[str, str]] = field(default_factory=list)  # the table whose clocks run, and what is told then
    old: set[str] = field(default_factory=set)  # tables that have been made to wait for long

    async def once(self) -> None:
        out = self.outs[self.ends % len(self.outs)]
        made = await self.make(self.game, 3, clock={"kind": "real", "seconds": TIME, "out": out})
        party = self.sit(made)
        self.ran.append((party.table, TOLD[out]))
        for member in party.members:
            await self._is_out(member)
        look = await self.ask("GET", party.members[0].path, party.members[0].secret)
        told = sorted(each["params"]["seat"] for each in look["table"]["news"] if each["id"] == TOLD[out])
        assert told == [0, 1, 2], f"time has run out for {told}"
        self.ran.pop()
        if out == "bot":
            for member in party.members:
                await self.ask("DELETE", f"{member.path}/bot", member.secret, or_else=409)
        await self.play(party)
        await self.end(party.table, made["host"])

    async def _is_out(self, member: Member) -> None:
        while not (await self.ask("GET", f"{member.path}/clocks", member.secret))["seats"][member.seat]["out"]:
            await asyncio.sleep(AGAIN_AFTER)

    def check(self, ledger: Ledger, pending: int = 0) -> None:
        """Nobody is told twice that time has run out; while no server runs, the present table gets nearly as far."""
        super().check(ledger, pending)
        found = schema.news.c
        for table, id in self.ran:
            told = [
                row.params for row in ledger.read(select(found.params).where(found.table_id == table, found.id == id))
            ]
            assert len(told) == len(set(told)), told
            if table not in self.old:
                self.old.add(table)
                ledger.age(table, NEARLY)


@dataclass
class Turn:
    """A decision of which somebody is to be told."""

    path: str
    number: int


@dataclass
class BeingTold(Pastime):
    """Nobody is there when their turn comes: each is told once, one of them when quiet hours are over."""

    receiver: Receiver = field(kw_only=True)
    ledger: Ledger = field(kw_only=True)
    came: list[Turn] = field(default_factory=list)
    lost: int = 0  # turns that a server has noted as told, and died before it sent them

    async def once(self) -> None:
        made = await self.make("eketorp", 3)
        party = self.sit(made)
        for member in party.members:
            quiet = {"quiet": _now()} if member.seat == 2 else {}
            target = {"url": f"{self.receiver.url}{_path(member)}", "form": "json"}
            wish = {"target": target, "after": 0, "choices": ["turn"]} | quiet
            await self.ask("POST", f"{member.path}/notices", member.secret, wish)
        await asyncio.gather(*(self._waits(member, 0) for member in party.members))
        for member in party.members:
            await member.move(0, STEP, STEP)
        await asyncio.gather(*(self._waits(member, 1) for member in party.members))
        await self.end(party.table, made["host"])

    async def _waits(self, member: Member, number: int) -> None:
        """Look at the table and leave it, and wait for the notice, until there can be none any more."""
        turn, seen = Turn(_path(member), number), -1
        while not self._has(turn):
            if seen != self.kills:
                await self.crowd.up.wait()
                seen = self.kills
                await self._visit(member)
            if self.last:
                self._end_quiet_hours()
            if self._noted(member, number) and not await self._comes(turn):
                self.lost += 1
                return
            await asyncio.sleep(AGAIN_AFTER)

    async def _comes(self, turn: Turn) -> bool:
        """Whether what was noted as told comes: it is under way for a moment, or was when a server died."""
        for _ in range(50):
            if self._has(turn):
                return True
            await asyncio.sleep(AGAIN_AFTER)
        return False

    async def _visit(self, member: Member) -> None:
        """Who was there is away sooner than who has not come since the start."""
        with suppress(httpx.TransportError):
            async with self.crowd.http.stream(
                "GET", f"{self.crowd.servers[0]}/api/stream", headers=bearer(member.secret)
            ) as answer:
                await anext(answer.aiter_lines())

    def _has(self, turn: Turn) -> bool:
        while not self.receiver.silent():
            received = self.receiver.next()
            told = Turn(received.path, received.json()["decision"])
            assert told not in self.came, f"{told} is told twice"
            self.came.append(told)
        return turn in self.came

    def _noted(self, member: Member, number: int) -> bool:
        found = schema.notices.c
        query = select(found.number).where(found.table_id == member.table, found.seat == member.seat)
        return any(row.number > number for row in self.ledger.read(query.where(found.due.is_(None))))

    def check(self, ledger: Ledger, pending: int = 0) -> None:
        """Nothing is told twice; while no server runs, quiet hours end."""
        super().check(ledger, pending)
        self._has(Turn("", 0))
        assert self.lost <= self.kills, "notices are lost though no server died"
        if pending:
            self._end_quiet_hours()

    def _end_quiet_hours(self) -> None:
        held = schema.notices.c.due > time.time()
        self.ledger.write(update(schema.notices).where(held).values(due=time.time()))


def _path(member: Member) -> str:
    return f"/{member.table}/{member.seat}"


def _now() -> dict[str, object]:
    """Quiet hours that last for some time yet."""
    now = datetime.now(UTC)
    minutes = now.hour * 60 + now.minute
    return {"start": (minutes - 60) % 1440, "end": (minutes + 240) % 1440, "zone": "UTC"}


def waits(crowd: Crowd, receiver: Receiver, ledger: Ledger, outs: tuple[str, ...]) -> list[Pastime]:
    return [LosingOnTime(crowd, outs=outs), BeingTold(crowd, receiver=receiver, ledger=ledger)]
