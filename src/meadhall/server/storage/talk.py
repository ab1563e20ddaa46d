"""What is stored of the talk at a table: the latest lines, and who wants talk. No file of a game holds any of it."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, func, insert, select

from . import schema
from .queries import Gone

Room = Literal["table", "watchers", "everyone"]
State = Literal["on", "asked", "off"]
KEPT = 200  # lines of a table; older ones are deleted


@dataclass(frozen=True, slots=True)
class Line:
    """Something that somebody said: at a seat, or for -1 as one who watches."""

    at: int
    room: Room
    seat: int
    name: str
    text: str
    made: float


@dataclass(frozen=True, slots=True)
class Wish:
    """Whether somebody wants talk, by the secret that they hold. The host's is the switch for all."""

    hash: bytes
    state: State


def lines_of(connection: Connection, table: str, first: int = 0) -> list[Line]:
    found = schema.talk_lines.c
    query = select(found.at, found.room, found.seat, found.name, found.text, found.made)
    query = query.where(found.table_id == table, found.at >= first).order_by(found.at)
    return [Line(*row) for row in connection.execute(query)]


def wishes_of(connection: Connection, table: str) -> dict[int, Wish]:
    found = schema.talk_wishes.c
    query = select(found.seat, found.hash, found.wish).where(found.table_id == table)
    return {row.seat: Wish(bytes(row.hash), row.wish) for row in connection.execute(query)}


def add_line(connection: Connection, table: str, line: Line, id: str) -> None:
    """Store a line behind all others, whatever place it names, unless it was stored before."""
    _hold(connection, table)
    found = schema.talk_lines.c
    again = found.table_id == table, found.seat == line.seat, found.name == line.name, found.id == id
    if connection.execute(select(found.at).where(*again)).first():
        return
    last = connection.execute(select(func.max(found.at)).where(found.table_id == table)).scalar()
    at = 0 if last is None else last + 1
    values = {"room": line.room, "seat": line.seat, "name": line.name, "text": line.text, "made": line.made, "id": id}
    connection.execute(insert(schema.talk_lines).values(table_id=table, at=at, **values))
    connection.execute(delete(schema.talk_lines).where(found.table_id == table, found.at <= at - KEPT))


def set_wish(connection: Connection, table: str, seat: int, wish: Wish) -> None:
    _hold(connection, table)
    found = schema.talk_wishes.c
    connection.execute(delete(schema.talk_wishes).where(found.table_id == table, found.seat == seat))
    values = {"table_id": table, "seat": seat, "hash": wish.hash, "wish": wish.state}
    connection.execute(insert(schema.talk_wishes).values(values))


def _hold(connection: Connection, table: str) -> None:
    """Let one after another write to the talk of a table; raise Gone if the table is no longer stored."""
    found = schema.tables.c.id
    if connection.execute(select(found).where(found == table).with_for_update()).first() is None:
        raise Gone
