"""Files are judged in processes of their own: none of them holds up the server, another file, or its end."""

import asyncio
import os
import signal
import socket
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall import Table
from meadhall.server.errors import Refusal
from meadhall.server.tables import judge, upload
from meadhall.server.tables.judge import Judges

from .judging import obey
from .running import Process, alive, children_of, running

AS_JSON = {"Content-Type": "application/json"}
LONG = 600.0  # seconds: longer than any test waits
SAVED = Table.new("eketorp", 3, key=bytes(32), name="0123456789ab").dump().encode()


def refusal(found: object) -> tuple[int, str]:
    assert isinstance(found, Refusal)
    return found.status, found.error


async def ask(judges: Judges, address: str, *files: bytes) -> list[object]:
    """What comes of files that one address sends, one after another."""
    return [(await asyncio.gather(judges.judge(address, each, "", 0.0), return_exceptions=True))[0] for each in files]


def with_judges(seconds: float, doing: Any) -> Any:
    async def run() -> Any:
        judges = Judges(seconds, obey)
        try:
            return await doing(judges)
        finally:
            await asyncio.to_thread(judges.close)

    return asyncio.run(run())


def test_a_file_that_takes_too_long_or_ends_the_process_is_refused_and_the_next_is_judged() -> None:
    def doing(judges: Judges) -> Coroutine[Any, Any, list[object]]:
        return ask(judges, "here", b"hang", b"die", b"nonsense")

    assert [refusal(each) for each in with_judges(0.5, doing)] == [
        (422, "unjudged_file"), (422, "unjudged_file"), (422, "bad_file"),
    ]  # fmt: skip


def test_nobody_waits_for_a_file_of_another_and_the_end_waits_for_none() -> None:
    async def doing(judges: Judges) -> tuple[object, object]:
        hanging = asyncio.create_task(ask(judges, "here", b"hang"))
        while not judges._busy:
            await asyncio.sleep(0.01)
        second = asyncio.create_task(ask(judges, "here", b"hang"))
        (other,) = await ask(judges, "elsewhere", b"nonsense")
        assert not hanging.done()
        assert len(judges._busy) == 1, "one file of an address at a time"
        await asyncio.to_thread(judges.close)
        (broken,), (never,) = await hanging, await second
        assert refusal(never) == (503, "busy")
        return other, broken

    other, broken = with_judges(LONG, doing)
    assert (refusal(other), refusal(broken)) == ((422, "bad_file"), (503, "busy"))


def test_a_server_ends_while_a_file_hangs(tmp_path: Path) -> None:
    answers: list[httpx.Response] = []

    def send(url: str) -> None:
        answers.append(
            httpx.post(f"{url}/api/files", content=b"hang", headers={"Content-Type": "application/json"}, timeout=LONG)
        )

    with running(str(tmp_path / "tables.db")) as server:
        server.server.judges = server.server.api.state.judges = Judges(LONG, obey)
        sending = threading.Thread(target=send, args=(server.url,))
        sending.start()
        while not server.server.judges._busy:
            assert httpx.get(f"{server.url}/healthz").status_code == 200
    sending.join()
    assert [each.status_code for each in answers] == [503]


def test_a_real_server_ends_at_sigterm_while_a_file_hangs(tmp_path: Path) -> None:
    """The judge's process is stopped, so that it hangs over the file and hears no signal but the last."""
    process = Process(str(tmp_path / "tables.db")).start()
    assert process.running
    before = descendants_of(process.running.pid)
    assert httpx.post(f"{process.url}/api/files", content=SAVED, headers=AS_JSON, timeout=LONG).status_code == 201
    began = descendants_of(process.running.pid) - before
    (forked,) = [child for each in began for child in children_of(each)]  # of the process that forks judges
    os.kill(forked, signal.SIGSTOP)
    head = f"POST /api/files HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(SAVED)}\r\n"
    with socket.create_connection(("127.0.0.1", process.port), timeout=LONG) as line:
        line.sendall(f"{head}Content-Type: application/json\r\n\r\n".encode() + SAVED)
        for _ in range(3):  # it answers others, after it has read this
            assert httpx.get(f"{process.url}/healthz").status_code == 200
        assert process.stop() == 0
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 503")
    assert not alive(forked)


def descendants_of(process: int) -> set[int]:
    children = children_of(process)
    return set(children).union(*map(descendants_of, children))


def test_a_file_is_shown_to_everybody_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    viewers, told = set[int | None](), Table.view

    def view(self: Table, seat: int | None) -> Any:
        viewers.add(seat)
        return told(self, seat)

    monkeypatch.setattr(Table, "view", view)
    assert upload.judge_file(SAVED, "abcdefabcdef", 0.0).head.id == "abcdefabcdef"
    assert viewers == {None, 0, 1, 2}


def test_a_file_that_cannot_be_shown_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise IndexError

    monkeypatch.setattr(Table, "view", fail)
    assert judge._judge(SAVED, "abcdefabcdef", 0.0) == "bad_file"
