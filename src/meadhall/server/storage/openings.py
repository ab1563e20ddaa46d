"""How a table stands open in the hall, as it is stored, and the queries that read and write it."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select

from . import schema


@dataclass(frozen=True, slots=True)
class Opening:
    """What anyone in the hall may do at a table. `open` stays true once strangers could sit down."""

    open: bool = False
    joins: bool = False  # anyone may take a free seat
    watch: str = ""  # the secret that anyone gets who wants to watch; without it nobody may
    seek: bool = False  # the game starts by itself when all seats are taken
    pace: str = ""  # the clock that is named in the hall, if any
    fills: float | None = None  # when bots take the seats that are free


CLOSED = Opening()


def opening_of(connection: Connection, table: str) -> Opening:
    """Return how a table stands open; one that was never opened is closed."""
    found = schema.openings.c
    columns = [found.open, found.joins, found.watch, found.seek, found.pace, found.fills]
    row = connection.execute(select(*columns).where(found.table_id == table)).one_or_none()
    return Opening(*row) if row else CLOSED


def set_opening(connection: Connection, table: str, now: Opening) -> None:
    connection.execute(delete(schema.openings).where(schema.openings.c.table_id == table))
    connection.execute(insert(schema.openings).values(table_id=table, **asdict(now)))


def listed(connection: Connection, most: int) -> list[str]:
    """Return tables that anyone may join before the start or watch afterwards, the latest first."""
    table, found = schema.tables.c, schema.openings.c
    joined = (table.status == "gathering") & found.joins
    watched = (table.status == "running") & (found.watch != "")
    query = select(table.id).join(schema.openings, found.table_id == table.id).where(joined | watched)
    return list(connection.execute(query.order_by(table.touched.desc(), table.id).limit(most)).scalars())
