"""A table's past, step by step: a viewer sees what it saw then, or after the end what anybody saw."""

from collections.abc import Iterator
from typing import Any

from ...core.phrase import Phrase
from ...core.table import Table
from ...story import tell_all
from .table import LiveTable
from .viewers import looks_as

LONGEST = 50  # steps in one answer


def steps_of(live: LiveTable, seat: int) -> list[int]:
    """Return the entries that changed what the viewer knows; a step is the position after one of them."""
    return list(live.viewers[seat].changes)


def replay(table: Table, rows: list[int], seat: int, first: int, count: int) -> list[dict[str, Any]]:
    """Return the steps from `first` on, each with what the viewer saw then and what had just happened."""
    return [
        {"step": at, "view": now.view(looks_as(seat)) | {"moves": []}, "story": story}
        for at, now, story in _walk(table, rows, seat, first, count)
    ]


def every_entry(table: Table) -> list[int]:
    return list(range(len(table.entries)))


def replay_all(table: Table, rows: list[int], teller: int, first: int, count: int) -> list[dict[str, Any]]:
    """Return the steps of a finished game as all seats saw them; the story is the teller's."""
    seats = range(table.seats)
    return [
        {"step": at, "views": [now.view(seat) | {"moves": []} for seat in seats], "story": story}
        for at, now, story in _walk(table, rows, teller, first, count)
    ]


def story(table: Table, rows: list[int], seat: int, after: int, count: int) -> list[list[dict[str, Any]]]:
    """Return the phrases of the steps after the given one, a list for each step."""
    return [told for _, _, told in _walk(table, rows, seat, after + 1, count)]


def course(table: Table) -> dict[str, Any]:
    """Return each seat's points at the end of each round played here; for the last round, at the end of the log."""
    replay, stood = table.at(0), dict[int, list[int]]()
    for at in table.live:
        began = _round(replay)
        replay.follow(table.entries[at])
        if began and _round(replay) != began:
            stood[began] = _totals(replay)
    if now := _round(replay):
        stood[now] = _totals(replay)
    return {"first": min(stood, default=1), "rounds": list(stood.values())}


def _round(table: Table) -> int:
    return int(table.game.rules.rounds(table.position.handle))


def _totals(table: Table) -> list[int]:
    return [each["total"] for each in table.position.scores(table.seats)]


def _walk(table: Table, rows: list[int], seat: int, first: int, count: int) -> Iterator[tuple[int, Table, Any]]:
    """Yield the steps from `first` on: step 0 is the beginning, step n the position after the n-th of the entries."""
    last = min(first + count, len(rows) + 1)
    if first >= last:
        return
    if first == 0:
        yield 0, table.at(0), []
    begin = max(first, 1)
    now = table.at(rows[begin - 2] + 1 if begin > 1 else 0)
    heard = tell_all(table, [looks_as(seat)], len(now.entries), None, now.position.array.tobytes())
    for step in range(begin, last):
        told: list[Phrase] = []
        while len(now.entries) <= rows[step - 1]:
            at, what = next(heard)
            now.follow(table.entries[at])
            told += what[looks_as(seat)].phrases
        yield step, now, [phrase.plain() for phrase in told]
