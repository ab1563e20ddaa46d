"""A small app behind the guard, and ways to ask it: within the process, and over a real connection."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI, Request, Response
from starlette.responses import PlainTextResponse, StreamingResponse
from starlette.types import ASGIApp

from meadhall.server.api.stream_limit import StreamLimit
from meadhall.server.errors import answer_refusals
from meadhall.server.http.guard import guard
from meadhall.server.settings import Limits

from .running import wait_until

SECRET = "aB3_dE6-gH9jK2mN5pQ8sT"
OTHER = "zY7_xW4-vU1tS8rQ5pO2nM"
GENEROUS = Limits(address_rate=1e6, address_burst=10**6, page_rate=1e6, page_burst=10**6, failures_a_minute=10**6)


@dataclass
class Hand:
    """A clock that stands until it is moved."""

    now: float = 12_345.678

    def __call__(self) -> float:
        return self.now


def small_app(limits: Limits = GENEROUS) -> FastAPI:
    """Echoes, opens tables, hides things, fails and streams."""
    app, streams = FastAPI(docs_url=None, redoc_url=None), StreamLimit(limits)
    answer_refusals(app)

    @app.api_route("/api/echo", methods=["GET", "POST", "PUT", "DELETE"])
    async def echo(request: Request) -> Response:
        return Response(await request.body(), headers={"Cache-Control": "public", "X-Frame-Options": "ALLOWALL"})

    @app.post("/api/tables", status_code=201)
    async def open_table() -> dict[str, str]:
        return {"table": "t"}

    @app.get("/api/hidden/{status}")
    async def hidden(status: int) -> Response:
        return Response(status_code=status)

    @app.get("/api/broken")
    async def broken() -> None:
        raise RuntimeError(f"could not read {SECRET}")

    @app.get("/api/torn")
    async def torn() -> StreamingResponse:
        async def pieces() -> AsyncIterator[bytes]:
            yield b"one"
            raise RuntimeError("torn")

        return StreamingResponse(pieces())

    @app.get("/api/stream")
    async def stream(request: Request) -> StreamingResponse:
        assert request.client
        client, shown = request.client.host, request.headers.get("authorization", "").split()[1:]
        streams.enter(client, shown)

        async def pieces() -> AsyncIterator[bytes]:
            try:
                while True:
                    yield b"tick\n"
                    await asyncio.sleep(0.01)
            finally:
                streams.leave(client, shown)

        return StreamingResponse(pieces())

    @app.get("/healthz")
    @app.get("/")
    async def page() -> Response:
        return PlainTextResponse("well", headers={"Cache-Control": "max-age=60"})

    return app


class House:
    """The app behind the guard, asked within this process."""

    def __init__(
        self, app: ASGIApp | None = None, *, url: str | None = None, limits: Limits = GENEROUS, at: str = "localhost"
    ) -> None:
        self.clock, self.at = Hand(), at
        self.app = guard(app or small_app(limits), url=url, limits=limits, clock=self.clock)

    def ask(self, method: str, path: str, *, client: str = "192.0.2.7", **more: Any) -> httpx.Response:
        return asyncio.run(self._ask(method, path, client, more))

    async def _ask(self, method: str, path: str, client: str, more: dict[str, Any]) -> httpx.Response:
        transport = httpx.ASGITransport(self.app, client=(client, 4711))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{self.at}") as asking:
            return await asking.request(method, path, **more)


@contextmanager
def served(app: ASGIApp) -> Iterator[int]:
    """The app on a port of this machine, by the real server."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False, timeout_graceful_shutdown=1))
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        try:
            wait_until(lambda: server.started)
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(60)
            assert not thread.is_alive()


def bearing(*secrets: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {' '.join(secrets)}"}


def refused(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()
