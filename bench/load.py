"""The table server under load, from a client on the same machine: `python -m bench.load`."""

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import orjson
import uvloop

from bench.visitors import Lines, Measured, Played, follow, sit_down
from meadhall.server.lag import Lag

T = TypeVar("T")
R = TypeVar("R")
GENEROUS = {
    "ADDRESS_RATE": "1e6", "ADDRESS_BURST": "1000000", "SEAT_RATE": "1e6", "SEAT_BURST": "1000000",
    "TABLES_AN_HOUR": "1000000", "STREAMS": "100000", "STREAMS_AN_ADDRESS": "100000",
}  # fmt: skip
BROWSER = "?steps=true&changes=true&people=true"  # what the client asks of a stream
WARM_UP = 5.0  # seconds of play before anything is counted
AT_ONCE = 16  # tables that are opened side by side


class Process:
    """A process of this machine, as /proc tells of it."""

    def __init__(self, id: int) -> None:
        self.place = Path("/proc") / str(id)

    def child(self, program: str) -> "Process":
        """Return the child that runs a program."""
        for id in (self.place / "task" / self.place.name / "children").read_text().split():
            if program in (Path("/proc") / id / "cmdline").read_text():
                return Process(int(id))
        raise LookupError(f"no child runs {program}")

    @property
    def kilobytes(self) -> int:
        status = (self.place / "status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    @property
    def seconds(self) -> float:
        """Of the processor, in all threads."""
        return _seconds(self.place / "stat")

    @property
    def loop_seconds(self) -> float:
        """Of the processor, in the first thread, in which the event loop runs."""
        return _seconds(self.place / "task" / self.place.name / "stat")


def _seconds(stat: Path) -> float:
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(database: str, log: Path) -> Iterator[tuple[int, int]]:
    """`meadhall serve` with limits that nobody reaches: its process and its port."""
    port, limits = free_port(), {f"MEADHALL_LIMIT_{name}": value for name, value in GENEROUS.items()}
    command = [sys.executable, "-m", "meadhall", "serve", "--port", str(port), "--db", database]
    with (
        log.open("wb") as errors,
        subprocess.Popen(command, env=os.environ | limits, stdout=subprocess.DEVNULL, stderr=errors) as server,
    ):
        try:
            yield server.pid, port
        finally:
            server.terminate()


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


async def ready(lines: Lines) -> None:
    while True:
        try:
            status, _ = await lines.ask("GET", "/healthz")
        except OSError:
            status = 0
        if status == 200:
            return
        await asyncio.sleep(0.2)


async def all_of(things: list[T], work: Callable[[T], Awaitable[R]]) -> list[R]:
    """Some at a time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(thing: T) -> R:
        async with places:
            return await work(thing)

    return await asyncio.gather(*map(one, things))


def share(values: list[float], part: float) -> float:
    """In milliseconds, what that part of the values does not reach."""
    return sorted(values)[min(int(len(values) * part), len(values) - 1)] * 1000


async def load(wanted: argparse.Namespace, id: int, port: int) -> None:
    lines, measured, lag = Lines(port), Measured(), Lag()
    await ready(lines)
    server, client = Process(id).child("meadhall.server.run"), Process(os.getpid())
    query = "" if wanted.whole else BROWSER
    await follow(await sit_down(lines, measured, wanted.game, wanted.seats, query))  # what only the first table costs
    memory = [server.kilobytes]
    tables = await all_of(
        [wanted.game] * wanted.tables, lambda game: sit_down(lines, measured, game, wanted.seats, query)
    )
    memory.append(server.kilobytes)
    await all_of(tables, follow)
    memory.append(server.kilobytes)
    dice = random.Random(wanted.seed)
    tasks = [asyncio.create_task(table.play(wanted.every, dice)) for table in tables]
    tasks.append(asyncio.create_task(lag.watch()))
    await asyncio.sleep(WARM_UP)
    measured.on, began = True, time.perf_counter()
    used = server.seconds, client.seconds, server.loop_seconds
    await asyncio.sleep(wanted.seconds)
    measured.on, took = False, time.perf_counter() - began
    uses = server.seconds, client.seconds, server.loop_seconds
    shares = [(now - before) / took for now, before in zip(uses, used, strict=True)]
    memory.append(server.kilobytes)
    health = orjson.loads((await lines.ask("GET", "/healthz"))[1])
    finished = [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    for task in finished:
        task.result()
    report(wanted, tables, measured, took, memory, shares, health["lag"], lag.milliseconds())


def report(
    wanted: argparse.Namespace, tables: list[Played], measured: Measured, took: float, memory: list[int],
    shares: list[float], lag: dict[str, float], own_lag: dict[str, float],
) -> None:  # fmt: skip
    streams, moves = sum(len(table.seats) for table in tables), len(measured.answered)
    alone, followed, played = ((kilobytes - memory[0]) / len(tables) for kilobytes in memory[1:])
    busy = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{wanted.game}: {len(tables)} tables, {streams} streams, {took:.0f} s; load averages of the machine {busy}")
    print(f"  moves         {moves:,}, {moves / took:.0f} a second; {measured.refused} refused")
    for what, values in (("POST to event", measured.heard), ("POST answered", measured.answered)):
        p50, p99 = share(values, 0.5), share(values, 0.99)
        print(f"  {what} p50 {p50:.1f} ms, p99 {p99:.1f} ms, most {share(values, 1):.1f} ms, of {len(values):,}")
    for where, late in (("server's", lag), ("client's", own_lag)):
        print(f"  {where} lag  p99 {late['p99']} ms, most {late['most']} ms")
    print(f"  memory, KB    {alone:.0f} a table, {followed:.0f} with its streams, {played:.0f} after the play")
    print(f"  streams       {measured.dropped} dropped")
    print(f"  processor     server {shares[0]:.0%} of a core, client {shares[1]:.0%};", end=" ")
    whole, loop = (share * took / moves * 1000 for share in (shares[0], shares[2]))
    print(f"{whole:.2f} ms of the server a move, {loop:.2f} of its loop")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="eketorp", choices=["eketorp", "shipwrights"])
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a seat")
    asked.add_argument("--seconds", type=float, default=60.0)
    asked.add_argument(
        "--whole", action="store_true", help="streams take whole views, not what changed as the browser's do"
    )
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--db", default="", help="a file or postgresql://…, else a new file of SQLite")
    wanted = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.db or str(Path(folder) / "tables.db")
        with served(database, Path(folder) / "log") as (id, port):
            uvloop.run(load(wanted, id, port))


if __name__ == "__main__":
    main()
