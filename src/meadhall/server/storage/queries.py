"""What is stored of a table, in plain values, and the queries that read and write it."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Literal

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .clocks import Clock, add_clock, clock_of
from .database import announce
from .openings import CLOSED, Opening, opening_of
from .prepared import Prepared

ADD_ENTRIES, ADD_MOVE = Prepared(insert(schema.rows)), Prepared(insert(schema.moves))


class Taken(Exception):
    """Somebody else has written there first."""


class Gone(Exception):
    """The table is no longer stored, or never was."""


@dataclass(frozen=True, slots=True)
class Head:
    id: str
    game: str
    rules: str
    options: str
    cards_id: str  # the column is called deck
    key: bytes
    absence: int
    status: str
    made: float
    touched: float
    imagined: str | None = None
    parent: str | None = None
    rematch: str | None = None
    writes: int = 0
    hints: bool = False
    counts: bool = False

    @classmethod
    def read(cls, columns: Mapping[str, Any]) -> "Head":
        """Make a head of the columns of its table."""
        values = dict(columns)
        return cls(cards_id=values.pop("deck"), **values)

    def columns(self) -> dict[str, Any]:
        """Return the head as the columns of its table."""
        values = asdict(self)
        return {"deck": values.pop("cards_id")} | values


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: `who` is open, person or bot. A person with a level lets a bot of that level play."""

    who: str
    name: str = ""
    level: str = ""

    @property
    def bot(self) -> bool:
        """Tell whether a bot plays here now."""
        return bool(self.level)


@dataclass(frozen=True, slots=True)
class Grant:
    """What the holder of a secret may do: host, join, watch, seat, or claim a seat that was issued anew."""

    table: str
    role: str
    seat: int = -1


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry of the log as it is stored."""

    seat: int
    action: str
    mark: str
    checksum: str
    made: float


NewsId = Literal[
    "started", "joined", "left", "renamed", "bot_sits", "opened", "bot_plays", "absent", "back", "reissued", "claimed",
    "abandoned", "rematch", "listed", "time_bot", "time_waits", "pause_asked", "pause_refused", "paused", "resumed",
    "vacation", "vacation_over",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class News:
    """What happened beside the game: an id and parameters, the same for everybody."""

    id: NewsId
    params: dict[str, Any]
    made: float


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a client's request; a repeated request gets it again."""

    seat: int
    id: str
    asked: bytes
    text: str


