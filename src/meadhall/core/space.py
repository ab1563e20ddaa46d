"""The action table: every decision and every chance outcome is a row with a code, a kind, arguments and a text."""

import itertools
import math
from dataclasses import dataclass
from typing import Any

import numpy as np

ARGUMENTS = 3


@dataclass(frozen=True, slots=True)
class Kind:
    """A family of rows: one row for each combination of its domains' words."""

    name: str
    domains: tuple[tuple[str, ...], ...] = ()
    chance: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    code: int
    kind: str
    args: tuple[int, ...]
    text: str
    chance: bool

    def __str__(self) -> str:
        return self.text


class Space:
    """Rows in the order of the kinds given. `kind`, `x`, `y`, `z` are the table as arrays for compiled rules."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.chances = sum(math.prod(map(len, kind.domains)) for kind in kinds if kind.chance)
        self.rows = tuple(
            Row(code, kind.name, args, " ".join((kind.name, *words)).strip(), kind.chance)
            for code, (kind, args, words) in enumerate(_combinations(kinds))
        )
        self.by_text = {row.text: row for row in self.rows}
        self._spoken = {row.text.casefold(): row for row in self.rows}
        if len(self._spoken) < len(self.rows):
            raise ValueError("two actions share a text")
        if any(row.chance != (row.code < self.chances) for row in self.rows):
            raise ValueError("chance outcomes come first in the table, so that their weights fit into a short array")
        numbers = {kind.name: number for number, kind in enumerate(kinds)}
        self.kind = np.array([numbers[row.kind] for row in self.rows], np.int64)
        columns = np.zeros((ARGUMENTS, len(self.rows)), np.int64)
        for row in self.rows:
            columns[: len(row.args), row.code] = row.args
        self.x, self.y, self.z = columns

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, code: int) -> Row:
        return self.rows[code]

    def number(self, name: str) -> int:
        """The number that `kind` holds for rows of this name."""
        return next(number for number, kind in enumerate(self.kinds) if kind.name == name)

    def codes(self, name: str) -> np.ndarray[Any, np.dtype[np.int64]]:
        """The codes of a kind, indexed by its arguments."""
        kind = self.kinds[self.number(name)]
        codes = [row.code for row in self.rows if row.kind == name]
        return np.array(codes, np.int64).reshape(tuple(map(len, kind.domains)))

    def parse(self, text: str) -> Row | None:
        """The row of a text, in capitals or not."""
        return self._spoken.get(" ".join(text.split()).casefold())


def _combinations(kinds: tuple[Kind, ...]) -> list[tuple[Kind, tuple[int, ...], tuple[str, ...]]]:
    return [
        (kind, tuple(place for place, _ in choice), tuple(word for _, word in choice))
        for kind in kinds
        for choice in itertools.product(*(enumerate(domain) for domain in kind.domains))
    ]
