"""A shortcut for most requests, moves at one's own seat: it bypasses the framework, which gets all that is unusual."""

import json
import re

from fastapi import FastAPI
from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..api.auth import caller, registry_of
from ..api.play import move
from ..api.requests import MoveRequest
from ..errors import Refusal
from ..storage.condition import FAILURES
from .body import replay

MOVES = re.compile(r"/api/tables/([0-9a-f]{12})/seats/([0-5])/moves")


class FastMoves:
    def __init__(self, app: ASGIApp, api: FastAPI) -> None:
        self.app, self.api = app, api

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        place = MOVES.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if not place:
            return await self.app(scope, receive, send)
        request = Request({**scope, "app": self.api}, receive)
        body = await request.body()
        form = _parse(request, body)
        if form is None:
            return await self.app(scope, replay(body, receive), send)
        answer = await _play(request, place[1], int(place[2]), form)
        await answer(scope, receive, send)


def _parse(request: Request, body: bytes) -> MoveRequest | None:
    """Return the request for a move, or None if something is wrong with it: the framework finds out what."""
    if request.headers.getlist("content-type") != ["application/json"]:
        return None
    try:
        return MoveRequest.model_validate(json.loads(body))
    except (ValidationError, ValueError, RecursionError):
        return None


async def _play(request: Request, table: str, seat: int, form: MoveRequest) -> Response:
    try:
        return await move(await caller(request, await registry_of(request), table), seat, form)
    except FAILURES:
        raise Refusal(503, "store") from None
