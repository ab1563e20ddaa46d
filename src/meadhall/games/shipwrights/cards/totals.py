"""All card tables together: numbers that five players need, starting cards that belong together, numbers of the box."""

import numpy as np

from ....core.cards import CardError
from ..rules import state as of
from .lines import Line

SIDES = ("base", "upgraded")
IN_THE_BOX = {"village cards": 122, "rounds": 12, "raids": 15, "trades": 15, "heroes": 8, "huts": 6, "enemies": 4}


def check(cards: np.record, tables: dict[str, list[Line]]) -> None:
    """Raise CardError if the cards do not serve five players, or starting cards are missing."""
    least = of.REWARDS * of.SEATS
    for table, copies, needed in (
        ("rounds", cards.round_copies, of.ROUNDS),
        ("raids", cards.raid_copies, least),
        ("trades", cards.trade_copies, least),
        ("huts", cards.hut_copies, of.SEATS),
    ):
        if int(np.sum(copies)) < needed:
            found = int(np.sum(copies))
            message = f"{table}.csv, column copies: expected {needed} cards or more, found {found}"
            raise CardError(message, "least", file=f"{table}.csv", column="copies", count=needed)
    if len(tables["heroes"]) != of.HEROES:
        raise CardError(f"heroes.csv: expected {of.HEROES} heroes, found {len(tables['heroes'])}", file="heroes.csv")
    if np.count_nonzero(cards.hero_gold) > 1:
        raise CardError(
            "heroes.csv, column effect: expected one hero at most who trades gold for coins, found several",
            file="heroes.csv",
        )
    owned = [line.values["kind"] + line.values.get("side", "") for line in tables["starting"]]
    for side in SIDES:
        if f"eikja{side}" not in owned or f"labourer{side}" not in owned:
            raise CardError(f"starting.csv: expected an eikja and a labourer with side {side}", file="starting.csv")
    spaces = {line.values["name"].split()[-1] for line in tables["starting"] if line.values["kind"] == "board_space"}
    if len(spaces) < of.SPACES:
        raise CardError(
            f"starting.csv: expected board spaces 1 to {of.SPACES}, found {', '.join(sorted(spaces))}",
            file="starting.csv",
        )
    houses = int(np.sum(cards.copies[of.FIRST_BUILDING : of.FIRST_CRAFTSMAN]))
    if houses >= of.SLOTS:
        raise CardError(
            f"buildings.csv, column copies: expected {of.SLOTS - 1} buildings at most, found {houses}",
            file="buildings.csv",
        )
    for kind, count in (("supply", 1), ("board_space", of.SPACES), ("always_trade", 1)):
        found = sum(line.values["kind"] == kind for line in tables["starting"])
        if found != count:
            raise CardError(f"starting.csv: expected {count} of kind {kind}, found {found}", file="starting.csv")


def warnings(cards: np.record, tables: dict[str, list[Line]]) -> list[str]:
    """Warn of what a table can be played with, though the box holds other numbers."""
    found = {"village cards": int(np.sum(cards.copies))}
    for table in ("rounds", "raids", "trades", "heroes", "huts", "enemies"):
        found[table] = sum(int(line.values["copies"]) for line in tables[table])
    return [f"{found[what]} {what}; the box has {count}" for what, count in IN_THE_BOX.items() if found[what] != count]
