"""The application: it puts all parts together, starts them and stops them."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from .. import __version__
from ..core.compiled import LATER
from .api import files, games, past, play, stream, tables
from .api.schemas import Problem
from .api.stream_limit import StreamLimit
from .bots.driver import Driver
from .bots.pool import Thinkers
from .compile.warmup import WarmUp
from .docs.page import render
from .errors import Error, Refusal, answer_refusals
from .housekeeping import Keep, keep, store_views
from .http.fast_moves import FastMoves
from .http.guard import guard
from .http.origin import Site
from .http.static import WEB, serve_pages
from .lag import Lag
from .limits import Limits
from .storage.database import FAILURES, Database
from .tables.notify import listen
from .tables.registry import Registry
from .tables.streams import Streams, streaming

DEEP = 4  # parts of a place in a request that are named
PROBLEM = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Problem.__name__}"}}}
PROBLEMS: dict[int | str, dict[str, Any]] = {  # FastAPI takes its time with each model, route by route: one is enough
    400: {"model": Problem},
    **{status: {"content": PROBLEM} for status in (401, 403, 404, 409, 413, 422, 429, 503)},
}


@dataclass
class Settings:
    database: str
    url: str = ""  # the base of links, as people reach the server
    limits: Limits = field(default_factory=Limits)
    keep: Keep = field(default_factory=Keep)
    workers: int | None = None
    clock: Callable[[], float] = time.time
    web: Path = WEB  # the client, as it was built

    def __post_init__(self) -> None:
        Site(self.url or None)  # tells what is wrong with it before anything is opened


class Server:
    """One server's parts; `app` answers requests."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Database(settings.database)
        self.registry = Registry(self.store, settings.clock)
        self.streams = Streams()
        self.warming = WarmUp()
        self.compiled: Callable[[], None] = lambda: None  # called when a fresh process could use the compiled rules
        self.lag = Lag()
        self.api = self._api()
        app = FastMoves(streaming(self.api), self.api)
        self.app: ASGIApp = guard(app, url=settings.url or None, limits=settings.limits)

    def _api(self) -> FastAPI:
        api = FastAPI(
            title="Meadhall",
            version=__version__,
            lifespan=self._life,
            docs_url=None,
            redoc_url=None,
            responses=PROBLEMS,
        )
        api.state.registry, api.state.streams, api.state.warming = self.registry, self.streams, self.warming
        api.state.url, api.state.stream_limit = self.settings.url, StreamLimit(self.settings.limits)
        api.state.judging = asyncio.Semaphore(1)  # uploaded files are judged one after another
        for part in (games, tables, play, past, files, stream):
            api.include_router(part.router)
        answer_refusals(api)
        api.add_exception_handler(RequestValidationError, _refuse_malformed)
        api.add_exception_handler(HTTPException, _no_such_page)
        for error in FAILURES:
            api.add_exception_handler(error, _no_store)
        api.get("/healthz", include_in_schema=False)(self.health)
        api.get("/docs", include_in_schema=False, response_class=HTMLResponse)(lambda: render(api.openapi()))
        serve_pages(api, self.settings.web)
        return api

    @asynccontextmanager
    async def _life(self, api: FastAPI) -> AsyncIterator[None]:
        thinkers = api.state.thinkers = Thinkers(self.settings.workers)
        driver = Driver(self.registry, thinkers)
        house = keep(self.registry, driver, self.settings.keep, self.settings.limits.tables_in_memory)
        tasks = [asyncio.create_task(work) for work in (house, self.lag.watch(), self._compile())]
        if self.store.shared:
            tasks.append(asyncio.create_task(listen(self.registry)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await driver.close()
            await thinkers.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(20):
                    await self.registry.settle()
                    if not LATER:  # else a server of the same sources takes over
                        await store_views(self.registry, quiet_since=float("inf"))
            await asyncio.to_thread(self.store.close)

    async def _compile(self) -> None:
        """Fill the compile cache if the rules are interpreted, and report when that is done."""
        if LATER:
            await self.warming.run()
            if self.warming.ready:
                self.compiled()

    async def health(self) -> JSONResponse:
        return JSONResponse(
            {
                "ready": True,
                "compiling": self.warming.state(),
                "tables": len(self.registry.tables),
                "streams": len(self.streams.open),
                "lag": self.lag.milliseconds(),
            }
        )


async def _refuse_malformed(request: Request, error: Exception) -> JSONResponse:
    """Answer where the request is wrong; never repeat what it held."""
    assert isinstance(error, RequestValidationError)
    where = dict.fromkeys(".".join(map(str, each["loc"][:DEEP])) for each in error.errors())
    return Refusal(422, "malformed", where=list(where)[:5]).response()


async def _no_such_page(request: Request, error: Exception) -> Response:
    """Send a browser that followed a broken link to the client, which says so; answer a program with an error."""
    assert isinstance(error, HTTPException)
    reads = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(
        ("/api", "/assets", "/static")
    )
    if error.status_code == 404 and reads:
        return RedirectResponse("/#nowhere", 303)
    names: dict[int, Error] = {404: "unknown", 405: "method"}
    said = names.get(error.status_code, "malformed")
    return Refusal(error.status_code, said, dict(error.headers or {})).response()


async def _no_store(request: Request, error: Exception) -> JSONResponse:
    return Refusal(503, "store").response()
