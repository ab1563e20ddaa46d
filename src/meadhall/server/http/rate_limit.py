"""How often a client may ask: it spends tokens from buckets that fill again with time."""

from collections.abc import Callable, Collection, Hashable

from ..errors import TooMany
from ..settings import Limits
from .request import GuardedRequest

Clock = Callable[[], float]
FAILED = {401, 403, 404}
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


class Rates:
    """The rates at which clients may ask for things."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        def buckets(rate: float, burst: int) -> Buckets:
            return Buckets(rate, burst, limits.buckets, clock)

        self.addresses = buckets(limits.address_rate, limits.address_burst)
        self.pages = buckets(limits.page_rate, limits.page_burst)
        self.secrets = buckets(limits.seat_rate, limits.seat_burst)
        self.openings = buckets(limits.tables_an_hour / 3600, limits.tables_an_hour)
        self.failures = buckets(limits.failures_a_minute / 60, limits.failures_a_minute)

    def admit(self, request: GuardedRequest) -> None:
        address = (request.address,)
        if not request.of_api:
            return self.pages.spend(address)
        self.failures.check(address)
        self.addresses.spend(address)
        self.secrets.spend(request.marks)
        if request.opens_table:
            self.openings.spend(address)

    def note(self, request: GuardedRequest, status: int) -> None:
        """Count a failure, so that a client who guesses secrets or tables runs out of guesses."""
        if request.of_api and status in FAILED:
            self.failures.take(request.address)
