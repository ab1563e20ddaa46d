"""One server at a time answers; the supervisor holds the address, so that a fresh one can take over without a pause.

It starts a server, replaces it when the compiled rules are there or somebody asks for it (SIGUSR2), starts another if
one dies, and ends with all of them. While no server answers, a client that connects waits in the queue of the address.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
import time
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Callable, Coroutine
from dataclasses import dataclass

from ..core.environment import AT_ONCE
from ..core.folders import usable_home
from .line import Line, Particulars, Word
from .logs import log_in_json

SERVER = "meadhall.server.run"
CLOSING = 60.0  # seconds that a server may take to finish
STABLE = 10.0  # seconds; one that dies sooner counts as failing
TRIES = 3  # of servers that fail one after another, and of successors
PAUSE = 1.0  # seconds before the next try
FAILED = 1  # exit status

log = logging.getLogger("meadhall.supervisor")


@dataclass(eq=False, slots=True)
class Child:
    """A server process, and how far it is."""

    process: Process
    line: Line
    ready: bool = False
    told_to_go: bool = False
    opened: float | None = None
    told_to_close: bool = False
    closed: bool = False

    @property
    def stable(self) -> bool:
        return self.opened is not None and time.monotonic() - self.opened > STABLE

    def go(self) -> None:
        if self.ready and not self.told_to_go:
            self.told_to_go = True
            self.line.say(Word.GO)

    def close(self) -> None:
        """Let the server finish, and kill it if that takes too long."""
        if self.opened is not None and not self.told_to_close:
            self.told_to_close = True
            self.line.say(Word.CLOSE)
            asyncio.get_running_loop().call_later(CLOSING, self.kill)

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()


class Supervisor:
    """A supervisor runs once. It calls `welcome` with the place of the tables when the first server answers."""

    def __init__(self, listening: socket.socket, settings: Particulars, welcome: Callable[[str], None]) -> None:
        self.listening, self.settings, self.welcome = listening, settings, welcome
        self.serving: Child | None = None
        self.successor: Child | None = None
        self.children: set[Child] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.ending = self.welcomed = self.starting = False
        self.failures = 0  # one after another: servers that died soon, successors that never took over

    async def run(self) -> int:
        """Serve until a signal ends it; return the exit status."""
        usable_home()  # which all servers share; if there is none, a person is told so in plain words
        log_in_json(self.settings["log"])
        loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[int] = loop.create_future()
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(each, self.end)
        loop.add_signal_handler(signal.SIGUSR2, self.replace)
        self.serving = await self._start()
        try:
            return await self.ended
        finally:
            for child in self.children:
                child.kill()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def end(self) -> None:
        """End all servers gently; on a second call, kill them."""
        for child in self.children:
            if self.ending:
                child.kill()
            elif child.process.returncode is None:
                child.process.terminate()
        self.ending = True

    def replace(self) -> None:
        """Start a fresh server, which takes over as soon as it is ready."""
        if not (self.ending or self.starting or self.successor):
            self.starting = True
            self._do(self._start_successor())

    async def _start_successor(self) -> None:
        self.successor, self.starting = await self._start(replaces="another"), False

    async def _start(self, replaces: str = "") -> Child:
        near, far = socket.socketpair()
        with far:
            ends = self.listening.fileno(), far.fileno()
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", SERVER, *map(str, ends), pass_fds=ends, stdin=DEVNULL, start_new_session=True,
                env=os.environ | {AT_ONCE: "1"},
            )  # fmt: skip
        child = Child(process, await Line.over(near))
        child.line.say(Word.BEGIN, **self.settings, replaces=replaces)
        self.children.add(child)
        self._do(self._watch(child))
        if self.ending:
            process.terminate()
        return child

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _watch(self, child: Child) -> None:
        """Do what the server asks for, until it is gone."""
        while heard := await child.line.hear():
            self._hear(child, *heard)
        child.line.close()
        status = await child.process.wait()
        self.children.discard(child)
        await self._gone(child, status)

    def _hear(self, child: Child, word: Word, particulars: Particulars) -> None:
        match word:
            case Word.READY:
                child.ready = True
            case Word.OPEN:
                child.opened = time.monotonic()
                self._welcome(particulars["store"])
            case Word.CLOSED:
                child.closed = True
            case Word.COMPILED:
                self.replace()
        self._arrange()

    def _arrange(self) -> None:
        """Let the old server finish once the fresh one is ready; let the fresh one go once the old one has finished."""
        if self.ending or self.serving is None:
            return
        if self.successor and self.successor.ready:
            self.serving.close()
            if self.serving.closed:
                self.serving, self.successor, self.failures = self.successor, None, 0
        self.serving.go()

    def _welcome(self, store: str) -> None:
        if not self.welcomed:
            self.welcomed = True
            self.welcome(store)

    async def _gone(self, child: Child, status: int) -> None:
        """Put another server in the place of one that is gone, unless there is no sense in it."""
        if self.ending:
            if not self.children and not self.ended.done():
                self.ended.set_result(0)
        elif child is self.successor:
            self.successor = None
            log.error("a fresh server ended with status %d before it took over; the old one goes on", status)
            await self._try_again(self.replace)
        elif child is self.serving:
            await self._replace_dead(child, status)

    async def _replace_dead(self, child: Child, status: int) -> None:
        if self.successor:
            self.serving, self.successor = self.successor, None
            self._arrange()
            return
        self.failures = 0 if child.stable else self.failures + 1
        if not self.welcomed or self.failures >= TRIES:
            self.ended.set_result(status if status > 0 else FAILED)
        else:
            log.error("the server ended with status %d; another one is started", status)
            self.serving = await self._start()

    async def _try_again(self, what: Callable[[], None]) -> None:
        self.failures += 1
        if self.failures < TRIES:
            await asyncio.sleep(PAUSE)
            what()
