"""A process that thinks for bots. If it is lost, the next question starts a new one."""

import threading
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from ...bots.levels import stand_in
from ...bots.worker import Lost, Worker
from ...core.game import find
from ...core.table import Table
from ...moments import Deed, deeds
from ...simulation.warm import load, parts_for
from ..compile.priority import stand_back
from .question import Answer, Question, answer

Part = tuple[str, str]  # a game and a level
STARTING = 120.0  # seconds that a process may take to start, or to prepare itself, on the busiest machine


@dataclass(frozen=True, slots=True)
class Past:
    """A game that is over, as its file tells it."""

    game: str
    text: str


class Closed(RuntimeError):
    """The worker is closed and answers no more questions."""


class Thinker:
    """A worker process that thinks about one question at a time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._lock = threading.Lock()
        self._closed = False
        self._worker: Worker | None = None
        self._prepared: set[Part] = set()

    def ask(self, question: Question, seconds: float | None, limit: float) -> Answer:
        """Return the answer within `limit` seconds once the process is ready; this waits, so it is for threads."""
        found: Answer = self._exchange((question.game, question.level), (question, seconds), limit)
        return found

    def look_back(self, past: Past, limit: float) -> list[Deed]:
        """Return what decided a finished game, within `limit` seconds once the process is ready."""
        found: list[Deed] = self._exchange((past.game, stand_in(find(past.game))), past, limit)
        return found

    def _exchange(self, part: Part, given: Past | tuple[Question, float | None], limit: float) -> Any:
        try:
            worker = self._worker or self._start()
            self._prepare(worker, part)
            worker.send(given)
            return worker.receive(limit)
        except Lost:
            self._end()
            if self._closed:
                raise Closed from None
            raise

    def _prepare(self, worker: Worker, part: Part) -> None:
        """Let the worker load the bot from the compile cache first, so that the limit counts only its thinking."""
        if part not in self._prepared:
            worker.send(part)
            worker.receive(STARTING)
            self._prepared.add(part)

    def _start(self) -> Worker:
        with self._lock:
            if self._closed:
                raise Closed
            self._worker = Worker(work, self.name)
        self._worker.receive(STARTING)
        return self._worker

    def _end(self) -> None:
        with self._lock:
            if self._worker:
                self._worker.kill()
                self._worker.line.close()
                self._worker = None
                self._prepared.clear()

    def close(self) -> None:
        """End the process, from any thread; a caller who waits for an answer gets Closed."""
        with self._lock:
            self._closed = True
            if self._worker:
                self._worker.kill()


def work(line: Connection) -> None:
    """Report that the process is ready, then prepare or answer, message by message, until the connection ends."""
    stand_back()
    with suppress(EOFError, OSError):
        line.send(None)
        while True:
            match line.recv():
                case str(game), str(level):
                    prepare(game, level)
                    line.send(None)
                case Past(text=text):
                    line.send(deeds(Table.parse(text)))
                case question, seconds:
                    line.send(answer(question, seconds))


def prepare(game: str, level: str) -> None:
    """Load the bot's compiled parts from the cache; if that fails, the answer will say so."""
    with suppress(Exception):
        for part in parts_for(find(game), [level])[1:]:
            load(find(game), part)
