"""Uploaded files are judged in processes of their own, within a time: whatever a file holds, the server goes on."""

import asyncio
import logging
import signal
import threading
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection

from ...bots.worker import Lost, Work, Worker
from ...core.compiled import COMPILED
from ..compile.priority import stand_back
from ..errors import Error, Refusal
from .upload import FromSeed, Judged, judge_file

SECONDS = 60.0 if COMPILED else 300.0  # for a file; the longest takes a tenth of it on a quiet machine
STARTING = 120.0  # for a process to start, on the busiest machine
ORPHANED = 2 * int(SECONDS)  # after which a process ends by itself, if its server was killed meanwhile
MOST = 4  # files that are judged at once

log = logging.getLogger("meadhall.judge")


class Judges:
    """Processes that judge files: one file of an address at a time, so that nobody waits for a file of another."""

    def __init__(self, seconds: float = SECONDS, work: Work | None = None) -> None:
        self.seconds, self._work = seconds, work or judge_files
        self._threads = ThreadPoolExecutor(MOST, "judges")
        self._places = asyncio.Semaphore(MOST)
        self._turns: dict[str, asyncio.Lock] = {}
        self._asking = Counter[str]()
        self._lock = threading.Lock()
        self._closed = False
        self._idle: Worker | None = None  # the next file needs no new process
        self._busy: set[Worker] = set()

    async def judge(self, address: str, text: bytes, table: str, now: float) -> Judged:
        """Return what is to be stored; refuse a file that is wrong, takes too long, or ends the process."""
        async with self._turn(address), self._places:
            if self._closed:
                raise Refusal(503, "busy")
            try:
                found = await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, text, table, now)
            except Lost as lost:
                if self._closed:
                    raise Refusal(503, "busy") from None
                log.warning("a file was refused: %s", lost)
                raise Refusal(422, "unjudged_file") from None
        if found == "from_seed":
            raise Refusal(422, "from_seed")
        if not isinstance(found, Judged):
            raise Refusal(422, "bad_file")
        return found

    @asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[None]:
        """Wait until no other file of the same address is being judged."""
        turn = self._turns.setdefault(address, asyncio.Lock())
        self._asking[address] += 1
        try:
            async with turn:
                yield
        finally:
            self._asking[address] -= 1
            if not self._asking[address]:
                del self._asking[address], self._turns[address]

    def _ask(self, text: bytes, table: str, now: float) -> Judged | Error:
        worker = self._take() or self._start()
        try:
            worker.send((text, table, now))
            found: Judged | Error = worker.receive(self.seconds)
        except Lost:
            self._end(worker)
            raise
        self._keep(worker)
        return found

    def _take(self) -> Worker | None:
        """Return the process that has nothing to do, if there is one."""
        with self._lock:
            worker, self._idle = self._idle, None
            if worker:
                self._busy.add(worker)
            return worker

    def _start(self) -> Worker:
        with self._lock:
            if self._closed:
                raise Lost("the server ends")
            worker = Worker(self._work, "judge")
            self._busy.add(worker)
        try:
            worker.receive(STARTING)
        except Lost:
            self._end(worker)
            raise
        return worker

    def _keep(self, worker: Worker) -> None:
        """Keep one process for the next file, and let others go."""
        with self._lock:
            self._busy.discard(worker)
            if self._idle is None and not self._closed:
                self._idle = worker
                return
        worker.dismiss()

    def _end(self, worker: Worker) -> None:
        with self._lock:
            self._busy.discard(worker)
        worker.kill()
        worker.line.close()

    def close(self) -> None:
        """End all processes; files that are still being judged are refused."""
        with self._lock:
            self._closed = True
            workers = [*self._busy, *filter(None, [self._idle])]
        for worker in workers:
            worker.kill()
        self._threads.shutdown()


def judge_files(line: Connection) -> None:
    """Report that the process is ready, then judge one file after another until the connection ends."""
    stand_back()
    with suppress(EOFError, OSError):
        line.send(None)
        while True:
            given = line.recv()
            _live_on_for(ORPHANED)
            line.send(_judge(*given))
            _live_on_for(0)


def _live_on_for(seconds: int) -> None:
    """End this process after so many seconds even if nobody is left to end it; 0 takes that back."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def _judge(text: bytes, table: str, now: float) -> Judged | Error:
    """Return what is to be stored, or the refusal: if anything fails over a file, it is not one that can be shown."""
    try:
        return judge_file(text, table, now)
    except FromSeed:
        return "from_seed"
    except Exception:
        return "bad_file"
