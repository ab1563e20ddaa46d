"""Rules are compiled once for numbers of any width, and only as parts of entries."""

import numpy as np
import pytest
from numba.core.errors import NumbaError

from meadhall.core.compiled import COMPILED, entry, rule

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled")


@rule()
def twice(number: int) -> int:
    return 2 * number


@rule(allocates=True)
def squares(count: int) -> np.ndarray:
    found = np.empty(count, np.int64)
    for number in range(count):
        found[number] = number * number
    return found


@entry(allocates=True)
def total(narrow: np.ndarray, wide: np.ndarray) -> int:
    points: int = twice(narrow[0]) + twice(wide[0]) + twice(3)
    for square in squares(4):
        points += twice(square)
    return points


@rule()
def forgetful(count: int) -> int:
    return np.empty(count, np.int64).size


@entry()
def careless(count: int) -> int:
    size: int = forgetful(count)
    return size


def test_a_rule_is_compiled_once_for_numbers_of_any_width() -> None:
    assert total(np.array([-100], np.int8), np.array([1000], np.int64)) == 1834
    total.recompile()  # another process may have filled the cache
    assert len(twice.signatures) == 1


def test_python_cannot_call_a_rule() -> None:
    total(np.zeros(1, np.int8), np.zeros(1, np.int64))
    with pytest.raises(TypeError, match="twice is called by compiled rules alone"):
        twice(1)


def test_a_rule_that_allocates_has_to_say_so() -> None:
    with pytest.raises(NumbaError, match="empty"):
        careless(3)
