"""The listener: uvicorn with a shutdown that first ends the streams."""

import asyncio
import gc
import socket
import sys
from collections.abc import Awaitable, Callable

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .address import BACKLOG
from .app import Server
from .tables.streams import BREAK_OFF

COLLECTED = 20_000, 20, 20  # objects after which the youngest are looked through, and how often before the older
TURN = 0.0005  # seconds after which a thread that writes or reads the database has its turn
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
        """Abort the connections whose clients do not read."""
        for connection in list(self.server_state.connections):
            if isinstance(connection, Connection) and connection.transport.get_write_buffer_size():
                connection.transport.abort()


def configuration(server: Server) -> uvicorn.Config:
    return uvicorn.Config(
        server.app, http=Connection, log_config=None, access_log=False, server_header=False, backlog=BACKLOG,
        timeout_keep_alive=75, timeout_graceful_shutdown=LAST_SECONDS, lifespan="on", proxy_headers=True,
    )  # fmt: skip


async def serve(server: Server, listening: socket.socket, ready: Callable[[], None], enough: Awaitable[object]) -> None:
    """Answer until SIGTERM, or until `enough` is done; both are a normal end."""
    settle_down()
    listener = Listener(configuration(server), server, ready)
    leaving = asyncio.create_task(_leave(listener, enough))
    await listener.serve([listening])
    leaving.cancel()
    if not listener.started:
        raise SystemExit(NOT_STARTED)


async def _leave(listener: Listener, enough: Awaitable[object]) -> None:
    await enough
    listener.should_exit = True


def settle_down() -> None:
    """Keep all present objects out of garbage collection; later ones are mostly freed without it."""
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)
