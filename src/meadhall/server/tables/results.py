"""Results: when a table is over, what it came to is noted for the profiles that sat there, and for the ladder.

Nothing is read of a game that still runs, so nothing here can tell of hidden cards.
"""

import asyncio
import logging
from contextlib import suppress
from weakref import WeakSet

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ..storage import ladder, profiles
from ..storage.condition import FAILURES
from ..storage.ladder import StoredResult
from .ladder import Contender, Contest, count
from .registry import Registry
from .table import ABANDONED, OVER, LiveTable

BOT_CAME = {"bot_plays", "absent", "time_bot"}

log = logging.getLogger("meadhall.results")


class Results:
    """Notes results as tables end; what a stopped server left is found again by `sweep`."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.settled: WeakSet[LiveTable] = WeakSet()  # those whose results are noted
        self.tasks: set[asyncio.Task[None]] = set()
        registry.over = self.consider

    def consider(self, live: LiveTable) -> None:
        """Note the results of a table that is over, once."""
        if live.head.status in (OVER, ABANDONED) and live not in self.settled:
            self.settled.add(live)
            task = asyncio.create_task(self._settle(live))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def sweep(self) -> None:
        """Note the results of tables that ended while nobody noted them."""
        statuses = (OVER, ABANDONED)
        for table in await self.registry.store.read(lambda connection: ladder.unsettled(connection, statuses)):
            live = await self.registry.find(table)
            if not live.stale:
                await settle(self.registry, live)

    async def _settle(self, live: LiveTable) -> None:
        try:
            await settle(self.registry, live)
        except FAILURES:
            self.settled.discard(live)  # which is logged once; the sweep tries again
        except Exception:
            log.exception("the results of a table could not be noted")

    async def close(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def settle(registry: Registry, live: LiveTable) -> None:
    """Store the results of a table that is over."""
    if live.stale or live.head.imagined or live.head.status not in (OVER, ABANDONED):
        return
    now = registry.clock()
    with suppress(IntegrityError):  # another server rates the same people: the sweep sees whether anything is missing
        await registry.store.write(lambda connection: _note(connection, live, now))


def _note(connection: Connection, live: LiveTable, now: float) -> None:
    seated = profiles.profiles_at(connection, live.id)
    for seat, profile in seated.items():
        if seat >= 0:
            ladder.add_result(connection, profile, result_of(live, seat, now))
    if live.head.counts and live.begun and (contest := contest_of(live, seated)):
        count(connection, contest, now)


def result_of(live: LiveTable, seat: int, now: float) -> StoredResult:
    outcome = live.table.outcome
    points = outcome.scores[seat]["total"] if outcome else 0
    won = outcome is not None and seat in outcome.winners
    levels = sorted(each.level for at, each in enumerate(live.seats) if each.who == "bot" and at != seat)
    place = places(live)[seat] if outcome else 0
    return StoredResult(
        live.id, seat, live.head.game, len(live.seats), place, points, won, ",".join(levels), mode_of(live), now
    )


def mode_of(live: LiveTable) -> str:
    """Return what a game alone was played against: the options that are not the usual ones."""
    if len(live.seats) > 1:
        return ""
    usual = live.table.game.complete_options(1, None)
    return " ".join(f"{name}={value}" for name, value in live.table.options.items() if value != usual[name])[:40]


def places(live: LiveTable) -> list[int]:
    """Return the place of each seat: winners first, the others by their points; equals share the better one."""
    outcome = live.table.outcome
    if outcome is None:
        return [1] * len(live.seats)
    order = [(seat in outcome.winners, 0 if seat in outcome.winners else scores["total"])
             for seat, scores in enumerate(outcome.scores)]  # fmt: skip
    return [1 + sum(other > own for other in order) for own in order]


def contest_of(live: LiveTable, seated: dict[int, str]) -> Contest | None:
    """Return the game as the ladder counts it; None if it was ended for everybody by somebody who does not play."""
    last, only = len(live.seats), None
    if live.head.status == ABANDONED:
        host = seated.get(profiles.OF_HOST)
        only = next((at for at, who in seated.items() if at >= 0 and who == host), None)
        if only is None:
            return None
    found = []
    for seat, (each, place) in enumerate(zip(live.seats, places(live), strict=True)):
        gone = seat == only or left_to_a_bot(live, seat)
        who = each.level if each.who == "bot" else seated.get(seat, "")
        found.append(Contender(seat, who, each.who == "bot", last if gone else place))
    return Contest(live.id, live.head.game, found, only)


def left_to_a_bot(live: LiveTable, seat: int) -> bool:
    """Tell whether a bot ever played for the person at a seat."""
    return any(each.id in BOT_CAME and each.params.get("seat") == seat for each in live.news)
