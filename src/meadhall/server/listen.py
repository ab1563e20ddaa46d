"""The listener: uvicorn with a shutdown that first ends the streams."""

import asyncio
import gc
import socket
import sys
from collections.abc import Awaitable, Callable

import uvicorn

from .address import BACKLOG
from .app import Server
from .http.connection import Connection, connection_class

NEVER = 2**31 - 1
COLLECTED = 10_000, 5, NEVER  # objects after which the youngest are looked through, how often before the older, and all
TURN = 0.0005  # seconds after which a thread that writes or reads the database has its turn
NOT_STARTED = 3  # exit status
LAST_SECONDS = 15  # for requests under way when the server stops
LAST_WORDS = 2.0  # seconds to read what was answered by then


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
        breaking = asyncio.get_running_loop().call_later(LAST_WORDS, self._break_off)
        await super().shutdown(sockets)
        breaking.cancel()

    def _break_off(self) -> None:
        """Abort the connections whose clients do not read, and refuse the files that are still being judged."""
        asyncio.get_running_loop().run_in_executor(None, self.server.judges.close)
        for connection in list(self.server_state.connections):
            if isinstance(connection, Connection) and connection.transport.get_write_buffer_size():
                connection.transport.abort()


def configuration(server: Server) -> uvicorn.Config:
    return uvicorn.Config(
        server.app, http=connection_class(server.settings.limits),
        log_config=None, access_log=False, server_header=False, backlog=BACKLOG,
        timeout_keep_alive=75, timeout_graceful_shutdown=LAST_SECONDS, lifespan="on", proxy_headers=True,
    )  # fmt: skip


async def serve(server: Server, listening: socket.socket, ready: Callable[[], None], enough: Awaitable[object]) -> None:
    """Answer until SIGTERM, or until `enough` is done; both are a normal end."""
    settle_down()
    allow_many_files()
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
    """Keep all present objects out of garbage collection; later ones are mostly freed without it.

    Looking through all objects of hundreds of tables stops every one of them for a tenth of a second, so only
    housekeeping does it.
    """
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


def allow_many_files() -> None:
    """Raise the limit of open files, of which each connection is one, as far as the system lets us."""
    try:
        import resource
    except ImportError:  # a system that has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
