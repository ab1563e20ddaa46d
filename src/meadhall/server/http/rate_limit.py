"""How often a client may ask for what."""

from ..buckets import Buckets, Clock
from ..settings import Limits
from .request import GuardedRequest

FAILED = {401, 403, 404}


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
