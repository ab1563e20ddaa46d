"""A flat record of small integers, written one line a field, each field with the range it may hold."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np

from .handle import handle


@dataclass(frozen=True, slots=True)
class Cell:
    low: int
    high: int
    shape: tuple[int, ...]

    @property
    def dtype(self) -> np.dtype[Any]:
        """Return the smallest signed integer type that holds the range."""
        for dtype in (np.int8, np.int16, np.int32):
            bounds = np.iinfo(dtype)
            if bounds.min <= self.low and self.high <= bounds.max:
                return np.dtype(dtype)
        raise ValueError(f"no field holds {self.low} to {self.high}")


def cell(low: int, high: int, *shape: int) -> Cell:
    return Cell(low, high, shape)


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
        return {name: np.asarray(s[name]).tolist() for name in self.cells}

    def parse(self, plain: Mapping[str, Any]) -> np.record:
        """Make a record of plain values. Raise ValueError if a field is missing, unknown, misshapen or out of range."""
        if set(plain) != set(self.cells):
            raise ValueError(f"fields missing or unknown: {sorted(set(plain) ^ set(self.cells))}")
        s: np.record = self.blank()[0]
        for name, each in self.cells.items():
            values = np.array(plain[name])
            if values.shape != each.shape or values.dtype.kind != "i":
                raise ValueError(f"field {name} needs whole numbers of shape {each.shape}")
            if np.any(values < each.low) or np.any(values > each.high):
                raise ValueError(f"field {name} must lie between {each.low} and {each.high}")
            s[name] = values
        return s


class Reading:
    """A record as plain numbers and nested lists. It converts a field only when asked: NumPy takes long for one."""

    def __init__(self, record: np.record) -> None:
        self.dtype, self.content = record.dtype, np.void.tobytes(record)
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

    @cached_property
    def handle(self) -> Any:
        """Return the handle by which compiled rules read the record."""
        return handle(np.frombuffer(self.content, self.dtype))


@cache
def _spans(dtype: np.dtype[Any]) -> dict[str, tuple[slice, Any, tuple[int, ...]]]:
    """Return where each field is, the type of its numbers, and its shape."""
    fields: Mapping[str, Any] = dtype.fields or {}
    return {
        name: (slice(offset, offset + field.itemsize), field.base.char, field.shape)
        for name, (field, offset, *_) in fields.items()
    }
