"""Connections: how many there may be, how long a request may take to arrive, and how long its head may be."""

import asyncio
import logging
import os
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..clients import household, shorten
from ..settings import Limits
from ..tables.streams import BREAK_OFF

PROXIES = "FORWARDED_ALLOW_IPS"  # uvicorn believes what these say of their clients
SLICE = 16 * 1024  # bytes that are parsed at a time
AROUND = 2  # times the bytes of a head that may come around a body
TOLD_EVERY = 60.0  # seconds between two lines about refused connections
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

log = logging.getLogger("meadhall.connections")


class Connections:
    """The open connections, by address. Those of a proxy that the server believes are counted in all only."""

    def __init__(self, limits: Limits, proxies: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits, self.proxies, self.clock = limits, _TrustedHosts(proxies), clock
        self.open: Counter[str] = Counter()
        self.count = 0
        self.refused, self.told = 0, float("-inf")

    def admit(self, client: str) -> bool:
        """Count a connection; refuse it, and log that from time to time, if there are too many."""
        address = household(client)
        full = self.count >= self.limits.connections
        if full or (client not in self.proxies and self.open[address] >= self.limits.connections_an_address):
            self._refuse(client, "in all" if full else "from one address")
            return False
        self.open[address] += 1
        self.count += 1
        return True

    def leave(self, client: str) -> None:
        address = household(client)
        self.open[address] -= 1
        self.count -= 1
        if not self.open[address]:
            del self.open[address]

    def _refuse(self, client: str, what: str) -> None:
        self.refused += 1
        if self.clock() - self.told >= TOLD_EVERY:
            log.warning("too many connections %s, of %s the latest; %d refused", what, shorten(client), self.refused)
            self.refused, self.told = 0, self.clock()


class Connection(HttpToolsProtocol):
    """A connection that can be broken off: closing it would wait for a reader who takes nothing."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.admitted, self.all = False, connections
        self.in_head, self.head = False, 0  # whether a request's line and headers are arriving, and how many bytes did
        self.in_body, self.body, self.beside = False, 0, 0  # and around its body: chunks' sizes, trailers
        self.late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.admitted = self.all.admit(self.address)
        if self.admitted:
            self._expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_came()
        if self.admitted:
            self.all.leave(self.address)
        super().connection_lost(exc)

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        """Parse what came piece by piece; break off when the head of a request does not end."""
        for first in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            piece = data[first : first + SLICE]
            super().data_received(piece)
            self._follow_head(len(piece))
            self._follow_body(len(piece))

    def _follow_body(self, came: int) -> None:
        """Break off when what comes around a body, and is no body, does not end."""
        if self.in_body:
            self.beside += came - self.body
        self.body = 0
        if self.beside > AROUND * self.all.limits.head_bytes:
            log.info("the trailers of a request of %s do not end", shorten(self.address))
            self.transport.abort()

    def _follow_head(self, came: int) -> None:
        if self.in_head:
            self.head += came
        if self.late is None and (self.in_head or self._is_idle()):
            self._expect_request()
        if self.head > self.all.limits.head_bytes:
            self._refuse_head()

    def _is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.scope["state"][BREAK_OFF] = self.transport.abort

    def on_headers_complete(self) -> None:
        self.in_head, self.head = False, 0
        self._request_came()
        self.in_body, self.beside = True, 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_body, self.beside = False, 0
        super().on_message_complete()

    def _expect_request(self) -> None:
        """Close the connection if no request has come within the time that one may take."""
        self.late = self.loop.call_later(self.all.limits.head_seconds, self.transport.abort)

    def _request_came(self) -> None:
        if self.late:
            self.late.cancel()
        self.late = None

    def _refuse_head(self) -> None:
        log.info("the head of a request of %s does not end", shorten(self.address))
        self.transport.write(TOO_LONG)
        self.transport.close()


def connection_class(limits: Limits) -> Any:
    """Return what makes connections that are counted together."""
    return partial(Connection, Connections(limits, os.environ.get(PROXIES, "127.0.0.1")))
