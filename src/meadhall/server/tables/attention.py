"""Who looks at a table: the server remembers it in memory only, and not for long."""

import time

RESTS_AFTER = 300.0  # seconds without a stream or a request after which a table's bots rest


class Attention:
    """The addresses that follow a table by a stream, and those that asked for it lately."""

    def __init__(self) -> None:
        self._streams: dict[str, int] = {}
        self._asked: dict[str, float] = {}

    @property
    def awake(self) -> bool:
        """Tell whether somebody looks, so that it is worth thinking."""
        return bool(self._streams) or bool(self.addresses())

    def look(self, address: str) -> None:
        self._asked[address] = time.monotonic()

    def follow(self, address: str) -> None:
        self._streams[address] = self._streams.get(address, 0) + 1

    def leave(self, address: str) -> None:
        self._streams[address] -= 1
        if not self._streams[address]:
            del self._streams[address]
        self.look(address)

    def addresses(self) -> tuple[str, ...]:
        """Return the addresses that look; forget those that no longer do."""
        past = time.monotonic() - RESTS_AFTER
        self._asked = {address: asked for address, asked in self._asked.items() if asked > past}
        return tuple(dict.fromkeys([*self._streams, *self._asked]))
