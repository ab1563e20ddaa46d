"""A bot makes one decision of a seat, and no other: its owner watches, and may stop it before the next."""

from ..bots.pool import Busy, Thinkers
from ..bots.question import Question
from ..bots.turns import Asker
from ..errors import Refusal
from ..tables.registry import require_running
from ..tables.seats import level_at
from ..tables.table import LiveTable


async def choose(live: LiveTable, seat: int, decision: int, thinkers: Thinkers) -> int:
    """Return the code that the game's usual bot would choose for the seat, by what the seat knows."""
    require_running(live)
    if live.table.made(seat) != decision:
        raise Refusal(409, "decision", decision=live.table.made(seat))
    if seat not in live.table.waiting:
        raise Refusal(409, "no_choice")
    question = Question.about(live.table, seat, level_at(live, None), live.table.seed, live.head.cards_id)
    try:
        return await thinkers.think(question, Asker.at(live))
    except Busy as busy:
        raise Refusal(503, "busy") from busy
