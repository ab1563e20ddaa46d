"""Bots think in processes of their own: those who answer at once in one pool, those who search in another."""

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
ASKED = 3  # times, before Karl stands in
MOST = 10_000  # questions at once

log = logging.getLogger(__name__)


class Busy(RuntimeError):
    """More questions wait than are taken in."""


class Pool:
    """Workers side by side, each with a thread that waits for it; questions are taken up in the order they come."""

    def __init__(self, name: str, workers: int) -> None:
        self.workers = [Thinker(f"{name}-{number}") for number in range(workers)]
        self.threads = ThreadPoolExecutor(workers, f"bots-{name}")
        self._idle: LifoQueue[Thinker] = LifoQueue()  # who thought last has everything at hand
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
    """Ask again if the worker is lost, then Karl, then take the first there is: no question stays without an answer."""
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
        """The code that the bot chooses; Busy if too many wait, Closed after `close`.

        Until the rules are compiled nobody searches: who does waits for the server that takes over.
        """
        if len(question.legal) == 1 and not self._closed:
            return question.legal[0]
        if question.level in DEEP:
            await self._searching.wait()
        return (await self._asked(question, self._caps.get(question.level))).code

    async def weigh(self, question: Question) -> tuple[Weighed, ...]:
        """What the moves are worth, best first, as the level finds without a cap; nothing if no worker could tell."""
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
        """Who still waits hears Closed."""
        self._closed = True
        await asyncio.gather(*(asyncio.to_thread(pool.close) for pool in (self._quick, self._deep)))
