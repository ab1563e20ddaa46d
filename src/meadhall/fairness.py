"""The check that the dice of a saved game were fair: the key, promised beforehand, gives everything that fell."""

from pathlib import Path

from .core.contract import CHANCE
from .core.files import BrokenPromise
from .core.table import Table


class Unfair(Exception):
    """Dice that are not what they should be, and how."""


def verdict(path: Path, promised: str = "") -> str:
    """Return in a sentence or two what is proved of a saved game. Raise Unfair if something is wrong."""
    try:
        table = Table.load(path)
    except BrokenPromise as broken:
        raise Unfair(str(broken)) from None
    try:
        check_promise(table, promised)
        check_entries(table)
    except Unfair as unfair:
        raise Unfair(f"{path}: {unfair}") from None
    return sentence(table, promised)


def check_promise(table: Table, promised: str) -> None:
    if promised and table.key is None:
        raise Unfair(f"nothing was promised of this table: its dice come from seed {table.seed}")
    if promised and promised.strip().lower() != table.commitment:
        raise Unfair(f"the commitment of its table and key is {table.commitment}, not {promised}")


def check_entries(table: Table) -> None:
    """Raise Unfair unless every chance entry is what the dice give at that count, after the entries before it."""
    replay, space = table.at(0), table.game.space
    for at, entry in enumerate(table.entries):
        if entry.seat == CHANCE and (expected := replay.falls_next()) != entry.code:
            there, due = space[entry.code].text, space[expected].text
            raise Unfair(f"entry {at}: outcome {replay.fallen} of {dice_of(table)} is {due!r}, but {there!r} is there")
        replay.follow(entry)


def dice_of(table: Table) -> str:
    return f"seed {table.seed}" if table.key is None else "the key"


def sentence(table: Table, promised: str) -> str:
    found = f"All {table.fallen} outcomes of chance are what {dice_of(table)} gives"
    if table.key is None:
        return f"{found}. Who chose the seed could know them beforehand."
    if promised:
        return f"{found}, and the key is the one that was promised to table {table.name}."
    return (
        f"{found}. Compare the commitment with the one that table {table.name} showed when it began:\n"
        f"{table.commitment}"
    )
