"""Saved games: a client uploads one to look at it."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request

from ..errors import Refusal
from ..tables import upload
from .auth import InRegistry, Once
from .schemas import Secrets
from .tables import hand_out

router = APIRouter(prefix="/api/files", tags=["past"])
BODY: dict[str, Any] = {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}


@router.post("", status_code=201, summary="Look at a saved game", openapi_extra={"requestBody": BODY})
async def load(request: Request, registry: InRegistry, seed: Once) -> Secrets:
    """The body is the file of a table that was over, as `/api/tables/{table}/file` gives it, of a megabyte at most.
    Every row and every die is judged. The answer holds the secret of spectators: its past can be looked at, and if it
    was over, played on from."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal(422, "malformed", where=["header.content-type"])
    text, keys = await request.body(), upload.to_be_watched(seed)
    async with request.app.state.judging:
        job = await asyncio.to_thread(upload.judge_file, text, keys, registry.clock())
    await registry.store.write(job)
    return hand_out(request, keys)
