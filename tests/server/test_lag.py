"""The loop's lag is measured, and everybody may ask for it."""

import asyncio
import time

from meadhall.server.lag import EVERY, Lag

from .people import People


async def blocked(seconds: float) -> dict[str, float]:
    lag = Lag()
    watching = asyncio.create_task(lag.watch())
    await asyncio.sleep(EVERY / 2)
    time.sleep(seconds)
    await asyncio.sleep(EVERY)
    watching.cancel()
    return lag.milliseconds()


def test_a_loop_that_was_blocked_is_late() -> None:
    assert asyncio.run(blocked(0.3))["most"] >= 200


def test_before_the_first_sample_nothing_was_late() -> None:
    assert Lag().milliseconds() == {"most": 0.0, "p99": 0.0}


def test_one_late_moment_in_a_minute_is_not_the_rule() -> None:
    lag = Lag()
    lag.samples.extend([0.001] * 1199 + [0.5])
    assert lag.milliseconds() == {"most": 500.0, "p99": 1.0}


def test_the_servers_lag_is_a_part_of_its_health(guests: People) -> None:
    lag = guests.http.get("/healthz").json()["lag"]
    assert lag.keys() == {"most", "p99"} and 0 <= lag["p99"] <= lag["most"]
