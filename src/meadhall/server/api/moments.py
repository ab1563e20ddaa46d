"""What decided a game that is over: its deeds are weighed once, by the bots' workers, and kept with the table."""

import asyncio
from bisect import bisect_left

from ...core.compiled import LATER
from ...core.contract import SPECTATOR
from ...moments import decisive
from ..bots.pool import Busy, Thinkers
from ..bots.worker import Past
from ..compile.warmup import WarmUp
from ..errors import Refusal
from ..tables.replay import steps_of
from ..tables.table import LiveTable
from .schemas import Moment, Moments

MOST = 3  # moments of a game


async def decided(live: LiveTable, seat: int | None, thinkers: Thinkers, warming: WarmUp) -> Moments:
    """Return the moments that mattered most to the seat, or to anybody."""
    if live.deeds is None:
        if LATER:
            raise Refusal(503, "warming", left=warming.left())
        text = await asyncio.to_thread(live.table.copy().dump)
        try:
            live.deeds = await thinkers.look_back(Past(live.table.game.name, text))
        except Busy:
            raise Refusal(503, "busy") from None
    steps = steps_of(live, SPECTATOR if seat is None else seat)
    return Moments(
        moments=[
            Moment(
                round=deed.round,
                step=bisect_left(steps, deed.entry),
                seat=concerned,
                points=round(deed.changes[concerned]),
                says=deed.phrase.plain(),
            )
            for deed, concerned in decisive(live.deeds, seat, MOST)
        ]
    )
