"""A table's past, step by step: a viewer sees what it saw then, or after the end what anybody saw."""

from collections.abc import Iterator
from typing import Any

from ...core.phrase import Told
from ...core.table import CHECK_EVERY, Table
from ...saga import plain
from ...story import tell_all
from .table import LiveTable
from .viewers import as_steps, looks_as

LONGEST = 50  # steps in one answer


def steps_of(live: LiveTable, seat: int) -> list[int]:
    """Return the entries that changed what the viewer knows; a step is the position after one of them."""
    return list(live.viewers[seat].steps)


def replay(table: Table, steps: list[int], seat: int, first: int, count: int) -> list[dict[str, Any]]:
    """Return the steps from `first` on, each with what the viewer saw then and what had just happened."""
    return [
        {"step": at, "view": now.view(looks_as(seat)) | {"moves": []}, "story": story}
        for at, now, story in _walk(table, steps, seat, first, count)
    ]


def every_entry(table: Table) -> list[int]:
    return list(range(len(table.entries)))


def replay_all(table: Table, steps: list[int], teller: int, first: int, count: int) -> list[dict[str, Any]]:
    """Return the steps of a finished game as all seats saw them; the story is the teller's."""
    seats = range(table.seats)
    return [
        {"step": at, "views": [now.view(seat) | {"moves": []} for seat in seats], "story": story}
        for at, now, story in _walk(table, steps, teller, first, count)
    ]


def story(table: Table, steps: list[int], seat: int, after: int, count: int) -> list[list[Told]]:
    """Return the phrases of the steps after the given one, a list for each step."""
    return [told for _, _, told in _walk(table, steps, seat, after + 1, count)]


def show_everything(table: Table) -> None:
    """Make the whole story and every viewer's view, now and here and there before, as somebody may ask for them."""
    viewers, now = [None, *range(table.seats)], table.at(0)
    for at, _ in tell_all(table, viewers):
        if at % CHECK_EVERY == 0:
            _view_all(now, viewers)
        now.follow(table.entries[at])
    _view_all(now, viewers)
    course(table)


def _view_all(table: Table, viewers: list[int | None]) -> None:
    for viewer in viewers:
        table.view(viewer)


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


def _walk(table: Table, steps: list[int], seat: int, first: int, count: int) -> Iterator[tuple[int, Table, list[Told]]]:
    """Yield the steps from `first` on: step 0 is the beginning, step n the position after the n-th of the entries."""
    last = min(first + count, len(steps) + 1)
    if first >= last:
        return
    if first == 0:
        yield 0, table.at(0), []
    begin = max(first, 1)
    now = table.at(steps[begin - 2] + 1 if begin > 1 else 0)
    heard = tell_all(table, [looks_as(seat)], len(now.entries), None, now.position.array.tobytes())
    for step in range(begin, last):
        told: list[Told] = []
        while len(now.entries) <= steps[step - 1]:
            at, what = next(heard)
            now.follow(table.entries[at])
            piece = what[looks_as(seat)]
            told += plain(table.game, piece.phrases, as_steps(piece.undone, steps))
        yield step, now, told
