"""What somebody says, as it is stored: one line of letters that can be seen, and none that hide or cover others."""

import unicodedata
from collections.abc import Iterator
from typing import Annotated

from pydantic import AfterValidator, StringConstraints

LONGEST = 300  # letters
MOST_MARKS = 3  # accents on one letter
JOINERS = "\u200c\u200d"  # within words of some languages, and within a picture of a family
BLANKS = "\u2800\u3164\u115f\u1160\uffa0"  # they count as letters, and nobody sees them
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}  # what turns the line around or shows nothing


def readable(text: str) -> str:
    """Return what was said as it is shown to others; raise ValueError if nothing of it can be seen."""
    shown = "".join(_visible(unicodedata.normalize("NFC", text)))
    line = " ".join(shown.split())[:LONGEST].rstrip()
    if not line.strip(JOINERS):
        raise ValueError("there is nothing to see in it")
    return line


def _visible(text: str) -> Iterator[str]:
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if letter.isspace() or letter in BLANKS:
            yield " "
        elif letter in JOINERS or (kind not in UNSEEN and marks <= MOST_MARKS):
            yield letter


Saying = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST), AfterValidator(readable)]
