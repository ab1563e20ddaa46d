"""The lag of the event loop: it samples how late a task is woken, and keeps the last minute's samples."""

import asyncio
from collections import deque
from collections.abc import Callable

EVERY = 0.05  # seconds
KEPT = int(60 / EVERY)


class Lag:
    def __init__(self, note: Callable[[float], None] = lambda seconds: None) -> None:
        self.note = note
        self.samples: deque[float] = deque(maxlen=KEPT)

    async def watch(self) -> None:
        """Sample the lag until cancelled: ask to be woken, and see how late it is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.samples.append(max(0.0, loop.time() - due))
            self.note(self.samples[-1])

    def milliseconds(self) -> dict[str, float]:
        """Return the longest lag of the last minute, and the lag that one sample in a hundred reaches."""
        late = sorted(self.samples) or [0.0]
        return {"most": _rounded(late[-1]), "p99": _rounded(late[int(len(late) * 0.99)])}


def _rounded(seconds: float) -> float:
    return round(seconds * 1000, 1)
