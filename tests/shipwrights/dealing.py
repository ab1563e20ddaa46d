"""Tables before anything has fallen, decks of few cards, and players who take the first legal move."""

from collections.abc import Mapping
from typing import Any

from meadhall import Table
from meadhall.core.game import Cards, find

VILLAGE = ("ships", "buildings", "craftsmen", "townsfolk", "jarls")
ONE_EACH = tuple(f"{kind}{number:02}" for kind in ("SH", "BU", "CR") for number in range(1, 13))
TRACKS = ("military", "trade", "fame")


def unopened(seats: int, options: Mapping[str, Any] | None = None, cards: Cards | None = None) -> Table:
    """A table before its first chance outcome."""
    game = find("shipwrights")
    return Table(game, seats, game.complete_options(seats, options), cards or game.load_cards(None), 1)


def cards_with(changes: dict[str, dict[str, str]]) -> Cards:
    """The card tables with other values in some columns of some cards."""
    game = find("shipwrights")
    rows = [row | changes.get(row["id"], {}) for row in game.load_cards(None).rows]
    return game.load_cards({"name": "changed", "cards": rows})


def few_cards(count: int) -> Cards:
    """A village of so many cards, one of each design: SH01 to SH12, BU01 to BU12, CR01 …"""
    game = find("shipwrights")
    rows = game.load_cards(None).rows
    village = [row | {"copies": "1"} for row in rows if row["table"] in VILLAGE]
    others = [row for row in rows if row["table"] not in VILLAGE]
    return game.load_cards({"name": "few", "cards": village[:count] + others})


def chances(table: Table) -> dict[str, int]:
    """What may fall now, with its weight."""
    weights = table.position.weights()
    return {row.text: int(weights[row.code]) for row in table.game.space.actions if row.chance and weights[row.code]}


def seen(table: Table, viewer: int | None = None) -> dict[str, Any]:
    """The position as a seat, or a spectator, sees it."""
    found: dict[str, Any] = table.view(viewer)["position"]
    return found


def play_on(table: Table, round_no: int = 0, step: str = "") -> None:
    """The first legal move, again and again, up to that step of that round or to the end of the game."""
    for _ in range(2000):
        if not table.waiting or (seen(table)["round"], seen(table)["step"]) == (round_no, step):
            return
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0])
    raise AssertionError("the game does not end")
