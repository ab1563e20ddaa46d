"""The twelve material cards (E1.4): read from a file, checked, and made into a record for the rules."""

import csv
import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ....core.cards import CardError, CardLine, Files, Judged
from ....core.game import Cards
from ....core.record import Layout, cell
from ..rules.actions import FIELD_WORDS
from ..rules.setup import PILE
from ..rules.state import BOX, FIELDS, MATERIALS, ROUNDS, Brick

DEFAULT = Path(__file__).parent / "materials.csv"
LETTERS = {"G": Brick.GRASS, "B": Brick.WOOD, "C": Brick.CLAY, "S": Brick.STONE}
BRICKS_A_CARD = {"3 or 4": 8, "5 or 6": 10}

CARDS = Layout(
    brick=cell(0, max(Brick), MATERIALS, FIELDS, PILE),
    marked=cell(0, 1, MATERIALS, FIELDS, PILE),  # only with 5 or 6 players
)


def load(source: Any = None) -> Cards:
    """Load the cards of the box by default, else a CSV or JSON file, or what a saved table holds."""
    return judge(source).whole()


def judge(source: Any) -> Judged:
    """Read all cards, and go on after a fault, so that all of them are told."""
    if isinstance(source, Mapping):
        return make(str(source.get("name", "cards")), "cards", list(_numbered(source.get("cards"), "cards")))
    if isinstance(source, Files):
        return _of_files(source)
    path = DEFAULT if source is None else Path(source)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise CardError(f"{path}: cannot be read as text ({getattr(error, 'strerror', None) or error})") from None
    return _of_text("reconstruction-1" if path == DEFAULT else path.stem, path.name, text)


def _of_files(files: Files) -> Judged:
    """Read the one file that the game has."""
    if len(files.texts) != 1:
        message = f"{files.name}: expected one file of cards, found {len(files.texts)}"
        return Judged(files.name, faults=[CardError(message, "one", file=next(iter(files.texts), ""))])
    ((name, text),) = files.texts.items()
    try:
        return _of_text(files.name, name, text.removeprefix("\ufeff"))
    except CardError as fault:
        return Judged(files.name, faults=[fault])


def _of_text(name: str, file: str, text: str) -> Judged:
    return make(name, file, _json_rows(file, text) if file.lower().endswith(".json") else _csv_rows(file, text))


def _csv_rows(file: str, text: str) -> list[tuple[str, dict[str, Any]]]:
    reader = csv.DictReader(io.StringIO(text))
    try:
        return [(f"line {reader.line_num}", {str(k): v for k, v in row.items()}) for row in reader]
    except csv.Error as error:
        at = reader.line_num + 1
        message = f"{file} line {at}: expected comma-separated values, found {error}"
        raise CardError(message, "csv", file=file, line=at) from None


def _json_rows(file: str, text: str) -> list[tuple[str, dict[str, Any]]]:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        message = f"{file} line {line}: expected JSON, found {getattr(error, 'msg', error)}"
        raise CardError(message, "json", file=file, line=line) from None
    if not isinstance(document, dict):
        message = f'{file} line 1: expected an object with the field "cards"'
        raise CardError(message, "json", file=file, line=1)
    return _numbered(document.get("cards"), file)


def _numbered(cards: Any, where: str) -> list[tuple[str, dict[str, Any]]]:
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        message = f"{where}, field cards: expected a list of {MATERIALS} cards"
        raise CardError(message, "count", file=where, column="cards", count=MATERIALS)
    return [(f"card {number}", card) for number, card in enumerate(cards, 1)]


def make(name: str, where: str, rows: list[tuple[str, dict[str, Any]]]) -> Judged:
    """Make cards of rows, each with its place."""
    faults, array = list[CardError](), CARDS.blank()
    if len(rows) != MATERIALS:
        last = rows[-1][0] if rows else "line 1"
        message = f"{where} {last}: expected {MATERIALS} cards, found {len(rows)}"
        faults.append(CardError(message, "count", file=where, line=_number(last), count=MATERIALS))
    for card, (place, row) in enumerate(rows[:MATERIALS]):
        for field, letter in enumerate(FIELD_WORDS):
            try:
                _lay(array[0], card, field, row.get(letter), where, place)
            except CardError as fault:
                faults.append(fault)
    lines = [CardLine(where, _number(place), _plain(card, row)) for card, (place, row) in enumerate(rows, 1)]
    if faults:
        return Judged(name, lines, faults)
    plain = [line.values for line in lines]
    return Judged(name, lines, faults, Cards(name, plain, array, tuple(_warnings(where, rows, array[0]))))


def _number(place: str) -> int:
    return int(place.split()[-1])


def _plain(card: int, row: dict[str, Any]) -> dict[str, Any]:
    return {"id": str(row.get("id", card))} | {letter: row[letter] for letter in FIELD_WORDS if letter in row}


def _lay(cards: np.record, card: int, field: int, letters: Any, file: str, place: str) -> None:
    column = FIELD_WORDS[field]
    at: Any = {"file": file, "line": _number(place), "column": column, "found": str(letters or "")}
    where = f"{file} {place}, field {column}"
    if not isinstance(letters, str):
        found = "nothing" if letters is None else repr(letters)
        raise CardError(f"{where}: expected letters of G B C S, found {found}", "bricks", **at)
    if len(letters) > PILE:
        tidy = "".join(letter for letter in letters if letter.isalpha())
        fix = tidy if tidy != letters and len(tidy) <= PILE else ""
        raise CardError(
            f"{where}: expected at most {PILE} bricks, found {letters!r}", "pile", count=PILE, fix=fix, **at
        )
    for position, letter in enumerate(letters):
        if letter not in "GBCSgbcs":
            tidy = "".join(each for each in letters if each.isalpha())
            fix = tidy if set(tidy) <= set("GBCSgbcs") else ""
            message = f"expected G B C S, lower case for bricks of 5 or 6 players, found {letter!r} in {letters!r}"
            raise CardError(f"{where}: {message}", "bricks", fix=fix, **at)
        cards.brick[card, field, position] = LETTERS[letter.upper()]
        cards.marked[card, field, position] = letter.islower()


def _warnings(where: str, rows: list[tuple[str, dict[str, Any]]], cards: np.record) -> list[str]:
    """Warn of what a table can be played with, though the box would not hold it."""
    found = []
    laid, marked = np.asarray(cards.brick), np.asarray(cards.marked)
    for card, (place, _) in enumerate(rows):
        few = int(((laid[card] > 0) & (marked[card] == 0)).sum())
        many = int((laid[card] > 0).sum())
        if [few, many] != list(BRICKS_A_CARD.values()):
            found.append(
                f"{where} {place}: {few} bricks with 3 or 4 players and {many} with 5 or 6; the box has 8 and 10"
            )
    for brick, box in zip(Brick, BOX, strict=True):
        worst = sum(sorted((laid == brick).sum(axis=(1, 2)).tolist())[-ROUNDS:])
        if brick and worst > box:
            found.append(f"{where}: ten cards may ask for {worst} bricks of {brick.name.lower()}; the box has {box}")
    return found
