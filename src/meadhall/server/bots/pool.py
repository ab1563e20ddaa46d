"""Bots think in processes of their own: one pool is for levels that answer at once, another for those that search."""

import asyncio
import logging
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from queue import LifoQueue

from ...bots.worker import Lost
from ...core.compiled import LATER
from .question import STAND_IN, Answer, Question, Weighed
from .worker import Closed, Thinker

CAPS = {"jarl": 0.5, "konung": 3.0}  # seconds a decision
DEEP = frozenset(CAPS)
GRACE = 30.0  # seconds that an answer may come after the cap
ASKED = 3  # times a worker is asked before Karl answers instead
MOST = 10_000  # questions that may wait at once

log = logging.getLogger(__name__)


class Busy(RuntimeError):
    """Too many questions wait already."""


class Pool:
    """Parallel workers, each with a thread that waits for it; the pool takes questions in the order they come."""

    def __init__(self, name: str, workers: int) -> None:
        self.workers = [Thinker(f"{name}-{number}") for number in range(workers)]
        self.threads = ThreadPoolExecutor(workers, f"bots-{name}")
        self._idle: LifoQueue[Thinker] = LifoQueue()  # the worker that answered last has its data at hand
        for worker in reversed(self.workers):
            self._idle.put(worker)

    def answer(self, question: Question, cap: float | None, limit: float) -> Answer:
        worker = self._idle.get()
        try:
            return _insist(worker, question, cap, limit)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
        self.threads.shutdown()


def _insist(worker: Thinker, question: Question, cap: float | None, limit: float) -> Answer:
    """Ask again if the worker is lost, then ask Karl, then take the first legal move: every question gets an answer."""
    for asked in [question] * ASKED + [replace(question, level=STAND_IN)]:
        try:
            found = worker.ask(asked, cap, limit)
        except Lost as lost:
            log.warning("%s over a question for %s", lost, asked.level)
            continue
        for failure in found.failures:
            log.warning("%s", failure)
        return found
    return Answer(question.legal[0])


class Thinkers:
    """The server's bots. The same question has the same answer everywhere, unless a cap cuts the thinking short."""

    def __init__(
        self, workers: int | None = None, caps: Mapping[str, float | None] = CAPS, grace: float = GRACE
    ) -> None:
        self._caps, self._grace = caps, grace
        self._deep = Pool("deep", workers or max(1, (os.cpu_count() or 1) - 1))
        self._quick = Pool("quick", 1)
        self._closed = False
        self._searching = asyncio.Event()
        if not LATER:
            self._searching.set()
        self.waiting = 0

    async def think(self, question: Question) -> int:
        """Return the code that the bot chooses; raise Busy if too many questions wait, Closed after `close`.

        Until the rules are compiled, no bot searches: a question that needs it waits for the server that takes over.
        """
        if len(question.legal) == 1 and not self._closed:
            return question.legal[0]
        if question.level in DEEP:
            await self._searching.wait()
        return (await self._asked(question, self._caps.get(question.level))).code

    async def weigh(self, question: Question) -> tuple[Weighed, ...]:
        """Return what the moves are worth to the level without a cap, best first; nothing if no worker could tell."""
        return (await self._asked(replace(question, weigh=True), None)).weighed

    async def _asked(self, question: Question, cap: float | None) -> Answer:
        if self._closed:
            raise Closed
        if self.waiting >= MOST:
            raise Busy(f"{self.waiting} questions wait already")
        pool = self._deep if question.level in DEEP else self._quick
        self.waiting += 1
        try:
            asking = pool.threads.submit(pool.answer, question, cap, (cap or 0.0) + self._grace)
            return await asyncio.wrap_future(asking)
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """Stop all workers; a caller who still waits gets Closed."""
        self._closed = True
        await asyncio.gather(*(asyncio.to_thread(pool.close) for pool in (self._quick, self._deep)))
