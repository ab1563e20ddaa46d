"""Quiet hours: between them nothing is sent, by the clock where somebody lives."""

from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from ..storage.subscriptions import Subscription

DAY = 24 * 60  # minutes


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def quiet_until(subscription: Subscription, now: float) -> float | None:
    """Return when the quiet hours end, or None if these are none."""
    first, last = subscription.quiet_from, subscription.quiet_until
    if first is None or last is None or subscription.zone not in zones():
        return None
    there = datetime.fromtimestamp(now, ZoneInfo(subscription.zone))
    minute = there.hour * 60 + there.minute
    if (minute - first) % DAY >= (last - first) % DAY:
        return None
    end = there.replace(hour=last // 60, minute=last % 60, second=0, microsecond=0)
    return (end if minute < last else end + timedelta(days=1)).timestamp()
