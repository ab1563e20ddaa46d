"""The body of a request: the guard reads it whole before the app sees it, within limits of bytes and seconds."""

import asyncio

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import Message, Receive

from ..errors import too_large, too_slow
from ..settings import Limits
from .request import GuardedRequest

DIGITS = 15  # of a length that are read; it is too large by then


async def whole_body(request: GuardedRequest, receive: Receive, limits: Limits) -> bytes:
    """Return the body of a request; a saved game may be larger than anything else, and cards than most."""
    most = (
        limits.file_bytes if request.brings_file else limits.cards_bytes if request.brings_cards else limits.body_bytes
    )
    if _read_length(request.headers) > most:
        raise too_large()
    try:
        async with asyncio.timeout(limits.body_seconds):
            return await _collect(receive, most)
    except TimeoutError:
        raise too_slow() from None


def replay(body: bytes, receive: Receive) -> Receive:
    """Return a receiver that gives the body in one piece, then all else that the connection tells."""
    pending: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return pending.pop() if pending else await receive()

    return again


def _read_length(headers: Headers) -> int:
    length = headers.get("content-length", "")
    return int(length[:DIGITS]) if length.isdecimal() else 0


async def _collect(receive: Receive, most: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > most:
            raise too_large()
        if not message.get("more_body", False):
            return bytes(body)
