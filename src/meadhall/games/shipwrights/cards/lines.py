"""Lines of the card tables: read from files or from a saved table, and every column checked as it is read."""

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ....core.cards import CardError, CardLine, Files, closest
from .effects import WORDS, Clause, EffectError, parse

LONGEST_EFFECT = 200  # letters of an effect that is worth a guess
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
NAMES = tuple(f"{table}.csv" for table in TABLES)


@dataclass(frozen=True, slots=True)
class Line:
    table: str
    place: str  # "line 3", or "card 3" of a saved table
    values: dict[str, str]

    @property
    def file(self) -> str:
        return f"{self.table}.csv"

    @property
    def number_of_line(self) -> int:
        return int(self.place.split()[-1])

    def plain(self) -> CardLine:
        return CardLine(self.file, self.number_of_line, {"table": self.table} | self.values)

    def wrong(self, column: str, expected: str, fault: str = "fit", fix: str = "", **params: Any) -> CardError:
        found = self.values.get(column)
        shown = "nothing" if found is None else repr(found)
        return self.fails(column, f"expected {expected}, found {shown}", fault, fix, **params)

    def fails(self, column: str, message: str, fault: str, fix: str = "", **params: Any) -> CardError:
        return CardError(
            f"{self.file} {self.place}, column {column}: {message}", fault, file=self.file, line=self.number_of_line,
            column=column, found=str(self.values.get(column) or ""), fix=fix, **params,
        )  # fmt: skip

    def text(self, column: str) -> str:
        value = self.values.get(column)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(column, "some text", "text")
        return value

    def number(self, column: str, low: int = 0, high: int = 99) -> int:
        text = self.values.get(column)
        if isinstance(text, str) and text.isascii() and text.isdigit() and len(text) < 4 and low <= int(text) <= high:
            return int(text)
        tidy = str(text or "").strip()
        fix = tidy if tidy != text and tidy.isascii() and tidy.isdigit() else ""
        raise self.wrong(column, f"a whole number from {low} to {high}", "number", fix, low=low, high=high)

    def word(self, column: str, words: Iterable[str]) -> int:
        """Return the index of one of the words."""
        choices = tuple(words)
        if self.values.get(column) not in choices:
            fix = closest(str(self.values.get(column) or ""), choices)
            raise self.wrong(column, " or ".join(choices), "word", fix, words=", ".join(choices))
        return choices.index(self.values[column])

    def clauses(self, column: str, *kinds: str) -> list[Clause]:
        """Return the clauses of an effect, which must be of the kinds that this card can have."""
        try:
            found = parse(self.text(column))
        except EffectError as error:
            raise self.fails(column, str(error), "effect", self._likely_effect(column, kinds)) from None
        for clause in found:
            if clause.kind not in kinds:
                raise self.wrong(column, f"an effect of the kind {' or '.join(kinds)}", "kind", words=", ".join(kinds))
        return found

    def clause(self, column: str, *kinds: str) -> Clause:
        found = self.clauses(column, *kinds)
        if len(found) != 1:
            raise self.wrong(column, "one clause", "clause")
        return found[0]

    def _likely_effect(self, column: str, kinds: tuple[str, ...]) -> str:
        """Return the effect with each word as it is probably meant, if it can then be read."""
        words = self.text(column)[:LONGEST_EFFECT].split()
        meant = " ".join(word if word in WORDS or not word.isalpha() else closest(word, WORDS) for word in words)
        try:
            return meant if all(clause.kind in kinds for clause in parse(meant)) else ""
        except EffectError:
            return ""


def read(source: Any, faults: list[CardError]) -> tuple[str, dict[str, list[Line]]]:
    """Return the name of a set of tables, and its lines. Files and a folder replace the tables they hold."""
    if isinstance(source, Mapping):
        return str(source.get("name", "cards")), _saved(source.get("cards"))
    tables = {table: _lines(table, _text(FOLDER / f"{table}.csv"), faults) for table in TABLES}
    if source is None:
        return "reconstruction-1", tables
    own = source if isinstance(source, Files) else _folder(Path(source))
    known = {name: text for name, text in own.texts.items() if name in NAMES}
    if unknown := [name for name in own.texts if name not in NAMES]:
        message = f"{own.name}: no table is called {', '.join(unknown)}; there are {', '.join(TABLES)}"
        fix = closest(unknown[0], NAMES)
        faults.append(CardError(message, "file", file=unknown[0], fix="", words=fix or ", ".join(NAMES)))
    elif not known:
        message = f"{own.name}: expected some of {', '.join(NAMES)}, found none"
        faults.append(CardError(message, "none", words=", ".join(NAMES)))
    for name, text in known.items():
        table = name.removesuffix(".csv")
        tables[table] = _lines(table, text, faults)
    return own.name, tables


def _folder(folder: Path) -> Files:
    if not folder.is_dir():
        raise CardError(f"{folder}: expected a folder with some of {', '.join(NAMES)}")
    found = sorted(path for path in folder.iterdir() if path.suffix.lower() == ".csv")
    return Files(folder.resolve().name, {f"{path.stem}.csv": _text(path) for path in found})


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise CardError(f"{path}: cannot be read as text ({getattr(error, 'strerror', None) or error})") from None


def _lines(table: str, text: str, faults: list[CardError]) -> list[Line]:
    reader, lines, file = (
        csv.DictReader(io.StringIO(text.removeprefix("\ufeff")), strict=True),
        list[Line](),
        f"{table}.csv",
    )
    try:
        for row in reader:
            if None in row or None in row.values():
                at, count = reader.line_num, len(reader.fieldnames or ())
                message = f"{file} line {at}: expected {count} columns"
                faults.append(CardError(message, "columns", file=file, line=at, count=count))
                continue
            lines.append(Line(table, f"line {reader.line_num}", dict(row)))
    except csv.Error as error:
        at = reader.line_num + 1
        message = f"{file} line {at}: expected comma-separated values, {error}"
        faults.append(CardError(message, "csv", file=file, line=at))
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
