"""What people do with their clocks: they agree on a pause, end it, and go on vacation."""

from math import ceil

from ..errors import Refusal
from ..names import DAY, HOUR
from ..storage.queries import NewsId
from .clocks import Clocks
from .registry import Change, Registry, Still, require_running
from .seats import tell_of_seat
from .table import LiveTable


def _require_clock(live: LiveTable) -> Clocks:
    require_running(live)
    if live.clocks is None or not live.clocks.real:
        raise Refusal(409, "no_clock")
    return live.clocks


def _tell(registry: Registry, live: LiveTable, seat: int, news: NewsId, **params: int) -> Change:
    return tell_of_seat(registry, live, seat, news, name=live.seats[seat].name, **params)


async def ask(registry: Registry, live: LiveTable, seat: int, still: Still | None = None) -> None:
    """Ask for a pause, or agree to one; it begins when all people want it who play for themselves."""

    def decide() -> Change:
        clocks = _require_clock(live)
        if clocks.paused:
            return Change()
        people = {at for at, each in enumerate(live.seats) if each.who == "person" and not each.bot}
        if people <= clocks.asks | {seat}:
            return _tell(registry, live, seat, "paused")
        return Change() if seat in clocks.asks else _tell(registry, live, seat, "pause_asked")

    await registry.change(live, decide, still)


async def end(registry: Registry, live: LiveTable, seat: int, still: Still | None = None) -> None:
    """Let the clocks run again; before a pause has begun, say no to it."""

    def decide() -> Change:
        clocks = _require_clock(live)
        if not clocks.paused and not clocks.asks:
            return Change()
        return _tell(registry, live, seat, "resumed" if clocks.paused else "pause_refused")

    await registry.change(live, decide, still)


async def go_away(registry: Registry, live: LiveTable, seat: int, days: int, still: Still | None = None) -> None:
    """Go on vacation: the clock of the seat stands for so many days, or as many as are left of the year's."""

    def decide() -> Change:
        clocks, now = _require_clock(live), registry.clock()
        if clocks.away_until(seat, now):
            return Change()
        left = clocks.vacation_left(seat, now) if clocks.of_days else 0.0
        if left < HOUR:
            raise Refusal(409, "no_vacation")
        span = min(days * DAY, left)
        return _tell(registry, live, seat, "vacation", days=ceil(span / DAY), until=int(now + span))

    await registry.change(live, decide, still)


async def come_back(registry: Registry, live: LiveTable, seat: int, still: Still | None = None) -> None:
    """End the vacation before its time."""

    def decide() -> Change:
        if not _require_clock(live).away_until(seat, registry.clock()):
            return Change()
        return _tell(registry, live, seat, "vacation_over")

    await registry.change(live, decide, still)
