"""Looks that note which of their bytes are read, so that what was made of them can be recalled."""

from collections.abc import Iterable
from functools import cache, reduce
from operator import itemgetter, or_
from typing import Any

import numpy as np

from .handle import handle_of
from .record import Reading, Row, Span


class Noting(Reading):
    """A look that notes what is read of it."""

    def __init__(self, known: Reading) -> None:
        self._known, self._places = known, _places(known.dtype)
        self.dtype, self.noted = known.dtype, dict[Span, None]()

    def __getattr__(self, name: str) -> Any:
        whole = (0, self.dtype.itemsize)
        self.noted[whole if name == "content" else self._places[name][0]] = None
        found = getattr(self._known, name)
        setattr(self, name, found)
        return found

    def row(self, place: int) -> "NotingRow":
        """Return what the fields hold at one place, such as a seat."""
        return NotingRow(self, place)

    def whole(self) -> "Noting":
        """Return itself, as a Reading does."""
        return self

    @property
    def handle(self) -> Any:
        """Return the handle of the look; compiled rules may read anything by it."""
        self.noted[0, self.dtype.itemsize] = None
        return self._known.handle

    def only(self, *names: str) -> Any:
        """Return the handle of a record that holds these fields and no others."""
        spans = [self._places[name][0] for name in names]
        self.noted |= dict.fromkeys(spans)
        return holding(self._known, spans)


class NotingRow(Row):
    def __init__(self, noting: Noting, place: int) -> None:
        self._noting, self._place = noting, place

    def __getattr__(self, name: str) -> Any:
        self._noting.noted[self._noting._places[name][1][self._place]] = None
        found = getattr(self._noting._known, name)[self._place]
        setattr(self, name, found)
        return found

    def only(self, *names: str) -> Any:
        """Return the handle of a record that holds the rows of these fields and nothing else."""
        spans = [self._noting._places[name][1][self._place] for name in names]
        self._noting.noted |= dict.fromkeys(spans)
        return holding(self._noting._known, spans)


class Reads:
    """The bytes that a function reads when it goes one of its ways."""

    def __init__(self, spans: tuple[Span, ...]) -> None:
        self._pick = itemgetter(*(slice(*span) for span in spans), slice(0, 0))

    def pick(self, content: bytes) -> bytes:
        return b"".join(self._pick(content))


def mask_of(spans: Iterable[Span]) -> int:
    """Return a number that has a bit for each byte of these spans."""
    return reduce(or_, ((1 << last) - (1 << first) for first, last in spans), 0)


def difference(before: bytes, after: bytes) -> int:
    """Return a number that has a bit for each byte that differs, to be held against masks."""
    differs = np.frombuffer(before, np.uint8) != np.frombuffer(after, np.uint8)
    return int.from_bytes(np.packbits(differs, bitorder="little").tobytes(), "little")


def holding(known: Reading, spans: list[Span]) -> Any:
    """Return the handle of a record with these bytes of a look; all others are 0."""
    content = bytearray(len(known.content))
    for first, last in spans:
        content[first:last] = known.content[first:last]
    return handle_of(known.dtype, content)


@cache
def _places(dtype: np.dtype[Any]) -> dict[str, tuple[Span, list[Span]]]:
    """Return where each field is, and each of its rows."""
    found = {}
    for name, (field, first, *_) in (dtype.fields or {}).items():
        rows = field.shape[0] if field.shape else 1
        size = field.itemsize // rows
        spans = [(first + row * size, first + (row + 1) * size) for row in range(rows)]
        found[name] = ((first, first + field.itemsize), spans)
    return found
