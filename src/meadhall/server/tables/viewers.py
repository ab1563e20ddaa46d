"""The viewers of a table: what each knows and was told, and which streams follow it."""

import time
from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...core.contract import SPECTATOR
from .shown import Shown
from .wakeup import WakeUp

if TYPE_CHECKING:
    from .table import LiveTable

RECENT = 24  # steps of which a viewer can be told without a replay
BETWEEN = 8  # steps that a follower is shown before the latest one
EXPECTED_BACK = 90.0  # seconds in which a viewer whose stream broke is told on


class Viewer:
    """A seat, or SPECTATOR for all who watch; it counts its steps, the changes of what it knows, and nothing else."""

    def __init__(self, seat: int, known: bytes) -> None:
        self.seat = seat
        self.known = known
        self.steps = array("H")  # entries of the log that changed what it knows
        self.before = array("H")  # for each of the table's news that an entry followed, how many steps came first
        self.told: deque[tuple[int, bytes]] = deque(maxlen=RECENT)
        self.passed: deque[tuple[int, Shown]] = deque(maxlen=BETWEEN)  # steps that another one followed at once
        self.made: Shown | None = None  # the latest view that was put together
        self.shown: Shown | None = None  # the latest one that was not passed at once
        self.fresh = False  # whether that is still how it looks
        self.followers: set[Follower] = set()
        self.left = float("-inf")  # when the last follower left

    @property
    def listens(self) -> bool:
        return bool(self.followers) or time.monotonic() - self.left < EXPECTED_BACK

    @property
    def stepwise(self) -> bool:
        """Tell whether somebody follows step by step."""
        return any(follower.stepwise for follower in self.followers)

    def passes(self, view: Shown) -> None:
        """Remember how it looked before an entry that followed at once."""
        self.passed.append((len(self.steps), view))
        self.made = view

    def learns(self, known: bytes, entry: int) -> bool:
        """Tell whether the entry changed what the viewer knows."""
        if known == self.known:
            return False
        self.known, self.fresh = known, False
        self.steps.append(entry)
        return True

    def hears(self, entry: int, phrases: bytes) -> None:
        """Store the phrases that tell an entry that changed something, and wake the followers."""
        self.told.append((bisect_right(self.steps, entry), phrases))
        self.wake()

    def steps_of(self, entries: Iterable[int]) -> list[int]:
        """Return the steps that those of the entries are which changed what the viewer knows."""
        return as_steps(entries, self.steps)

    def wake(self) -> None:
        for follower in self.followers:
            follower.wakeup.ring()

    def story_after(self, step: int) -> bytes:
        """Return what happened since the given step, as JSON; null if that is too long ago to be remembered here."""
        missing = len(self.steps) - step
        if missing < 0 or missing > len(self.told):
            return b"null"
        told = [phrases for count, phrases in self.told if count > step]
        return b"[" + b",".join(told) + b"]"

    def passed_since(self, step: int) -> list[Shown]:
        """Return the remembered views of the last steps since the given one, without the latest one."""
        found, before = list[Shown](), len(self.steps) - 1
        for passed, view in reversed(self.passed):
            if passed != before or before <= step:
                break
            found.append(view)
            before -= 1
        return found[::-1]


class Follower:
    """A stream that wants to hear of a viewer's steps."""

    def __init__(self, live: "LiveTable", viewer: Viewer, wakeup: WakeUp, stepwise: bool) -> None:
        self.live, self.viewer, self.wakeup, self.stepwise = live, viewer, wakeup, stepwise

    def follow(self) -> None:
        self.viewer.followers.add(self)
        if self.viewer.seat != SPECTATOR:
            self.live.presence.arrive(self.viewer.seat)

    def leave(self) -> None:
        self.viewer.followers.discard(self)
        if not self.viewer.stepwise:
            self.viewer.passed.clear()
        if not self.viewer.followers:
            self.viewer.left = time.monotonic()
        if self.viewer.seat != SPECTATOR:
            self.live.presence.leave(self.viewer.seat)


def as_steps(entries: Iterable[int], steps: Sequence[int]) -> list[int]:
    """Return the numbers of the entries among a viewer's steps, which count from 1, without those that are none."""
    found = ((bisect_right(steps, entry), entry) for entry in entries)
    return [at for at, entry in found if at and steps[at - 1] == entry]


def looks_as(seat: int) -> int | None:
    """Name a viewer as a table does."""
    return None if seat == SPECTATOR else seat
