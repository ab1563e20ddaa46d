"""The process that makes reviews, a short while at a time, so that it can stand back whenever a bot has to think."""

import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection

import orjson

from ...core.table import Table
from ...review import Review, Stage
from ..compile.priority import FAR, stand_back

SLICE = 0.25  # seconds of work between two questions whether it may go on


@dataclass(frozen=True, slots=True)
class Begin:
    """A game that is over, as its file tells it, and the seat to review."""

    game: str
    text: str
    seat: int
    effort: float = 1.0


def work(line: Connection) -> None:
    """Report that the process is ready, then begin a review or go on with it, message by message."""
    stand_back(FAR)
    made: Iterator[Stage | str] = iter(())
    with suppress(EOFError, OSError):
        line.send(None)
        while True:
            begin = line.recv()
            if isinstance(begin, Begin):
                made = slices(begin)
            line.send(next(made))


def slices(begin: Begin) -> Iterator[Stage | str]:
    """Yield how far the review has come after each short while, and the whole of it at the end."""
    review, now = Review(Table.parse(begin.text), begin.seat, begin.effort), time.monotonic()
    for stage in review.pieces():
        if time.monotonic() - now >= SLICE:
            yield stage
            now = time.monotonic()
    yield orjson.dumps(review.plain()).decode()
