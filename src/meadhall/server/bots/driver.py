"""Bots at this server's tables: the server asks a bot on its turn and stores its answer like any player's move."""

import asyncio
import logging
import time

from ..errors import Refusal
from ..tables.moves import adopt, make
from ..tables.registry import Change, Registry, is_running
from ..tables.table import LiveTable
from .pool import Thinkers
from .question import Question

OVERDUE = 5.0  # seconds after which any server asks a bot that another should have asked

log = logging.getLogger("meadhall.bots")


class Driver:
    def __init__(self, registry: Registry, thinkers: Thinkers) -> None:
        self.registry, self.thinkers = registry, thinkers
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False
        self.took: dict[str, float] = {}  # seconds for the latest choice, by level
        registry.grown = self.consider

    def consider(self, live: LiveTable) -> None:
        """Ask every bot that has something to decide now, unless the table is gone."""
        if self.closed or self.registry.tables.get(live.id) is not live:
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
            while seat in due_bots(live):
                question = Question.about(live.table, seat, live.seats[seat].level, live.table.seed, live.head.deck)
                code = await self.chosen(question, is_sealed(live))
                if not await self._answered(live, seat, question, code):
                    break
        except Exception:
            log.exception("a bot's move could not be made")
            return  # the bot is asked again when it is overdue
        finally:
            live.thinking.discard(seat)
        self.consider(live)

    async def chosen(self, question: Question, sealed: bool) -> int:
        """Return the bot's choice. Where all choose in secret, a forced choice takes as long as the latest free one."""
        if len(question.legal) == 1:
            await asyncio.sleep(self.took.get(question.level, 0.0) if sealed else 0.0)
            return question.legal[0]
        began = time.monotonic()
        code = await self.thinkers.think(question)
        self.took[question.level] = time.monotonic() - began
        return code

    async def _answered(self, live: LiveTable, seat: int, question: Question, code: int) -> bool:
        def decide() -> Change:
            is_running(live)
            if seat not in due_bots(live) or live.table.made(seat) != question.made:
                raise Refusal(409, "decision")
            return adopt(live, make(live, lambda table: table.play(seat, code)), self.registry.clock())

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
    """Return the bots to ask: all that the table waits for where choices are secret, else the one whose turn it is."""
    if not live.running or live.table.outcome:
        return []
    table = live.table
    if is_sealed(live):
        return [seat for seat in table.waiting if live.seats[seat].bot]
    return [table.due] if table.waiting and live.seats[table.due].bot else []
