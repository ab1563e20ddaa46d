"""Real servers for tests: in a thread of this process, or as processes of their own that can be killed."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn

from meadhall.server.address import bind
from meadhall.server.app import Server, Settings
from meadhall.server.compile.warmup import take_in
from meadhall.server.http.static import WEB
from meadhall.server.listen import Listener, configuration
from meadhall.server.settings import Limits, variable

T = TypeVar("T")
GENEROUS = Limits(
    address_rate=1e6, address_burst=10**6, page_rate=1e6, page_burst=10**6, seat_rate=1e6, seat_burst=10**6,
    tables_an_hour=10**6, failures_a_minute=10**6, streams_an_address=10**5, streams=10**5, talk_a_minute=10**6,
    talk_an_address=10**6, open_tables_an_address=10**4,
)  # fmt: skip


@dataclass
class Clock:
    """Wall time that a test can put forward, and stop meanwhile, so that a slow machine has all the time it needs."""

    ahead: float = 0.0
    stopped: float | None = None

    def __call__(self) -> float:
        return self.ahead + (time.time() if self.stopped is None else self.stopped)


@dataclass
class Running:
    url: str
    server: Server
    clock: Clock
    listener: uvicorn.Server
    loop: asyncio.AbstractEventLoop

    def inside(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do it in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(60)


@contextmanager
def running(
    database: str,
    limits: Limits = GENEROUS,
    url: str = "",
    web: Path = WEB,
    metrics: str = "",
    open_tables: bool = True,
    reviews: bool = False,
    ladder: bool = True,
    local_notices: bool = False,
) -> Iterator[Running]:
    """A server in a thread, on any free port."""
    take_in()
    clock, ready = Clock(), Future[asyncio.AbstractEventLoop]()
    taken = bind("127.0.0.1", 0)
    server = Server(
        Settings(
            database,
            url,
            limits,
            workers=1,
            clock=clock,
            web=web,
            metrics=metrics,
            open_tables=open_tables,
            reviews=reviews,
            ladder=ladder,
            local_notices=local_notices,
        )
    )
    listener = Listener(configuration(server), server, lambda: ready.set_result(asyncio.get_running_loop()))
    thread = threading.Thread(target=listener.run, args=([taken],), daemon=True)
    thread.start()
    try:
        loop = ready.result(60)
        at = Running(f"http://127.0.0.1:{taken.getsockname()[1]}", server, clock, listener, loop)
        wait_until_ready(at.url)
        yield at
    finally:
        listener.should_exit = True
        thread.join(60)
        assert not thread.is_alive()


def wait_until_ready(url: str, seconds: float = 240.0, process: "subprocess.Popen[bytes] | None" = None) -> None:
    """Wait for an answer; fail at once if the process that should give it has ended."""
    deadline = time.monotonic() + seconds
    with httpx.Client(verify=False) as http:  # certificates take longer to read than the server to answer
        while time.monotonic() < deadline:
            if process and process.poll() is not None:
                raise AssertionError(f"the server ended at its start, with status {process.returncode}")
            try:
                if http.get(f"{url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
    raise AssertionError("the server is not ready")


def wait_until(true: Any, seconds: float = 120.0) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it does not come to pass"
        time.sleep(0.02)


def children_of(process: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True, check=False)
    return [int(each) for each in found.stdout.split()]


def alive(process: int) -> bool:
    """Whether the process is there and no zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def free_port() -> int:
    """A port below those that systems lend to connections: a server that comes back finds it free."""
    return next(port for port in iter(lambda: random.randrange(20_000, 32_000), 0) if is_free(port))


def is_free(port: int) -> bool:
    with suppress(OSError), socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(("127.0.0.1", port))
        return True
    return False


def variables(limits: Limits) -> dict[str, str]:
    """The environment that sets these limits."""
    return {variable("limit", field.name): str(getattr(limits, field.name)) for field in fields(Limits)}


class Process:
    """`meadhall serve` on a port that stays the same when it is started again."""

    def __init__(
        self, database: str, port: int = 0, limits: Limits = GENEROUS, log: Path | None = None, **environment: str
    ) -> None:
        self.database, self.port, self.limits, self.log = database, port or free_port(), limits, log
        self.environment = environment
        self.url = f"http://127.0.0.1:{self.port}"
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> "Process":
        command = [sys.executable, "-m", "meadhall", "serve", "--port", str(self.port), "--db", self.database]
        environment = os.environ | variables(self.limits) | self.environment
        with open(self.log or os.devnull, "ab") as log:
            self.running = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        wait_until_ready(self.url, process=self.running)
        return self

    def servers(self) -> list[int]:
        """The processes that the supervisor has started."""
        assert self.running is not None
        return children_of(self.running.pid)

    def kill(self) -> None:
        """As hard as can be: the supervisor, before it can do anything about it, and the server that answers."""
        assert self.running is not None
        self.running.send_signal(signal.SIGSTOP)
        servers = self.servers()
        for server in servers:
            os.kill(server, signal.SIGKILL)
        self.running.send_signal(signal.SIGKILL)
        self.running.wait(60)
        wait_until(lambda: not any(map(alive, servers)))
        wait_until(lambda: is_free(self.port))  # the kernel may keep what a killed process held for a moment

    def hand_over(self) -> None:
        """Have a fresh server take over, and wait until the old one is gone."""
        assert self.running is not None
        before = self.servers()
        self.running.send_signal(signal.SIGUSR2)
        wait_until(lambda: not set(before) & set(self.servers()))
        wait_until_ready(self.url)

    def stop(self) -> int:
        """As a service manager does; the exit status."""
        assert self.running is not None
        self.running.send_signal(signal.SIGTERM)
        return self.running.wait(60)