@dataclass(frozen=True, slots=True)
class LastView:
    """What a viewer saw and was told when rules could last read the table."""

    view: bytes
    story: bytes


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is stored of a table."""

    head: Head
    seats: list[Seat]
    grants: dict[bytes, Grant]
    news: list[News]
    entries: list[StoredEntry]
    opening: Opening = CLOSED
    clock: Clock | None = None


def hash_of(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def head_of(connection: Connection, table: str) -> Head:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        raise Gone
    return Head.read(dict(row._mapping))


def seats_of(connection: Connection, table: str) -> list[Seat]:
    found = schema.seats.c
    query = select(found.who, found.name, found.level).where(found.table_id == table).order_by(found.seat)
    return [Seat(*row) for row in connection.execute(query)]


def grants_of(connection: Connection, table: str) -> dict[bytes, Grant]:
    found = schema.grants.c
    query = select(found.hash, found.role, found.seat).where(found.table_id == table)
    return {bytes(row.hash): Grant(table, row.role, row.seat) for row in connection.execute(query)}


def news_of(connection: Connection, table: str, first: int = 0) -> list[News]:
    found = schema.news.c
    query = select(found.id, found.params, found.made).where(found.table_id == table, found.at >= first)
    return [News(row.id, json.loads(row.params), row.made) for row in connection.execute(query.order_by(found.at))]


def entries_of(connection: Connection, table: str, first: int = 0) -> list[StoredEntry]:
    found = schema.rows.c
    query = select(found.seat, found.action, found.mark, found.checksum, found.made)
    query = query.where(found.table_id == table, found.at >= first).order_by(found.at)
    return [StoredEntry(*row) for row in connection.execute(query)]


def last_views_of(connection: Connection, table: str) -> dict[int, LastView]:
    found = schema.last_views.c
    query = select(found.viewer, found.view, found.story).where(found.table_id == table)
    return {row.viewer: LastView(row.view.encode(), row.story.encode()) for row in connection.execute(query)}


def since(table: str, writes: int, entries: int, news: int, connection: Connection) -> Stored | None:
    """Return what is stored of a table, with the log and the news from there on; None if it was not written again."""
    head = head_of(connection, table)
    if head.writes == writes:
        return None
    return Stored(
        head, seats_of(connection, table), grants_of(connection, table), news_of(connection, table, news),
        entries_of(connection, table, entries), opening_of(connection, table), clock_of(connection, table),
    )  # fmt: skip


def grants_for(connection: Connection, hashes: list[bytes]) -> dict[bytes, Grant]:
    """Return the grants of secrets, at whichever tables."""
    found = schema.grants.c
    query = select(found.hash, found.table_id, found.role, found.seat).where(found.hash.in_(hashes))
    return {bytes(row.hash): Grant(row.table_id, row.role, row.seat) for row in connection.execute(query)}


def answer_to(connection: Connection, table: str, seat: int, id: str) -> Answer | None:
    found = schema.moves.c
    query = select(found.asked, found.answer).where(found.table_id == table, found.seat == seat, found.id == id)
    row = connection.execute(query).one_or_none()
    return Answer(seat, id, bytes(row.asked), row.answer) if row else None


def cards_of(connection: Connection, id: str) -> dict[str, Any]:
    row = connection.execute(select(schema.decks).where(schema.decks.c.id == id)).one()
    return {"name": row.name, "cards": json.loads(row.cards)}


def add_cards(connection: Connection, id: str, game: str, name: str, cards: str) -> None:
    """Store cards, or hold those that are there until the table that needs them is stored too."""
    there = select(schema.decks.c.id).where(schema.decks.c.id == id).with_for_update(read=True, key_share=True)
    if connection.execute(there).one_or_none() is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(schema.decks).values(id=id, game=game, name=name, cards=cards))
        except IntegrityError:
            pass  # another server was quicker, with the same cards


def drop_unused_cards(connection: Connection) -> None:
    """Delete cards with which no table is played any more."""
    connection.execute(delete(schema.decks).where(schema.decks.c.id.not_in(select(schema.tables.c.deck))))


def add_table(
    connection: Connection, head: Head, seats: list[Seat], grants: dict[bytes, Grant], clock: Clock | None = None
) -> None:
    connection.execute(insert(schema.tables).values(head.columns()))
    connection.execute(
        insert(schema.seats), [{"table_id": head.id, "seat": at, **asdict(seat)} for at, seat in enumerate(seats)]
    )
    add_grants(connection, grants)
    if clock:
        add_clock(connection, head.id, clock)


def add_grants(connection: Connection, grants: dict[bytes, Grant]) -> None:
    if grants:
        connection.execute(
            insert(schema.grants),
            [
                {"hash": hash, "table_id": each.table, "role": each.role, "seat": each.seat}
                for hash, each in grants.items()
            ],
        )


def drop_grants(connection: Connection, table: str, role: str, seat: int) -> None:
    found = schema.grants.c
    connection.execute(delete(schema.grants).where(found.table_id == table, found.role == role, found.seat == seat))


def drop_grant(connection: Connection, hash: bytes) -> None:
    connection.execute(delete(schema.grants).where(schema.grants.c.hash == hash))


def set_seat(connection: Connection, table: str, seat: int, now: Seat) -> None:
    found = schema.seats.c
    connection.execute(
        update(schema.seats).where(found.table_id == table, found.seat == seat).values(**asdict(now))
    )  # fmt: skip


def change_head(connection: Connection, head: Head, **values: Any) -> None:
    """Change the head before all else, so that others wait; raise Taken if somebody else has changed it."""
    said = values | {"writes": head.writes + 1, "_id": head.id, "_writes": head.writes}
    if _changing(*values).send(connection, said).rowcount == 0:
        raise Taken
    announce(connection, head.id, head.writes + 1)


@cache
def _changing(*names: str) -> Prepared:
    found = schema.tables.c
    values: dict[str, Any] = {name: bindparam(name) for name in ("writes", *names)}
    same = found.id == bindparam("_id"), found.writes == bindparam("_writes")
    return Prepared(update(schema.tables).where(*same).values(values))


def add_news(connection: Connection, table: str, at: int, news: News) -> None:
    values = {"table_id": table, "at": at, "id": news.id, "params": json.dumps(news.params), "made": news.made}
    connection.execute(insert(schema.news).values(**values))


def add_entries(
    connection: Connection, table: str, first: int, entries: list[StoredEntry], answer: Answer | None = None
) -> None:
    """Append entries to the log; raise Taken if another is already at one of the places, or the answer is known."""
    values = [
        {
            "table_id": table, "at": at, "seat": entry.seat, "action": entry.action, "mark": entry.mark,
            "checksum": entry.checksum, "made": entry.made,
        }
        for at, entry in enumerate(entries, first)
    ]  # fmt: skip
    try:
        if values:
            ADD_ENTRIES.send(connection, *values)
        if answer:
            told = {"seat": answer.seat, "id": answer.id, "asked": answer.asked, "answer": answer.text}
            ADD_MOVE.send(connection, {"table_id": table} | told)
    except IntegrityError:
        raise Taken from None
