"""One request to a stranger's server: within a time limit, to a checked address, without following where it points."""

import asyncio
import ssl
from functools import cache

import h11

from .targets import Forbidden, parse, resolve

PATIENCE = 10.0  # seconds for the whole of it
MOST = 16 * 1024  # bytes of an answer that are read: its head
Headers = dict[str, str]


class Unsent(Exception):
    """It could not be sent: `failure` says why, as an id."""

    def __init__(self, failure: str) -> None:
        super().__init__(failure)
        self.failure = failure


async def post(url: str, headers: Headers, body: bytes, local: bool = False) -> int:
    """Send a body and return the status of the answer, of which nothing else is read."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await _post(url, headers, body, local)
    except Forbidden:
        raise Unsent("forbidden") from None
    except TimeoutError:
        raise Unsent("too_slow") from None
    except ssl.SSLError:
        raise Unsent("insecure") from None
    except (OSError, h11.ProtocolError, EOFError):
        raise Unsent("unreachable") from None


async def _post(url: str, headers: Headers, body: bytes, local: bool) -> int:
    target = parse(url, local)
    address = await resolve(target, local)
    secure = _trust() if target.secure else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=secure, server_hostname=target.host if secure else None, limit=MOST
    )
    try:
        port = "" if target.port in (80, 443) else f":{target.port}"
        ours = {"Host": target.named + port, "Content-Length": str(len(body)), "Connection": "close"}
        line = h11.Connection(our_role=h11.CLIENT, max_incomplete_event_size=MOST)
        said = h11.Request(method="POST", target=target.path, headers=list((ours | headers).items()))
        writer.write(b"".join(filter(None, (line.send(said), line.send(h11.Data(data=body))))))
        line.send(h11.EndOfMessage())
        await writer.drain()
        return await _status(line, reader)
    finally:
        writer.transport.abort()


async def _status(line: h11.Connection, reader: asyncio.StreamReader) -> int:
    """Return the status once the head of the answer is there."""
    while True:
        event = line.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(MOST))
        elif not isinstance(event, h11.InformationalResponse):
            raise EOFError


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
