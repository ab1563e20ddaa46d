"""How much one seat may say, and one address at all its seats."""

import time

from ...core.contract import SPECTATOR
from ..buckets import Buckets
from ..settings import Limits

AT_ONCE = 4  # a quarter of a minute's lines may be said at once


class TalkLimit:
    """Buckets for lines and reactions: a few may come at once, and in the long run as many as the limits say."""

    def __init__(self, limits: Limits) -> None:
        def buckets(a_minute: int) -> Buckets:
            return Buckets(a_minute / 60, max(1, a_minute // AT_ONCE), limits.buckets, time.monotonic)

        self.seats, self.addresses = buckets(limits.talk_a_minute), buckets(limits.talk_an_address)

    def count(self, table: str, seat: int, address: str) -> None:
        """Count a line or a reaction; raise TooMany if there were many of late. All who watch share one secret."""
        speaker = (table, seat, address if seat == SPECTATOR else "")
        self.addresses.check((address,))
        self.seats.spend((speaker,))
        self.addresses.take(address)
