"""Spans of time in which a clock stands, and what runs between them."""

from collections.abc import Iterable
from itertools import chain
from math import inf

Span = tuple[float, float]


class Outages:
    """The times in which no server ran, as this server last read them."""

    def __init__(self) -> None:
        self.spans: tuple[Span, ...] = ()


def running(first: float, last: float, *stops: Iterable[Span]) -> float:
    """Return the seconds from the first moment to the last in which the clock did not stand."""
    stood, at = 0.0, first
    for began, ended in sorted(chain(*stops)):
        began, ended = max(began, at), min(ended, last)
        if began < ended:
            stood += ended - began
            at = ended
    return max(0.0, last - first - stood)


def moment_after(first: float, seconds: float, *stops: Iterable[Span]) -> float | None:
    """Return when so many seconds have run since the first moment; None if the clock stands until somebody acts."""
    at, left = first, seconds
    for began, ended in sorted(chain(*stops)):
        if ended <= at:
            continue
        if began - at >= left:
            break
        left -= max(0.0, began - at)
        at = ended
    return None if at == inf else at + left
