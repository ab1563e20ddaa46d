"""Lines of the card tables: read from files or from a saved table, and every column checked as it is read."""

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .effects import Clause, EffectError, parse

FOLDER = Path(__file__).parent
TABLES = (
    "ships",
    "buildings",
    "craftsmen",
    "townsfolk",
    "jarls",
    "rounds",
    "raids",
    "trades",
    "huts",
    "heroes",
    "enemies",
    "starting",
)


class CardError(ValueError):
    """A card table that cannot be used, with file, line and column and what was expected there."""


@dataclass(frozen=True, slots=True)
class Line:
    table: str
    place: str  # "line 3", or "card 3" of a saved table
    values: dict[str, str]

    def wrong(self, column: str, expected: str) -> CardError:
        found = self.values.get(column)
        shown = "nothing" if found is None else repr(found)
        return CardError(f"{self.table}.csv {self.place}, column {column}: expected {expected}, found {shown}")

    def text(self, column: str) -> str:
        value = self.values.get(column)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(column, "some text")
        return value

    def number(self, column: str, low: int = 0, high: int = 99) -> int:
        text = self.values.get(column)
        if isinstance(text, str) and text.isascii() and text.isdigit() and len(text) < 4 and low <= int(text) <= high:
            return int(text)
        raise self.wrong(column, f"a whole number from {low} to {high}")

    def word(self, column: str, words: Iterable[str]) -> int:
        """Return the index of one of the words."""
        choices = tuple(words)
        if self.values.get(column) not in choices:
            raise self.wrong(column, " or ".join(choices))
        return choices.index(self.values[column])

    def clauses(self, column: str, *kinds: str) -> list[Clause]:
        """Return the clauses of an effect, which must be of the kinds that this card can have."""
        try:
            found = parse(self.text(column))
        except EffectError as error:
            raise CardError(f"{self.table}.csv {self.place}, column {column}: {error}") from None
        for clause in found:
            if clause.kind not in kinds:
                raise self.wrong(column, f"an effect of the kind {' or '.join(kinds)}")
        return found

    def clause(self, column: str, *kinds: str) -> Clause:
        found = self.clauses(column, *kinds)
        if len(found) != 1:
            raise self.wrong(column, "one clause")
        return found[0]


def read(source: Any) -> tuple[str, dict[str, list[Line]]]:
    """Return the name of a set of tables, and its lines. A folder replaces the tables it holds."""
    if isinstance(source, Mapping):
        return str(source.get("name", "cards")), _saved(source.get("cards"))
    tables = {table: _file(FOLDER / f"{table}.csv") for table in TABLES}
    if source is None:
        return "reconstruction-1", tables
    folder = Path(source)
    if not folder.is_dir():
        raise CardError(f"{folder}: expected a folder with some of {', '.join(f'{table}.csv' for table in TABLES)}")
    own = sorted(path for path in folder.iterdir() if path.suffix.lower() == ".csv")
    if unknown := [path.name for path in own if path.stem not in TABLES]:
        raise CardError(f"{folder}: no table is called {', '.join(unknown)}; there are {', '.join(TABLES)}")
    if not own:
        raise CardError(f"{folder}: expected some of {', '.join(f'{table}.csv' for table in TABLES)}, found none")
    return folder.resolve().name, tables | {path.stem: _file(path) for path in own}


def _file(path: Path) -> list[Line]:
    try:
        reader = csv.DictReader(io.StringIO(path.read_text(encoding="utf-8-sig")), strict=True)
    except (OSError, UnicodeDecodeError) as error:
        raise CardError(f"{path}: cannot be read as text ({getattr(error, 'strerror', None) or error})") from None
    lines = []
    try:
        for row in reader:
            if None in row or None in row.values():
                raise CardError(f"{path.name} line {reader.line_num}: expected {len(reader.fieldnames or ())} columns")
            lines.append(Line(path.stem, f"line {reader.line_num}", dict(row)))
    except csv.Error as error:
        raise CardError(f"{path.name} line {reader.line_num + 1}: expected comma-separated values, {error}") from None
    return lines


def _saved(cards: Any) -> dict[str, list[Line]]:
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise CardError("field cards: expected a list of cards")
    tables: dict[str, list[Line]] = {table: [] for table in TABLES}
    for number, card in enumerate(cards, 1):
        table = card.get("table")
        if table not in TABLES:
            raise CardError(f"card {number}, column table: expected one of {', '.join(TABLES)}, found {table!r}")
        if odd := [column for column, value in card.items() if not isinstance(value, str)]:
            raise CardError(f"{table}.csv card {number}, column {odd[0]}: expected some text, found {card[odd[0]]!r}")
        values = {str(column): value for column, value in card.items() if column != "table"}
        tables[table].append(Line(table, f"card {number}", values))
    return tables
