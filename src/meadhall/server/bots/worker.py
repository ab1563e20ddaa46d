"""A process that thinks, and the line to it; the line ends when the process does."""

import multiprocessing
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from ...core.game import find
from ...simulate.warm import load, parts_for
from ..compile.priority import stand_back
from .question import Answer, Question, answer

Part = tuple[str, str]  # of a game, a level
STARTING = 120.0  # seconds that a process may take to be there, or to prepare itself, on the busiest machine


class Lost(Exception):
    """The process died or was silent for too long, and is no more."""


class Closed(RuntimeError):
    """Nobody thinks here any more."""


class Worker:
    """Thinks about one question at a time. A process that was lost is replaced when the next question comes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._lock = threading.Lock()
        self._closed = False
        self._running: tuple[BaseProcess, Connection] | None = None
        self._prepared: set[Part] = set()

    def ask(self, question: Question, seconds: float | None, limit: float) -> Answer:
        """The answer within `limit` seconds once the process is ready; waits for it, so this is for threads."""
        try:
            line = self._line()
            self._prepare(line, (question.game, question.level))
            line.send((question, seconds))
            found: Answer = _hear(line, limit)
            return found
        except (EOFError, OSError) as error:
            self._end()
            if self._closed:
                raise Closed from None
            raise Lost(f"{self.name} {error if isinstance(error, TimeoutError) else 'died'}") from None

    def _line(self) -> Connection:
        if self._running is None:
            _hear(self._start(), STARTING)
        assert self._running
        return self._running[1]

    def _prepare(self, line: Connection, part: Part) -> None:
        """The limit is for thinking; what a bot is made of is fetched from the compile cache before."""
        if part not in self._prepared:
            line.send(part)
            _hear(line, STARTING)
            self._prepared.add(part)

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        line, far = context.Pipe()
        with self._lock:
            if self._closed:
                raise Closed
            process = context.Process(target=work, args=(far,), name=self.name, daemon=True)
            process.start()
            self._running = process, line
        far.close()
        return line

    def _end(self) -> None:
        with self._lock:
            if self._running:
                process, line = self._running
                process.kill()
                process.join()
                line.close()
                self._running = None
                self._prepared.clear()

    def close(self) -> None:
        """From any thread; who waits for an answer hears that the process was lost."""
        with self._lock:
            self._closed = True
            if self._running:
                self._running[0].kill()
                self._running[0].join()


def _hear(line: Connection, limit: float) -> Any:
    if not line.poll(limit):
        raise TimeoutError(f"was silent for {limit:g} s")
    return line.recv()


def work(line: Connection) -> None:
    """Say that one is there, then prepare or answer, one word after another, until the line ends."""
    stand_back()
    with suppress(EOFError, OSError):
        line.send(None)
        while True:
            match line.recv():
                case str(game), str(level):
                    prepare(game, level)
                    line.send(None)
                case question, seconds:
                    line.send(answer(question, seconds))


def prepare(game: str, level: str) -> None:
    """Fetch what the bot is made of from the compile cache; if that fails, the answer will say so."""
    with suppress(Exception):
        for part in parts_for([level])[1:]:
            load(find(game), part)
