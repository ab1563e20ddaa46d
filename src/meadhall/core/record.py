"""A flat record of small integers, written one line a field, each field with the range it may hold."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np

from .handle import handle_of

Span = tuple[int, int]  # the first byte, and the one after the last


@dataclass(frozen=True, slots=True)
class Cell:
    low: int
    high: int
    shape: tuple[int, ...]
    stored: str = ""  # its name in files and checksums, if it was once called otherwise

    @property
    def dtype(self) -> np.dtype[Any]:
        """Return the smallest signed integer type that holds the range."""
        for dtype in (np.int8, np.int16, np.int32):
            bounds = np.iinfo(dtype)
            if bounds.min <= self.low and self.high <= bounds.max:
                return np.dtype(dtype)
        raise ValueError(f"no field holds {self.low} to {self.high}")


def cell(low: int, high: int, *shape: int, stored: str = "") -> Cell:
    return Cell(low, high, shape, stored)


def _aligned(cells: Mapping[str, Cell]) -> list[tuple[str, np.dtype[Any], tuple[int, ...]]]:
    """Put wide numbers first, as a GPU reads none across a boundary. Leave no gap, as a copy would not set it."""
    fields = [(name, each.dtype, each.shape) for name, each in cells.items()]
    fields.sort(key=lambda each: -each[1].itemsize)
    widest, size = fields[0][1].itemsize, sum(dtype.itemsize * math.prod(shape) for _, dtype, shape in fields)
    rest = -size % widest
    return [*fields, ("unused", np.dtype(np.int8), (rest,))] if rest else fields


class Layout:
    """The fields of a record: its dtype, blank records, and records from and to plain values."""

    def __init__(self, **cells: Cell) -> None:
        taken = sorted(name for name in cells if hasattr(np.recarray, name) or hasattr(np.record, name))
        if taken:
            raise ValueError(f"NumPy reads these names as its own: {', '.join(taken)}")
        self.cells = cells
        self.fields = {each.stored or name: name for name, each in cells.items()}  # by their stored names
        if len(self.fields) < len(cells):
            raise ValueError(f"two fields are stored by one name, of {', '.join(self.fields)}")
        self.dtype = np.dtype((np.record, np.dtype(_aligned(cells), align=True)))

    def blank(self, rows: int = 1) -> np.ndarray[Any, Any]:
        """Return an array of cleared records. The record itself is a row of it, and a view into it."""
        return np.ndarray(rows, self.dtype, np.zeros(rows, f"V{self.dtype.itemsize}"))

    def row(self, content: bytes) -> np.ndarray[Any, Any]:
        """Return an array of the one record whose bytes these are."""
        return np.ndarray(1, self.dtype, bytearray(content))

    def out_of_range(self, s: np.record) -> list[str]:
        """Return the names of the fields that hold a number they may not."""
        return [
            name
            for name, each in self.cells.items()
            if np.any(np.asarray(s[name]) < each.low) or np.any(np.asarray(s[name]) > each.high)
        ]

    def plain(self, s: np.record) -> dict[str, Any]:
        """Return plain values by the stored names of the fields."""
        return {stored: np.asarray(s[name]).tolist() for stored, name in self.fields.items()}

    def parse(self, plain: Mapping[str, Any]) -> np.record:
        """Make a record of plain values. Raise ValueError if a field is missing, unknown, misshapen or out of range."""
        if set(plain) != set(self.fields):
            raise ValueError(f"fields missing or unknown: {sorted(set(plain) ^ set(self.fields))}")
        s: np.record = self.blank()[0]
        for stored, name in self.fields.items():
            each, values = self.cells[name], np.array(plain[stored])
            if values.shape != each.shape or values.dtype.kind != "i":
                raise ValueError(f"field {stored} needs whole numbers of shape {each.shape}")
            if np.any(values < each.low) or np.any(values > each.high):
                raise ValueError(f"field {stored} must lie between {each.low} and {each.high}")
            s[name] = values
        return s


class Reading:
    """A record as plain numbers and nested lists. It converts a field only when asked: NumPy takes long for one."""

    def __init__(self, record: np.record) -> None:
        self._begin(record.dtype, np.void.tobytes(record))

    @classmethod
    def of(cls, dtype: np.dtype[Any], content: bytes) -> "Reading":
        """Return the reading of a record with these bytes."""
        found = cls.__new__(cls)
        found._begin(dtype, content)
        return found

    def _begin(self, dtype: np.dtype[Any], content: bytes) -> None:
        self.dtype, self.content = dtype, content
        self._memory, self._spans = memoryview(self.content), _spans(self.dtype)

    def __getattr__(self, name: str) -> Any:
        span, code, shape = self._spans[name]
        values = self._memory[span].cast(code, shape).tolist()
        setattr(self, name, values)
        return values

    def whole(self) -> "Reading":
        """Read all fields at once, which is faster if most of them are asked for, and return itself."""
        memory = self._memory
        self.__dict__ |= {
            name: memory[span].cast(code, shape).tolist() for name, (span, code, shape) in self._spans.items()
        }
        return self

    def row(self, place: int) -> "Row":
        """Return what the fields hold at one place, such as a seat."""
        return Row(self, place)

    @cached_property
    def handle(self) -> Any:
        """Return the handle by which compiled rules read the record."""
        return handle_of(self.dtype, self.content)

    def only(self, *names: str) -> Any:
        """Return a handle by which rules read these fields and perhaps others; a look that notes is stricter."""
        return self.handle


def reading(known: Any) -> Reading:
    """Return the reading of a record; return a look that is read already, or notes what is read, as it is."""
    return known if isinstance(known, Reading) else Reading(known)


class Row:
    """What the fields of a look hold at one place, such as a seat."""

    def __init__(self, whole: Reading, place: int) -> None:
        self._whole, self._place = whole, place

    def __getattr__(self, name: str) -> Any:
        return getattr(self._whole, name)[self._place]

    def only(self, *names: str) -> Any:
        """Return a handle by which rules read the rows of these fields and perhaps more, as `only` of a look."""
        return self._whole.handle


@cache
def _spans(dtype: np.dtype[Any]) -> dict[str, tuple[slice, Any, tuple[int, ...]]]:
    """Return where each field is, the type of its numbers, and its shape."""
    fields: Mapping[str, Any] = dtype.fields or {}
    return {
        name: (slice(offset, offset + field.itemsize), field.base.char, field.shape)
        for name, (field, offset, *_) in fields.items()
    }
