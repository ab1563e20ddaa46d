"""Listening: uvicorn, and a shutdown that first ends the streams."""

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .app import Server
from .logs import log_in_json
from .streams import BREAK_OFF

BACKLOG = 2048
COLLECTED = 20_000, 20, 20  # objects after which the youngest are looked through, and how often before the older
TURN = 0.0005  # seconds after which a thread that writes or reads the database has its turn
NEARBY = 50  # ports after one that is taken
NOT_STARTED = 3  # exit status
LAST_SECONDS = 15  # for requests under way when the server stops
LAST_WORDS = 2.0  # seconds to read what was answered by then


class Connection(HttpToolsProtocol):
    """A connection that can be broken off: closing it would wait for a reader who takes nothing."""

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["state"][BREAK_OFF] = self.transport.abort


class Listener(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.server, self.ready = server, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.server.streams.close()
        asyncio.get_running_loop().call_later(LAST_WORDS, self._break_off)
        await super().shutdown(sockets)

    def _break_off(self) -> None:
        """Leave those who do not read."""
        for connection in list(self.server_state.connections):
            if isinstance(connection, Connection) and connection.transport.get_write_buffer_size():
                connection.transport.abort()


def bound(host: str, port: int) -> socket.socket:
    """The address, taken; OSError if somebody else has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family)
    if os.name == "posix":  # elsewhere it would take the address away from whoever has it
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError:
        taken.close()
        raise
    return taken


def next_free(host: str, port: int) -> socket.socket:
    """The port, or if somebody has it the next that is free: a browser keeps its secrets by port."""
    for candidate in range(port, min(port + NEARBY, 65_536)):
        try:
            return bound(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    return bound(host, 0)


def reached(host: str, taken: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    name = "localhost" if host in ("", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{taken.getsockname()[1]}"


def configuration(server: Server) -> uvicorn.Config:
    return uvicorn.Config(
        server.app, http=Connection, log_config=None, access_log=False, server_header=False, backlog=BACKLOG,
        timeout_keep_alive=75, timeout_graceful_shutdown=LAST_SECONDS, lifespan="on", proxy_headers=True,
    )  # fmt: skip


def serve(server: Server, taken: socket.socket, ready: Callable[[], None], level: str) -> None:
    """Until SIGINT or SIGTERM, both of which are a good end."""
    log_in_json(level)
    _settle_down()
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, _leave)  # uvicorn raises them once more when everything is closed
    listener = Listener(configuration(server), server, ready)
    listener.run([taken])
    if not listener.started:
        raise SystemExit(NOT_STARTED)


def _settle_down() -> None:
    """What is here by now stays, so no collection looks at it again; what comes is mostly freed without one."""
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


def _leave(*_: object) -> None:
    raise SystemExit(0)
