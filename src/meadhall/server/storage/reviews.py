"""Reviews of finished games as they are stored: made once, and read as they are."""

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from . import schema


def review_of(connection: Connection, table: str, seat: int) -> str | None:
    found = schema.reviews.c
    return connection.execute(select(found.text).where(found.table_id == table, found.seat == seat)).scalar()


def reviewed_seats(connection: Connection, table: str) -> set[int]:
    """Return the seats whose review is stored."""
    return set(connection.execute(select(schema.reviews.c.seat).where(schema.reviews.c.table_id == table)).scalars())


def add_review(connection: Connection, table: str, seat: int, text: str) -> None:
    """Store a review, unless there is one already or the table is gone."""
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.reviews).values(table_id=table, seat=seat, text=text))
    except IntegrityError:
        pass  # another server was quicker, or the table was pruned meanwhile
