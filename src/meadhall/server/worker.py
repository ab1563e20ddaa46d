"""A process that thinks, and the line to it; the line ends when the process does."""

import multiprocessing
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from .child import stand_back
from .question import Answer, Question, answer

STARTING = 120.0  # seconds until a new process must be there and have all at hand, on the busiest machine


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

    def ask(self, question: Question, seconds: float | None, limit: float) -> Answer:
        """The answer within `limit` seconds, or later from a new process; waits for it, so this is for threads."""
        try:
            patience = limit + STARTING if self._running is None else limit
            line = self._line()
            line.send((question, seconds))
            found: Answer = _hear(line, patience)
            return found
        except (EOFError, OSError) as error:
            self._end()
            raise Lost(f"{self.name} {error if isinstance(error, TimeoutError) else 'died'}") from None

    def _line(self) -> Connection:
        if self._running is None:
            _hear(self._start(), STARTING)
        assert self._running
        return self._running[1]

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
    """Say that one is there, then answer one question after another until the line ends."""
    stand_back()
    with suppress(EOFError, OSError):
        line.send(None)
        while True:
            line.send(answer(*line.recv()))
