"""The viewers of a table: what each knows and was told, and which streams follow it."""

import time
from array import array
from bisect import bisect_right
from collections import deque
from typing import TYPE_CHECKING, Any

import orjson

from ...core.contract import SPECTATOR
from .wakeup import WakeUp

if TYPE_CHECKING:
    from .table import LiveTable

RECENT = 24  # changes of which a viewer can be told without a replay
BETWEEN = 8  # steps that a follower is shown before the latest one
EXPECTED_BACK = 90.0  # seconds in which a viewer whose stream broke is told on


class Viewer:
    """A seat, or SPECTATOR for all who watch; it counts what changed what it knows, and nothing else."""

    def __init__(self, seat: int, known: bytes) -> None:
        self.seat = seat
        self.known = known
        self.changes = array("H")  # entries of the log that changed what it knows
        self.before = array("H")  # for each of the table's news that an entry followed, how many changes came first
        self.told: deque[tuple[int, bytes]] = deque(maxlen=RECENT)
        self.passed: deque[tuple[int, bytes]] = deque(maxlen=BETWEEN)  # steps that another one followed at once
        self.shown = b""  # the view, if it is not to be built anew
        self.followers: set[Follower] = set()
        self.left = float("-inf")  # when the last follower left

    @property
    def listens(self) -> bool:
        return bool(self.followers) or time.monotonic() - self.left < EXPECTED_BACK

    @property
    def steps(self) -> bool:
        """Tell whether somebody follows step by step."""
        return any(follower.steps for follower in self.followers)

    def learns(self, known: bytes, row: int) -> bool:
        """Tell whether the entry changed what the viewer knows."""
        if known == self.known:
            return False
        self.known, self.shown = known, b""
        self.changes.append(row)
        return True

    def hears(self, row: int, phrases: bytes) -> None:
        """Store the phrases that tell an entry that changed something, and wake the followers."""
        self.told.append((bisect_right(self.changes, row), phrases))
        self.wake()

    def wake(self) -> None:
        for follower in self.followers:
            follower.wakeup.ring()

    def story_after(self, change: int) -> bytes:
        """Return what happened since the change, as JSON; null if that is too long ago to be remembered here."""
        missing = len(self.changes) - change
        if missing < 0 or missing > len(self.told):
            return b"null"
        told = [phrases for count, phrases in self.told if count > change]
        return b"[" + b",".join(told) + b"]"

    def between(self, change: int) -> bytes:
        """Return, as JSON, the remembered views of the last steps since the change, without the latest one."""
        found, step = list[bytes](), len(self.changes) - 1
        for passed, view in reversed(self.passed):
            if passed != step or step <= change:
                break
            found.append(view)
            step -= 1
        return b"[" + b",".join(reversed(found)) + b"]"


class Follower:
    """A stream that wants to hear of a viewer's changes."""

    def __init__(self, live: "LiveTable", viewer: Viewer, wakeup: WakeUp, steps: bool) -> None:
        self.live, self.viewer, self.wakeup, self.steps = live, viewer, wakeup, steps

    def follow(self) -> None:
        self.viewer.followers.add(self)

    def leave(self) -> None:
        self.viewer.followers.discard(self)
        if not self.viewer.steps:
            self.viewer.passed.clear()
        if not self.viewer.followers:
            self.viewer.left = time.monotonic()


def looks_as(seat: int) -> int | None:
    """Name a viewer as a table does."""
    return None if seat == SPECTATOR else seat


def write_json(value: Any) -> bytes:
    """Write JSON in no more memory than it takes: orjson keeps all that it had reserved."""
    return bytes(memoryview(orjson.dumps(value)))
