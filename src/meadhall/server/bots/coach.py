"""Reviews of finished games, made one after another when no bot has anything to think about."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from ...bots.worker import Lost, Worker
from ...core.compiled import LATER
from ...review import Stage
from ..storage.condition import FAILURES
from ..storage.reviews import add_review, review_of, reviewed_seats
from ..tables.origin import people_at
from ..tables.registry import Registry
from ..tables.table import OVER, LiveTable
from .pool import Busy, Thinkers
from .reviewer import Begin, work
from .worker import STARTING

MOST = 200  # reviews that wait at once
PATIENCE = 120.0  # seconds that a slice of a review may take on the busiest machine
PAUSE = 0.1  # seconds until it is asked again whether bots have anything to think about
TRIES = 2

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Job:
    """A review that waits or is being made."""

    begin: Begin
    stage: Stage | None = None  # how far it has come


class Coach:
    """Makes reviews in one process of the lowest priority, piece by piece: bots and hints always go first."""

    def __init__(self, registry: Registry, thinkers: Thinkers, by_itself: bool) -> None:
        self.registry, self.thinkers, self.by_itself = registry, thinkers, by_itself
        self.effort = 1.0
        self.jobs: dict[tuple[str, int], Job] = {}
        self._considered: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._new = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, "coach")
        self._worker: Worker | None = None
        self._closed = False

    def also(self, grown: Callable[[LiveTable], None]) -> Callable[[LiveTable], None]:
        """Return what is told of every table that was read or changed: the driver first, then the coach."""

        def told(live: LiveTable) -> None:
            grown(live)
            self.consider(live)

        return told

    def consider(self, live: LiveTable) -> None:
        """Let a game of people that has just been found over wait for its review; practice only if somebody asks."""
        ready = self.by_itself and not LATER and not self._closed and live.head.status == OVER and not live.stale
        if ready and live.head.imagined is None and live.table.outcome and live.id not in self._considered:
            self._considered.add(live.id)
            task = asyncio.create_task(self._consider(live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _consider(self, live: LiveTable) -> None:
        try:
            there = await self.registry.store.read(partial(reviewed_seats, table=live.id))
            for seat in sorted(people_at(live) - there):
                await self.ask(live, seat)
        except (Busy, *FAILURES):
            self._considered.discard(live.id)

    async def found(self, live: LiveTable, seat: int) -> str | None:
        """Return the review of a seat, if it is stored."""
        return await self.registry.store.read(partial(review_of, table=live.id, seat=seat))

    async def ask(self, live: LiveTable, seat: int) -> Job:
        """Let the review of a seat wait for its turn; return how far it has come. Raise Busy if too many wait."""
        which = live.id, seat
        if which not in self.jobs:
            if len(self.jobs) >= MOST:
                raise Busy(f"{len(self.jobs)} reviews wait already")
            text = await asyncio.to_thread(live.table.copy().dump)
            self.jobs.setdefault(which, Job(Begin(live.table.game.name, text, seat, self.effort)))
            self._new.set()
        return self.jobs[which]

    async def work(self) -> None:
        """Make the reviews that wait, one at a time, until cancelled."""
        while True:
            while not self.jobs:
                self._new.clear()
                await self._new.wait()
            which, job = next(iter(self.jobs.items()))
            try:
                text = await self._make(job)
                await self.registry.store.write(partial(add_review, table=which[0], seat=which[1], text=text))
            except FAILURES:
                await asyncio.sleep(1.0)
            except Exception:
                log.exception("a review could not be made")
            finally:
                self.jobs.pop(which, None)

    async def _make(self, job: Job) -> str:
        for left in reversed(range(TRIES)):
            try:
                given: Begin | None = job.begin
                while True:
                    await self._turn()
                    found = await asyncio.get_running_loop().run_in_executor(self._thread, self._exchange, given)
                    if isinstance(found, str):
                        return found
                    job.stage, given = found, None
            except Lost as lost:
                log.warning("%s over a review", lost)
                if not left:
                    raise
        raise AssertionError

    async def _turn(self) -> None:
        """Wait until no bot and no hint is asked for."""
        while self.thinkers.waiting:
            await asyncio.sleep(PAUSE)

    def _exchange(self, given: Begin | None) -> Stage | str:
        """Let the process begin a review or go on with it, for a short while."""
        try:
            if self._worker is None:
                self._worker = Worker(work, "coach")
                self._worker.receive(STARTING)
            self._worker.send(given)
            found: Stage | str = self._worker.receive(PATIENCE)
        except Lost:
            self._end()
            raise
        return found

    def _end(self) -> None:
        if self._worker:
            self._worker.kill()
            self._worker.line.close()
            self._worker = None

    async def close(self) -> None:
        """End the process; what was not finished is made when somebody asks again."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        if self._worker:
            await asyncio.to_thread(self._worker.kill)
        await asyncio.to_thread(self._thread.shutdown)
