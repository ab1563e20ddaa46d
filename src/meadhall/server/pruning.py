"""Pruning: the server deletes tables that nobody has touched for long, in two steps, by a clock that it can trust."""

import logging
import time
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, exists, func, insert, select

from .names import DAY
from .settings import Keep
from .storage import queries, schema
from .storage.database import announce
from .tables.registry import Registry
from .tables.table import ABANDONED, GATHERING, OVER, RUNNING

WAIT = 3600.0  # seconds after the start before anything is pruned
GRACE = 1.0 * DAY  # between condemning a table and deleting it
AHEAD = 30.0 * DAY  # a clock that is so far ahead of every table is not believed

log = logging.getLogger("meadhall.pruning")


@dataclass
class Pruning:
    """The pruning of one server since its start."""

    registry: Registry
    keep: Keep
    began: float = field(default_factory=time.monotonic)
    started: float = field(init=False)  # by the clock that may be wrong
    distrusted: bool = False

    def __post_init__(self) -> None:
        self.started = self.registry.clock()

    async def run(self) -> None:
        """Condemn tables that are old, and delete those that were condemned a day ago."""
        if time.monotonic() - self.began < WAIT:
            return
        condemned, gone = await self.registry.store.write(self._prune)
        if condemned:
            log.info("%d tables that nobody has touched for long will be deleted in a day", condemned)
        if gone:
            log.info("pruned %d tables", len(gone))
        for table in gone:
            self.registry.lose(table)

    def _prune(self, connection: Connection) -> tuple[int, list[str]]:
        now = self.registry.clock()
        if not self._trusts(connection, now):
            return 0, []
        condemned = self._condemn(connection, now)
        gone = _delete(connection, now - GRACE)
        queries.drop_unused_cards(connection)
        return condemned, gone

    def _trusts(self, connection: Connection, now: float) -> bool:
        """Tell whether the clock can be right; say once if it is far ahead of all that is stored, or has leapt."""
        touched = schema.tables.c.touched
        newest = connection.execute(select(func.max(touched)).where(touched < self.started)).scalar()
        leapt = now - self.started - (time.monotonic() - self.began)
        ahead = max(leapt, 0.0 if newest is None else min(self.started, now) - newest)
        if ahead > AHEAD and not self.distrusted:
            log.warning("the clock is %.0f days ahead of every table: nothing is pruned; is it right?", ahead / DAY)
        self.distrusted = ahead > AHEAD
        return not self.distrusted

    def _condemn(self, connection: Connection, now: float) -> int:
        """Condemn tables that have become old, acquit those that were touched since, and return how many are new."""
        found, condemned = schema.tables.c, schema.condemned.c
        known = exists().where(condemned.table_id == found.id)
        new = 0
        for status in (GATHERING, RUNNING, OVER, ABANDONED):
            last = now - self.keep.days(status) * DAY
            of_status = select(found.id).where(found.status == status)
            touched = of_status.where(found.touched >= last)
            connection.execute(delete(schema.condemned).where(condemned.table_id.in_(touched)))
            old = connection.execute(of_status.where(found.touched < last, ~known)).scalars().all()
            if old:
                connection.execute(insert(schema.condemned), [{"table_id": table, "since": now} for table in old])
            new += len(old)
        return new


def _delete(connection: Connection, condemned_before: float) -> list[str]:
    found = schema.tables.c
    doomed = select(schema.condemned.c.table_id).where(schema.condemned.c.since <= condemned_before)
    gone = connection.execute(delete(schema.tables).where(found.id.in_(doomed)).returning(found.id, found.writes)).all()
    for table, writes in gone:
        announce(connection, table, writes + 1)
    return [table for table, _ in gone]
