"""What servers on one PostgreSQL tell each other of people: which seats have a stream where, and who spoke."""

import asyncio
import secrets
import time
from contextlib import suppress

from ..storage.condition import FAILURES
from ..storage.database import tell_people
from .registry import Registry
from .speak import catch_up
from .table import LiveTable
from .talk import REACTIONS

BEAT = 5.0  # seconds between two signs of life
SILENT = 3 * BEAT  # seconds without one after which a server's people count as gone


class Neighbours:
    """The other servers, each by a random name; a message that gets lost is made good by the next one."""

    def __init__(self, registry: Registry) -> None:
        self.registry, self.name = registry, secrets.token_hex(4)
        self.heard: dict[str, float] = {}  # when each was heard last
        self.to_say: asyncio.Queue[str] = asyncio.Queue()
        self.reading: set[asyncio.Task[None]] = set()

    def follow(self, live: LiveTable) -> None:
        """Share who is at a table that came into memory, and ask the others for theirs."""
        live.presence.share = lambda: self._tell_seats(live)
        live.talk.share = lambda kind, *more: self._tell(kind, live.id, *more)
        self.ask(live.id)

    def ask(self, table: str) -> None:
        self._tell("who", table)

    def hear(self, said: str) -> None:
        """Take over what a server said: `here` with seats, `who` is there, `said`, `reacted`, `alive`, `closed`."""
        kind, name, *rest = said.split(" ")
        if name == self.name:
            return
        self.heard[name] = time.monotonic()
        if kind == "closed":
            self._lose(name)
        live = self.registry.tables.get(rest[0]) if rest else None
        if live and kind == "here":
            live.presence.hear(name, frozenset(map(int, filter(None, rest[1].split(",")))))
        elif live and kind == "who" and live.presence.here:
            self._tell_seats(live)
        elif live and kind == "said":
            self._read(live)
        elif live and kind == "reacted" and rest[2] in REACTIONS:
            live.talk.react(int(rest[1]), rest[2])

    def begin_again(self) -> None:
        """Tell and ask everything anew: the line to the others was broken for a while."""
        for live in list(self.registry.tables.values()):
            self._tell_seats(live)
            self.ask(live.id)
            self._read(live)

    async def speak(self) -> None:
        """Say one thing after another, in order, and give a sign of life now and then, until cancelled."""
        try:
            while True:
                await self._say_next()
                past = time.monotonic() - SILENT
                for name in [name for name, heard in self.heard.items() if heard < past]:
                    self._lose(name)
        finally:
            with suppress(*FAILURES):
                await self._write(f"closed {self.name}")

    async def _say_next(self) -> None:
        try:
            said = await asyncio.wait_for(self.to_say.get(), BEAT)
        except TimeoutError:
            said = f"alive {self.name}"
        try:
            await self._write(said)
        except FAILURES:
            await asyncio.sleep(BEAT)
            self.begin_again()

    def _read(self, live: LiveTable) -> None:
        """Read what was said elsewhere, if anybody here has asked for the talk of the table."""
        if live.talk.known:
            task = asyncio.create_task(self._catch_up(live))
            self.reading.add(task)
            task.add_done_callback(self.reading.discard)

    async def _catch_up(self, live: LiveTable) -> None:
        with suppress(*FAILURES):  # the next line, or a new line to the database, makes it good
            await catch_up(self.registry, live)

    def _lose(self, name: str) -> None:
        del self.heard[name]
        for live in list(self.registry.tables.values()):
            if name in live.presence.servers():
                live.presence.hear(name, frozenset())

    def _tell_seats(self, live: LiveTable) -> None:
        self._tell("here", live.id, ",".join(map(str, sorted(live.presence.here))))

    def _tell(self, kind: str, *rest: str) -> None:
        self.to_say.put_nowait(" ".join([kind, self.name, *rest]))

    async def _write(self, said: str) -> None:
        await self.registry.store.write(lambda connection: tell_people(connection, said))
