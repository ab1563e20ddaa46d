"""Cards of one's own: files of text, what is wrong with them and where, and what would probably be right."""

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Cards

ALIKE = 0.5  # how much of a word must be the same
LONGEST_GUESS = 200  # letters of a text that is worth a guess


@dataclass(frozen=True, slots=True)
class Files:
    """Card files as text, by their names, and what the set is called."""

    name: str
    texts: Mapping[str, str]


class CardError(ValueError):
    """Cards that cannot be used: the place, an id of what is wrong with its parameters, and the likely fix.

    The message says the same in English, for the command line.
    """

    def __init__(
        self, message: str, fault: str = "fit", *, file: str = "", line: int = 0, column: str = "", found: str = "",
        fix: str = "", **params: Any,
    ) -> None:  # fmt: skip
        super().__init__(message)
        self.fault, self.file, self.line, self.column = fault, file, line, column
        self.found, self.fix, self.params = found, fix, params


@dataclass(frozen=True, slots=True)
class CardLine:
    """A card as it stands in a file."""

    file: str
    line: int
    values: dict[str, str]


@dataclass(slots=True)
class Judged:
    """What came of card files: every card that could be read, every fault, and the cards if there is none."""

    name: str
    lines: list[CardLine] = field(default_factory=list)
    faults: list[CardError] = field(default_factory=list)
    cards: "Cards | None" = None

    def whole(self) -> "Cards":
        """Return the cards; raise the first fault if there is one."""
        if self.faults:
            raise self.faults[0]
        assert self.cards is not None
        return self.cards


def closest(found: str, words: Iterable[str]) -> str:
    """Return the word that was probably meant, or nothing."""
    alike = get_close_matches(found.strip().lower()[:LONGEST_GUESS], tuple(words), 1, ALIKE)
    return alike[0] if alike else ""


def mend(text: str, line: int, column: str, value: str) -> str:
    """Return a CSV text with another value in one field; raise ValueError if there is no such field."""
    reader, rows, mended = csv.reader(io.StringIO(text)), list[list[str]](), False
    for row in reader:
        if rows and reader.line_num == line and column in rows[0]:
            row[rows[0].index(column)], mended = value, True
        rows.append(row)
    if not mended:
        raise ValueError(f"there is no column {column} in line {line}")
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()
