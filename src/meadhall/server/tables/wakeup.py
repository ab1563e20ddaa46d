"""The wake-up of a stream. Every stream has one, so it is lighter than an asyncio.Event and its timeout."""

import asyncio


class WakeUp:
    __slots__ = ("_sleeper", "rung")

    def __init__(self) -> None:
        self.rung = False
        self._sleeper: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self.rung = True
        self._wake()

    def hush(self) -> None:
        self.rung = False

    async def wait(self, seconds: float) -> bool:
        """Wait for that time at most; tell whether it was rung by then, or before."""
        if not self.rung:
            loop = asyncio.get_running_loop()
            self._sleeper = loop.create_future()
            late = loop.call_later(seconds, self._wake)
            try:
                await self._sleeper
            finally:
                late.cancel()
                self._sleeper = None
        return self.rung

    def _wake(self) -> None:
        if self._sleeper and not self._sleeper.done():
            self._sleeper.set_result(None)
