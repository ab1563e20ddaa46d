"""The guide's examples are true."""

import doctest
from pathlib import Path

import meadhall

GUIDE = Path(meadhall.__file__).parents[2] / "docs" / "guides" / "learn.md"


def test_the_examples_are_true() -> None:
    found = doctest.testfile(str(GUIDE), module_relative=False)
    assert found.attempted >= 12 and found.failed == 0
