"""The application: it puts all parts together, starts them and stops them."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from .. import __version__
from ..core.compiled import LATER
from .api import (
    cards,
    clocks,
    files,
    games,
    hall,
    ladder,
    lessons,
    past,
    play,
    profiles,
    puzzles,
    reviews,
    stream,
    tables,
    talk,
)
from .api import notices as notice_routes
from .api.schemas import Health, Problem
from .api.stream_limit import StreamLimit
from .api.talk_limit import TalkLimit
from .bots.coach import Coach
from .bots.driver import Driver
from .bots.pool import Thinkers
from .compile.warmup import WarmUp
from .docs.page import render
from .errors import Error, Refusal, answer_refusals
from .housekeeping import keep, store_views
from .http.fast_moves import FastMoves
from .http.guard import guard
from .http.origin import Site
from .http.static import WEB, serve_pages
from .lag import Lag
from .metrics import Metrics, parse_address, served
from .notices.desk import Desk
from .settings import Keep, Limits
from .storage.condition import FAILURES
from .storage.database import Database
from .storage.probe import Probe
from .tables.hall import Hall
from .tables.judge import Judges
from .tables.neighbours import Neighbours
from .tables.notify import listen
from .tables.registry import Registry
from .tables.results import Results
from .tables.streams import Streams, streaming
from .tables.timekeeper import Timekeeper

JSON = "application/json"
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
    reviews: bool = True  # whether games of people are reviewed by themselves when they are over
    open_tables: bool = True  # whether the hall lists tables that anyone may join or watch
    metrics: str = ""  # the address at which metrics are served, if at any
    ladder: bool = True  # whether tables may count
    local_notices: bool = False  # whether notices may be sent into the server's own network

    def __post_init__(self) -> None:
        Site(self.url or None)  # tells what is wrong with it before anything is opened
        if self.metrics:
            parse_address(self.metrics)


class Server:
    """One server's parts; `app` answers requests."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Database(settings.database)
        self.metrics = Metrics()
        self.registry = Registry(self.store, settings.clock, self.metrics)
        self.results = Results(self.registry)
        self.probe = Probe(self.store)
        self.desk = Desk(self.registry, settings.url, settings.local_notices)
        self.streams = Streams()
        self.warming = WarmUp()
        self.compiled: Callable[[], None] = lambda: None  # called when a fresh process could use the compiled rules
        self.lag = Lag(self.metrics.lag.observe)
        self.judges = Judges()
        self.hall = Hall(self.registry, settings.limits, settings.open_tables)
        self.api = self._api()
        app = FastMoves(streaming(self.api), self.api)
        self.app: ASGIApp = guard(app, url=settings.url or None, limits=settings.limits, metrics=self.metrics)
        self._watch()

    def _watch(self) -> None:
        """Add what is counted where it is, and is not noted."""
        watch, store_errors = self.metrics.watch, self.metrics.store_errors
        watch("meadhall_tables", "Tables in memory", lambda: len(self.registry.tables))
        watch("meadhall_streams", "Open streams", lambda: len(self.streams.open))
        watch("meadhall_store_up", "Whether the database can be read and written", lambda: self.store.condition.well)
        watch("meadhall_bots_waiting", "Questions to bots that have no answer yet", lambda: self.thinkers.waiting)
        self.store.condition.failed = lambda work: store_errors.labels(work).inc()

    def _api(self) -> FastAPI:
        api = FastAPI(
            title="Meadhall",
            version=__version__,
            lifespan=self._life,
            docs_url=None,
            redoc_url=None,
            openapi_url=None,
            responses=PROBLEMS,
        )
        api.state.desk = self.desk
        api.state.registry, api.state.streams, api.state.warming = self.registry, self.streams, self.warming
        api.state.url, api.state.stream_limit = self.settings.url, StreamLimit(self.settings.limits)
        api.state.judges, api.state.hall = self.judges, self.hall
        api.state.ladder = self.settings.ladder
        api.state.talk_limit = TalkLimit(self.settings.limits)
        routes = (
            games,
            lessons,
            puzzles,
            cards,
            tables,
            hall,
            talk,
            clocks,
            play,
            past,
            reviews,
            files,
            stream,
            profiles,
            ladder,
        )
        for part in routes:
            api.include_router(part.router)
        api.include_router(games.hall)
        for router in (notice_routes.router, notice_routes.of_profile, notice_routes.open_to_all):
            api.include_router(router)
        api.include_router(puzzles.daily)
        api.include_router(puzzles.solving)
        answer_refusals(api)
        api.add_exception_handler(RequestValidationError, _refuse_malformed)
        api.add_exception_handler(HTTPException, _no_such_page)
        for error in FAILURES:
            api.add_exception_handler(error, _no_store)
        api.get("/healthz", summary="How the server is", response_model=Health, tags=["health"])(self.health)
        page = cache(lambda: render(api.openapi()))  # both are made once, when somebody first reads them
        description = cache(lambda: JSONResponse(api.openapi()).body)
        api.get("/docs", include_in_schema=False, response_class=HTMLResponse)(lambda: page())
        api.get("/openapi.json", include_in_schema=False)(lambda: Response(description(), media_type=JSON))
        serve_pages(api, self.settings.web)
        return api

    @asynccontextmanager
    async def _life(self, api: FastAPI) -> AsyncIterator[None]:
        self.thinkers = thinkers = api.state.thinkers = Thinkers(self.settings.workers)
        driver, most = Driver(self.registry, thinkers), self.settings.limits.tables_in_memory
        coach = api.state.coach = Coach(self.registry, thinkers, self.settings.reviews)
        self.registry.grown = coach.also(self.registry.grown)
        timekeeper = Timekeeper(self.registry)
        await timekeeper.begin()
        house = keep(self.registry, driver, self.results, self.probe, self.settings.keep, most, self.hall)
        work = (house, timekeeper.run(), self.lag.watch(), self._compile(), coach.work())
        tasks = [asyncio.create_task(each) for each in work]
        tasks.append(asyncio.create_task(self.desk.run()))
        if self.store.shared:
            neighbours = Neighbours(self.registry)
            self.registry.opened = neighbours.follow
            tasks += [asyncio.create_task(work) for work in (listen(self.registry, neighbours), neighbours.speak())]
        try:
            with served(self.metrics, self.settings.metrics):
                yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await timekeeper.close()
            await driver.close()
            await coach.close()
            await self.results.close()
            await thinkers.close()
            await asyncio.to_thread(self.judges.close)
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
        """The answer is 503 while the database is dead or full."""
        if not await self.probe.well():
            raise Refusal(503, "store")
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
    found = error.errors()
    where = dict.fromkeys(".".join(map(str, each["loc"][:DEEP])) for each in found)
    kinds = {each["type"] for each in found}
    said: Error = "bad_name" if "bad_name" in kinds else "reserved_name" if "reserved_name" in kinds else "malformed"
    return Refusal(422, said, where=list(where)[:5]).response()


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
