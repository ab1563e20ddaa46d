"""The twelve material cards (E1.4): read from a file, checked, and made into a record for the rules."""

import csv
import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

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


class CardError(ValueError):
    """A card file that cannot be used, with the place and what was expected there."""


def load(source: Any = None) -> Cards:
    """Load the cards of the box by default, else a CSV or JSON file, or what a saved table holds."""
    if isinstance(source, Mapping):
        return make(str(source.get("name", "cards")), "cards", list(_numbered(source.get("cards"), "cards")))
    path = DEFAULT if source is None else Path(source)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise CardError(f"{path}: cannot be read as text ({getattr(error, 'strerror', None) or error})") from None
    rows = _json_rows(path, text) if path.suffix.lower() == ".json" else _csv_rows(path, text)
    return make("reconstruction-1" if path == DEFAULT else path.stem, path.name, rows)


def _csv_rows(path: Path, text: str) -> list[tuple[str, dict[str, Any]]]:
    reader = csv.DictReader(io.StringIO(text))
    try:
        return [(f"line {reader.line_num}", {str(k): v for k, v in row.items()}) for row in reader]
    except csv.Error as error:
        raise CardError(
            f"{path.name} line {reader.line_num + 1}: expected comma-separated values, found {error}"
        ) from None


def _json_rows(path: Path, text: str) -> list[tuple[str, dict[str, Any]]]:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        raise CardError(f"{path.name} line {line}: expected JSON, found {getattr(error, 'msg', error)}") from None
    if not isinstance(document, dict):
        raise CardError(f'{path.name} line 1: expected an object with the field "cards"')
    return _numbered(document.get("cards"), path.name)


def _numbered(cards: Any, where: str) -> list[tuple[str, dict[str, Any]]]:
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise CardError(f"{where}, field cards: expected a list of {MATERIALS} cards")
    return [(f"card {number}", card) for number, card in enumerate(cards, 1)]


def make(name: str, where: str, rows: list[tuple[str, dict[str, Any]]]) -> Cards:
    if len(rows) != MATERIALS:
        last = rows[-1][0] if rows else "line 1"
        raise CardError(f"{where} {last}: expected {MATERIALS} cards, found {len(rows)}")
    array = CARDS.blank()
    for card, (place, row) in enumerate(rows):
        for field, letter in enumerate(FIELD_WORDS):
            _lay(array[0], card, field, row.get(letter), f"{where} {place}, field {letter}")
    plain = [
        {"id": str(row.get("id", card))} | {letter: row[letter] for letter in FIELD_WORDS}
        for card, (_, row) in enumerate(rows, 1)
    ]
    return Cards(name, plain, array, tuple(_warnings(where, rows, array[0])))


def _lay(cards: np.record, card: int, field: int, letters: Any, where: str) -> None:
    if not isinstance(letters, str):
        found = "nothing" if letters is None else repr(letters)
        raise CardError(f"{where}: expected letters of G B C S, found {found}")
    if len(letters) > PILE:
        raise CardError(f"{where}: expected at most {PILE} bricks, found {letters!r}")
    for position, letter in enumerate(letters):
        if letter not in "GBCSgbcs":
            raise CardError(
                f"{where}: expected G B C S, lower case for bricks of 5 or 6 players, found {letter!r} in {letters!r}"
            )
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
