"""What is stored of clocks: the one that a table has, and the times in which no server ran."""

from dataclasses import asdict, dataclass
from typing import Literal

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import schema

Kind = Literal["gentle", "real"]
Out = Literal["bot", "waits"]
KEPT = 400 * 86_400.0  # seconds for which an outage is remembered
THE_ONE = 1


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock that a table was made with; every time is in seconds.

    A gentle one nudges after `seconds`. A real one gives `seconds` for each decision and `spare` for the whole game.
    """

    kind: Kind
    seconds: int
    spare: int = 0
    increment: int = 0
    out: Out = "bot"


def add_clock(connection: Connection, table: str, clock: Clock) -> None:
    connection.execute(insert(schema.clocks).values(table_id=table, **asdict(clock)))


def clock_of(connection: Connection, table: str) -> Clock | None:
    found = schema.clocks.c
    query = select(found.kind, found.seconds, found.spare, found.increment, found.out).where(found.table_id == table)
    row = connection.execute(query).one_or_none()
    return Clock(*row) if row else None


def running_with_clock(connection: Connection) -> list[str]:
    """Return the running tables that a real clock is kept at."""
    query = select(schema.tables.c.id).join(schema.clocks, schema.clocks.c.table_id == schema.tables.c.id)
    return list(
        connection.execute(query.where(schema.clocks.c.kind == "real", schema.tables.c.status == "running")).scalars()
    )


def outages_of(connection: Connection) -> tuple[tuple[float, float], ...]:
    """Return the times in which no server ran, in their order."""
    found = schema.outages.c
    return tuple(
        (row.began, row.ended) for row in connection.execute(select(found.began, found.ended).order_by(found.began))
    )


def beat(connection: Connection, now: float) -> None:
    """Note that a server runs."""
    found = schema.heartbeat
    if connection.execute(update(found).where(found.c.id == THE_ONE).values(seen=now)).rowcount == 0:
        try:
            with connection.begin_nested():
                connection.execute(insert(found).values(id=THE_ONE, seen=now))
        except IntegrityError:
            pass  # another server was quicker


def end_outage(connection: Connection, now: float, until: float) -> None:
    """Note that this server has started: until `until` no clock has run since the last sign of any server."""
    connection.execute(delete(schema.outages).where(schema.outages.c.ended < now - KEPT))
    seen = connection.execute(select(schema.heartbeat.c.seen).where(schema.heartbeat.c.id == THE_ONE)).scalar()
    if seen is None:
        return  # no clock has run here yet
    if seen < until:
        there = select(schema.outages.c.ended).where(schema.outages.c.began == seen)
        if connection.execute(there).scalar() is None:
            connection.execute(insert(schema.outages).values(began=seen, ended=until))
        else:
            connection.execute(update(schema.outages).where(schema.outages.c.began == seen).values(ended=until))
    beat(connection, now)
