"""The fifteen cards of the hoard: read from a file, checked, and made into a record for the rules."""

import csv
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from meadhall import Cards, Layout, cell

from ..rules.state import HOARD, ROUNDS, WORTHIEST

DEFAULT = Path(__file__).parent / "hoard.csv"
CARDS = Layout(worth=cell(0, WORTHIEST, HOARD))  # a dragon is worth 0


class CardError(ValueError):
    """A card file that cannot be used, with the place and what was expected there."""


def load(source: Any = None) -> Cards:
    """Load the hoard of the box by default, else a CSV file, or what a saved table holds."""
    if isinstance(source, Mapping):
        return make(str(source.get("name", "cards")), source.get("cards"))
    path = DEFAULT if source is None else Path(source)
    try:
        rows = list(csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines()))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise CardError(f"{path}: cannot be read as a table ({error})") from None
    return make(path.stem, rows)


def make(name: str, rows: Any) -> Cards:
    """Return the cards of these rows. Raise CardError unless they are twelve treasures and three dragons."""
    if not isinstance(rows, list) or len(rows) != HOARD:
        raise CardError(f"{name}: expected {HOARD} cards")
    plain, array = [], CARDS.blank()
    for card, row in enumerate(rows):
        text = str(row.get("worth")) if isinstance(row, Mapping) else ""
        if not text.isascii() or not text.isdecimal() or int(text) > WORTHIEST:
            raise CardError(f"{name} card {card + 1}, field worth: expected 0 to {WORTHIEST}, found {text!r}")
        array[0].worth[card] = int(text)
        plain.append({"name": str(row.get("name", "")), "worth": text})
    if sum(row["worth"] != "0" for row in plain) != ROUNDS:
        raise CardError(f"{name}: expected {ROUNDS} treasures; a dragon is worth 0")
    return Cards(name, plain, array)
