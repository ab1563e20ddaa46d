"""How a table begins: before the first entry of its log, as a fork of another, or where these rules cannot read it."""

import json

from ...core import files
from ...core.contract import SPECTATOR
from ...core.dice import thinking_seed
from ...core.files import Origin
from ...core.game import Cards, find
from ...core.table import Table
from ..storage.queries import Head, Stored

UNTOLD = Origin("", SPECTATOR)  # of a saved fork that this server cannot recognize


def blank(stored: Stored, cards: Cards) -> Table:
    """Return the table before the first entry of its log."""
    head, game, seats = stored.head, find(stored.head.game), len(stored.seats)
    options = game.options.fill(json.loads(head.options))
    imagined = files.read_imagined(game, seats, options, cards, json.loads(head.imagined or "null"))
    return Table(
        game, seats, options, cards, thinking_seed(head.key), imagined, key=head.key, name=head.id,
        origin=origin_of(head),
    )  # fmt: skip


def origin_of(head: Head) -> Origin | None:
    """Return the table that a fork was taken from; one of an older server names the table before it, if any."""
    plain = json.loads(head.imagined or "null")
    if plain is None:
        return None
    return files.read_origin(plain) or (Origin(head.parent, plain["seat"]) if head.parent else UNTOLD)


def stand_in(stored: Stored) -> Table:
    """Return a table with as many seats, for one whose beginning these rules cannot read."""
    game, seats = find(stored.head.game), len(stored.seats)
    return Table(game, seats, game.complete_options(seats, None), game.load_cards(None), 0)
