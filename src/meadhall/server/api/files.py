"""The route that takes a saved game, for a client to look at."""

from typing import Any

from fastapi import APIRouter, Request

from ..clients import household
from ..errors import Refusal
from ..tables import upload
from .auth import InRegistry, Once
from .schemas import Secrets
from .tables import hand_out

router = APIRouter(prefix="/api/files", tags=["past"])
BODY: dict[str, Any] = {
    "required": True,
    "content": {"application/json": {"schema": {"type": "object", "additionalProperties": True}}},
}


@router.post("", status_code=201, summary="Upload a saved game to look at it", openapi_extra={"requestBody": BODY})
async def load(request: Request, registry: InRegistry, seed: Once) -> Secrets:
    """The body is the file of a game, as `/api/tables/{table}/file` gives it, of at most a megabyte. The server checks
    every entry and every draw, and refuses a file that takes longer than a minute. The answer holds a spectator's
    secret. With it you can replay the game and, if it was over, play on from any step."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal(422, "malformed", where=["header.content-type"])
    text, keys = await request.body(), upload.to_be_watched(seed)
    address = household(request.client.host if request.client else "")
    judged = await request.app.state.judges.judge(address, text, keys.table, registry.clock())
    await registry.store.write(upload.store(judged, keys))
    return hand_out(request, keys)
