"""All tables as one JSON file, out of one database and into another."""

import json
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Column, Connection, LargeBinary, Table, insert, select

from ..core.files import TableError
from ..core.game import REGISTRY
from . import records, schema
from .live import Live, blank
from .records import Grant, Head, Line, News, Seat, Stored
from .store import Store

FORMAT = 1
PARTS = (schema.seats, schema.grants, schema.news, schema.rows, schema.moves, schema.last_views)


def export(store: Store, out: TextIO) -> int:
    """Write every table with its secrets' hashes and the keys of its dice; returns how many."""
    with store.engine.connect() as connection:
        ids = list(connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.made)).scalars())
        out.write(f'{{"meadhall-tables": {FORMAT},\n"decks": {_lines(_rows(connection, schema.decks))},\n"tables": [')
        for count, id in enumerate(ids):
            out.write(("," if count else "") + "\n" + json.dumps(_table(connection, id)))
        out.write("\n]}\n")
    return len(ids)


def _lines(rows: list[dict[str, Any]]) -> str:
    return "[" + ",".join("\n" + json.dumps(row) for row in rows) + "]"


def _table(connection: Connection, id: str) -> dict[str, Any]:
    head = schema.tables
    found: dict[str, Any] = {"table": _rows(connection, head, head.c.id == id)[0]}
    return found | {part.name: _rows(connection, part, part.c.table_id == id) for part in PARTS}


def _rows(connection: Connection, table: Table, *where: Any) -> list[dict[str, Any]]:
    query = select(table).where(*where).order_by(*table.primary_key.columns)
    return [{name: _plain(value) for name, value in row._mapping.items()} for row in connection.execute(query)]


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, (bytes, memoryview)) else value


def bring_in(store: Store, path: Path) -> tuple[int, int]:
    """Take over the tables of a file: how many are new, and how many were here already."""
    plain = _read(path)
    new = 0
    with store.engine.begin() as connection:
        here = set(connection.execute(select(schema.tables.c.id)).scalars())
        for deck in plain["decks"]:
            values = _values(schema.decks, deck)
            records.add_deck(connection, values["id"], values["game"], values["name"], values["cards"])
        for each in plain["tables"]:
            if each["table"]["id"] not in here:
                _bring_in(connection, each)
                new += 1
    return new, len(plain["tables"]) - new


def _read(path: Path) -> dict[str, Any]:
    try:
        plain = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise TableError(f"{path} is not a file of tables, or it is damaged") from None
    if not isinstance(plain, dict) or plain.get("meadhall-tables") != FORMAT:
        raise TableError(f"{path} is not a file of tables of format {FORMAT}")
    return plain


def _bring_in(connection: Connection, plain: dict[str, Any]) -> None:
    id = plain["table"]["id"]
    try:
        _judge(connection, plain)
        connection.execute(insert(schema.tables).values(_values(schema.tables, plain["table"])))
        for part in PARTS:
            values = [_values(part, row) for row in plain[part.name]]
            if values:
                connection.execute(insert(part), values)
    except (KeyError, TypeError, ValueError) as error:
        raise TableError(f"table {id} of the file cannot be taken over: {error}") from None


def _values(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    if set(row) != set(table.c.keys()):
        raise TableError(f"a row of {table.name} has other columns than {', '.join(table.c.keys())}")
    return {column.name: _value(column, row[column.name]) for column in table.c}


def _value(column: Column[Any], value: Any) -> Any:
    if isinstance(column.type, LargeBinary) and value is not None:
        return bytes.fromhex(value)
    kind = column.type.python_type
    fits = isinstance(value, (int, float) if kind is float else kind) or (value is None and column.nullable)
    if not fits:
        raise TableError(f"{column.name} is not a {kind.__name__}")
    return value


def _judge(connection: Connection, plain: dict[str, Any]) -> None:
    """Every row of a log that these rules have played must be legal."""
    head = Head(**_values(schema.tables, plain["table"]))
    game = REGISTRY[head.game]
    lines = [Line(row["seat"], row["action"], row["mark"], row["checksum"], row["made"]) for row in plain["rows"]]
    seats = [Seat(row["who"], row["name"], row["level"]) for row in plain["seats"]]
    if head.rules != game.version:
        return
    stored = Stored(head, seats, dict[bytes, Grant](), list[News](), lines)
    Live(stored, blank(stored, game.load_cards(records.deck_of(connection, head.deck)))).grow(lines)
