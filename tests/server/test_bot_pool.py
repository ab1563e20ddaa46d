"""Bots think in processes of their own; whatever happens to those, every question is answered."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from meadhall.server.bots import pool as benches
from meadhall.server.bots.pool import Busy, Thinkers
from meadhall.server.bots.worker import Closed

from .deciding import GAMES, players_choice, question, undecided

pytestmark = pytest.mark.xdist_group("bot pool")
CAP = 0.5


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """A Jarl who has time enough, and a Konung who has not."""
    found = Thinkers(workers=2, caps={"jarl": 60.0, "konung": CAP})
    yield found
    asyncio.run(found.close())


def processes(bench: str) -> set[int]:
    """The process ids of a bench."""
    return {each.pid for each in multiprocessing.active_children() if each.pid and bench in each.name}


async def newcomers(bench: str, known: set[int]) -> set[int]:
    """Processes of a bench besides those known, as soon as there are any."""
    while not (found := processes(bench) - known):
        await asyncio.sleep(0.01)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["thrall", "karl", "jarl"])
def test_a_bot_that_is_not_cut_short_answers_as_it_would_at_the_table(
    game: str, level: str, thinkers: Thinkers
) -> None:
    asked = question(undecided(game), level)
    assert asyncio.run(thinkers.think(asked)) == players_choice(game, level)


@pytest.mark.parametrize("game", GAMES)
def test_a_cap_cuts_thinking_short(game: str, thinkers: Thinkers) -> None:
    asked = question(undecided(game, moves=30), "konung")
    asyncio.run(thinkers.think(asked))  # the first time a process starts
    began = worked("deep")
    assert asyncio.run(thinkers.think(asked)) in asked.legal
    assert worked("deep") - began < CAP + 2.0


def worked(bench: str) -> float:
    """Seconds that the processes of a bench have had a core, however many others want one."""
    found = 0
    for pid in processes(bench):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        found += int(fields[11]) + int(fields[12])
    return found / os.sysconf("SC_CLK_TCK")


async def turns(until: asyncio.Future[list[int]]) -> list[float]:
    """What the event loop itself did from one of its turns to the next, in seconds of a core."""
    found = []
    while not until.done():
        began = time.thread_time()
        await asyncio.sleep(0)
        found.append(time.thread_time() - began)
    return found


def test_the_event_loop_runs_on_while_konungs_think(thinkers: Thinkers) -> None:
    async def watched() -> list[float]:
        asked = [question(undecided(game), "konung") for game in GAMES]
        return await turns(asyncio.gather(*map(thinkers.think, asked)))

    found = asyncio.run(watched())
    assert len(found) > 20 and median(found) < 0.02 and max(found) < 0.5


def test_karl_does_not_wait_behind_konungs_and_what_waits_can_be_withdrawn(thinkers: Thinkers) -> None:
    async def crowded() -> tuple[int, int]:
        table = undecided("eketorp")
        await thinkers.think(question(table, "karl"))  # whose process is there now
        deep = [asyncio.ensure_future(thinkers.think(question(table, "konung"))) for _ in range(200)]
        await asyncio.sleep(0.1)
        await thinkers.think(question(table, "karl"))
        done = sum(each.done() for each in deep)
        for each in deep:
            each.cancel()
        return done, await thinkers.think(question(table, "jarl"))

    began = time.perf_counter()
    done, jarl = asyncio.run(crowded())
    assert done < 100 and jarl == players_choice("eketorp", "jarl")
    assert time.perf_counter() - began < 200 * CAP / 2, "two have thought about all that was withdrawn"
    assert thinkers.waiting == 0


def test_a_worker_killed_in_thought_is_replaced_and_asked_again(thinkers: Thinkers) -> None:
    async def disturbed() -> int:
        asking = asyncio.ensure_future(thinkers.think(question(undecided("eketorp"), "jarl")))
        await asyncio.sleep(0.1)
        assert not asking.done()
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        return await asking

    before = processes("deep")
    assert before and asyncio.run(disturbed()) == players_choice("eketorp", "jarl")
    assert processes("deep") and processes("deep").isdisjoint(before)


def test_karl_stands_in_where_one_worker_after_another_is_killed(caplog: pytest.LogCaptureFixture) -> None:
    async def haunted() -> int:
        thinkers = Thinkers(workers=1)
        asking = asyncio.ensure_future(thinkers.think(question(undecided("eketorp"), "konung")))
        seen = processes("deep")
        for _ in range(benches.ASKED):
            for pid in await newcomers("deep", seen):
                os.kill(pid, signal.SIGKILL)
                seen.add(pid)
        found = await asking
        await thinkers.close()
        return found

    assert asyncio.run(haunted()) == players_choice("eketorp", "karl")
    assert [each.getMessage() for each in caplog.records] == ["deep-0 died over a question for konung"] * 3


def test_a_worker_that_hangs_is_replaced_and_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    async def stuck() -> int:
        thinkers = Thinkers(workers=1, grace=3.0)
        before = processes("quick")
        await thinkers.think(question(undecided("eketorp", moves=20), "karl"))
        for pid in processes("quick") - before:
            os.kill(pid, signal.SIGSTOP)
        found = await thinkers.think(question(undecided("eketorp"), "karl"))
        await thinkers.close()
        return found

    assert asyncio.run(stuck()) == players_choice("eketorp", "karl")
    assert [each.getMessage() for each in caplog.records] == ["quick-0 was silent for 3 s over a question for karl"]


def test_a_new_worker_may_take_its_time(caplog: pytest.LogCaptureFixture) -> None:
    async def hurried() -> int:
        thinkers = Thinkers(workers=1, grace=1.0)
        try:
            return await thinkers.think(question(undecided("eketorp"), "karl"))
        finally:
            await thinkers.close()

    assert asyncio.run(hurried()) == players_choice("eketorp", "karl")
    assert not caplog.records


def test_more_questions_than_can_be_taken_in_are_refused(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    async def one_too_many() -> tuple[int | BaseException, int | BaseException]:
        asked = question(undecided("eketorp"), "karl")
        return await asyncio.gather(thinkers.think(asked), thinkers.think(asked), return_exceptions=True)

    monkeypatch.setattr(benches, "MOST", 1)
    first, second = asyncio.run(one_too_many())
    assert first == players_choice("eketorp", "karl") and isinstance(second, Busy)


def test_when_it_closes_those_who_wait_are_told_and_no_process_stays() -> None:
    async def closing() -> list[int | BaseException]:
        thinkers = Thinkers(workers=1)
        asked = question(undecided("eketorp"), "konung")
        asking = asyncio.gather(*(thinkers.think(asked) for _ in range(3)), return_exceptions=True)
        await newcomers("deep", before)
        await thinkers.close()
        with pytest.raises(Closed):
            await thinkers.think(asked)
        return await asking

    before = processes("deep")
    assert [type(each) for each in asyncio.run(closing())] == [Closed] * 3
    assert processes("deep") == before


SERVER = """
import asyncio
from meadhall.server.bots.pool import Thinkers
from tests.server.deciding import question, undecided

async def serve():
    thinkers = Thinkers(workers=1)
    await thinkers.think(question(undecided("eketorp"), "thrall"))
    print("thinking", flush=True)
    await thinkers.think(question(undecided("eketorp"), "konung"))

if __name__ == "__main__":
    asyncio.run(serve())
"""


def test_workers_do_not_outlive_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout and server.stdout.readline() == "thinking\n"
        server.kill()
        rest, _ = server.communicate(timeout=120)  # the workers share its output, which ends when the last of them does
    assert rest == ""
