"""The condition of the database: whether it can be read and written, as the latest attempts found."""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, IntegrityError, InterfaceError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

FAILURES = (DBAPIError, NoConnection)  # of the database, not of what was asked
BROKEN = (DatabaseError, InterfaceError, NoConnection)
ANSWERED = (IntegrityError, DataError, ProgrammingError)  # the database works, but not what it was told
LOST_RACE = "40"  # with which PostgreSQL's code begins if two changes cannot both be made
Work = Literal["read", "write", "disk"]

log = logging.getLogger("meadhall.storage")


@dataclass(slots=True)
class Failure:
    cause: str
    since: float
    errors: int = 1


class Condition:
    """It logs the first failure of each kind of work, and the recovery, with the cause."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.failing: dict[Work, Failure] = {}
        self.failed: Callable[[Work], None] = lambda work: None  # told of every failure

    @property
    def well(self) -> bool:
        return not self.failing

    @contextmanager
    def watch(self, work: Work) -> Iterator[None]:
        """Note how a piece of work ends."""
        try:
            yield
        except Exception as error:
            if is_broken(error):
                self.fail(work, say(error))
            else:
                self.recover(work)
            raise
        self.recover(work)

    def fail(self, work: Work, cause: str) -> None:
        self.failed(work)
        if failure := self.failing.get(work):
            failure.errors += 1
            return
        self.failing[work] = Failure(cause, self.clock())
        log.error("the database fails (%s): %s", work, cause)

    def recover(self, work: Work) -> None:
        if failure := self.failing.pop(work, None):
            lasted = self.clock() - failure.since
            told = "the database is well again (%s) after %.0f s and %d errors, the first of them: %s"
            log.warning(told, work, lasted, failure.errors, failure.cause)


def is_broken(error: Exception) -> bool:
    """Tell whether the error is the database's own."""
    if not isinstance(error, BROKEN) or isinstance(error, ANSWERED):
        return False
    return not str(getattr(getattr(error, "orig", None), "sqlstate", None) or "").startswith(LOST_RACE)


def say(error: Exception) -> str:
    """Say in one line what is wrong, without what was asked."""
    if isinstance(error, DBAPIError):
        return (str(error.orig).strip().splitlines() or ["it does not answer"])[0]
    return "no connection is free"
