"""What wakes a stream."""

import asyncio

from meadhall.server.tables.wakeup import WakeUp


def test_it_was_rung_before_anybody_waits() -> None:
    async def rung() -> bool:
        bell = WakeUp()
        bell.ring()
        return await asyncio.wait_for(bell.wait(60), 5)

    assert asyncio.run(rung())


def test_it_wakes_who_waits_and_is_hushed() -> None:
    async def rung() -> tuple[bool, bool]:
        bell = WakeUp()
        asyncio.get_running_loop().call_later(0.01, bell.ring)
        first = await asyncio.wait_for(bell.wait(60), 5)
        bell.hush()
        return first, await bell.wait(0.01)

    assert asyncio.run(rung()) == (True, False)


def test_who_no_longer_waits_is_not_missed() -> None:
    async def left() -> bool:
        bell = WakeUp()
        waiting = asyncio.create_task(bell.wait(60))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        bell.ring()
        return bell.rung

    assert asyncio.run(left())
