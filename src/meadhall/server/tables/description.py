"""What all who hold a link of a table may know of it: its seats, options and news, and nothing of the game itself."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from ...core.dice import commitment
from ..storage.openings import Opening
from .cards import own_name

if TYPE_CHECKING:
    from .table import LiveTable

NEWEST = 20  # news that are shown


def first_shown(live: "LiveTable") -> int:
    """Return how many of the news are too old to be shown."""
    return max(0, len(live.news) - NEWEST)


def describe_table(live: "LiveTable") -> dict[str, Any]:
    head, first = live.head, first_shown(live)
    return {
        "id": head.id,
        "game": head.game,
        "status": head.status,
        "options": json.loads(head.options) if live.stale else live.table.options,
        "seats": [asdict(seat) for seat in live.seats],
        "absence": head.absence,
        "hints": head.hints,
        "open": live.opening.open,
        "hall": describe_opening(live.opening),
        "ownCards": own_name(head.game, live.table.cards),
        "clock": asdict(live.clock) if live.clock else None,
        "counts": head.counts,
        "made": head.made,
        "imagined": head.imagined is not None,
        "lesson": live.lesson,
        "puzzle": live.puzzle,
        "parent": head.parent,
        "rematch": head.rematch,
        "commitment": commitment(head.id, head.key),
        "key": head.key.hex() if live.ended else None,
        "readOnly": bool(live.stale),  # the reason would tell how long the log is
        "news": [{"at": at, **asdict(each)} for at, each in enumerate(live.news[first:], first)],
    }


def describe_opening(opening: Opening) -> dict[str, Any]:
    return {
        "joins": opening.joins,
        "watched": bool(opening.watch),
        "seek": opening.seek,
        "pace": opening.pace or None,
        "fills": opening.fills,
    }
