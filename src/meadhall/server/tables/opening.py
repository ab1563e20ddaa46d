"""Tables that stand open in the hall: anyone may sit down or watch there, and a seek starts when it is full."""

from contextlib import suppress
from dataclasses import replace

from sqlalchemy import Connection

from ...bots.levels import usual_level
from ..errors import Refusal
from ..storage import queries
from ..storage.openings import Opening, set_opening
from ..storage.profiles import Holder
from ..storage.queries import Grant, News, hash_of
from . import seats
from .create import WATCH, Keys, new_seed, secret_of, start_once
from .registry import Change, Registry, Still
from .table import ABANDONED, GATHERING, OVER, LiveTable

MOST_CHANGES = 100  # of one table: nobody opens and closes it for ever


def has_free_seat(live: LiveTable) -> bool:
    return any(seat.who == "open" for seat in live.seats)


def require_joinable(live: LiveTable) -> None:
    """Raise Refusal unless anyone may sit down: a stranger cannot tell a closed table from one that is not there."""
    if not live.opening.joins:
        raise Refusal(404, "unknown")


async def change_opening(
    registry: Registry, live: LiveTable, joins: bool, watched: bool, still: Still | None = None
) -> None:
    """Open the table to anyone, or close it; tell everybody. Who watched by the hall no longer does when it closes."""

    def decide() -> Change:
        old = live.opening
        watch = (old.watch or secret_of(new_seed(), WATCH)) if watched else ""
        now = replace(old, open=old.open or joins, joins=joins, watch=watch)
        if now == old:
            return Change()
        if live.head.status in (OVER, ABANDONED):
            raise Refusal(409, "over")
        if sum(each.id == "listed" for each in live.news) >= MOST_CHANGES:
            raise Refusal(409, "news_full")
        told = {"joins": "yes" if joins else "no", "watched": "yes" if watched else "no"}
        return Change(
            news=News("listed", told, registry.clock()), also=lambda connection: _store(connection, live, now)
        )

    await registry.change(live, decide, still)


def _store(connection: Connection, live: LiveTable, now: Opening) -> None:
    old = live.opening
    if old.watch and old.watch != now.watch:
        queries.drop_grant(connection, hash_of(old.watch))
    if now.watch and now.watch != old.watch:
        queries.add_grants(connection, {hash_of(now.watch): Grant(live.id, WATCH)})
    set_opening(connection, live.id, now)


async def join_open(registry: Registry, live: LiveTable, name: str, seed: bytes, holder: Holder | None) -> Keys:
    """Take a free seat of an open table; start the game of a seek if it was the last one."""
    keys = await seats.join(registry, live, None, name, seed, lambda: require_joinable(live), holder)
    await start_if_full(registry, live)
    return keys


async def start_if_full(registry: Registry, live: LiveTable) -> None:
    """Start the game of a seek if nobody is waited for."""
    if live.opening.seek and live.head.status == GATHERING and not has_free_seat(live):
        with suppress(Refusal):  # somebody has just left
            await start_once(registry, live)


async def fill_with_bots(registry: Registry, live: LiveTable) -> None:
    """Put bots on the free seats of a seek whose time is up, and start the game."""
    level = usual_level(live.table.game)
    for at, seat in enumerate(live.seats):
        if seat.who == "open":
            with suppress(Refusal):  # somebody has just sat down there
                await seats.arrange(registry, live, at, level)
    await start_if_full(registry, live)


def watching_keys(live: LiveTable) -> Keys:
    """Return the secret that everybody gets who wants to watch; raise Refusal if nobody may."""
    if not live.opening.watch:
        raise Refusal(404, "unknown")
    return Keys(live.id, watch=live.opening.watch)
