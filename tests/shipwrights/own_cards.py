"""Card tables of one's own: the reconstruction with some values changed."""

import csv
from pathlib import Path

from meadhall.core.game import Cards
from meadhall.games.shipwrights.cards import load
from meadhall.games.shipwrights.cards.lines import FOLDER


def rows_of(table: str) -> list[dict[str, str]]:
    with (FOLDER / f"{table}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def write(folder: Path, table: str, rows: list[dict[str, str]]) -> Path:
    with (folder / f"{table}.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows_of(table)[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return folder


def changed(folder: Path, table: str, at: int, **columns: str) -> Cards:
    """The tables with these columns of one line changed; lines are counted from 0."""
    rows = rows_of(table)
    rows[at] |= columns
    return load(write(folder, table, rows))
