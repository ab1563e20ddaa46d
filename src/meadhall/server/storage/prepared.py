"""Statements that every move sends: each is put into words once, for that takes as long as carrying it out."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult, Insert, Update


class Prepared:
    """A statement that is sent as text, with values that need no conversion."""

    def __init__(self, statement: Insert | Update) -> None:
        self.statement = statement
        self.worded = dict[str, tuple[str, Sequence[str] | None]]()  # by dialect: its text, the order of its values

    def send(self, connection: Connection, *values: Mapping[str, Any]) -> CursorResult[Any]:
        """Carry the statement out once for each of the values."""
        text, order = self.worded.get(connection.dialect.name) or self._word(connection)
        each: list[Any] = [tuple([row[name] for name in order]) for row in values] if order else list(values)
        return connection.exec_driver_sql(text, each if len(each) > 1 else each[0])

    def _word(self, connection: Connection) -> tuple[str, Sequence[str] | None]:
        compiled: Any = self.statement.compile(dialect=connection.dialect)
        found = self.worded[connection.dialect.name] = str(compiled), compiled.positiontup
        return found
