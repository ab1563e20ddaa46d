"""A saved game becomes a table to look at: the server judges every entry and every die before it stores the table."""

import json
from collections.abc import Callable

import orjson
from pydantic import TypeAdapter
from sqlalchemy import Connection

from ... import fairness
from ...bots.levels import NAMES
from ...core.files import TableError
from ...core.game import Cards
from ...core.table import Table
from ..errors import Refusal
from ..names import DAY, Name
from ..storage import queries
from ..storage.queries import Head, Seat, Stored
from .create import WATCH, Keys, new_table
from .registry import deck_id
from .table import ABANDONED, OVER, LiveTable

MOST_ROWS = 5_000  # the longest game has a fifth of it
LONGEST_DECK = 200  # letters of the name of the cards
WRONG = (KeyError, TypeError, ValueError, OverflowError, fairness.Unfair)
NAME: TypeAdapter[str] = TypeAdapter(Name)


def judge_file(text: bytes, keys: Keys, now: float) -> Callable[[Connection], None]:
    """Return the job that stores the table of a file; refuse a bad file without a reason, for it may hold anything."""
    try:
        _is_short(orjson.loads(text))
        table = Table.parse(text.decode())
        if table.key is None:
            raise TableError("its dice come from a seed, which is no table of people")
        fairness.check_rows(table)
        _is_storable(table.cards)
        return lay_table(table, [_seat(name) for name in table.players or ["?"] * table.seats], keys, now)
    except WRONG:
        raise Refusal(422, "bad_file") from None


def _is_short(plain: object) -> None:
    if not isinstance(plain, dict) or not isinstance(plain["rows"], list) or len(plain["rows"]) > MOST_ROWS:
        raise TableError("it has no rows, or too many")


def _is_storable(cards: Cards) -> None:
    if not cards.name.isprintable() or len(cards.name) > LONGEST_DECK:
        raise TableError("the name of its cards cannot be shown")


def _seat(name: str) -> Seat:
    """Return the seat of a player in the file: the name of a level is a bot."""
    return Seat("bot", "", name) if name in NAMES else Seat("person", NAME.validate_python(name or "?"))


def lay_table(table: Table, seats: list[Seat], keys: Keys, now: float) -> Callable[[Connection], None]:
    """Return the job that stores the table with its whole log."""
    imagined = None if table.imagined is None else json.dumps(table.plain_imagined())
    deck, status = deck_id(table.game.name, table.cards), OVER if table.outcome else ABANDONED
    assert table.key
    head = Head(
        keys.table, table.game.name, table.game.version, json.dumps(table.options), deck, table.key, 3 * DAY, status,
        now, now, imagined,
    )  # fmt: skip
    lines = LiveTable(Stored(head, seats, {}, [], []), table.at(0)).entries_to_store(table.entries, table, now)

    def job(connection: Connection) -> None:
        if queries.grants_for(connection, list(keys.grants)):
            return  # it was stored when this was asked for first
        queries.add_deck(connection, deck, table.game.name, table.cards.name, json.dumps(table.cards.rows))
        queries.add_table(connection, head, seats, keys.grants)
        queries.add_entries(connection, head.id, 0, lines)

    return job


def to_be_watched(seed: bytes) -> Keys:
    """Return the keys of a table to watch: nobody sits at it or is its host."""
    keys = new_table(seed)
    keys.watch = keys.cut(WATCH)
    return keys
