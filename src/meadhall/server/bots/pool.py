"""Bots think in processes of their own: one pool for levels that answer at once, one for those that search, one for
hints.
"""

import asyncio
import logging
import os
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from queue import LifoQueue

from ...bots.worker import Lost
from ...core.compiled import LATER
from ...core.phrase import Said
from ...moments import Deed
from .question import Answer, Question, Weighed
from .turns import NOBODY, Asker, Turn, Turns
from .worker import Closed, Past, Thinker

CAPS = {"jarl": 0.5, "konung": 3.0}  # seconds a decision
DEEP = frozenset(CAPS)
LOOKING_BACK = 60.0  # seconds for a finished game
GRACE = 30.0  # seconds that an answer may come after the cap
ASKED = 3  # times a worker is asked before another level answers instead
MOST = 10_000  # questions that may wait at once
QUICK, HINT = 0.01, (0.5, 1.5, 5.0)  # seconds that an address pays for an answer without a cap; a hint by stage
FORESEEN = 0.1  # seconds that it pays for what a move may come to

log = logging.getLogger(__name__)


class Busy(RuntimeError):
    """Too many questions wait already."""


class Pool:
    """Parallel workers, each with a thread that waits for it; a worker that is free takes the turn that is next."""

    def __init__(self, name: str, workers: int) -> None:
        self.workers = [Thinker(f"{name}-{number}") for number in range(workers)]
        self.threads = ThreadPoolExecutor(workers, f"bots-{name}")
        self.turns = Turns()
        self._idle: LifoQueue[Thinker] = LifoQueue()  # the worker that answered last has its data at hand
        for worker in reversed(self.workers):
            self._idle.put(worker)

    def ask(self, turn: Turn) -> "Future[Answer]":
        """Let the turn wait until it is next; return where its answer will be."""
        self.turns.add(turn)
        self.threads.submit(self._serve_next)
        return turn.answer

    def _serve_next(self) -> None:
        worker = self._idle.get()
        try:
            if turn := self.turns.next():
                _serve(worker, turn)
        finally:
            self._idle.put(worker)

    def look_back(self, past: Past, limit: float) -> list[Deed]:
        worker = self._idle.get()
        try:
            return worker.look_back(past, limit)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
        self.threads.shutdown()


def _serve(worker: Thinker, turn: Turn) -> None:
    try:
        found = _insist(worker, turn.question, turn.cap, turn.limit)
    except BaseException as error:
        turn.answer.set_exception(error)
    else:
        turn.answer.set_result(found)


def _insist(worker: Thinker, question: Question, cap: float | None, limit: float) -> Answer:
    """Ask again if the worker is lost, then ask who stands in, then take the first legal move, so that all get one."""
    for asked in [question] * ASKED + [replace(question, level=question.stand_in)]:
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
        self._hints = Pool("hints", 1)
        self._closed = False
        self._searching = asyncio.Event()
        if not LATER:
            self._searching.set()
        self.waiting = 0

    async def think(self, question: Question, asker: Asker = NOBODY) -> int:
        """Return the code that the bot chooses; raise Busy if too many questions wait, Closed after `close`.

        Until the rules are compiled, no bot searches: a question that needs it waits for the server that takes over.
        """
        if len(question.legal) == 1 and not self._closed:
            return question.legal[0]
        if question.level in DEEP:
            await self._searching.wait()
        pool, cap = self._deep if question.level in DEEP else self._quick, self._caps.get(question.level)
        return (await self._asked(pool, Turn(question, asker, cap or QUICK, cap))).code

    async def weigh(self, question: Question, asker: Asker = NOBODY) -> tuple[Weighed, ...]:
        """Return the best whole moves, found without a cap, best first; nothing if no worker could tell."""
        return (
            await self._asked(self._hints, Turn(replace(question, weigh=True), asker, HINT[question.stage]))
        ).weighed

    async def foresee(self, question: Question, asker: Asker = NOBODY) -> tuple[Said, ...]:
        """Return what the move that is tried may come to."""
        return (await self._asked(self._hints, Turn(question, asker, FORESEEN))).told

    async def look_back(self, past: Past) -> list[Deed]:
        """Return what decided a finished game; raise Busy if too many questions wait, or the worker is lost."""
        if self._closed:
            raise Closed
        if self.waiting >= MOST:
            raise Busy(f"{self.waiting} questions wait already")
        try:
            return await asyncio.wrap_future(self._hints.threads.submit(self._hints.look_back, past, LOOKING_BACK))
        except Lost as lost:
            raise Busy(f"{lost} over a finished game") from lost

    async def _asked(self, pool: Pool, turn: Turn) -> Answer:
        if self._closed:
            raise Closed
        if self.waiting >= MOST:
            raise Busy(f"{self.waiting} questions wait already")
        turn.limit = (turn.cap or 0.0) + self._grace
        self.waiting += 1
        try:
            return await asyncio.wrap_future(pool.ask(turn))
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """Stop all workers; a caller who still waits gets Closed."""
        self._closed = True
        await asyncio.gather(*(asyncio.to_thread(pool.close) for pool in (self._quick, self._deep, self._hints)))
