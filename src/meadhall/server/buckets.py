"""How often something may be done: each time spends a token from a bucket that fills again with time."""

from collections.abc import Callable, Collection, Hashable

from .errors import TooMany

Clock = Callable[[], float]
INSTANT = 1e-6  # sums of seconds are not exact


class Buckets:
    """A bucket for each key: the moment when it will be full. The bucket longest untouched is forgotten."""

    def __init__(self, rate: float, burst: int, most: int, clock: Clock) -> None:
        self.interval, self.most, self.clock = 1 / rate, most, clock
        self.slack = (burst - 1) / rate
        self.full_at: dict[Hashable, float] = {}

    def wait(self, key: Hashable) -> float:
        """Return the seconds until there is a token."""
        now = self.clock()
        wait = self.full_at.get(key, now) - now - self.slack
        return wait if wait > INSTANT else 0.0

    def check(self, keys: Collection[Hashable]) -> None:
        if wait := max(map(self.wait, keys), default=0.0):
            raise TooMany(wait)

    def take(self, key: Hashable) -> None:
        now = self.clock()
        self.full_at[key] = max(now, self.full_at.pop(key, now)) + self.interval
        if len(self.full_at) > self.most:
            del self.full_at[next(iter(self.full_at))]

    def spend(self, keys: Collection[Hashable]) -> None:
        """Take a token of each key; if one is missing, take none and raise TooMany."""
        self.check(keys)
        for key in keys:
            self.take(key)
