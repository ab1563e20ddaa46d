"""`python -m meadhall.server.run SOCKET LINE` is a server that a supervisor started: it answers when it is told to."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from ..console import one_line_errors
from ..core.environment import DATABASE, LADDER, LOCAL_NOTICES, METRICS, OPEN_TABLES, REVIEWS
from .line import Line, Particulars, Word
from .logs import log_in_json

if TYPE_CHECKING:
    from .app import Server


def main(listening: socket.socket, end: socket.socket) -> None:
    """Serve until the supervisor or a signal ends it, or the supervisor is gone."""
    _until_a_signal(run(listening, end))


def serve_alone(listening: socket.socket, given: Particulars, ready: Callable[[str], None]) -> None:
    """Serve without a supervisor until a signal ends it."""
    from .listen import serve

    log_in_json(given["log"])
    server = prepare(given)
    _until_a_signal(serve(server, listening, lambda: ready(str(server.store)), asyncio.Event().wait()))


def _until_a_signal(work: Coroutine[None, None, None]) -> None:
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, _leave)  # uvicorn raises them once more when everything is closed
    with one_line_errors(), asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(work)


async def run(listening: socket.socket, end: socket.socket) -> None:
    """Prepare the server, wait for the supervisor's word, and serve."""
    line = await Line.over(end)
    if not (begin := await line.hear()):
        return
    log_in_json(begin[1]["log"])
    server = prepare(begin[1])
    from .compile.warmup import take_in
    from .listen import serve

    if begin[1]["replaces"]:  # another server answers until everything is loaded
        take_in()
    line.say(Word.READY)
    if not await line.hear():
        return

    def opened() -> None:
        line.say(Word.OPEN, store=str(server.store))
        asyncio.get_running_loop().run_in_executor(None, take_in)

    server.compiled = lambda: line.say(Word.COMPILED)
    await serve(server, listening, opened, line.hear())
    line.say(Word.CLOSED)


def prepare(given: Particulars) -> "Server":
    """Open the database and put the server together; raise ValueError for a mistake in the settings."""
    from .app import Server, Settings
    from .settings import FromEnvironment, read_switch
    from .storage.database import default_database

    database = given["db"] or os.environ.get(DATABASE) or default_database()
    found = FromEnvironment.read()
    return Server(
        Settings(
            database,
            given["url"],
            found.limit,
            found.keep,
            metrics=os.environ.get(METRICS, ""),
            local_notices=os.environ.get(LOCAL_NOTICES) == "1",
            open_tables=read_switch(OPEN_TABLES),
            reviews=read_switch(REVIEWS),
            ladder=read_switch(LADDER),
        )
    )


def fastest_loop() -> Any:
    from uvicorn.loops.auto import auto_loop_factory

    return auto_loop_factory()


def _leave(*_: object) -> None:
    raise SystemExit(0)


def take_over(number: str) -> socket.socket:
    """Return what the supervisor handed over. A child that outlives this process must not keep the address taken."""
    given = socket.socket(fileno=int(number))
    given.set_inheritable(False)
    return given


if __name__ == "__main__":
    main(*map(take_over, sys.argv[1:3]))
