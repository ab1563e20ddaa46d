"""All tables as one JSON file: one database exports it and another takes it over."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Column, Connection, LargeBinary, Table, insert, select
from sqlalchemy.exc import DBAPIError

from ...core.files import TableError
from ..storage import queries, schema
from ..storage.database import Database
from . import file_format
from .check_import import check, read_cards
from .file_format import FORMAT, Part, Tables, Whole

PARTS = (
    schema.seats, schema.grants, schema.news, schema.rows, schema.moves, schema.last_views,
    schema.openings, schema.clocks,
)  # fmt: skip


def export(store: Database, out: TextIO) -> int:
    """Write every table with its secrets' hashes and the keys of its dice; return how many."""
    with store.engine.connect() as connection:
        found = schema.tables.c
        ids = list(connection.execute(select(found.id).order_by(found.made, found.id)).scalars())
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
    """Return the rows in the same order for every database: PostgreSQL sorts text in its own way."""
    found = connection.execute(select(table).where(*where))
    rows = [{name: _plain(value) for name, value in row._mapping.items()} for row in found]
    return sorted(rows, key=lambda row: [row[column.name] for column in table.primary_key])


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, (bytes, memoryview)) else value


def bring_in(store: Database, path: Path) -> tuple[int, int]:
    """Take over the tables of a file, all or none; return how many are new and how many were here already."""
    try:
        tables = file_format.parse(path.read_bytes())
        cards = {each.id: read_cards(each) for each in tables.decks}
        for whole in tables.tables:
            check(whole, cards)
        return _store(store, tables)
    except TableError as error:
        raise TableError(f"{path}: {error}") from None


def _store(store: Database, tables: Tables) -> tuple[int, int]:
    with store.writing.begin() as connection:
        here = set(connection.execute(select(schema.tables.c.id)).scalars())
        new = [whole for whole in tables.tables if whole.table.id not in here]
        for each in tables.decks:
            queries.add_cards(connection, each.id, each.game, each.name, each.cards)
        for whole in new:
            _add(connection, whole)
    return len(new), len(tables.tables) - len(new)


def _add(connection: Connection, whole: Whole) -> None:
    try:
        _insert(connection, schema.tables, [whole.table])
        for part in PARTS:
            _insert(connection, part, getattr(whole, part.name))
    except DBAPIError:
        raise TableError(f"table {whole.table.id} says something twice, or has a secret of another table") from None


def _insert(connection: Connection, table: Table, rows: Sequence[Part]) -> None:
    values = [{name: _value(table.c[name], value) for name, value in row.model_dump().items()} for row in rows]
    if values:
        connection.execute(insert(table), values)


def _value(column: Column[Any], value: Any) -> Any:
    return bytes.fromhex(value) if isinstance(column.type, LargeBinary) else value
