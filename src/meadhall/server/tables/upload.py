"""A saved game becomes a table to look at: every entry, every draw and every view is judged before it is stored."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import orjson
from pydantic import TypeAdapter
from sqlalchemy import Connection

from ... import fairness
from ...bots.levels import levels_of
from ...core.files import TableError
from ...core.table import Table
from ..names import DAY, OldName
from ..storage import queries
from ..storage.queries import Head, Seat, Stored, StoredEntry
from .cards import storable_cards
from .create import WATCH, Keys, new_table
from .origin import origin_of_file
from .registry import cards_id
from .replay import show_everything
from .table import ABANDONED, OVER, LiveTable

MOST_ENTRIES = 5_000  # the longest game has a fifth of it
NAME: TypeAdapter[str] = TypeAdapter(OldName)


class FromSeed(TableError):
    """A game of the laboratory: its dice come from a seed, so nobody can check its shuffle by a key."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A file that was found right, as it is stored."""

    head: Head
    name: str  # the id under which it was played
    imagined: dict[str, Any] | None  # the position that it begins with, if it is a fork
    seats: list[Seat]
    cards_name: str
    cards: str
    entries: list[StoredEntry]


def judge_file(text: bytes, id: str, now: float) -> Judged:
    """Return what is to be stored of a file under that id; whatever is raised, the file is not right."""
    _require_short(orjson.loads(text))
    table = Table.parse(text.decode())
    if table.key is None:
        raise FromSeed("its dice come from a seed, which is no table of people")
    fairness.check_entries(table)
    table.cards = storable_cards(table.game, table.cards)
    show_everything(table)
    return _lay_table(table, [_seat(table, name) for name in table.players or ["?"] * table.seats], id, now)


def _require_short(plain: object) -> None:
    if not isinstance(plain, dict) or not isinstance(plain["rows"], list) or len(plain["rows"]) > MOST_ENTRIES:
        raise TableError("it has no entries, or too many")


def _seat(table: Table, name: str) -> Seat:
    """Return the seat of a player in the file: the name of a level is a bot."""
    bot = name in levels_of(table.game)
    return Seat("bot", "", name) if bot else Seat("person", NAME.validate_python(name or "?"))


def _lay_table(table: Table, seats: list[Seat], id: str, now: float) -> Judged:
    cards, status = cards_id(table.game.name, table.cards), OVER if table.outcome else ABANDONED
    assert table.key
    head = Head(
        id, table.game.name, table.game.version, json.dumps(table.options), cards, table.key, 3 * DAY, status,
        now, now,
    )  # fmt: skip
    entries = LiveTable(Stored(head, seats, {}, [], []), table.at(0)).entries_to_store(table.entries, table, now)
    fork = replace(table, origin=None).plain_imagined()
    return Judged(head, table.name, fork, seats, table.cards.name, json.dumps(table.cards.rows), entries)


def store(judged: Judged, keys: Keys) -> Callable[[Connection], None]:
    """Return the job that stores the table with its whole log."""
    head = judged.head

    def job(connection: Connection) -> None:
        if queries.grants_for(connection, list(keys.grants)):
            return  # it was stored when this was asked for first
        queries.add_cards(connection, head.cards_id, head.game, judged.cards_name, judged.cards)
        queries.add_table(connection, replace(head, imagined=_imagined(connection, judged)), judged.seats, keys.grants)
        queries.add_entries(connection, head.id, 0, judged.entries)

    return job


def _imagined(connection: Connection, judged: Judged) -> str | None:
    """Return the position that a fork begins with, and where it comes from."""
    if judged.imagined is None:
        return None
    origin = origin_of_file(connection, judged.name, judged.head.key, judged.imagined)
    return json.dumps(judged.imagined | ({"origin": origin._asdict()} if origin else {}))


def to_be_watched(seed: bytes) -> Keys:
    """Return the keys of a table to watch: nobody sits at it or is its host."""
    keys = new_table(seed)
    keys.watch = keys.cut(WATCH)
    return keys
