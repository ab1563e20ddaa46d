"""A body is taken whole before anybody looks at it: bounded in bytes and in seconds."""

import asyncio

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import Message, Receive

from .limits import Limits
from .refusals import too_large, too_slow

DIGITS = 15  # of a length that are read; it is too large by then


async def whole_body(headers: Headers, receive: Receive, limits: Limits) -> bytes:
    if _declared(headers) > limits.body_bytes:
        raise too_large()
    try:
        async with asyncio.timeout(limits.body_seconds):
            return await _arrived(receive, limits.body_bytes)
    except TimeoutError:
        raise too_slow() from None


def replayed(body: bytes, receive: Receive) -> Receive:
    """The body in one piece, then whatever else the connection tells."""
    pending: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return pending.pop() if pending else await receive()

    return again


def _declared(headers: Headers) -> int:
    length = headers.get("content-length", "")
    return int(length[:DIGITS]) if length.isdecimal() else 0


async def _arrived(receive: Receive, most: int) -> bytes:
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
