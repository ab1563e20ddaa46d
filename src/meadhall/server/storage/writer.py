"""The writer of the database: its threads commit what waits together, each piece whole or not at all."""

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine

Job = Callable[[Connection], Any]
TOGETHER = 64  # pieces in one commit


@dataclass(slots=True)
class Piece:
    job: Job
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"
    result: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Writer:
    """A pool of `writers` threads; each takes up to `together` pieces into one transaction."""

    def __init__(self, engine: Engine, writers: int, together: int) -> None:
        self.engine, self.together = engine, together
        self.waiting: queue.SimpleQueue[Piece | None] = queue.SimpleQueue()
        self.threads = [threading.Thread(target=self._work, name=f"writer-{n}", daemon=True) for n in range(writers)]
        for thread in self.threads:
            thread.start()

    async def write(self, job: Job) -> Any:
        """Return the job's answer once it is committed."""
        loop = asyncio.get_running_loop()
        piece = Piece(job, loop, loop.create_future())
        self.waiting.put(piece)
        return await piece.done

    def close(self) -> None:
        """Stop the threads after all that waits is written."""
        for _ in self.threads:
            self.waiting.put(None)
        for thread in self.threads:
            thread.join()

    def _work(self) -> None:
        while pieces := self._take():
            self._commit(pieces)
            pieces[0].loop.call_soon_threadsafe(_tell_all, pieces)

    def _take(self) -> list[Piece]:
        """Wait for the first piece, then take what else is there; return nothing when it is time to stop."""
        first = self.waiting.get()
        pieces = [first] if first else []
        while pieces and len(pieces) < self.together:
            try:
                piece = self.waiting.get_nowait()
            except queue.Empty:
                break
            if piece is None:
                self.waiting.put(None)
                break
            pieces.append(piece)
        return pieces

    def _commit(self, pieces: list[Piece]) -> None:
        """Commit all pieces at once; if that fails, let the failure of one leave the others as they are."""
        try:
            self._commit_all(pieces, _do)
        except Exception as error:
            if len(pieces) > 1:
                self._commit_each(pieces)
            else:
                pieces[0].error = error

    def _commit_each(self, pieces: list[Piece]) -> None:
        try:
            self._commit_all(pieces, _attempt)
        except Exception as error:
            for piece in pieces:
                piece.error = piece.error or error

    def _commit_all(self, pieces: list[Piece], write: Callable[[Piece, Connection], None]) -> None:
        with self.engine.begin() as connection:
            for piece in pieces:
                write(piece, connection)


def _do(piece: Piece, connection: Connection) -> None:
    piece.result = piece.job(connection)


def _attempt(piece: Piece, connection: Connection) -> None:
    """Do a piece; if it fails, keep what the other pieces of the commit wrote."""
    try:
        with connection.begin_nested():
            _do(piece, connection)
    except Exception as error:
        piece.error = error


def _tell_all(pieces: list[Piece]) -> None:
    for piece in pieces:
        piece.tell()
