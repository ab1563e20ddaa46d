"""Listening: uvicorn, and a shutdown that first ends the streams."""

import socket
from collections.abc import Callable

import uvicorn

from .app import Server, Settings
from .logs import log_in_json

BACKLOG = 2048
LAST_SECONDS = 15  # for requests under way when the server stops


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
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """The address, taken; OSError if somebody else has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError:
        taken.close()
        raise
    return taken


def configuration(server: Server) -> uvicorn.Config:
    return uvicorn.Config(
        server.app, log_config=None, access_log=False, server_header=False, backlog=BACKLOG, timeout_keep_alive=75,
        timeout_graceful_shutdown=LAST_SECONDS, lifespan="on", proxy_headers=True,
    )  # fmt: skip


def serve(settings: Settings, taken: socket.socket, ready: Callable[[], None], tell: Callable[[str], None]) -> None:
    """Until SIGINT or SIGTERM."""
    log_in_json()
    server = Server(settings)
    tell(f"Tables are kept in {server.store}.")
    Listener(configuration(server), server, ready).run([taken])
