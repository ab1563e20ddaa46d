"""What there is to tell at a table, seat by seat: only what the seat's own view shows too."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from ..tables.table import ABANDONED, OVER, LiveTable

Kind = Literal["turn", "started", "rematch", "over"]
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Occasion:
    seat: int
    kind: Kind
    number: int  # the decision that the seat is asked for; 1 for what happens once
    since: float  # when it came about


def occasions(live: LiveTable) -> Iterator[Occasion]:
    """Return all occasions of people who play for themselves. A table that cannot be read any more has none."""
    if live.stale:
        return
    waiting = live.table.waiting if live.running else ()
    for seat, each in enumerate(live.seats):
        if each.who == "person" and not each.bot:
            if seat in waiting:
                yield Occasion(seat, "turn", live.table.made(seat) + 1, live.since)
            yield from _of_all(live, seat)


def _of_all(live: LiveTable, seat: int) -> Iterator[Occasion]:
    made = {news.id: news.made for news in live.news}
    if "started" in made and live.head.status != ABANDONED:
        yield Occasion(seat, "started", 1, made["started"])
    if live.head.rematch and "rematch" in made:
        yield Occasion(seat, "rematch", 1, made["rematch"])
    if live.head.status in (OVER, ABANDONED):
        yield Occasion(seat, "over", 1, made.get("abandoned", live.moved))
