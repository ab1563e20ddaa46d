"""The server never compiles: it interprets the rules while children fill the cache and tell how far they are."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from filelock import FileLock

from meadhall.core import compiled
from meadhall.core.game import REGISTRY, find
from meadhall.server.compile import child, warmup
from meadhall.server.compile.child import PLAYERS
from meadhall.server.compile.warmup import Filling, WarmUp
from meadhall.simulation import warm


def test_a_server_on_a_warm_cache_compiles_nothing_and_the_stages_miss_nothing() -> None:
    program = [sys.executable, "-m", "tests.server.whole_tables"]
    done = subprocess.run(program, capture_output=True, text=True, timeout=240, check=True)
    assert json.loads(done.stdout) == {"at import": 0, "new": [], "compiled": []}


def test_where_the_rules_are_compiled_nothing_is_left_to_do() -> None:
    assert WarmUp().state() == {"ready": True, "done": 0, "of": 0, "failed": None, "left": 0.0}


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> WarmUp:
    """A server that interprets the rules and finds nothing warm; its children look for themselves."""
    monkeypatch.setattr(warmup, "LATER", True)
    monkeypatch.setattr(warm, "is_warm", lambda game, part: False)
    return WarmUp()


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Children have everything to compile."""
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path))


def test_children_say_when_all_is_done(cold: WarmUp) -> None:
    of = sum(len(warm.stages(game, ["konung"])) for game in REGISTRY.values())
    assert cold.state() == {"ready": False, "done": 0, "of": of, "failed": None, "left": None}
    asyncio.run(cold.run())
    assert cold.state() == {"ready": True, "done": of, "of": of, "failed": None, "left": 0.0}
    assert not cold.children


async def while_running(cold: WarmUp, meanwhile: Callable[[], Awaitable[None]]) -> None:
    """Let it run until `meanwhile` is over, then stop it."""
    running = asyncio.ensure_future(cold.run())
    await asyncio.wait_for(meanwhile(), 60)
    running.cancel()
    await asyncio.wait([running])


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.02)


@pytest.mark.usefixtures("empty")
def test_progress_is_told_and_children_end_with_the_server(cold: WarmUp) -> None:
    pids: list[int] = []

    async def progress() -> None:
        await until(lambda: cold.state()["done"] > 1)
        pids.extend(child.pid for child in cold.children.values())

    asyncio.run(while_running(cold, progress))
    state = cold.state()
    assert 1 < state["done"] < state["of"] and not state["ready"] and state["failed"] is None
    assert len(pids) == min(2, os.cpu_count() or 1) and not any(map(is_running, pids))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.usefixtures("empty")
def test_a_child_that_dies_is_told_of_and_tried_again_once(cold: WarmUp) -> None:
    cold.games["shipwrights"].stages = 0
    told: list[str] = []

    async def killing() -> None:
        while len(told) < 2:
            await until(lambda: cold.children)
            os.kill(cold.children["eketorp"].pid, signal.SIGKILL)
            await until(lambda: cold.failures.get("eketorp") not in (None, *told))
            told.append(cold.failures["eketorp"])

    async def whole() -> None:
        await asyncio.gather(cold.run(), killing())

    asyncio.run(whole())
    failed = "compiling eketorp ended with status -9"
    assert told == [f"{failed}; it is tried again", failed]
    assert cold.state()["failed"] == failed and not cold.state()["ready"] and not cold.children


def test_a_second_server_on_the_same_cache_waits_and_compiles_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / compiled.CACHE.name
    folder.mkdir()
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path))
    with FileLock(folder / "eketorp.lock"):  # as the child of the first server holds it
        second = subprocess.Popen([*warmup.CHILD, "eketorp"], stdout=subprocess.PIPE, text=True)
        with pytest.raises(subprocess.TimeoutExpired):
            second.communicate(timeout=3)
        for part in warm.parts_for(find("eketorp"), PLAYERS):
            (folder / f"eketorp-{part}-{compiled.processor()}.ready").touch()
    told, _ = second.communicate(timeout=60)
    assert second.returncode == 0
    assert [json.loads(line) for line in told.splitlines()] == [{"left": 0, "share": 0.0}]


def test_who_compiles_begins_when_nobody_else_does(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    compiling = threading.Event()
    monkeypatch.setattr(child, "CACHE", tmp_path)
    monkeypatch.setattr(child, "stand_back", lambda far: None)
    monkeypatch.setattr(child, "compile_missing", lambda game: compiling.set())
    second = threading.Thread(target=child.main, args=["eketorp"])
    with FileLock(tmp_path / "eketorp.lock"):
        second.start()
        assert not compiling.wait(0.5)
    assert compiling.wait(60)
    second.join()


def test_a_child_never_comes_forward_again() -> None:
    program = (
        "import os\n"
        "from meadhall.server.compile.priority import stand_back\n"
        "for to in (15, 5):\n"
        "    stand_back(to)\n"
        "    print(os.getpriority(os.PRIO_PROCESS, 0))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["15", "15"]


def test_a_copy_of_the_same_sources_shares_what_was_compiled(tmp_path: Path) -> None:
    shutil.copytree(compiled.PACKAGE, tmp_path / "meadhall", ignore=shutil.ignore_patterns("__pycache__"))
    program = (
        "from numba.core import event\n"
        "import meadhall\n"
        "with event.install_recorder('numba:compile') as heard:\n"
        "    meadhall.Table.new('eketorp', 3, 1)\n"
        "print(meadhall.__file__, len(heard.buffer))"
    )
    warm = subprocess.run([sys.executable, "-c", program], env=os.environ | {"PYTHONPATH": str(tmp_path)},
                          capture_output=True, text=True, check=True)  # fmt: skip
    assert warm.stdout.split() == [str(tmp_path / "meadhall" / "__init__.py"), "0"]


def test_what_was_compiled_for_another_processor_is_not_ours() -> None:
    ours = compiled.processor()
    program = [sys.executable, "-c", "from meadhall.core import compiled; print(compiled.processor())"]
    for processor, same in (({}, True), ({"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}, False)):
        done = subprocess.run(program, env=os.environ | processor, capture_output=True, text=True, check=True)
        assert (done.stdout.strip() == ours) == same


def test_the_time_left_is_told_by_what_the_work_took_until_now(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    filling = Filling(10)
    filling.begins()
    now = 130.0
    assert filling.seconds() is None, "nothing is done yet"
    filling.hear(stages=5, share=0.25)
    assert filling.seconds() == 10.0, "three quarters took thirty seconds"
