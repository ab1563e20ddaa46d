"""The limit of open streams: the server counts them by address, by secret and in all."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager

from ..clients import household, marks_of
from ..errors import TooMany
from ..settings import Limits

LATER = 10  # seconds; nobody knows when a stream will end


class StreamLimit:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open = 0
        self.held: Counter[Hashable] = Counter()

    def enter(self, client: str, secrets: Iterable[str]) -> None:
        """Count one stream more for that address and those secrets; raise TooMany at a limit."""
        address, marks = household(client), marks_of(secrets)
        if self.open >= self.limits.streams or self.held[address] >= self.limits.streams_an_address:
            raise TooMany(LATER)
        if any(self.held[mark] >= self.limits.streams_a_secret for mark in marks):
            raise TooMany(LATER)
        self.open += 1
        self.held.update([address, *marks])

    def leave(self, client: str, secrets: Iterable[str]) -> None:
        """Count one stream less, for it has ended."""
        self.open -= 1
        for key in (household(client), *marks_of(secrets)):
            self.held[key] -= 1
            if not self.held[key]:
                del self.held[key]

    @contextmanager
    def count(self, client: str, secrets: Iterable[str]) -> Iterator[None]:
        shown = list(secrets)
        self.enter(client, shown)
        try:
            yield
        finally:
            self.leave(client, shown)
