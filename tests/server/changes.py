"""Views made anew, and views of which only what changed was sent, put together as a client does it."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from meadhall.server.tables.table import LiveTable
from meadhall.server.tables.viewers import looks_as


def anew(live: LiveTable, seat: int) -> Any:
    """What a viewer should be shown, by the table itself and by nothing that is remembered."""
    log, target = live.table.log, live.table.log.latest(seat) if seat >= 0 else None
    undo = live.running and target is not None and log.taken_back(seat, target) is not None
    view = live.table.view(looks_as(seat)) | {"undo": undo, "since": live.since}
    return json.loads(json.dumps(view))


def applied(change: Any, before: Any) -> Any:
    """The view after a change, as the API describes it."""
    position = before["position"] | change["position"]
    for name, placed in change["places"].items():
        old = position[name]
        position[name] = (
            [placed.get(str(at), each) for at, each in enumerate(old)] if isinstance(old, list) else old | placed
        )
    return before | {"position": position} | change["view"]


class Whole:
    """Makes events whole, one after another: with the views that their changes come to."""

    def __init__(self) -> None:
        self.latest: dict[tuple[str, int | None], Any] = {}

    def __call__(self, event: Any) -> Any:
        viewer, course = (event["table"]["id"], event["seat"]), list[Any]()
        for change in event.get("changes") or []:
            course.append(applied(change, course[-1] if course else self.latest[viewer]))
        whole = event | ({"view": course[-1], "between": course[:-1], "changes": None} if course else {})
        self.latest[viewer] = whole["view"]
        return whole


def made_whole(events: Iterable[Any]) -> Iterator[Any]:
    """The events of a stream, made whole."""
    return map(Whole(), events)
