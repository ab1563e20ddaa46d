"""Bots at this server's tables: the server asks a bot on its turn and stores its answer like any player's move."""

import asyncio
import logging
import time

from ..errors import Refusal
from ..storage.condition import FAILURES
from ..tables.moves import adopt, make
from ..tables.registry import Change, Registry, require_running
from ..tables.table import LiveTable
from .pool import CAPS, Thinkers
from .question import Question
from .turns import NOBODY, Asker

OVERDUE = 5.0  # seconds after which any server asks a bot that another should have asked
REMEMBERED = 4_000  # tables and levels of which the driver knows how long a choice took

log = logging.getLogger("meadhall.bots")


class Driver:
    def __init__(self, registry: Registry, thinkers: Thinkers) -> None:
        self.registry, self.thinkers = registry, thinkers
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False
        self.took: dict[tuple[str, str], float] = {}  # seconds for the latest choice, by table and level
        registry.grown = self.consider

    def consider(self, live: LiveTable) -> None:
        """Ask every bot that has something to decide now, unless the table is gone or nobody looks at it."""
        if self.closed or self.registry.tables.get(live.id) is not live or not live.attention.awake:
            return
        for seat in due_bots(live):
            if seat not in live.thinking:
                live.thinking.add(seat)
                task = asyncio.create_task(self._play(live, seat))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    def overdue(self, now: float) -> None:
        """Ask the bots of tables that have not moved for long: the server that asked them may have been stopped."""
        for live in list(self.registry.tables.values()):
            if now - live.moved > OVERDUE:
                self.consider(live)

    async def _play(self, live: LiveTable, seat: int) -> None:
        """Let a bot decide for a seat as long as it is due; drop an answer that the table refuses."""
        try:
            while seat in due_bots(live) and live.attention.awake:
                made = live.table.made(seat)
                scripted = live.chapter.scripted(live.table, seat) if live.chapter else None
                if not await self._answered(live, seat, made, scripted or await self._thought(live, seat)):
                    break
        except FAILURES:
            return  # which is logged once
        except Exception:
            log.exception("a bot's move could not be made")
            return  # the bot is asked again when it is overdue
        finally:
            live.thinking.discard(seat)
        self.consider(live)

    async def _thought(self, live: LiveTable, seat: int) -> int:
        question = Question.about(live.table, seat, live.seats[seat].level, live.table.seed, live.head.cards_id)
        return await self.chosen(question, is_sealed(live), Asker.at(live))

    async def chosen(self, question: Question, sealed: bool, asker: Asker = NOBODY) -> int:
        """Return the bot's choice. Where all choose in secret, a forced choice takes as long as the table's latest free
        one, or as long as the level may take.
        """
        which = asker.table, question.level
        if len(question.legal) == 1:
            await asyncio.sleep(self.took.get(which, CAPS.get(question.level, 0.0)) if sealed else 0.0)
            return question.legal[0]
        began = time.monotonic()
        code = await self.thinkers.think(question, asker)
        seconds = time.monotonic() - began
        self.registry.metrics.bots.labels(question.level).observe(seconds)
        self.took.pop(which, None)
        self.took[which] = seconds
        if len(self.took) > REMEMBERED:
            del self.took[next(iter(self.took))]
        return code

    async def _answered(self, live: LiveTable, seat: int, made: int, move: int | str) -> bool:
        def decide() -> Change:
            require_running(live)
            if seat not in due_bots(live) or live.table.made(seat) != made:
                raise Refusal(409, "decision")
            return adopt(live, make(live, lambda table: table.play(seat, move)), self.registry.clock())

        try:
            await self.registry.change(live, decide)
        except Refusal:
            return False
        return True

    async def close(self) -> None:
        self.closed = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def is_sealed(live: LiveTable) -> bool:
    return bool(live.table.game.rules.sealed(live.table.position.handle))


def due_bots(live: LiveTable) -> list[int]:
    """Return the bots to ask: all that the table waits for where choices are secret, else the one whose turn it is.

    At a puzzle nobody but the solver acts.
    """
    if not live.running or live.table.outcome or live.puzzle:
        return []
    table = live.table
    if is_sealed(live):
        return [seat for seat in table.waiting if live.seats[seat].bot]
    return [table.due] if table.waiting and live.seats[table.due].bot else []
