"""Where a position comes from: while people play on with it, no bot gives advice on it at another table."""

import json
from typing import Any

from sqlalchemy import Connection

from ...core.files import Origin
from ..errors import Refusal
from ..storage import queries
from ..storage.queries import Gone, Head
from .beginning import UNTOLD, origin_of
from .registry import Registry
from .table import RUNNING, LiveTable

GENERATIONS = 8  # of forks that are looked through: those of older servers name only the one before


async def require_free(registry: Registry, live: LiveTable) -> None:
    """Raise Refusal if the position comes from a table at which people play who did not agree on hints."""
    for _ in range(GENERATIONS):
        origin = live.table.origin
        if origin is None:
            break
        if origin == UNTOLD:
            raise Refusal(403, "no_hints")
        try:
            live = await registry.find(origin.table)
        except Refusal:
            return  # it is no longer stored, so nobody plays there
    if live.table.origin or (live.head.status == RUNNING and not live.head.hints and len(people_at(live)) > 1):
        raise Refusal(403, "no_hints")


async def require_own_seat(registry: Registry, live: LiveTable, seat: int) -> None:
    """Raise Refusal if a bot would play the very seat whose position this is while people play on with it."""
    origin = live.table.origin
    if origin and origin != UNTOLD and origin.seat != seat:
        await require_free(registry, live)


def people_at(live: LiveTable) -> set[int]:
    return {seat for seat, each in enumerate(live.seats) if each.who == "person"}


def origin_of_file(connection: Connection, fork: str, key: bytes, imagined: dict[str, Any]) -> Origin | None:
    """Return where the position of a saved fork comes from, by the fork itself if it is stored here.

    Anybody can write into a file, so nobody believes what the file says about it.
    """
    try:
        head = queries.head_of(connection, fork)
    except Gone:
        return UNTOLD
    return origin_of(head) if _same(head, key, imagined) else UNTOLD


def _same(head: Head, key: bytes, imagined: dict[str, Any]) -> bool:
    stored = json.loads(head.imagined or "null")
    return stored is not None and head.key == key and stored["state"] == imagined["state"]
